# The page in the browser

web-about = UNO-style games by the real rulebooks, with friends or with bots that don't cheat.
web-no-script = Last Card needs JavaScript.
web-too-old = This browser is too old to show the table; please use a newer one.
web-language = Language
language-name = English
web-offline = The server can't be reached. Are you online?
web-missing = There is nothing here
web-missing-text = The address may be mistyped, or what was here is gone.
web-to-home = Home
web-play-now = Play now

# The first page and the way to a table
web-home-title = UNO-style card games in your browser
web-home-lead = Against bots or with friends, on any phone or computer. No account needed, no adverts.
web-name = Your name
web-play-friends = Play with friends
web-evening = An evening
web-play-bots = Three bots, level
web-have-code = Have a code?
web-code-or-link = Code or link
web-join = Join
web-code-unclear = That is neither a code nor a link. A code has eight letters and digits and is at the end of the link.
web-your-table = Back to your table
web-watch-tables = Tables to watch
web-watch = Watch
web-tables-none = No public games right now. Start one!
web-replays = Recent replays
web-replay = Replay
web-replays-none = Public matches can be watched again here, with everybody's cards visible.
web-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-and = { $names } and { $player }
web-nobody = Nobody yet
web-in-round = round { $round }
web-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-watchers = { $count } watching
web-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-full = no seat free
web-match-over = match over
web-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
web-today = today
web-yesterday = yesterday
web-days-ago = { $count } days ago
web-rules = Rules
web-trademark = UNO is a trademark of Mattel. This project is not connected with Mattel and uses cards of its own design.
web-invited = You are invited
web-there = At the table: { $names }
web-what-name = What's your name?
web-take-seat = Take a seat
web-only-watch = Just watch
web-you-watch = You are watching.
web-no-table = There is no such table
web-no-table-text = We can't find a table “{ $code }”. The code may be mistyped, or nobody has been at the table for a long time.
web-no-seat = Every seat is taken
web-no-seat-text = You can watch, and take a seat when one is free.
web-match-runs = A match is being played
web-match-runs-text = You can watch it, and join in when it is over and a seat is free.
web-no-way = You can't join this table
web-busy = The server is busy
web-unreachable = The server isn't answering
web-keep-trying = This page keeps trying, and you will be at the table as soon as it works. Nothing is lost.
web-moment = One moment …
web-shuffling = Shuffling …
web-broken = Something went wrong on this page
web-broken-text = Your seat at the table is being kept. Reload the page to carry on from there.
web-not-loaded = This part of the page could not be loaded
web-not-loaded-text = Are you online? If so, the page may have been updated: reload it.
web-reload = Reload
web-rigged = Is it rigged?
web-puzzles = Puzzles
web-daily = Deal of the day
web-find = Find a table
web-again = Try again
web-title-theirs = { $player }'s turn
web-title-table = Table

# What the presets are called
rules-name-classic = Classic
rules-name-iceland-2006 = Iceland 2006
rules-name-modern = Modern
rules-name-all-wild = All Wild
rules-name-progressive = Progressive
rules-name-seven-zero = Seven-O
rules-name-jump-in = Jump-In
rules-name-house-party = House party

# The table
web-to-hand = To your hand
web-table = Table
web-players = Players, in order of play
web-round = Round { $number }
web-only-watching = you are watching
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-bot = bot
web-stand-in = bot playing
web-away = away
web-out = out
web-partner = partner
web-open-hands = Open hands
web-uno = UNO!
web-catch = Catch!
web-catch-who = Catch { $player }!
web-catch-why = { $player } has not called UNO
web-way-clockwise = Clockwise
web-way-counter = Counter-clockwise
web-stock = { $count } left
web-stock-name = { $count ->
    [one] Draw pile, { $count } card
   *[other] Draw pile, { $count } cards
}
web-stock-draw = { $count ->
    [one] Draw from the pile, { $count } card
   *[other] Draw from the pile, { $count } cards
}
web-total = { $count ->
    [one] Penalty: { $count } card
   *[other] Penalty: { $count } cards
}
web-asked = Your move
web-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
web-unplayable = { $card }, cannot be played
web-misplay = { $card }, does not fit
web-jump = Jump in
web-new = New
web-bluff = Bluff
web-actions = Your actions
web-your-turn = Your turn
web-pass = Pass
web-calling = UNO! will be called with your next card. Tap again to cancel.
web-held = Playing in a moment …
web-retract = Back
web-shed = { $count ->
    [0] Discard nothing
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
web-answer = Answer
web-about-answer = Choose a raised card
web-which-card = Which card? Choose a raised card.
web-why-drew = { $card } has to wait: only the card you drew can be played now.
web-why-penalty = { $card } can't answer the penalty.
web-why-bluff = { $card } can only be played when you have no card of the current colour.
web-why-fit = { $card } does not fit on { $top }.
web-why-not-now = That can't be done now.
web-why-no-call = You can call UNO when you have two cards.
web-why-no-catch = There is nobody to catch.
web-why-no-jump = None of your cards can jump in.
web-why-no-answer = None of your cards can answer the penalty.
web-menu = Menu
web-side = Log and chat
web-side-unread = Log and chat, { $count } new
web-close = Close
web-sound = Sound
web-advice = Accuse somebody of giving advice
web-copy = Copy the link to this table
web-copied = Copied
web-fullscreen = Full screen
web-leave-table = Leave the table
web-leave-sure = Leave this table? A bot will play your hand.
web-leave = Leave
web-stay = Stay

# Beside the table
side-name = Scores, log and chat
side-scores = Scores
side-log = Log
side-newest = Newest
side-talk = Chat
side-emotes = Quick phrases
side-say = Say something
side-send = Send
side-chat-hide = Hide what others say
side-chat-hidden = The chat is hidden.
side-chat-show = Show it
side-watching = You are watching; only people at the table can chat.
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
banner-lost = The connection is lost; your seat is being kept.
banner-stopped = The server has been stopped; the table is kept.
banner-again = { $seconds ->
    [0] Trying now …
    [one] Trying again in { $seconds } second
   *[other] Trying again in { $seconds } seconds
}
banner-mended = Reconnected.
banner-stood-in = A bot is playing for you.
banner-back = Take over again
table-rules = The rules of this table
table-rules-changed = What is different from { $preset }
table-rules-all = All rules
table-rules-none = Played exactly by the rules of { $preset }.
table-rules-books = Where they come from

# What the server says too
muted = the host has muted you at this table
chat-off = there is no chat at this table
server-error = something went wrong here; it has been logged
bye-storage-fails = the server can't store anything at the moment; nothing that was confirmed has been lost
