# lastcard matches
help-matches = Show one's own matches at a server, luck and skill in them, and one's ratings.
help-matches-server = The address of the server.
help-matches-most = How many matches to show.
help-matches-with = Only matches with somebody of this name.
help-matches-token-file = A file with a token of one's account; without it, who one is from this computer.
matches-none-as = no matches yet as { $name }
matches-sum = { $won } of { $count } won
token-empty = there is no token in it
