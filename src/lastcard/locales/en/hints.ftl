# What helps a player at the table in the browser. $player is a name, $card as in cards.ftl, $count a number.

draw-count = Draw { $count }
why-colour = The colour is { $colour }.
challenge-ends = Bluff: { $player } draws { $count } · Honest: you draw { $risk }

# Whom a card or a word is aimed at
whom-swap = { $card }: swap hands with …?
whom-draw = { $card }: who has to draw?
whom-catch = Who has not called UNO?
whom-accuse = Who gave advice?
