"""Where tables and records are kept: what a store does, and the one in a file."""
