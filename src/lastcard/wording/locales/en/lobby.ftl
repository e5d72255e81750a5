# The lobby: a table before the match
lobby-title = Table { $table }
lobby-title-veiled = Table
lobby-no-timer = no time limit
lobby-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
lobby-host = host
lobby-you = you

# Settings of a table
seconds = { $seconds } s
setting-timer = Time per turn
setting-timer-about = When time runs out, a bot plays for the player.
setting-public = Public
setting-public-about = Anybody can find the table in the server's list; otherwise only people with the link can.
setting-rated = Rated
setting-rated-about = Matches count for the ratings. Nobody can ask for hints.
setting-call-grace = Time to call UNO
setting-call-grace-about = Nobody can be caught during this time.
setting-catch-grace = Time to catch
setting-catch-grace-about = The next player waits this long so others can react.
setting-jump-grace = Time to jump in
setting-jump-grace-about = The next player waits this long after every card, where jumping in is allowed.
setting-pace = Bot speed
setting-pace-about = The pause before each of their turns.

# In the page
lobby-yours = Your table

# Seats. $player is a name, $seat a number.
lobby-seats = Seats
lobby-seats-number = Number of seats
lobby-less = { $what }: decrease
lobby-more = { $what }: increase
lobby-a-bot = Bot
lobby-level = Level of the bot in seat { $seat }
lobby-empty = Free seat
lobby-sit = Sit here
lobby-move = Move here
lobby-sit-on = Sit here: seat { $seat }
lobby-move-to = Move here: seat { $seat }
lobby-add-bot = Add a bot
lobby-add-bot-on = Add a bot: seat { $seat }
lobby-watchers = Watching
lobby-rise = Get up and watch
lobby-remove = Remove { $player }
lobby-remove-bot = Remove the bot from seat { $seat }
lobby-remove-ask = Remove { $player }? They won't be able to come back to this table.
lobby-remove-yes = Remove
lobby-make-host = Make { $player } the host
lobby-make-host-ask = Make { $player } the host? Then you can no longer change the rules.
lobby-make-host-yes = Make host
lobby-cancel = Cancel

# Invitation
lobby-invite = Invite
lobby-code = Code
lobby-link = Invitation link
lobby-qr = QR code of the invitation link
lobby-copy = Copy
lobby-copy-failed = Your browser doesn't allow copying. The link is selected, so you can copy it yourself.
lobby-share = Share
lobby-share-text = Come and play Last Card with me!

# Rules
lobby-presets = Ready-made rules
lobby-reset = Reset to { $preset }
lobby-changed = changed
lobby-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
lobby-undo = Back to: { $value }
lobby-usual = normally: { $value }
lobby-only-with = Only applies with { $what }.
lobby-or = { $one } or { $other }
lobby-read = Read all the rules
lobby-group-house = House rules
lobby-group-draw = Drawing
lobby-group-action = Action cards
lobby-group-uno = Calling UNO, and penalties
lobby-group-deal = Deck and deal
lobby-group-match = Match and points

# Customizable cards. $number is that of the card.
lobby-cards-about = Write what you like on them. They are wild: whoever plays one also chooses the colour.
lobby-card = Card { $number }
lobby-card-add = Add a card
lobby-card-remove = Remove card { $number }
lobby-card-text = What the card says
lobby-card-effect = What it does
lobby-card-number = Number of card { $number }
lobby-card-quote = “{ $text }”

# The table
lobby-table = The table

# Beginning
lobby-deals = Waiting for { $player } to deal the cards.
lobby-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}

# Why something can't be
lobby-named = “{ $option }: { $value }”
lobby-way = Also set { $what }

# What the others are told
lobby-news-preset = { $player } chose { $preset }.
lobby-news-option = { $player } changed “{ $option }”. Now: { $value }.
lobby-news-cards = { $player } changed the customizable cards.
lobby-news-seats = { $player } changed the number of seats. There are { $count } now.
lobby-news-sat = { $player } is in seat { $seat }.
lobby-news-watches = { $player } is here to watch.
lobby-news-left = { $player } has left the table.
lobby-news-host = { $player } is the host now.
lobby-news-you-host = You are the host now: you choose the rules.
lobby-news-bot = Seat { $seat } has a bot: { $level }.
lobby-news-free = Seat { $seat } is free.
