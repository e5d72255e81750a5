# What a link to a table looks like where it is shared
preview-table = You are invited to a game of Last Card
preview-table-about = UNO-style cards in your browser. Take a seat: a name is enough.
