# Playing on from a position of a replay, as it was or changed. $player is a name, $action what can be done.

whatif-title = Play on from here
whatif-about = Against bots, with all hands as they are here. The rest of the draw pile is shuffled: having seen the replay tells nobody what comes next.
whatif-over = The round is over here. Go to an earlier step to play on.
whatif-as = Play as
whatif-try = Try it from here
whatif-try-this = Try it: { $player }, move { $number }
whatif-edit = Change the position
whatif-reset = As it was
whatif-opening = Opening a table …
whatif-judging = Judging the position …
whatif-hand = { $player }’s hand
whatif-stock = Draw pile
whatif-discard = Discard pile, top card first
whatif-how = Press cards, then where they go.
whatif-chosen = { $count ->
    [0] No card chosen
    [one] { $count } card chosen
   *[other] { $count } cards chosen
}
whatif-to = Move to
whatif-to-top = Top of the discard pile
whatif-to-discard = Bottom of the discard pile
whatif-turn = Whose turn
whatif-direction = Direction
whatif-colour = Colour
whatif-since = What happened then
whatif-since-none = Nothing yet.
whatif-back = Take the last one back
whatif-then = Then
whatif-then-choose = choose …
whatif-said = { $player }: { $action }
whatif-chances = Chance to win the round
whatif-best = Best for { $player }: { $action }.
