# Kvöld með nokkrum borðum á síðunni: hver koma, hver spila saman og hvernig staðan er
eve-of = Spilakvöld · { $player }
eve-none = Það er ekkert slíkt kvöld
eve-none-text = Hér finnst ekkert kvöld með kóðann „{ $code }“. Kóðinn gæti verið rangt skrifaður, eða langt er liðið síðan.
eve-no-way = Þú getur ekki verið með í kvöld
eve-only-look = Skoða stöðuna
eve-keep-trying = Síðan reynir áfram. Ekkert glatast.
eve-lost = Sambandið rofnaði; reyni aftur …
eve-come-in = Vera með í kvöld
eve-come-in-code = Sláðu inn kóðann til að vera með
eve-public-list = Kvöld opin öllum
eve-people = { $count ->
    [one] { $count } maður
   *[other] { $count } manns
}

# Meðan fólk kemur
eve-wait = Gestgjafinn byrjar þegar allir eru komnir: { $player }. Þú þarft ekkert að gera.
eve-who = { $count ->
    [one] { $count } er hér
   *[other] { $count } eru hér
}
eve-nobody = Enginn enn. Sendu tengilinn eða skrifaðu nöfn.
eve-typed = án síma
eve-enrol-name = Nafn á einhverjum án síma
eve-enrol = Bæta við
eve-send-home = Taka úr leik: { $player }
eve-go-home = Ég spila ekki
eve-gone = Spila ekki
eve-home = fór heim
eve-rejoin = Spilar aftur
eve-rejoin-me = Ég spila aftur
eve-time = Tími og spil
eve-length = Hve lengi
eve-minutes = { $minutes } mín.
eve-open-end = eins lengi og þarf
eve-cards = Spil
eve-online = Í símum
eve-real = Alvöru spil
eve-format = Hver spilar með hverjum
eve-format-rotation = Fjórir skipta um félaga
eve-format-rotation-about = Allir spila með öllum: þrír félagar, nokkrar umferðir með hverjum.
eve-format-rotation-short = Fjórir skipta í hverri umferð
eve-format-rotation-short-about = Nýr félagi í hverri umferð, fjórar umferðir alls.
eve-format-eight = Átta við tvö borð
eve-format-eight-about = Allir spila með hverjum hinna sjö.
eve-format-whist = Allir með öllum
eve-format-whist-about = 12, 16 eða 20 manns: hver er félagi þinn einu sinni og mótleikari tvisvar.
eve-format-swiss = Ný borð í hverri lotu
eve-format-swiss-about = Þau sem standa jafnt mætast; enginn mætir sömu tvisvar ef hægt er að komast hjá því. Fyrir hvaða fjölda sem er.
eve-format-knockout = Útsláttarkeppni
eve-format-knockout-about = Betri helmingur hvers borðs heldur áfram þar til eitt úrslitaborð er eftir.
eve-format-arena = Þar til tíminn er búinn
eve-format-arena-about = Þegar borðið þitt er búið færðu það næsta. Komdu og farðu eins og þú vilt.
eve-fit-partners = { $count ->
    [one] { $count } félagi × { $rounds }
   *[other] { $count } félagar × { $rounds }
}
eve-fit-stages = { $count ->
    [one] { $count } lota × { $rounds }
   *[other] { $count } lotur × { $rounds }
}
eve-fit-arena = eins margar umferðir og tíminn leyfir
eve-tables = { $count ->
    [one] { $count } borð
   *[other] { $count } borð
}
eve-about-minutes = um { $minutes } mín.
eve-idle-count = { $count ->
    [one] { $count } situr hjá
   *[other] { $count } sitja hjá
}
eve-or = { $names } eða { $player }
eve-unfit-number = Fyrir { $numbers } manns.
eve-unfit-few = Þarf að minnsta kosti { $count } manns.
eve-unfit-rules = Ekki með þessum reglum.
eve-unfit-one-table = Fyrir { $count } manns eða fleiri, við nokkur borð.
eve-unfit-open = Þarf ákveðinn tíma.
eve-unfit-time = Tekur lengri tíma en þið hafið.
eve-take-fit = Spila { $rounds } í lotu, eins og tíminn leyfir
eve-rules = Reglur
eve-more = Fleira
eve-rounds = Umferðir í lotu
eve-seats = Fjöldi við borð
eve-clock = Klukka fyrir lotu
eve-absent = Fyrir þann sem er fjarverandi
eve-absent-bot = spilar þjarkur
eve-absent-bye = spilar enginn
eve-public = Hver finnur það
eve-public-yes = allir, á listanum
eve-public-no = þau sem hafa tengilinn
eve-no-phone-bot = { $count ->
    [one] Án síma: { $names }. Þjarkur spilar undir því nafni.
   *[other] Án síma: { $names }. Þjarkar spila undir þeim nöfnum.
}
eve-no-phone-bye = { $count ->
    [one] Án síma: { $names }. Situr hjá.
   *[other] Án síma: { $names }. Sitja hjá.
}
eve-no-phone-how = Sá sem kemur með tenglinum undir sama nafni spilar sjálfur.
eve-no-phone-real = Spila með alvöru spilum
eve-no-phone-let-bot = Láta þjark spila
eve-no-phone-let-out = Láta sitja hjá
eve-title = Titill
eve-played = Þetta verður spilað
eve-begin = Byrja kvöldið
eve-begin-few = Það þarf þrjá.
eve-begin-unfit = Veldu eitthvað sem hentar fjöldanum og tímanum.

