"""Line by line, for screen readers and scripts."""
