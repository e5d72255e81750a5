# Fólk við borð: hlé, tími, nöfn
paused = hlé er á leiknum
pause-pause = Gera hlé
pause-resume = Halda áfram
pause-own = Hlé er á leiknum.
pause-by = { $player } gerði hlé á leiknum.
speed-title = Hraði þjarka
speed-slow = Hægt
speed-usual = Venjulega
speed-fast = Hratt
late-drew = Tíminn rann út og spil var dregið fyrir þig. Næst heldur þjarkur áfram.
late-played = Tíminn rann út og spil var sett út fyrir þig. Næst heldur þjarkur áfram.
late-done = Tíminn rann út og þjarkur svaraði fyrir þig. Næst heldur hann áfram.
