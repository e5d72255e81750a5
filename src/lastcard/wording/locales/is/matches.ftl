# Allir leikir sem spilaðir voru í þessu tæki
matches-about = Allir leikir sem þú hefur spilað: í þessu tæki, og með aðgangi í öllum tækjunum þínum.
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
matches-collection = Opna safnið
matches-search = Fólk
matches-rules = Reglur
matches-any = Allt
matches-result = Úrslit
matches-result-won = Unnir
matches-result-lost = Tapaðir
matches-since = Frá og með
matches-found = { $count ->
    [one] { $count } leikur
   *[other] { $count } leikir
}
matches-more = Sýna fleiri
matches-fortune = Heppni og færni
matches-fortune-about = Hvað spilin gáfu þér og hvað þín eigin val gáfu þér, lagt saman yfir síðustu { $count } yfirfarna leiki, í unnum umferðum. Heppnin jafnast út, færnin helst.
matches-fortune-shown = Heppni { $luck }, færni { $skill }, í unnum umferðum
matches-luck = heppni
matches-skill = færni
matches-feats = Uppljóstranir, blekkingar og áskoranir
matches-feats-about = Úr síðustu { $count } yfirförnum leikjum þínum, sá elsti lengst til vinstri. Fyrir ofan strikið er það sem gekk vel.
matches-feats-catches = Uppljóstranir
matches-feats-bluffs = Blekkingar
matches-feats-challenges = Áskoranir
matches-feats-well = { $well } af { $all } gengu vel
matches-feats-none = engar enn
matches-feats-caught = { $count ->
    [0] Aldrei hefur komist upp um þig.
    [one] Einu sinni hefur komist upp um þig.
   *[other] { $count } sinnum hefur komist upp um þig.
}
matches-ratings = Styrkstig
matches-ratings-about = Úr leikjum við metin borð. Raunverulegt gildi er mjög líklega innan ±. Án heppni: sömu úrslit en hlutur spilanna dreginn frá, svo þau verða fyrr áreiðanleg.
matches-family = Reglur
matches-rating = Styrkstig
matches-rating-adjusted = Án heppni
matches-rating-value = { $rating } ± { $off }
matches-provisional = til bráðabirgða
matches-family-classic = Klassískt
matches-family-party = Húsreglur
matches-family-wild = All Wild
matches-family-partners = Lið
