# What rules do, from matches of bots.

does-title = What these rules do
does-about = Bots play matches with these rules. Minutes are at the pace of people who need four seconds for an action.
does-begins = The first matches are being played…
does-progress = { $count ->
    [one] From { NUMBER($count, useGrouping: "always") } match so far…
   *[other] From { NUMBER($count, useGrouping: "always") } matches so far…
}
does-from = { $count ->
    [one] From { NUMBER($count, useGrouping: "always") } match.
   *[other] From { NUMBER($count, useGrouping: "always") } matches.
}
does-round = { $told ->
    [more] A round takes about { $minutes } minutes, { $by } longer than classic.
    [less] A round takes about { $minutes } minutes, { $by } shorter than classic.
    [same] A round takes about { $minutes } minutes, as in classic.
   *[none] A round takes about { $minutes } minutes.
}
does-match = { $told ->
    [more] A match takes about { $minutes } minutes, { $by } longer than classic.
    [less] A match takes about { $minutes } minutes, { $by } shorter than classic.
    [same] A match takes about { $minutes } minutes, as in classic.
   *[none] A match takes about { $minutes } minutes.
}
does-luck = { $told ->
    [more] Luck decides { $share } of who wins a match, more than in classic ({ $classic }).
    [less] Luck decides { $share } of who wins a match, less than in classic ({ $classic }).
    [same] Luck decides { $share } of who wins a match, about as in classic ({ $classic }).
   *[none] Luck decides { $share } of who wins a match.
}
does-luck-about = That is with beginners in half of the seats.
does-first = { $told ->
    [more] Whoever goes first wins { $by } more rounds in a hundred than a fair share.
    [less] Whoever goes first wins { $by } fewer rounds in a hundred than a fair share.
   *[same] Going first makes no clear difference.
}
does-first-change = { $told ->
    [more] In classic going first is worth less.
    [less] In classic going first is worth more.
   *[same] It is much the same in classic.
}
does-figure-turns = Actions in a round
does-figure-minutes = Minutes in a round
does-figure-rounds = Rounds in a match
does-figure-match = Minutes in a match
does-figure-luck = Luck’s share, in per cent
does-figure-first = Going first, rounds in a hundred
does-figure = Figure
does-here = These rules
does-change = Difference
does-interval = { $mean } ({ $low } to { $high })
does-note = In brackets: where the true figure lies 95 times in 100.
help-effect = Show what rules do: length, luck and the first seat's edge, against classic.
help-effect-matches = Matches to play, at least.
