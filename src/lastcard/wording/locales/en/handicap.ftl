# A handicap: seats that are dealt different numbers of cards.
option-hands = Handicap
rule-hands = Handicap: in the order of the seats, the players are dealt { $hands } cards.
rule-hands-none = Everybody is dealt the same number of cards.
hands-seat = Cards for seat { $seat }
