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

# What the presets are called
rules-name-classic = Classic
rules-name-iceland-2006 = Iceland 2006
rules-name-modern = Modern
rules-name-all-wild = All Wild
rules-name-progressive = Progressive
rules-name-seven-zero = Seven-O
rules-name-jump-in = Jump-In
rules-name-house-party = House party
