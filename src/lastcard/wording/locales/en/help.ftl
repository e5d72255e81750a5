# What can be done at the table, in six pictures
help-what = What you can do
help-now = Now
help-match = Play a match
help-match-text = Same colour, or same number or symbol as the top card.
help-any = Play any card
help-any-text = Every card is wild: all of them fit.
help-draw = Draw
help-draw-text = When nothing fits, or when you would rather keep your cards.
help-action = Action cards
help-action-text = Skip the next player, reverse the direction, or make them draw.
help-wild = Wild
help-wild-text = Fits on everything. You choose the colour.
help-uno = UNO!
help-uno-text = Call it with your second-to-last card. Catch those who forget!
help-four = Wild Draw Four
help-four-text = The next player draws 4, or challenges you if you may have bluffed.
help-four-plain = The next player draws 4.

# The keys at the table
help-title = Keys
help-keys =
    1–9 | play the card with that number
    ← → ↑ ↓ Enter | choose a card and play it
    D or Space | draw
    P | pass: keep the card you drew
    1–4 | the colour, when you are asked for one
    T | take the penalty cards
    X | challenge a Wild Draw Four
    A | answer a penalty with a card
    U | UNO!: with your next card, or late, after it
    C | catch somebody who has not called
    J | jump in with an identical card
    Y, N | yes, no: votes and dares
    O, V | object to a card, accuse somebody of giving advice
    R | the rules of this match
ask-keys =
    W | what lies on top, and the colour
    H | how many cards everybody holds
    S | the scores
    L | the last three things that happened
    K | whose turn it is, and the time left
    I | a hint: the best play and why, where that is allowed
    ? | help: what you can do, the rules and the keys
