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
bad-upto = --upto takes a number from 0 to { $most }; the last round has { $most } actions
bad-count = { $option } takes a number from { $low } to { $high }
unknown-language = unknown language “{ $given }”; there are { $known }
interrupted = interrupted; what was done so far is kept
written = { $count ->
    [one] { $count } record written to { $folder }
   *[other] { $count } records written to { $folder }
}
no-rounds = the record has no round
result-differs = the result does not agree: { $problem }

account-players = Players: { $names }
account-rules = Rules: { $rules }
account-round = Round { $number }
account-points = { $player }: { $points } points this round, { $score } in all
account-left = { $player } is left with { $cards }.
account-out = { $player } is out of the match.
account-champion = { $names } wins the match.
account-champions = { $names } win the match.

perft-row = { $depth } { $count }

help-app = UNO-style games by the real rulebooks.
help-version = Print the version and whether the engine is compiled.
help-language = The language of everything printed: { $known }.
help-replay = Replay a record and tell it in sentences, or print the position it ends in.
help-file = A record, such as game.lastcard.toml.
help-files = Records to check.
help-json = Print the state after the last action as a JSON object.
help-upto = Stop after so many actions of the last round.
help-each = Print the state after 0, 1, 2, … actions of the last round, a JSON object a line.
help-check = Replay records and compare their results and expectations.
help-perft = Count the positions that lie so many actions ahead, from a fixed deal.
help-rules-option = A preset and what differs, such as “classic jump_in=true”.
help-depth = How many actions to look ahead.
help-seats = How many play.
help-seed = A number that decides all chance.
help-divide = Print the count for each first action.
help-rules = Show a ruleset in sentences, with the ids of its rules; without one, the presets.
help-rules-argument = A preset and what differs, such as “house-party stacking=mixed”.
help-random = Play random legal matches, out of turn too, and write their records.
help-games = How many matches.
help-out = The folder for the records.
preset-list = Presets (show one with “lastcard rules NAME”):
