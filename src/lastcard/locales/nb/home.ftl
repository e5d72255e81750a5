# Forsiden, og hva som er spilt på denne enheten
how-to-play = Slik spiller du
own-matches = Spillene dine
own-played = { $count } spill
own-won = { $count } vunnet
own-streak = { $count } på rad
own-all = Alle spillene dine
own-win = Seier
own-loss = Tap
