# An evening of several tables in the terminal. $player is a name, $names are several, $file a file, $table and $stage numbers.
help-evening = Hold an evening of real cards with partners or tables that change; with --server, open one at a server.
help-evening-name = Somebody who plays; give it several times, or several names with commas. With --server: what you want to be called.
help-evening-format = Who plays with whom: { $known }. Without it, what fits is suggested.
help-evening-rounds = Rounds a table plays in a stage.
help-evening-stages = Stages; 0 for as many as the format has, or as fit the time.
help-evening-minutes = Minutes there are; 0 for any number.
help-evening-clock = Minutes of a stage, after which its tables end with their round; 0 for no clock.
help-evening-seats = People at a table, where the format leaves it open: 3 to 5.
help-evening-file = Where the evening is kept; one that is there is continued.
help-evening-new = Begin a new evening, although another is not over.
help-evening-csv = Write the standings to this file at the end, for a spreadsheet.
help-evening-server = Open the evening at this server, and print its link.
help-evening-real = At the server, with real cards; else tables are played online.
help-evening-public = List the new evening publicly on the server.

evening-cli-no-format = there is no format “{ $given }”; there are { $known }
evening-cli-server-alone = --file, --new and --csv are for an evening in this terminal; leave them out with --server
evening-cli-server-name = with --server, --name is your own name; the others come by the link
evening-cli-server-missing = --real and --public are for an evening at a server; add --server
evening-cli-server-link = --server needs the server's address, without a code
evening-cli-file-there = { $file } is there already; leave out --new to continue it, or choose another file
evening-cli-goes-on = an evening is not over yet ({ $file }); continue it without other options, or add --new
evening-cli-incomplete = this is not an evening that can be continued
evening-cli-unwritable = The evening can't be saved ({ $reason }).
evening-cli-way-in = To go in as the host: lastcard join { $address } --name { $player }

# While people gather
evening-cli-names = Who plays? Type names, several with commas. Enter: go on. ?: help.
evening-cli-people = { $count ->
    [one] { $count } person: { $names }
   *[other] { $count } people: { $names }
}
evening-cli-fits = { $people } people, { $minutes ->
    [0] any time
   *[other] { $minutes } minutes
}:
evening-cli-no-fit = Nothing fits { $people } people and { $minutes } minutes. Three people or more are needed: type more names, or give more time, as in “minutes 180”.
evening-cli-choose = Which one? A number, or Enter for the first.
evening-cli-fit = { $format }: { $about }
evening-cli-fit-arena = for { $minutes } minutes
evening-cli-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
evening-cli-minutes = about { $minutes } min
evening-cli-sit-out = { $count ->
    [one] { $count } sits out
   *[other] { $count } sit out
}

# Stage by stage
evening-cli-stage = Stage { $stage }
evening-cli-against = { $one } against { $other }
evening-cli-table = Table { $table }: { $who }.
evening-cli-table-over = Finished: { $made }.
evening-cli-table-so-far = { $rounds ->
    [one] After { $rounds } round: { $made }.
   *[other] After { $rounds } rounds: { $made }.
}
evening-cli-idle = Sitting out: { $names }
evening-cli-coming = Next:
evening-cli-ask-result = Which table has a result? { $tables }. With one table Enter is enough. ?: help.
evening-cli-ask-next = Enter: next stage. ?: help.
evening-cli-ask-last = That was the last stage. Enter: end the evening. To correct something first: points. ?: help.
evening-cli-who = Table { $table }, round { $round } of { $of }. Who went out? { $names }; 0 if nobody could play on. Enter: back.
evening-cli-no-seat = “{ $given }” doesn't sit there; type a name, or a number from 0 to { $seats }.
evening-cli-hand = { $player }: which cards were left? As in: R7 G+2 YS BR W W+4
evening-cli-points-how = Type the table and the points of each seat, as in “points 1 40 0 40 0”; for an earlier stage “points 2.1 40 0 40 0”.
evening-cli-result-how = Type the table, who went out, and the cards the others had left, seat by seat, as in “result 1 Bo: R5 W, G+2, B0”.
evening-cli-unknown = “{ $given }” is no table that waits for a result, and no command. ?: help.
evening-cli-nobody = Nobody is called “{ $given }”.
evening-cli-minutes-are = Minutes: { $minutes }
evening-cli-clock-is = { $minutes ->
    [0] Stages have no clock.
    [one] A stage lasts { $minutes } minute.
   *[other] A stage lasts { $minutes } minutes.
}
evening-cli-choice = { $option } takes one of these: { $known }
evening-cli-planned = { $format }, { $rounds } a stage
evening-cli-public = Anybody can find the evening in the server's list.
evening-cli-later = Later stages follow from the results.
evening-cli-left = { $minutes ->
    [one] { $minutes } minute left of this stage
   *[other] { $minutes } minutes left of this stage
}
evening-cli-no-time-left = The time of the evening is up.
evening-cli-time-up = The time is up: the round under way is the last.
evening-cli-paused = Paused. resume: go on.
evening-cli-resumed = It goes on.
evening-cli-end-sure = Stages that are not finished don't count. Type “end” once more to end the evening; Enter: go on.
evening-cli-again = The evening goes on where it was.
evening-cli-saved = The evening is saved in { $file }; “lastcard evening” continues it.

