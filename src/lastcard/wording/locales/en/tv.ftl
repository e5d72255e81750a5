# A table on a television, and the phones before it
tv-name = Screen
tv-title = On the screen
tv-scan = Scan to play
tv-or = or open { $address } and type
tv-qr = QR code to this table
tv-there = At the table
tv-free = Free seat
tv-nobody = The first to scan takes the first seat.
tv-starts = { $player } starts when everybody is here.
tv-veiled = The code is hidden.
tv-controls = Screen
tv-sound-on = Sound on
tv-sound-off = Sound off
hand-only = Cards only
hand-only-why = The table is on the screen.
hand-table = Show the table
