# Viðurkenningar eftir leik. $value er hve mikið eða hve margt það var.

award-quickest-catch = Snarasta viðbragðið
award-boldest-bluff = Djarfasta blekkingin
award-sharpest-challenge = Skarpasta augað
award-most-eaten = Besta matarlystin
award-biggest-hand = Fyllsta höndin
award-longest-last-card = Lengst á einu spili
award-biggest-round = Stærsta umferðin
award-comeback = Besta endurkoman
award-most-colours = Litríkasti leikurinn
award-most-attacks = Engin miskunn
award-most-jumps = Flest inngrip
award-cleanest = Hreinn skjöldur

awarded-quickest-catch = { $value ->
    [0] áður en næsti spilaði
    [one] eftir { $value } aðgerð
   *[other] eftir { $value } aðgerðir
}
awarded-boldest-bluff = með { $value } spil í litnum á hendi
awarded-sharpest-challenge = { $value ->
    [one] sá í gegnum { $value } blekkingu
   *[other] sá í gegnum { $value } blekkingar
}
awarded-most-eaten = dró { $value } spil
awarded-biggest-hand = { $value } spil í einu
awarded-longest-last-card = { $value ->
    [one] í { $value } aðgerð
   *[other] í { $value } aðgerðir
}
awarded-biggest-round = { $value } stig
awarded-comeback = { $value ->
    [one] var { $value } stigi á eftir
   *[other] var { $value } stigum á eftir
}
awarded-most-colours = { $value ->
    [one] skipti um lit { $value } sinni
   *[other] skipti um lit { $value } sinnum
}
awarded-most-attacks = { $value } spil gegn öðrum
awarded-most-jumps = { $value ->
    [one] greip inn { $value } sinni
   *[other] greip inn { $value } sinnum
}
awarded-cleanest = { $value ->
    [one] sagði UNO { $value } sinni
   *[other] sagði UNO { $value } sinnum
}

result-award = { $award }: { $player } ({ $value })
