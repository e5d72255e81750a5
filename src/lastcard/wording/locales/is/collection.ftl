# Opna safnið og stöðurnar í því.

collection-title = Opna safnið
collection-about = Leikir við borð þar sem það var samþykkt fyrir fyrsta spil, mánuð fyrir mánuð, öllum til skoðunar. Nöfn eru orðin að númerum sem dregin eru upp á nýtt í hverjum mánuði; spjalli og tímum er sleppt. Þau sem sátu við borðið geta samt þekkt leikinn.
collection-none = Enginn mánuður hefur verið birtur enn.
collection-closed = Þessi þjónn birtir ekkert safn.
collection-months = Mánuðir
collection-matches = { $count ->
    [one] { NUMBER($count, useGrouping: "always") } leikur
   *[other] { NUMBER($count, useGrouping: "always") } leikir
}
collection-decisions = { $count ->
    [one] { NUMBER($count, useGrouping: "always") } ákvörðun
   *[other] { NUMBER($count, useGrouping: "always") } ákvarðanir
}
collection-file-records = Leikskrár
collection-file-decisions = Ákvarðanir
collection-file-situations = Stöður
collection-check = Hver sem hefur skrárnar getur sannreynt þær: lastcard collection verify
collection-situations = Hvað fólk gerir og hverju það skilar
collection-situations-about = Hve oft hvert val var tekið og hve margar þeirra umferða unnust. Líkurnar eru þær sem tölvan sér, strax á eftir valinu.
collection-situation = Staða
collection-kind-turn = Á leik, með spil sem passar
collection-kind-four = Með Draga 4 Jóker sem má leggja
collection-kind-bluff = Með Draga 4 Jóker sem væri blekking
collection-kind-doubt = Fékk á sig Draga 4 Jóker
collection-kind-stack = Fékk á sig dráttarspil og getur vísað því áfram
collection-kind-drew = Dró spil sem passar
collection-kind-colour = Velur lit
collection-kind-uno = Á eitt spil eftir
collection-choice-number = Leggur tölu
collection-choice-action = Leggur aðgerðarspil
collection-choice-wild = Leggur Jóker
collection-choice-four = Leggur Draga 4 Jóker
collection-choice-draw = Dregur
collection-choice-other = Leggur annað
collection-choice-challenge = Skorar á
collection-choice-accept = Tekur spilin
collection-choice-answer = Vísar áfram
collection-choice-lay = Leggur það
collection-choice-keep = Heldur því
collection-choice-most = Liturinn sem mest er af
collection-choice-fewer = Annar litur
collection-choice-call = Segir UNO með spilinu
collection-choice-silent = Segir ekkert með spilinu
collection-who = Hverra val
collection-who-people = Fólk
collection-who-bots = Þjarkar
collection-hand = Eigin hönd
collection-hand-1-2 = 1 eða 2 spil
collection-hand-3-5 = 3 til 5 spil
collection-hand-6-up = 6 spil eða fleiri
collection-threat = Andstæðingur á
collection-threat-1 = 1 spil
collection-threat-2 = 2 spil
collection-threat-3-up = minnst 3 spil
collection-seats = Leikmenn
collection-seats-2 = 2
collection-seats-3-4 = 3 eða 4
collection-seats-5-up = 5 eða fleiri
collection-month = Mánuður
collection-any = Allt
collection-choice = Val
collection-cases = Tilvik
collection-share = Hve oft
collection-wins = Unnar umferðir
collection-chance = Líkur
collection-interval = { $value } ({ $low }–{ $high })
collection-few = of fá
collection-counted = { $count ->
    [0] Engin tilvik.
    [one] { NUMBER($count, useGrouping: "always") } tilvik.
   *[other] { NUMBER($count, useGrouping: "always") } tilvik.
}
collection-few-about = Ekkert er sagt um færri en { $count } tilvik. Innan sviga: þar sem rétta gildið liggur 95 sinnum af 100.
unknown-collection = „{ $given }“ er ekki í safninu
collection-unreadable = ekki er hægt að lesa { $file }: { $reason }
collection-damaged = { $file } er skemmd: { $reason }
collection-other-month = yfirlitið í { $folder } á við { $month }
collection-differs = { $file } er ekki sú skrá sem yfirlitið segir frá
collection-missing = { $file } vantar
collection-counts = hér eru { $matches } leikir og { $decisions } ákvarðanir; yfirlitið segir annað
collection-other = { $month } var birtur af { $version } og kemur öðruvísi út hér; afritið möppuna þaðan
collection-unknown-feature = „{ $given }“ er óþekkt hér; þekkt er { $known }
help-collection = Búa til, sannreyna og telja upp opið safn þjóns og skoða stöður í því.
help-collection-make = Birta mánuði sem eru liðnir: leikskrár án nafna, töflu um ákvarðanir, stöður, yfirlit.
help-collection-verify = Sannreyna skrár safns: tætigildi, hverja leikskrá, hvern fjölda.
help-collection-list = Telja upp mánuði safns.
help-collection-situations = Sýna hvað fólk gerir í tiltekinni stöðu og hverju það skilar.
help-collection-folder = Mappa safnsins.
help-collection-month = Mánuður, eins og 2026-10; annars allir.
help-collection-kind = Gerð stöðu: { $known }.
help-collection-feature = Eitt af { $known }; annars allt.
collection-made = { $month }: birtur.
collection-made-none = Enginn mánuður bíður birtingar.
collection-checking = { $month }: { $done } af { $all } leikskrám
collection-right = { $month }: { $matches } leikir, { $decisions } ákvarðanir, allt eins og það á að vera.
collection-wrong = { $month }: { $problem }
collection-listed = { $month }: { $matches } leikir, { $decisions } ákvarðanir, { $size } MB
help-serve-collection = Mappan þar sem opna safnið er birt, sýnd á /collection.
usage-kind = GERÐ
