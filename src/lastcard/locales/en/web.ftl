# The page in the browser

web-about = UNO-style games by the real rulebooks, with friends or honest bots.
web-no-script = Last Card needs JavaScript.
web-too-old = This browser is too old for the table; a newer one shows it.
web-language = Language
web-theme = Light or dark
web-offline = The server can't be reached; is there a connection?
web-missing = There is nothing here
web-missing-text = The address may be mistyped, or what was here is gone.
web-to-home = To the first page
web-play-now = Play now
web-start = Deal the cards

# The first page and the way to a table
web-home-title = Down to your last card.
web-home-lead = A table for friends and honest bots, by the real rulebooks or your own. No account, no adverts, no coins.
web-name = Your name
web-play-friends = Play with friends
web-play-bots = Three bots
web-have-code = Have a code?
web-code-or-link = Code or link
web-join = Join
web-code-unclear = That is neither a code nor a link. A code is eight letters and digits, and stands at the end of the link.
web-your-table = Back to your table
web-watch-tables = Tables to watch
web-watch = Watch
web-tables-none = Nobody is playing in public just now. Open a table and let everybody see it, and it will be here.
web-replays = Recent replays
web-replay = Replay
web-replays-none = Matches played in public can be seen again here, with all hands open.
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
web-trademark = UNO is a trademark of Mattel. This project is not connected with it and draws its own cards.
web-invited = You are invited
web-there = At the table: { $names }
web-what-name = What shall the others call you?
web-take-seat = Take a seat
web-only-watch = Only watch
web-you-watch = You are watching.
web-no-table = There is no such table
web-no-table-text = Nothing is known here of “{ $code }”. The code may be mistyped, or nobody has been at the table for a long time.
web-no-seat = Every seat is taken
web-no-seat-text = You can watch, and sit down when somebody rises.
web-match-runs = A match is being played
web-match-runs-text = You can watch it, and join in when it is over and a seat is free.
web-no-way = You can't come to this table
web-busy = The server has a lot to do
web-unreachable = The server does not answer
web-keep-trying = This page keeps trying, and you will be at the table as soon as it works. Nothing is lost.
web-moment = One moment …
web-shuffling = Shuffling …
web-broken = Something went wrong on this page
web-broken-text = Your place at the table is kept. Load the page again and it goes on from there.
web-not-loaded = This part of the page could not be loaded
web-not-loaded-text = Is there a connection? If there is, a newer page may have taken its place: load it again.
web-reload = Load again
web-again = Try again
web-title-theirs = { $player } is on turn
web-title-table = Table { $code }

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
web-stand-in = a bot plays
web-away = away
web-out = out
web-partner = partner
web-open-hands = Open hands
web-uno = UNO!
web-catch = Catch!
web-catch-who = Catch { $player }!
web-catch-why = { $player } has not called UNO
web-way-clockwise = Play runs clockwise
web-way-counter = Play runs counter-clockwise
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
web-asked = What is asked
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
web-calling = UNO! goes with your next card. Press it again to take it back.
web-held = In a moment: the others have their time first.
web-retract = Back
web-shed = { $count ->
    [0] Discard nothing
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
web-answer = Answer
web-about-answer = Choose one that stands out
web-about-challenge = If it was a bluff, { $player } draws
web-which-card = Which card? Choose one that stands out.
web-why-drew = { $card } has to wait: only the card drawn can be played now.
web-why-penalty = { $card } does not answer the penalty.
web-why-bluff = { $card } is for hands without the colour in force.
web-why-fit = { $card } does not fit on { $top }.
web-why-not-now = That can't be done now.
web-why-no-call = There is nothing to call UNO for.
web-why-no-catch = There is nobody to catch.
web-why-no-jump = No card of yours can jump in.
web-why-no-answer = No card of yours answers the penalty.
web-menu = Menu
web-side = Log and chat
web-side-unread = Log and chat, { $count } new
web-close = Close
web-rules-here = Rules of this table
web-sound = Sound
web-advice = Accuse somebody of giving advice
web-copy = Copy the link to this table
web-copied = Copied
web-fullscreen = Full screen
web-leave-table = Leave the table
web-leave-sure = Leave this table? A bot goes on with your cards.
web-leave = Leave
web-stay = Stay

# Beside the table
side-name = Scores, log and chat
side-scores = Scores
side-goal-points = first to { $n }
side-goal-lowest = fewest points, until { $n }
side-goal-elimination = out at { $n }
side-goal-single = one deal
side-log = What happened
side-newest = Newest
side-talk = Talk
side-emotes = Quick words
side-say = Say something
side-send = Send
side-chat-hide = Hide what others say
side-chat-hidden = The chat is hidden.
side-chat-show = Show it
side-watching = You are watching; those at the table can talk.
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
banner-lost = The connection is lost; your place is kept.
banner-stopped = The server has been stopped; the table is kept.
banner-again = { $seconds ->
    [0] Trying now …
    [one] Trying again in { $seconds } second
   *[other] Trying again in { $seconds } seconds
}
banner-mended = Connected again.
banner-stood-in = A bot plays for you.
banner-back = Play myself
table-rules = The rules of this table
table-rules-changed = What differs from { $preset }
table-rules-all = All of them
table-rules-none = Played exactly as { $preset }.
table-rules-books = Where they come from
shuffle-right = The shuffle was checked: the server kept to what it was bound to, and your random bytes are in it.
shuffle-kept = The shuffle was checked: the server kept to what it was bound to. You added nothing to this deal.
shuffle-broken = The shuffle is not the one that the server was bound to.
shuffle-lost = Your random bytes are not in the shuffle.
shuffle-unable = This browser can check the shuffle only over https; the record of the match can be checked later.
