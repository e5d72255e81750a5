# The deals of each day, and hands that others play too. $points is a number with its sign, $share a percentage, $rules the name of a ruleset.

deal-fixed = everybody plays this deal alike: nothing can be changed at its table
try-first = play this deal first; then you see how it went for the others
try-elsewhere = { $player } has begun this deal, on this device or with this account on another one; only the first try counts
try-silent = after { $after } actions the try does not go on
try-refused = after { $after } actions “{ $action }” can't be said
try-differs = after { $after } actions our bots say “{ $action }”, not “{ $given }”
unknown-daily = there is no daily deal “{ $given }”
unknown-month = there is no list for “{ $given }”; the last one is { $last }
bad-day = “{ $given }” is no day that has deals; write one like 2026-11-18
daily-not-yet = the deals of { $date } come at midnight UTC
daily-signature = the list is not signed by its key
daily-list = this is no list of daily deals

daily-title = Deal of the day
daily-about = The same cards and the same bots for everybody. Your first try counts.
daily-new = Play
daily-begun = Go on
daily-done = See the result
daily-other = This one has been begun by somebody else on this device, or by you on another one.
daily-practise = Practise
daily-practice-about = Practice: this try doesn't count.
daily-tries = { $count ->
    [0] Nobody has played it yet
    [one] { $count } try so far
   *[other] { $count } tries so far
}
daily-next = New deals in { $hours } h { $minutes } min
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-longest = Best: { $count }
daily-calendar = Earlier days
daily-calendar-about = All of them can be practised.
daily-before = The month before
daily-after = The month after
daily-weekdays = Mo Tu We Th Fr Sa Su
daily-day-none = { $date }: not played
daily-day-done = { $date }: { $count ->
    [one] { $count } deal played
   *[other] { $count } deals played
}

daily-result = Result
daily-of = { $rules }, { $date }
daily-score = { $points } points
daily-won = You won the deal.
daily-lost = You didn't win the deal.
daily-how = A win gets the points in the others' hands; otherwise the points in your own hand are taken off.
daily-par = Par
daily-par-about = With all hands open, the evaluator gave you { $share } to win.
daily-par-waits = Looking into the deal …
daily-best = Best line found
daily-best-watch = Watch the best line
daily-mean = Average
daily-better = Better than { $share } of the others
daily-alone = You are the first.
daily-field = All tries
daily-field-bar = { $low } to { $high }: { $count ->
    [one] { $count } try
   *[other] { $count } tries
}
daily-field-you = you
daily-others = Best tries
daily-watch = Watch { $player }'s try
daily-watch-own = Watch your try
daily-share = Share the result
daily-shared = Last Card { $date }, { $rules }: { $points }
daily-shared-par = par { $par }
daily-shared-better = better than { $share }
daily-shared-streak = { $count } days in a row
daily-to-result = See how the others did
daily-back = All deals of the day
daily-fair = Can the server cheat?
daily-fair-about = No: it published a signed list of hashes months ago, and tells every secret after its day. “lastcard daily … --verify” checks both.
daily-fair-list = The list for this month
daily-missing = This day has no such deal.
daily-locked = Play it first. Then you see par, the others' results and the best line.

help-daily = Play the deals of the day on a server.
help-daily-server = The server's address, such as http://127.0.0.1:8000.
help-daily-play = Play one of the deals: { $known }.
help-daily-date = Practise the deal of an earlier day, such as 2026-11-17.
help-daily-result = Show how a deal went for everybody.
help-daily-verify = Check that the deals of a month are those that the server was bound to.
help-daily-month = A month, such as 2026-11; without it, this one.
help-daily-record = Check this try too: its cards, its shuffles, and that the bots answered as ours do.
daily-line = { $rules }: { $state }
daily-state-new = not played yet
daily-state-begun = begun
daily-state-done = { $points }
daily-state-other = begun by somebody else on this device, or on another one
daily-verified-list = The list of { $month } is signed by { $key }.
daily-verified-kept = It is the same as when it was first seen here.
daily-verified-new = It is seen here for the first time, and kept.
daily-changed = The list of { $month } is another than the one seen before: the server has changed its deals, or its key.
daily-verified-secrets = { $count ->
    [one] The secret of { $count } deal that is over is the one in the list.
   *[other] The secrets of { $count } deals that are over are those in the list.
}
daily-wrong-secrets = These secrets are not those in the list: { $deals }
daily-verified-try = The try of { $deal } comes from that secret, and the bots answered as ours do.
daily-no-try = this record is no try of a daily deal
daily-other-secret = the record's secret is not the one that the list has for { $deal }
daily-play-with = Play with: { $command }
