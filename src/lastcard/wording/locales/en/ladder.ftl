# The ladder of bots

help-ladder = Let all bots of a folder and our levels play each against each, and show how they stand.
help-ladder-folder = The folder in which bots are registered, each by a TOML file.
help-ladder-levels = Which of our own bots play too, separated by commas.
help-ladder-rules = A ruleset to play; give the option again for more of them. Without it: classic, house-party and all-wild.
help-ladder-seats = Numbers of seats, separated by commas.
help-ladder-deals = How many deals under each ruleset and number of seats; each is played several times, with the bots in different seats.
help-ladder-out = Where the page, the picture and the games go; without it, “ladder” in the folder of the bots.
help-ladder-with-luck = Leave the luck of the cards in: some hundred times as quick for quick bots, with wider intervals, for which more deals make up.
usage-folder = FOLDER

ladder-bad-seats = “{ $given }” is not a list of numbers of seats; write it like 2,4
ladder-level = “{ $given }” is registered in the folder and plays anyway; --levels takes only our own bots
ladder-history-damaged = { $file } is damaged; move it away to begin a new history

report-ladder = Ladder of bots
ladder-heading = { $deals } deals each, { $games } games: { $settings }; seed { $seed }
ladder-program = { $bot } { $version } by { $owner }
ladder-setting = { $rules } with { $seats } seats
finding-ladder-clear = { $bot } comes first with { $rating } points and is stronger than { $other }.
finding-ladder-open = { $bot } comes first with { $rating } points; whether it is stronger than { $other } is still open.
finding-ladder-faults = { $count ->
    [one] { $bot } has lost a game because it did not answer as it should.
   *[other] { $bot } has lost { $count } games because it did not answer as it should.
}
table-ladder = How they stand
table-heads = Head to head
table-settings = Games won, by rules and seats
table-faults = Faults
table-history = What was before
head-fault = fault
head-times = times
head-date = date
note-ladder-adjusted = In brackets: 95% intervals over the deals, the luck of the cards taken out. “normal” has 1,000 points; with 400 points more, a bot wins ten times as often. A half of the games won would be fair.
note-ladder = In brackets: 95% intervals over the deals. “normal” has 1,000 points; with 400 points more, a bot wins ten times as often. A half of the games won would be fair.
note-heads = The share of the games that the bot on the left wins against the bot above.
note-faults = Whoever makes a fault loses that game; after three within ten deals the rest of these deals is lost too. The others lose nothing by it.
fault-start = could not be started
fault-silent = was not ready in time
fault-died = ended by itself
fault-slow = was too slow
fault-flood = wrote without end
fault-memory = took too much memory
fault-rubbish = said what is not an answer
fault-illegal = tried what is not allowed
fault-stalls = made no move
