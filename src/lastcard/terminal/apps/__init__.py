"""The programs of the terminal: a game here, a game on a server."""
