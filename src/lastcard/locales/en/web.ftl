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
web-play-rules = Rules
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
web-round = round { $round }
web-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-watching = { $count } watching
web-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-full = no seat free
web-match-over = match over
web-won = { $names } won
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
web-title-yours = Your turn
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
