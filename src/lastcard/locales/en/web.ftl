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

# Beside the table
side-name = Scores, log and chat
side-close = Close
side-scores = Scores
side-goal-points = first to { $n }
side-goal-lowest = fewest points, until { $n }
side-goal-elimination = out at { $n }
side-goal-single = one deal
side-out = out
side-log = What happened
side-newest = Newest
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
table-rules-loading = One moment …
table-rules-again = Try again
shuffle-right = The shuffle was checked: the server kept to what it was bound to, and your random bytes are in it.
shuffle-kept = The shuffle was checked: the server kept to what it was bound to. You added nothing to this deal.
shuffle-broken = The shuffle is not the one that the server was bound to.
shuffle-lost = Your random bytes are not in the shuffle.
shuffle-unable = This browser can check the shuffle only over https; the record of the match can be checked later.
