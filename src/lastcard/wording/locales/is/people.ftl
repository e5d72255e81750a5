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
people-title = Við borðið
people-rename = Breyta nafni
people-save = Vista
people-mute = Þagga: { $player }
people-muted = í þögn
people-report = Tilkynna: { $player }
people-remove = Fjarlægja: { $player }
people-remove-sure = { $player } – fjarlægja? Þjarkur spilar áfram og ekki er hægt að koma aftur að borðinu.
people-keep = Hætta við
people-watching = Horfa á: { $names }
people-watching-more = Horfa á: { $names } og { $count } í viðbót
series-won = Unnir leikir
people-silence = { $player } – ekki leyfa spjall
people-unsilence = { $player } – leyfa spjall aftur
people-silenced = má ekki spjalla
people-bot-for = { $player } – láta þjark leika á meðan
seat-take = Taka við: { $player }
seat-taking = Þú tekur við þegar umferðinni lýkur: { $player }
seat-take-back = Horfa áfram á
seat-leave = Láta þjark fá sætið mitt
seat-offer = Þú getur tekið við af þjarki, með stigunum hans.
seat-deal = Gefa núna
veil-hide = Fela kóðann
veil-show = Sýna kóðann
match-last = Síðasta umferð
match-minutes = { $count ->
    [one] { $count } mínúta eftir
   *[other] { $count } mínútur eftir
}
