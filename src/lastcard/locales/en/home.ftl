# The first page, and what was played on this device
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
