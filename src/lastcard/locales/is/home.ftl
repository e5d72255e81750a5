# Forsíðan, og hvað var spilað í þessu tæki
how-to-play = Hvernig er spilað?
own-matches = Leikirnir þínir
own-played = { $count ->
    [one] { $count } leikur
   *[other] { $count } leikir
}
own-won = { $count ->
    [one] { $count } sigur
   *[other] { $count } sigrar
}
own-streak = { $count } í röð
own-all = Allir leikirnir þínir
own-win = Sigur
own-loss = Tap
