"""A table people sit at, without sockets or disk: server and local play stand on it."""
