# Hands that others play too. $player is a name, $points a number with its sign.

unknown-challenge = there is no challenge with the code “{ $code }”; ask for the link again

challenge-title = Play this hand
challenge-about = { $by } asks: how would you play the hand that { $player } had? The same cards, the same seat, against bots.
challenge-go = Play the hand
challenge-result = How it went
challenge-had = { $player } had the hand
challenge-make = Challenge others with this hand
challenge-made = Anyone with this link plays the same cards from the same seat:
challenge-copy = Copy the link

help-challenge = Play a hand that somebody has had, or make such a challenge of a replay.
help-challenge-link = The link of a challenge, or that of a replay to make one of.
help-challenge-seat = Whose hand, where a challenge is made.
help-challenge-round = The round, where a challenge is made; usually the one in the link, or the first.
help-challenge-result = Only say how it went for everybody.
challenge-bad-link = “{ $given }” is no link of a challenge (…/c/CODE) or of a replay (…/r/RECORD)
