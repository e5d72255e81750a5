# The command line
version = Last Card { $version }, { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
}
error-line = lastcard: { $problem }
file-problem = { $file }: { $problem }
file-unreadable = can't be read ({ $reason })
file-unwritable = can't be written ({ $reason })
check-closing = { $passed } passed, { $failed } failed
bad-upto = --upto takes a number from 0 to { $most }; the last round has { $most ->
    [one] { $most } action
   *[other] { $most } actions
}
bad-count = { $option } takes a number from { $low } to { $high }
unknown-language = unknown language “{ $given }”; choose one of { $known }
extra-missing = { $command } needs another package, { $package }: pip install "lastcard[{ $extra }]"
interrupted = interrupted; what was done so far has been kept
written = { $count ->
    [one] { $count } record written to { $folder }
   *[other] { $count } records written to { $folder }
}
no-rounds = the record has no rounds
result-differs = the result does not match: { $problem }

match-players = Players: { $names }
match-rules = Rules: { $rules }
match-round = Round { $number }
result-points = { $points ->
    [one] { $player }: { $points } point this round, { $score } in all
   *[other] { $player }: { $points } points this round, { $score } in all
}
result-left = { $player } is left with { $cards }.
result-out = { $player } is out of the match.
result-champion = { $names } wins the match.
result-champions = { $names } win the match.

perft-row = { $depth } { $count }

help-app = UNO-style card games, played by the real rulebooks.
help-version = Print the version and whether the engine is compiled.
help-language = The language of everything printed: { $known }.
help-replay = Replay a record and tell what happened, or print the final position.
help-file = A record, such as game.lastcard.toml.
help-files = Records to check.
help-json = Print the state after the last action as a JSON object.
help-upto = Stop after this many actions of the last round.
help-each = Print the state after 0, 1, 2, … actions of the last round, one JSON object per line.
help-check = Replay records and compare them with their results and expectations.
help-perft = Count the positions that can be reached in a number of actions from a fixed deal.
help-rules-option = A preset and any changes to it, such as “classic jump_in=true”.
help-depth = How many actions to look ahead.
help-seats = The number of players.
help-seed = The seed for everything that is random.
help-divide = Also print the count for each first action.
help-rules = Show a ruleset in sentences; without a ruleset, list the presets.
help-rules-argument = A preset and any changes to it, such as “house-party stacking=mixed”.
help-random = Play random legal matches, moves out of turn included, and write their records.
help-games = The number of matches.
help-out = The folder for the records.
preset-list = Presets (show one with “lastcard rules NAME”):
