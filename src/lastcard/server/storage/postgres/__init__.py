"""The PostgreSQL store, which several servers (nodes) may share."""
