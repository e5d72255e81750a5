# Why the server refuses something
removed = the host has removed you from this table
storage-fails = the server can't store anything at the moment; nothing that was confirmed has been lost
table-crowded = there are too many people at this table
table-talked-out = so much has been said or changed at this table that no more can be kept; play a round, or open a new table
bad-timer = the time limit is 10 to 120 seconds per turn, or 0 for none
not-host = only the host can do that
match-runs = that has to wait for the end of the match
unknown-seat = the seats of this table are 1 to { $seats }
table-full = all seats are taken; you can watch
seat-taken = that seat is taken
too-many-seated = more than { $seats } people are seated here; somebody has to get up first
bot-budget = bots at a table on the server have no thinking budget; give only the level
unknown-person = nobody here has that number
remove-oneself = you can't remove yourself; leave the table instead
no-round-over = no round has just ended
not-seated = you need a seat for that
no-round = no round is being played
stand-in-plays = a bot is playing for you; take your seat back first
version-unknown = the newest version is { $version }
overtaken = somebody was quicker
wrong-deal = random bytes are now accepted for deal { $deal }
mixed-already = you have already added to this deal
no-stand-in = no bot is playing for you
unknown-emote = there is no such emote; choose one of { $known }
hello-twice = this connection is at a table already
only-watching = that is for people who have joined the table
superseded = something you did later took its place
unknown-table = there is no table with the code “{ $code }”; ask for the link again
table-damaged = this table can't be read from the server's disk; whoever runs the server finds the reason in its log
unknown-record = there is no record “{ $record }”
unknown-preset = there is no preset “{ $given }”; there are: { $known }
record-damaged = the record “{ $record }” can't be replayed: { $reason }
server-full = the server is full; try again later
too-fast = too much at once; wait a moment
too-many-connections = too many connections from your address
too-many-tables = too many tables that you or others at your address have opened are still there; those at which nobody plays go after an hour
bad-message = the message can't be understood: { $reason }
bad-request = the request can't be understood: { $reason }
too-large = that is too large; at most { $most } bytes are allowed
hello-first = the first message has to be “hello”, within ten seconds
protocol-unknown = that version of the protocol is not known; the server speaks { $known }
no-token = say who you are first: ask for a token with your name
foreign-origin = pages of other sites may not do that
foreign-host = this server is not known as “{ $host }”; whoever runs it can name it with --url
websocket-only = this address is for WebSocket connections
no-such-page = there is nothing at this address
server-error = something went wrong here; it has been logged

# What is at the server's addresses until there is a page
page-home = Last Card: a server with tables to play at. In a terminal: lastcard join { $address }
page-table = You are invited to a game of Last Card. In a terminal: lastcard join { $link }

# Why the server ends a connection
bye-removed = the host has removed you from this table
bye-left = you have left the table
bye-server-stops = the server is being stopped; the table is kept, so connect again in a moment
bye-storage-fails = the server can't store anything at the moment; nothing that was confirmed has been lost
