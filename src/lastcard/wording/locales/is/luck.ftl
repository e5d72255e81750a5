# Það sem spilin gáfu, í öllum leikjum á þjóni.

luck-about = Farið er yfir hvern leik sem lokið er á þessum þjóni og lagt saman það sem spilin gáfu: gjöfin og hvert dregið spil, borið saman við öll spil sem gátu komið. Séu spilin sanngjörn ná súlurnar yfir strikið í miðjunni.
luck-fair = { $count ->
    [one] Í { NUMBER($count, useGrouping: "always") } leik fékk enginn betri spil en tilviljun skýrir.
   *[other] Í { NUMBER($count, useGrouping: "always") } leikjum fékk enginn betri spil en tilviljun skýrir.
}
luck-odd = { $count ->
    [one] Í { NUMBER($count, useGrouping: "always") } leik voru spilin ójafnari en tilviljun gerir þau að jafnaði.
   *[other] Í { NUMBER($count, useGrouping: "always") } leikjum voru spilin ójafnari en tilviljun gerir þau að jafnaði.
}
luck-none = Ekki hefur enn verið farið yfir neinn leik. Spilið einn og lítið aftur við eftir mínútu.
luck-seats = Eftir sætum
luck-people = Fólk og þjarkar
luck-who = Hver
luck-rounds = Umferðir
luck-given = Unnið eða tapað á heppni í 100 umferðum
luck-seat = Sæti { $number }
luck-guests = Fólk
luck-bots = Þjarkar
luck-interval = { $mean } ({ $low } til { $high })
luck-shuffles = Og hægt er að sannreyna hverja stokkun: opnið endursýningu og ýtið á „Sannreyna stokkunina“.