# How it stands. $line is what a line of the standings begins with, $made points by name
evening-cli-standings = Standings
evening-cli-standing = { $place }. { $player }: { $score } for places, { $points } points
evening-cli-standing-points = { $place }. { $player }: { $points } points
evening-cli-standing-with = { $line } (with { $made })
evening-cli-standing-out = { $line }, out
evening-cli-won = { $count ->
    [one] { $names } wins the evening!
   *[other] { $names } win the evening!
}
evening-cli-record = The record of the evening: { $file }
evening-cli-csv = The standings: { $file }
evening-cli-help =
    Names: somebody plays too (before the first stage; later: add NAME). out NAME, back NAME: somebody goes home, plays again.
    A table's number: enter the result of a round. Enter: go on.
    points 1 40 0 40 0: table 1 made these points, by seat; so a wrong result is corrected too. points 2.1 …: in stage 2.
    tables, standings: say them again. plan: all stages that are known. minutes 90: how long there is. clock 10: how long a stage lasts. rules modern: other rules (before the first stage).
    pause, resume: stop the clock, go on. end: end the evening. l: next language (l sv: Swedish). q: stop; everything is saved.

# At an evening of a server
join-an-evening = that is the code of an evening, not of a table: lastcard join { $address }
join-a-table = that is the code of a table, not of an evening: lastcard join { $address }
join-evening-shut = { $reason } (--watch)
evening-cli-welcome = An evening with { $player }. Invitation: { $address }
evening-cli-wait-host = You are the host. When everybody is here: begin. What fits the people and the time (play 1 takes the first):
evening-cli-join-keys = who, tables, plan, standings: say them. home: go home. q: leave. ?: help.
evening-cli-you-idle = You sit out this stage.
evening-cli-gone-home = gone home
evening-cli-typed = no device
evening-cli-typed-bot = { $count ->
    [one] { $names } has no device, so a bot plays under that name at online tables.
   *[other] { $names } have no devices, so bots play under their names at online tables.
} Whoever joins under the same name plays themselves. cards real: play with real cards. absent bye: they sit out.
evening-cli-typed-bye = { $count ->
    [one] { $names } has no device and sits out at online tables.
   *[other] { $names } have no devices and sit out at online tables.
} Whoever joins under the same name plays. cards real: play with real cards. absent bot: a bot plays for them.
evening-cli-vacant = { $player }, the host, has been away for a while. host: take over.
evening-cli-plays = { $player } plays.
evening-cli-went-home = { $player } has gone home.
evening-cli-here = { $player } is here.
evening-cli-is-paused = Paused. It goes on when the host says so.
evening-cli-over = The evening is over.
evening-cli-to-table = You have a seat. To the table …
evening-cli-from-table = Back at the evening.
evening-cli-come-back = The evening goes on. To come back, under the same name: lastcard join { $address }
evening-cli-join-help =
    You are seated by yourself and come back here after each match. who, tables, standings: say them again. plan: all stages that are known, and the time.
    home: go home, back: play again. A table's number: enter the result of a round of real cards; or all at once: result 1 Bo: R5 W, G+2, B0.
    For the host: begin: the first stage, or the next one now. fits, play 2: what fits, and take the second. add NAME: somebody without a device.
    out NAME, back NAME: somebody goes home, plays again. host NAME: make somebody else the host. host: take over from one who has been away for long.
    minutes 90, clock 10, rounds 2, seats 3, rules modern, title Friday: change the plan. cards real or online. absent bot or bye. public yes or no.
    points 1 40 0 40 0: correct table 1. pause, resume. end: end the evening.
    For two teams with the same cards: team 2, team 2 Bo: change teams. deals: deal by deal. side 1: how many of each team sit at a table.
    l: next language (l sv: Swedish). q: leave; a bot plays for you, or nobody, until you are back.
evening-cli-keys-host = Enter: start the first stage, or the next one. T: type a command. ?: the commands. ↑ ↓: scroll. L: language. Q: leave.
evening-cli-keys = You are seated by yourself. T: type a command. ?: the commands. ↑ ↓: scroll. L: language. Q: leave.
evening-cli-write = A command, such as “standings”; Enter sends it, Esc closes.
