"""What a client and the server say to each other: it belongs to both."""
