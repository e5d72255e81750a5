# The first page: what each level of bots is like, and what was played on this device
level-easy-about = They play any card that fits and often forget to call UNO.
level-normal-about = They save their wilds and stop whoever is about to win.
level-hard-about = They remember every card and work out what you can't follow.
level-expert-about = They play every choice through in their heads before they move.
how-to-play = How to play
own-matches = Your matches
own-played = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
own-won = { $count } won
own-streak = { $count } in a row
own-all = All your matches
own-win = Won
own-loss = Lost
