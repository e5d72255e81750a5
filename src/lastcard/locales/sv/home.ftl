# Startsidan, och vad som spelats på den här enheten
how-to-play = Så spelar man
own-matches = Dina matcher
own-played = { $count ->
    [one] { $count } match
   *[other] { $count } matcher
}
own-won = { $count ->
    [one] { $count } vunnen
   *[other] { $count } vunna
}
own-streak = { $count } i rad
own-all = Alla dina matcher
own-win = Vinst
own-loss = Förlust
