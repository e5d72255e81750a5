"""Where a server keeps its tables and records."""