# Meðan lotur eru spilaðar. $one, $other, $names og $partner eru nöfn
eve-stage = Lota { $stage }
eve-stage-of = Lota { $stage } af { $of }
eve-phase-gathering = Fólk er að koma
eve-phase-between = { $stage } er búin
eve-phase-over = Kvöldinu er lokið
eve-paused = Hlé
eve-against = { $one } – { $other }
eve-you-sit = Þú situr við borð { $table }. Þar eru líka: { $names }
eve-you-sit-with = Þú situr við borð { $table }. Félagi þinn: { $partner }. Mótleikarar: { $names }
eve-you-idle = Þú situr hjá í þessari lotu
eve-you-wait = Næsta borð þitt kemur
eve-you-out = Þú ert úr leik en getur horft á
eve-you-left = Þú spilar ekki lengur
eve-you-paused = Hlé. Haldið verður áfram þegar gestgjafinn segir til
eve-to-table = Að borðinu þínu
eve-enter = Skrá úrslitin
eve-table = Borð { $table }
eve-tables-title = Borð
eve-table-over = búið
eve-table-corrected = búið, leiðrétt
eve-table-rounds = { $of ->
    [one] { $rounds } af { $of } umferð
   *[other] { $rounds } af { $of } umferðum
}
eve-away-who = { $player } er ekki við
eve-idle = Sitja hjá: { $names }
eve-next = Næst
eve-left = { $clock } eftir af lotunni
eve-remaining = { $minutes ->
    [one] { $minutes } mínúta eftir af kvöldinu
   *[other] { $minutes } mínútur eftir af kvöldinu
}
eve-time-over = Tími kvöldsins er liðinn
eve-vacant = Gestgjafinn hefur verið í burtu um stund: { $player }
eve-take-over = Taka við sem gestgjafi
eve-pass-sure = { $player } – gera að gestgjafa? Þá getur þú ekki lengur stýrt kvöldinu.
eve-later = Síðari lotur
eve-later-open = Þær ráðast af úrslitum.
eve-people-more = Fólk ({ $count }) og boð

# Borð gestgjafans
eve-desk = Þú ert gestgjafi
eve-running = { $count ->
    [one] Spilað er við { $count } borð.
   *[other] Spilað er við { $count } borð.
}
eve-soon = Næsta lota byrjar sjálfkrafa eftir smástund.
eve-all-over = Öll borð eru búin.
eve-missing = Ekki hér: { $names }
eve-pause = Gera hlé
eve-resume = Halda áfram
eve-begin-next = Byrja næstu lotu núna
eve-print = Prenta áætlun og miða
eve-finish = Ljúka kvöldinu
eve-finish-sure = Ljúka því núna? Lotur sem eru ekki búnar teljast ekki.
eve-finish-yes = Ljúka
eve-correct = Leiðrétta
eve-correct-save = Vista
eve-before = áður { $points }
eve-print-come = Vertu með: { $link }

