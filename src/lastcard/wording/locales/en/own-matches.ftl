# lastcard matches
help-own-matches = Show one's own matches at a server, luck and skill in them, and one's ratings.
help-own-matches-server = The address of the server.
help-own-matches-most = How many matches to show.
help-own-matches-with = Only matches with somebody of this name.
help-own-matches-token-file = A file with a token of one's account; without it, who one is from this computer.
matches-none-as = no matches yet as { $name }
matches-sum = { $won } of { $count } won
token-empty = there is no token in it
