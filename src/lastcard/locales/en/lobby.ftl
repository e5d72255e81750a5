# The lobby: a table before the match
lobby-title = Table { $table }
lobby-no-timer = no time limit
lobby-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
lobby-host = host
lobby-you = you

# Settings of a table
seconds = { $seconds } s
setting-timer = Time for a turn
setting-timer-about = When it is up, a bot acts for the player.
setting-public = Public
setting-public-about = Anybody can find the table in the server's list; otherwise only with the link.
setting-call-grace = Time to call UNO
setting-call-grace-about = So long nobody can be caught yet.
setting-catch-grace = Time to catch
setting-catch-grace-about = So long the next player waits, for everybody to catch or to object.
setting-jump-grace = Time to jump in
setting-jump-grace-about = So long the next player waits after every card, where jumping in is allowed.
setting-pace = How long bots take
setting-pace-about = Before each of their turns.

# In the page
lobby-yours = Your table
lobby-about = Everybody here sees these rules before the first card.
lobby-about-host = You choose how it is played; everybody here sees it before the first card.

# Seats. $player is a name, $seat a number.
lobby-seats = Seats
lobby-seats-number = Number of seats
lobby-less = { $what }: less
lobby-more = { $what }: more
lobby-here = here
lobby-a-bot = Bot
lobby-level = Level of the bot on seat { $seat }
lobby-empty = Free seat
lobby-empty-about = a bot if nobody comes
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
lobby-remove-ask = Remove { $player }? There is no way back to this table.
lobby-remove-yes = Remove
lobby-make-host = Make { $player } the host
lobby-make-host-ask = Make { $player } the host? Then you can no longer change the rules.
lobby-make-host-yes = Pass it on
lobby-cancel = Cancel

# Invitation
lobby-invite = Invite
lobby-invite-about = Scan it, open the link, or type the code on the first page.
lobby-code = Code
lobby-link = Invitation link
lobby-qr = QR code of the invitation link
lobby-copy = Copy
lobby-copy-failed = The browser does not let us copy; the link is selected, so copy it yourself.
lobby-share = Share
lobby-share-text = Come and play Last Card with me!

# Rules
lobby-presets = Ready-made rules
lobby-reset = Take all changes to { $preset } back
lobby-changed = changed
lobby-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
lobby-undo = Back to: { $value }
lobby-usual = usually: { $value }
lobby-only-with = Matters only with { $what }.
lobby-or = { $one } or { $other }
lobby-read = Read all the rules
lobby-group-house = House rules
lobby-group-draw = Drawing
lobby-group-action = Action cards
lobby-group-uno = Calling UNO, and penalties
lobby-group-deal = Deck and deal
lobby-group-match = Match and points
lobby-target = So many points decide the match.

# Customizable cards. $number is that of the card.
lobby-cards = Your own cards
lobby-cards-about = Write on them what you like. They are wild: whoever plays one also names the colour.
lobby-card = Card { $number }
lobby-card-add = Add a card
lobby-card-remove = Take card { $number } out
lobby-card-text = What the card says
lobby-card-effect = What it does
lobby-card-number = Number of card { $number }
lobby-card-quote = “{ $text }”

# The table
lobby-table = The table

# Beginning
lobby-deals = { $player } deals the cards.
lobby-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
lobby-fill = { $count ->
    [one] { $count } free seat gets a bot
   *[other] { $count } free seats get bots
}

# Why something can't be
lobby-named = “{ $option }: { $value }”
lobby-named-option = “{ $option }”
lobby-way = Set { $what } too

# What the others are told
lobby-news-preset = { $player } chose { $preset }.
lobby-news-option = { $player } changed “{ $option }”. Now: { $value }.
lobby-news-cards = { $player } changed the customizable cards.
lobby-news-seats = { $player } changed the seats. There are { $count } now.
lobby-news-sat = { $player } sits on seat { $seat }.
lobby-news-watches = { $player } is here to watch.
lobby-news-left = { $player } has left the table.
lobby-news-host = { $player } is the host now.
lobby-news-you-host = You are the host now: you choose the rules.
lobby-news-bot = Seat { $seat } has a bot: { $level }.
lobby-news-free = Seat { $seat } is free.
