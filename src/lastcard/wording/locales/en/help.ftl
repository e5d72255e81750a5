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