# Miðar: úrslit umferðar með alvöru spilum
eve-slip-how = Eftir hverja umferð: skannið, segið hver kláraði og snertið spilin sem hin eiga eftir.
eve-slip-none = Þessi miði er óþekktur
eve-slip-none-text = Hann gæti tilheyrt öðru kvöldi eða slóðin verið rangt skrifuð. Skannaðu hann aftur eða spurðu gestgjafann.
eve-slip-used = Úrslitin hafa verið skráð
eve-slip-used-text = Ef þau eru röng getur gestgjafinn leiðrétt þau.
eve-slip-title = Umferð { $round } af { $of }
eve-slip-who = Hver kláraði?
eve-slip-nobody = Enginn gat haldið áfram
eve-slip-left = Hvaða spil áttu hin eftir?
eve-slip-hand = Eftir á hendi: { $player }
eve-slip-undo = Afturkalla
eve-slip-remove = Taka burt: { $card }
eve-slip-add = { $card }, { $count } eftir í stokknum
eve-slip-now = Næst: { $player }
eve-slip-send = Telja
eve-slip-done = Umferð { $round } er talin
eve-slip-next = Skrá umferð { $round }

# Staðan
eve-standings = Staðan
eve-standings-none = Ekkert hefur verið spilað enn.
eve-place = Sæti
eve-name = Nafn
eve-score = Árangur
eve-points = Stig
eve-stages = Lotur
eve-stages-all = Allar lotur
eve-with-each = Stig með hverjum félaga
eve-won = { $count ->
    [one] { $names } vinnur kvöldið!
   *[other] { $names } vinna kvöldið!
}
eve-csv = Staðan sem tafla (CSV)
eve-record = Öll leikskýrslan

# Hvers vegna kvöld hafnar einhverju
unknown-evening = það er ekkert kvöld með kóðann „{ $code }“; biddu aftur um tengilinn
seats-reserved = kvöldið ræður hver situr við þetta borð; þú getur horft á
evening-over = kvöldinu er lokið; þú getur séð hvernig það fór
evening-goes-on = kvöldinu er ekki lokið; leikskýrslan verður til í lok þess
evening-full = kvöldið er fullt með { $most } leikmenn; þú getur horft á
evening-used-up = svo margt hefur gerst í kvöld að ekki er hægt að breyta meiru; spilið áfram eða opnið nýtt
evening-begun = kvöldið er byrjað og nú er aðeins hægt að breyta tímum, titli og lista; opnaðu nýtt fyrir annað fyrirkomulag
evening-paused = kvöldið er í hléi; haltu fyrst áfram
stage-runs = þetta þarf að bíða þar til öll borð eru búin
too-few-here = of fáir leikmenn eru hér til að fylla borð; bíðið eftir fleirum eða bættu nöfnum þeirra við
name-taken = einhver hér heitir nú þegar „{ $name }“; bættu einhverju við nafnið
unknown-player = enginn leikmaður hefur þetta númer
host-unfit = { $player } er ekki með síma hér eða fór heim; veldu einhvern sem er hér með síma
host-not-away = aðeins er hægt að taka við af gestgjafa sem hefur verið í burtu um stund; spurðu gestgjafann: { $player }
no-such-table = það er ekkert borð { $table } í lotu { $stage }
counted-online = þetta borð er spilað á netinu og telst sjálfkrafa
slip-unknown = þetta er ekki miði þessa borðs; skannaðu hann aftur eða spurðu gestgjafann
slip-used = umferð { $round } er þegar skráð; ef hún er röng getur gestgjafinn leiðrétt hana
slip-over = þetta borð er búið; ef úrslitin eru röng getur gestgjafinn leiðrétt þau
round-early = fyrst þarf að skrá umferð { $round }
points-partners = félagar eiga sömu stigin; gefðu upp jafn mörg fyrir báða
points-seats = við þetta borð eru { $seats } sæti; gefðu upp stig fyrir hvert þeirra
