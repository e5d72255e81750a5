"""The game in a terminal: a table to look at, and a plain mode line by line."""
