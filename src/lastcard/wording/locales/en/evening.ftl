# An evening of several tables in the page: who comes, who plays with whom, and how it stands
eve-of = An evening with { $player }
eve-none = There is no such evening
eve-none-text = We can't find an evening “{ $code }”. The code may be mistyped, or the evening was a long time ago.
eve-no-way = You can't join this evening
eve-only-look = Look at the standings
eve-keep-trying = This page keeps trying. Nothing is lost.
eve-lost = The connection is lost; trying again …
eve-come-in = Join the evening
eve-come-in-code = Join with this code
eve-public-list = Evenings open to everybody
eve-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}

# While people gather
eve-wait = { $player } will start when everybody is here. You don't have to do anything.
eve-who = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
eve-nobody = Nobody yet. Send the link, or type names.
eve-typed = no phone
eve-enrol-name = Name of somebody without a phone
eve-enrol = Add
eve-send-home = Remove { $player }
eve-go-home = I am not playing
eve-gone = Not playing
eve-home = gone home
eve-rejoin = Plays again
eve-rejoin-me = I am playing again
eve-time = Time and cards
eve-length = How long
eve-minutes = { $minutes } min
eve-open-end = as long as it takes
eve-cards = Cards
eve-online = On phones
eve-real = Real cards
eve-format = Who plays with whom
eve-format-rotation = Four change partners
eve-format-rotation-about = Everybody plays with everybody: three partners, a few rounds with each.
eve-format-rotation-short = Four change every round
eve-format-rotation-short-about = A new partner for every round, four rounds in all.
eve-format-eight = Eight at two tables
eve-format-eight-about = Everybody plays with each of the seven others.
eve-format-whist = Everybody with everybody
eve-format-whist-about = 12, 16 or 20 people: each is your partner once and your opponent twice.
eve-format-swiss = New tables every stage
eve-format-swiss-about = Those who do equally well meet; you don't meet the same people twice if it can be avoided. For any number.
eve-format-knockout = Knock-out
eve-format-knockout-about = The best half of each table goes on, until one final table is left.
eve-format-arena = Until the time is up
eve-format-arena-about = When your table ends you get the next one. Come and go as you like.
eve-fit-partners = { $count ->
    [one] { $count } partner × { $rounds }
   *[other] { $count } partners × { $rounds }
}
eve-fit-stages = { $count ->
    [one] { $count } stage × { $rounds }
   *[other] { $count } stages × { $rounds }
}
eve-fit-arena = as many rounds as there is time for
eve-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
eve-about-minutes = about { $minutes } min
eve-idle-count = { $count ->
    [one] { $count } sits out
   *[other] { $count } sit out
}
eve-or = { $names } or { $player }
eve-unfit-number = For { $numbers } people.
eve-unfit-few = Needs { $count } people or more.
eve-unfit-rules = Not with these rules.
eve-unfit-one-table = For { $count } people or more, at several tables.
eve-unfit-open = Needs a set time.
eve-unfit-time = Takes longer than you have.
eve-take-fit = Play { $rounds } per stage, as the time suggests
eve-rules = Rules
eve-more = More
eve-rounds = Rounds in a stage
eve-seats = People at a table
eve-clock = Clock for a stage
eve-absent = For somebody who is away
eve-absent-bot = a bot plays
eve-absent-bye = nobody plays
eve-public = Who can find it
eve-public-yes = anybody, in the list
eve-public-no = people with the link
eve-no-phone-bot = { $count ->
    [one] { $names } has no phone, so a bot will play under that name.
   *[other] { $names } have no phones, so bots will play under their names.
}
eve-no-phone-bye = { $count ->
    [one] { $names } has no phone and will sit out.
   *[other] { $names } have no phones and will sit out.
}
eve-no-phone-how = Whoever joins by the link under the same name plays themselves.
eve-no-phone-real = Play with real cards
eve-no-phone-let-bot = Let a bot play
eve-no-phone-let-out = Let them sit out
eve-title = Title
eve-played = What will be played
eve-begin = Start the evening
eve-begin-few = Three people are needed.
eve-begin-unfit = Choose something that fits the people and the time.

