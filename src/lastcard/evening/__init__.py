"""An evening of several tables (a tournament), without sockets or disk: who plays with whom, and how it stands."""
