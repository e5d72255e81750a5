# Matches that go on from a moment of another one. $cards are tokens such as R5 W+4.

branch-no-round = the match has { $rounds ->
    [one] only one round
   *[other] only { $rounds } rounds
}
branch-no-step = round { $number } has only { $steps } steps
branch-too-long = the match is too long to go on from there: more than { $most } actions
branch-over = the round is over there, so nobody can play on
branch-cards-missing = { $count ->
    [one] one card of the deck is nowhere: { $cards }
   *[other] { $count } cards of the deck are nowhere, such as { $cards }
}
branch-seat-out = seat { $seat } is out of the match; choose another one
branch-no-start = what was said before needs a position to start from
bad-position = no game has such a position: { $reason }
