# Why an action is refused (record.md)
refusal-malformed = that is not an action
refusal-round-over = the round has ended
refusal-wrong-phase = that can't be done now
refusal-not-your-turn = it is somebody else's turn
refusal-not-in-hand = that card is not in the hand
refusal-no-jump = only a card identical to the top card can jump in
refusal-drawn-card-only = after drawing, only the card drawn may be played
refusal-no-stack = the penalty can't be answered with that card
refusal-no-match = the card matches neither the colour nor the number or symbol
refusal-bluff-refused = a Wild Draw Four may be played only if no card in the hand has the current colour
refusal-colour-missing = a colour has to be chosen
refusal-colour-unexpected = no colour is chosen with this card
refusal-target-missing = another player has to be chosen
refusal-target-unexpected = no other player is chosen with this card
refusal-target-wrong = that player can't be chosen
refusal-cannot-call = there is no reason to call UNO
refusal-nothing-to-catch = that player can't be caught
refusal-nothing-to-object = the card was played by the rules
refusal-wrong-count = that is not the right number of cards to discard
refusal-no-vote = this seat has no vote, or has voted already

# What is wrong with a ruleset
rules-unknown-preset = unknown preset “{ $given }”; did you mean “{ $nearest }”?
rules-unknown-option = unknown option “{ $given }”; did you mean “{ $nearest }”?
rules-unknown-effect = unknown effect “{ $given }”; did you mean “{ $nearest }”?
rules-effect-number = the effect “{ $effect }” takes a number from 1 to 15, as in “{ $effect } 3”
rules-effect-no-number = the effect “{ $effect }” takes no number
rules-bad-shape = rules are the name of a preset, or a table with a preset and the changes to it
rules-bad-toml = these rules can't be read: { $reason }
rules-bad-text = “{ $given }” is not an option; write a preset and then option=value, as in “classic jump_in=true”
rules-option-twice = the option { $option } is given twice
rules-bad-custom = custom is a list of at most 3 effects, each a string or a table with effect and text
rules-bad-number = { $option } is a whole number from { $low } to { $high }
rules-bad-hands = hands is empty, or a list with a whole number from { $low } to { $high } for each seat
rules-bad-value = { $option } is one of { $values }
rules-seats = 2 to 10 players can play, not { $seats }

# What is wrong with a record
record-at = { $place }: { $reason }
place-rules = rules
place-round = round { $number }
place-result = result of round { $number }
place-results = result
place-start = start
place-expect = expect { $number }
place-action = round { $number }, action { $action }
place-after = round { $number }, after { $after }
place-key = { $key }
place-entry = { $key }, entry { $number }
place-plan = plan
place-stage = stage { $number }
place-table = table { $number }
place-stage-table = stage { $stage }, table { $table }
place-standing = standings, { $name }
type-number = a whole number
type-switch = true or false
type-text = a string
type-texts = a list of strings
type-numbers = a list of numbers
type-table = a table
type-tables = a list of tables
type-rounds = tables headed [[round]]
type-rules = a preset's name or a table
record-not-utf8 = not a text file in UTF-8
record-not-toml = not valid TOML: { $reason }
record-too-large = a record has at most { $most } MB
record-bad-version = a record needs the line “lastcard = 1”; this version reads no other
record-bad-seats = seats is a list of 2 to { $most } names
record-bad-type = { $key } has to be { $expected }
record-bad-number = { $key } has to be from { $low } to { $high }
record-unknown-key = unknown key “{ $key }”; known here: { $known }
record-key-missing = the key “{ $key }” is missing
record-bad-seed = seed is a string of hexadecimal digits
record-bad-card = “{ $given }” is not a card
record-bad-hands = hands is a list of { $seats } strings, one for each seat
record-bad-direction = direction is 1 or -1
record-bad-colour = colour is R, Y, G or B
record-bad-code = code goes with rejects and is one of { $known }
record-wrong-dealer = the rules make seat { $dealer } the dealer
record-not-in-deck = { $given } × { $card }, but the deck has { $there }
record-no-discard = the discard pile is empty
record-hand-empty = seat { $seat } has no cards
record-hand-out = seat { $seat } is out of the match and can't hold cards
record-turn-out = seat { $seat } is out of the match, so it can't be its turn
record-colour-missing = the top card is a wild: give the current colour
record-colour-wrong = the current colour is that of the top card
record-not-over = the previous round is not over
record-refused = “{ $action }” is refused, { $code }: { $reason }
record-shuffle-missing = shuffle { $number } of the round is missing
record-shuffle-wrong = shuffle { $number } has the wrong cards: { $given } × { $card }, not { $there }
match-won = the match has been won already
check-differs = { $key } is { $given }, expected { $expected }
check-rejects = “{ $action }” gives { $given }, expected { $expected }
any-refusal = a refusal
no-refusal = no refusal

# What is wrong with what an evening is to be
format-unfit = this format is for { $needed } players, and there are { $players }; Swiss tables take any number
format-too-few = { $least } players or more are needed, and there are { $players }
format-too-many = at most { $most } can play, and there are { $players }

# What is wrong with the result of a round of real cards
slip-bad-winner = the winner is a seat from 1 to { $seats }, or 0 if nobody could play on
slip-wrong-hands = there are { $given } hands for { $seats } seats; enter one for each
slip-not-in-deck = { $given } × { $card } are left, but the deck has { $there }; count again
slip-all-cards = all cards are left in hands, but the last card lies on the pile; count again
slip-winner-holds = seat { $seat } went out and can't have cards left; choose who went out, or take the cards away
slip-empty-hand = seat { $seat } has no cards but didn't go out; say which cards were left
slip-nobody-out = seat { $seat } has no cards, so somebody went out; choose who

# What is wrong with the record of an evening
album-bad-version = the record of an evening needs the line “evening = 1”; this version reads no other
album-bad-players = players is a list of 1 to { $most } names
album-bad-plan = not a plan: { $reason }
album-by-seat = { $key } has to be { $seats } numbers, one for each seat
album-twice = { $name } sits twice in the same stage
album-out = { $name } is out of the knock-out
album-no-result = there is no record, no round and no correction
album-other-seats = the record has { $given } seats, the table { $seats }
album-other-rules = the record's rules are not those of the plan
album-not-over = the record's match is not over
album-too-many-rounds = there are { $given } rounds, and the plan has { $most }
album-too-many-stages = there are { $given } stages, and the plan has { $most }
album-differs = { $key } is { $given } in the file, but counted again it is { $counted }
album-standings = the standings have to list everybody once, the best first
