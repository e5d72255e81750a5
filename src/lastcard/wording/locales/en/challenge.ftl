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
