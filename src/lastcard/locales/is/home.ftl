# Forsíðan: hvernig þjarkarnir spila og hvað var spilað í þessu tæki
level-easy-about = Þeir setja út hvaða spil sem passar og gleyma oft að kalla UNO.
level-normal-about = Þeir spara jókerana og stöðva þann sem er við það að vinna.
level-hard-about = Þeir muna öll spil og reikna út hvað þú átt ekki.
level-expert-about = Þeir hugsa alla kosti til enda áður en þeir leika.
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