# While stages are played. $one, $other, $names and $partner are names
eve-stage = Stage { $stage }
eve-stage-of = Stage { $stage } of { $of }
eve-phase-gathering = People are gathering
eve-phase-between = { $stage } is over
eve-phase-over = The evening is over
eve-paused = Paused
eve-against = { $one } against { $other }
eve-you-sit = You sit at table { $table } with { $names }
eve-you-sit-with = You sit at table { $table } with { $partner } against { $names }
eve-you-idle = You sit out this stage
eve-you-wait = Your next table is coming
eve-you-out = You are out, but you can watch
eve-you-left = You are not playing any more
eve-you-paused = A break. It goes on when the host says so
eve-to-table = To your table
eve-enter = Enter the result
eve-table = Table { $table }
eve-tables-title = Tables
eve-table-over = finished
eve-table-corrected = finished, corrected
eve-table-rounds = { $of ->
    [one] { $rounds } of { $of } round
   *[other] { $rounds } of { $of } rounds
}
eve-away-who = { $player } is away
eve-idle = Sitting out: { $names }
eve-next = Next
eve-left = { $clock } left of this stage
eve-remaining = { $minutes ->
    [one] { $minutes } minute left of the evening
   *[other] { $minutes } minutes left of the evening
}
eve-time-over = The time of the evening is up
eve-vacant = The host has been away for a while: { $player }
eve-take-over = Take over as host
eve-pass-sure = Make { $player } the host? Then you can no longer lead the evening.
eve-later = Later stages
eve-later-open = They follow from the results.
eve-people-more = People ({ $count }) and invitation

# The host's desk
eve-desk = You are the host
eve-running = { $count ->
    [one] { $count } table is playing.
   *[other] { $count } tables are playing.
}
eve-soon = The next stage begins by itself in a moment.
eve-all-over = All tables are finished.
eve-missing = Not here: { $names }
eve-pause = Pause
eve-resume = Go on
eve-begin-next = Start the next stage now
eve-print = Print plan and slips
eve-finish = End the evening
eve-finish-sure = End it now? Stages that are not finished don't count.
eve-finish-yes = End it
eve-correct = Correct
eve-correct-save = Save
eve-before = { $points } before
eve-print-come = Join: { $link }

# Slips: the result of a round of real cards
eve-slip-how = After each round: scan, say who went out, and tap the cards left in the others' hands.
eve-slip-none = This slip is not known
eve-slip-none-text = It may belong to another evening, or the address is mistyped. Scan it again, or ask the host.
eve-slip-used = This result has been entered
eve-slip-used-text = If it is wrong, the host can correct it.
eve-slip-title = Round { $round } of { $of }
eve-slip-who = Who went out?
eve-slip-nobody = Nobody could play on
eve-slip-left = Which cards did the others have left?
eve-slip-hand = Left in hand: { $player }
eve-slip-undo = Undo
eve-slip-remove = Take away: { $card }
eve-slip-add = { $card }, { $count } more in the deck
eve-slip-now = Now { $player }
eve-slip-send = Count it
eve-slip-done = Round { $round } is counted
eve-slip-next = Enter round { $round }

# Standings
eve-standings = Standings
eve-standings-none = Nothing has been played yet.
eve-place = Place
eve-name = Name
eve-score = Score
eve-points = Points
eve-stages = Stages
eve-stages-all = All stages
eve-with-each = Points with each partner
eve-won = { $count ->
    [one] { $names } wins the evening!
   *[other] { $names } win the evening!
}
eve-csv = Standings as a table (CSV)
eve-record = The whole record

# Why an evening refuses something
unknown-evening = there is no evening with the code “{ $code }”; ask for the link again
seats-reserved = the evening decides who sits at this table; you can watch
evening-over = the evening is over; you can look at how it ended
evening-goes-on = the evening is not over yet; its record is written at the end
evening-full = the evening is full with { $most } players; you can watch
evening-used-up = so much has happened this evening that it can take no more changes; play on, or open a new one
evening-begun = the evening has begun, and only its times, title and listing can be changed now; open a new one for another format
evening-paused = the evening is paused; go on first
stage-runs = that has to wait until all tables have finished
too-few-here = too few players are here to fill a table; wait for more, or add their names
name-taken = somebody here is already called “{ $name }”; add something to the name
unknown-player = no player has that number
host-unfit = { $player } has no device here, or has gone home; choose somebody who is here with a phone
host-not-away = the host can only be replaced after being away for a while; ask { $player } to pass it on
no-such-table = there is no table { $table } in stage { $stage }
counted-online = this table is played online and counts by itself
slip-unknown = this is not the slip of that table; scan it again, or ask the host
slip-used = round { $round } has already been entered; if it is wrong, the host can correct it
slip-over = this table has finished; if its result is wrong, the host can correct it
round-early = round { $round } has to be entered first
points-partners = partners have the same points; give as many for both
points-seats = this table has { $seats } seats; give points for each of them
