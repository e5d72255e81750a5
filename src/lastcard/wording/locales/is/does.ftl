# Hvað reglur gera, úr leikjum þjarka.

does-title = Hvað þessar reglur gera
does-about = Þjarkar leika með þessum reglum. Mínúturnar miðast við fólk sem þarf fjórar sekúndur fyrir hverja aðgerð.
does-begins = Verið er að leika fyrstu leikina…
does-progress = { $count ->
    [one] Úr { NUMBER($count, useGrouping: "always") } leik hingað til…
   *[other] Úr { NUMBER($count, useGrouping: "always") } leikjum hingað til…
}
does-from = { $count ->
    [one] Úr { NUMBER($count, useGrouping: "always") } leik.
   *[other] Úr { NUMBER($count, useGrouping: "always") } leikjum.
}
does-round = { $told ->
    [more] Umferð tekur um { $minutes } mínútur, { $by } lengur en með sígildum reglum.
    [less] Umferð tekur um { $minutes } mínútur, { $by } skemur en með sígildum reglum.
    [same] Umferð tekur um { $minutes } mínútur, eins og með sígildum reglum.
   *[none] Umferð tekur um { $minutes } mínútur.
}
does-match = { $told ->
    [more] Leikur tekur um { $minutes } mínútur, { $by } lengur en með sígildum reglum.
    [less] Leikur tekur um { $minutes } mínútur, { $by } skemur en með sígildum reglum.
    [same] Leikur tekur um { $minutes } mínútur, eins og með sígildum reglum.
   *[none] Leikur tekur um { $minutes } mínútur.
}
does-luck = { $told ->
    [more] Heppni ræður { $share } af því hver vinnur leik, meira en með sígildum reglum ({ $classic }).
    [less] Heppni ræður { $share } af því hver vinnur leik, minna en með sígildum reglum ({ $classic }).
    [same] Heppni ræður { $share } af því hver vinnur leik, svipað og með sígildum reglum ({ $classic }).
   *[none] Heppni ræður { $share } af því hver vinnur leik.
}
does-luck-about = Þannig er það þegar helmingur leikmanna er byrjendur.
does-first = { $told ->
    [more] Sá sem byrjar vinnur { $by } fleiri umferðir af hundrað en jafnan hlut.
    [less] Sá sem byrjar vinnur { $by } færri umferðir af hundrað en jafnan hlut.
   *[same] Það munar engu svo greinilegt sé að byrja.
}
does-first-change = { $told ->
    [more] Með sígildum reglum er minna upp úr því að hafa að byrja.
    [less] Með sígildum reglum er meira upp úr því að hafa að byrja.
   *[same] Það er svipað með sígildum reglum.
}
does-figure-turns = Aðgerðir í umferð
does-figure-minutes = Mínútur í umferð
does-figure-rounds = Umferðir í leik
does-figure-match = Mínútur í leik
does-figure-luck = Hlutur heppninnar, í prósentum
does-figure-first = Að byrja, umferðir af hundrað
does-figure = Mæling
does-here = Þessar reglur
does-change = Munur
does-interval = { $mean } ({ $low } til { $high })
does-note = Innan sviga: þar sem rétta gildið liggur 95 sinnum af 100.
help-effect = Sýna hvað reglur gera: lengd, heppni og hvers virði er að byrja, borið saman við sígilt.
help-effect-matches = Leiknir eru minnst svona margir leikir.
