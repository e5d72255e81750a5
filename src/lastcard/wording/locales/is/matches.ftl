# Allir leikir sem spilaðir voru í þessu tæki
matches-about = Allir leikir sem þú hefur spilað í þessu tæki. Listinn er geymdur hér og hvergi annars staðar.
matches-none = Engir leikir enn. Þegar þú hefur klárað leik birtist hann hér.
matches-played = Spilaðir
matches-won = Unnir
matches-streak = Sigrar í röð núna
matches-best = Flestir sigrar í röð
matches-course = Síðustu { $count } leikir þínir, sá nýjasti lengst til hægri
matches-forget = Taka leikinn af listanum
matches-forget-all = Eyða öllum listanum
matches-forget-sure = Eyða öllum listanum? Ekki er hægt að hætta við það eftir á.
matches-forget-yes = Eyða
matches-forget-no = Halda honum
matches-account = Geymdu þá á öllum tækjum
