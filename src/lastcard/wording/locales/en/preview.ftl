# What a link to a table looks like where it is shared
preview-table = You are invited to a game of Last Card
preview-table-about = UNO-style cards in your browser. Take a seat: a name is enough.
preview-replay = How a match of Last Card ended
preview-replay-about = Look at it again card by card, with all hands open.
preview-evening = You are invited to an evening of Last Card
preview-evening-about = Everybody gets a table, round by round. Come in: a name is enough.
