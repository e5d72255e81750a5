# The game in six pictures
short-title = The game in a minute
short-match = Play a card with the same colour, number or symbol.
short-action = Action cards stop, turn or hit the next player.
short-wild = A wild fits on anything: you choose the colour.
short-draw = Nothing fits? Draw a card.
short-uno = One card left? Call “UNO!” before anybody catches you.
short-win = Whoever is out of cards first wins the round.
