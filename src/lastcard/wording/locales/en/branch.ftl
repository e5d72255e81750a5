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

# lastcard whatif
help-whatif = Look at any position of a match, change it, see everybody's chances, and play on from there against bots.
help-whatif-at = The round and step, such as 2.17; 2.0 is the deal of round 2.
help-whatif-seat = Play on at once, in this seat.
help-chances = Show everybody's chances after every step, and what stood out.
whatif-bad-at = “{ $given }” is not a round and step, such as 2.17
whatif-place = Round { $round }, step { $step } of { $steps }
whatif-cards = { $player }: { $cards }
whatif-piles = Top card { $card }, { $stock } in the draw pile, { $discard } in the discard pile
whatif-whose = { $player }’s turn, { $direction }
whatif-help =
    at 2.17: another position. Enter: show it again. n, b: one step on, one step back.
    hand 2 R5 W+4: give seat 2 these cards; they come from the draw pile, and what was there goes back to it.
    top R5: put this card on top. colour R, turn 2, direction: change them.
    then 2 play R5 uno: let something happen, as it is written in records. back: take that back.
    play, play 2: play on from here against bots. save FILE: write it as a record. reset: as it was. q: stop.
whatif-unknown = “{ $given }” is not understood; ? shows what can be typed
whatif-nowhere = the card { $card } is not in the draw pile
whatif-saved = Written to { $file }.
