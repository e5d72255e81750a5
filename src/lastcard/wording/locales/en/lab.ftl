# Simulations and duels

help-simulate = Play many games between bots: who wins from which seat, how long it takes, what happens. With several rulesets, what each of them changes.
help-simulate-rules = Rulesets to compare, each as for --rules.
help-compare = A ruleset to compare with the others; more of them may follow.
help-bots = Bots, separated by commas; they take the seats in turn and move one seat along after each game.
help-simulate-games = How many games to play with each ruleset: single rounds in which seat 1 begins.
help-simulate-matches = Play whole matches instead of single rounds.
help-workers = How many processes play on this machine; 0 for one per core.
help-cluster = The address of a Dask scheduler whose workers play instead, such as tcp://host:8786.
help-lab-out = A folder for the tables, the plots and a report. The same command picks up there where it was stopped.
help-duel = Find out how strong bots are against each other: every pair plays the same deals in every seat.
help-duel-bots = Two bots or more.
help-deals = How many deals; each is played several times, with the bots in different seats.
help-train = Train a net for the bots “net” and “expert”: it plays against itself and learns who won.
help-train-games = How many games to play.
help-train-out = A folder for the net and for what is needed to go on. The same command picks up there where it was stopped.

too-few-bots = a duel needs at least two bots
too-many-bots = at most { $most } bots, not { $count }
out-is-file = is a file, not a folder
out-not-empty = contains other files; name an empty folder or a new one
out-of-other-command = contains the results of another command or another version; name another folder
cluster-missing = a cluster needs another package: pip install "lastcard[cluster]"
cluster-silent = no Dask scheduler answers at { $address } within { $seconds } seconds
cluster-empty = the Dask scheduler at { $address } has no workers
cluster-lost = the cluster at { $address } has stopped answering
cluster-version = the worker at { $worker } has Last Card { $found }, not { $wanted }
worker-died = a process that was playing has died, perhaps because memory ran out; fewer workers may help
checkpoint-damaged = { $file } in it is damaged; delete it to train from the start, or name another folder
train-iteration = { $games } of { $all } games: learnt from { $rows } choices, mean loss { $loss }
train-done = The net is in { $file }.

progress-games = games
progress-rate = { $rate } a second
stopped = Stopped after { $done } of { $all } games; the results so far are shown.
go-on = To continue from here, run the same command again: { $command }
go-on-with-out = With --out DIR the same command could be continued later.
nothing-played = Stopped before any games were finished.

simulation-heading = { $rulesets ->
    [1] { $count } games
   *[other] { $rulesets } × { $count } games
}, { $seats } seats, bots { $bots }, seed { $seed }
simulation-heading-match = { $rulesets ->
    [1] { $count } matches
   *[other] { $rulesets } × { $count } matches
}, { $seats } seats, bots { $bots }, seed { $seed }
duel-heading = { $deals } deals, { $games } games, { $seats } seats, rules { $rules }, seed { $seed }
table-seats = Games won by each seat
table-bots = Games won by each bot
table-length = Length and points of a round
table-length-match = Length of a match and points of a round
table-happenings = How often it happened in a round
table-happenings-match = How often it happened in a match
table-laid = How often a card was played in a round
table-laid-match = How often a card was played in a match
table-ratings = Ratings
table-pairs = Each against each
note-fair = If all seats were equal, each would win { $share }. In brackets: 95% intervals.
note-change = Changes are in percentage points, measured on the same deals; * means that the interval does not include zero.
note-fair-bots = If all bots were equal: { $shares }.
note-ratings = In brackets: 95% intervals over the deals. Differences are in percentage points from a half; * means that the interval does not include zero. With a difference of 400 rating points, one bot wins ten times as often as the other.
head-change = change with { $rules }
head-bot = bot
head-share = games won
head-difference = difference
head-points = points per game
head-rating = rating
head-pair = pair
pair = { $bot } against { $other }
seat-number = seat { $number }
row-quartiles = actions: quartiles and median
row-right = share of right challenges
figure-length = actions, mean
figure-points = points
kind-skip = Skip
kind-reverse = Reverse
kind-draw-two = Draw Two
happening-calls = UNO called
happening-catches = caught not calling UNO
happening-false-catches = wrongly accused
happening-challenges = Wild Draw Four challenged
happening-challenges-right = rightly challenged
happening-jump-ins = jumped in
happening-draws = drew a card
happening-penalties = penalty accepted
happening-reshuffles = discard pile reshuffled
happening-void = void rounds

finding-first = With { $rules }, seat 1, which begins, wins { $share } of the games: { $told ->
    [above] more than its fair share of { $fair }.
    [below] less than its fair share of { $fair }.
   *[near] no clear difference from its fair share of { $fair }.
}
finding-change = With { $rules } that changes by { $change } percentage points: { $told ->
    [more] going first is worth more.
    [less] going first is worth less.
   *[no] no clear change.
}
finding-duel-clear = { $bot } is stronger than { $other }: it wins { $share } where a half would be fair.
finding-duel-open = There is no clear difference between { $bot } and { $other }: { $bot } wins { $share } where a half would be fair.
report-simulation = What the rules change
report-duel = How strong the bots are
report-again = To get the same result again, on any machine:
report-made = Last Card { $version }
plot-fair = fair share
plot-share = games won, with 95% intervals
plot-no-change = no change
plot-change = change on the same deals, percentage points
plot-difference = above or below a fair share, percentage points, with 95% intervals
plot-length = actions, in steps of { $step }; dashed: the median; the longest games, 1%, are left out
parquet-missing = Parquet needs another package: pip install "lastcard[parquet]"
bad-format = unknown format “{ $given }”; choose one of { $known }
help-format = How the table of all games is written: { $known }.
results-in = The results are in { $folder }; start with { $report }.
