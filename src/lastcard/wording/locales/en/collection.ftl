# The open collection and its situations.

collection-title = Open collection
collection-about = Matches of tables that agreed to it before the first card, month by month, for everybody to study. Names have become numbers that are drawn anew every month; chat and times are left out. Whoever was at a table can still recognise the game.
collection-none = No month has been published yet.
collection-closed = This server does not publish a collection.
collection-months = Months
collection-matches = { $count ->
    [one] { NUMBER($count, useGrouping: "always") } match
   *[other] { NUMBER($count, useGrouping: "always") } matches
}
collection-decisions = { $count ->
    [one] { NUMBER($count, useGrouping: "always") } decision
   *[other] { NUMBER($count, useGrouping: "always") } decisions
}
collection-file-records = Records
collection-file-decisions = Decisions
collection-file-situations = Situations
collection-check = Whoever has the files can check them: lastcard collection verify
collection-situations = What people do, and what it earns
collection-situations-about = How often each choice was taken, and how many of those rounds were won. The chance is the evaluator’s, just after the choice.
collection-situation = Situation
collection-kind-turn = On turn, with a card that fits
collection-kind-four = Wild Draw Four in hand, and it is allowed
collection-kind-bluff = Wild Draw Four in hand, and it would be a bluff
collection-kind-doubt = Hit by a Wild Draw Four
collection-kind-stack = Hit by a draw card, and could pass it on
collection-kind-drew = Drew a card that fits
collection-kind-colour = Names a colour
collection-kind-uno = Down to one card
collection-choice-number = Plays a number
collection-choice-action = Plays an action card
collection-choice-wild = Plays a Wild
collection-choice-four = Plays the Wild Draw Four
collection-choice-draw = Draws
collection-choice-other = Plays something else
collection-choice-challenge = Challenges
collection-choice-accept = Takes the cards
collection-choice-answer = Passes it on
collection-choice-lay = Plays it
collection-choice-keep = Keeps it
collection-choice-most = The colour held most
collection-choice-fewer = Another colour
collection-choice-call = Calls UNO with the card
collection-choice-silent = Says nothing with the card
collection-who = Whose choices
collection-who-people = People
collection-who-bots = Bots
collection-hand = Own hand
collection-hand-1-2 = 1 or 2 cards
collection-hand-3-5 = 3 to 5 cards
collection-hand-6-up = 6 cards or more
collection-threat = An opponent has
collection-threat-1 = 1 card
collection-threat-2 = 2 cards
collection-threat-3-up = 3 cards at least
collection-seats = Players
collection-seats-2 = 2
collection-seats-3-4 = 3 or 4
collection-seats-5-up = 5 or more
collection-month = Month
collection-any = Any
collection-choice = Choice
collection-cases = Cases
collection-share = How often
collection-wins = Rounds won
collection-chance = Chance
collection-interval = { $value } ({ $low }–{ $high })
collection-few = too few
collection-counted = { $count ->
    [0] No cases.
    [one] { NUMBER($count, useGrouping: "always") } case.
   *[other] { NUMBER($count, useGrouping: "always") } cases.
}
collection-few-about = Nothing is told of fewer than { $count } cases. In brackets: where the true figure lies 95 times in 100.
unknown-collection = “{ $given }” is not in the collection
collection-unreadable = { $file } can't be read: { $reason }
collection-damaged = { $file } is damaged: { $reason }
collection-other-month = the manifest in { $folder } is of { $month }
collection-differs = { $file } is not the file that the manifest tells of
collection-missing = { $file } is missing
collection-counts = there are { $matches } matches and { $decisions } decisions; the manifest says otherwise
collection-other = { $month } was published by { $version } and comes out differently here; copy its folder from there
collection-unknown-feature = “{ $given }” is not known here; known are { $known }
help-collection = Make, check and list the open collection of a server, and look at situations in it.
help-collection-make = Publish the months that are over: records without names, a table of decisions, situations, a manifest.
help-collection-verify = Check the files of a collection: hashes, every record, every count.
help-collection-list = List the months of a collection.
help-collection-situations = Show what people do in a kind of situation, and what it earns.
help-collection-folder = The folder of the collection.
help-collection-month = A month, like 2026-10; else all.
help-collection-kind = The kind of situation: { $known }.
help-collection-feature = One of { $known }; else any.
collection-made = { $month }: published.
collection-made-none = No month is due.
collection-checking = { $month }: { $done } of { $all } records
collection-right = { $month }: { $matches } matches, { $decisions } decisions, all as they should be.
collection-wrong = { $month }: { $problem }
collection-listed = { $month }: { $matches } matches, { $decisions } decisions, { $size } MB
help-serve-collection = The folder in which the open collection is published, shown at /collection.
usage-kind = KIND
