# What helps a player at the table in the browser. $player is a name, $card as in cards.ftl, $count a number.

draw-count = Draw { $count }
challenge-ends = Bluff: { $player } draws { $count } · Honest: you draw { $risk }

# Whom a card or a word is aimed at
whom-swap = { $card }: swap hands with …?
whom-draw = { $card }: who has to draw?
whom-catch = Who has not called UNO?
whom-accuse = Who gave advice?

# A card chosen before one's turn
next = Next
next-name = { $card }, to be played on your turn
next-chosen = { $card } will be played on your turn. Press it again to undo.
next-cancelled = { $card } is not played.
next-dropped = { $card } can't be played now.

# Why a card can't be played
why = Why?
why-title = Why not?

# Keys that ask
asked-nothing = Nothing has happened yet.

# The first game
hint-close = Got it
hint-any = Play any card.
hint-colour = Play { colour-name }.
hint-number = Play { colour-name } or any { $number }.
hint-symbol = { $symbol ->
    [S] Play { colour-name } or any Skip.
    [R] Play { colour-name } or any Reverse.
   *[other] Play { colour-name } or any Draw Two.
}
hint-draw = Nothing fits: draw.
hint-uno = { $count } cards left: press UNO!

# In the head of the table
web-help = Help

# Hints that were taken
hints-taken = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
