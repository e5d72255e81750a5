# Gjafir dagsins, og spil sem aðrir spila líka. $points er tala með formerki, $share hlutfall, $rules heiti á reglum.

deal-fixed = allir spila þessa gjöf eins: engu er hægt að breyta við borðið
try-first = spilaðu gjöfina fyrst; þá sérðu hvernig hinum gekk
try-elsewhere = { $player } hefur byrjað á þessari gjöf, á þessu tæki eða með reikningnum á öðru; aðeins fyrsta tilraun telur
try-silent = eftir { $after } aðgerðir heldur tilraunin ekki áfram
try-refused = eftir { $after } aðgerðir er ekki hægt að segja „{ $action }“
try-differs = eftir { $after } aðgerðir segja þjarkar okkar „{ $action }“, ekki „{ $given }“
unknown-daily = gjöf dagsins „{ $given }“ er ekki til
unknown-month = enginn listi er til fyrir „{ $given }“; sá síðasti er { $last }
bad-day = „{ $given }“ er ekki dagur með gjöfum; skrifaðu til dæmis 2026-11-18
daily-not-yet = gjafir { $date } koma á miðnætti UTC
daily-signature = listinn er ekki undirritaður með lykli sínum
daily-list = þetta er ekki listi yfir gjafir dagsins

daily-title = Gjöf dagsins
daily-about = Sömu spil og sömu þjarkar fyrir alla. Fyrsta tilraun þín gildir.
daily-new = Spila
daily-begun = Halda áfram
daily-done = Sjá niðurstöðuna
daily-other = Einhver annar hefur byrjað á þessari á þessu tæki, eða þú á öðru.
daily-practise = Æfa
daily-practice-about = Æfing: þessi tilraun gildir ekki.
daily-tries = { $count ->
    [0] Enginn hefur spilað hana enn
    [one] { $count } tilraun hingað til
   *[other] { $count } tilraunir hingað til
}
daily-next = Nýjar gjafir eftir { $hours } klst. { $minutes } mín.
daily-streak = { $count ->
    [one] { $count } dagur í röð
   *[other] { $count } dagar í röð
}
daily-longest = Best: { $count }
daily-calendar = Fyrri dagar
daily-calendar-about = Alla má æfa.
daily-before = Mánuðurinn á undan
daily-after = Mánuðurinn á eftir
daily-weekdays = má þr mi fi fö la su
daily-day-none = { $date }: ekki spilað
daily-day-done = { $date }: { $count ->
    [one] { $count } gjöf spiluð
   *[other] { $count } gjafir spilaðar
}

daily-result = Niðurstaða
daily-of = { $rules }, { $date }
daily-score = { $points } stig
daily-won = Þú vannst gjöfina.
daily-lost = Þú vannst ekki gjöfina.
daily-how = Sá sem vinnur fær stigin á höndum hinna; annars dragast stigin á eigin hendi frá.
daily-par = Par
daily-par-about = Með öll spil uppi gaf matið þér { $share } líkur á að vinna.
daily-par-waits = Gjöfin er skoðuð …
daily-best = Besta leið sem fannst
daily-best-watch = Sjá bestu leiðina
daily-mean = Meðaltal
daily-better = Betra en { $share } hinna
daily-alone = Þú ert fyrst hér.
daily-field = Allar tilraunir
daily-field-bar = { $low } til { $high }: { $count ->
    [one] { $count } tilraun
   *[other] { $count } tilraunir
}
daily-field-you = þú
daily-others = Bestu tilraunir
daily-watch = Sjá tilraun: { $player }
daily-watch-own = Sjá þína tilraun
daily-share = Deila niðurstöðunni
daily-shared = Last Card { $date }, { $rules }: { $points }
daily-shared-par = par { $par }
daily-shared-better = betra en { $share }
daily-shared-streak = { $count } dagar í röð
daily-to-result = Sjá hvernig hinum gekk
daily-back = Allar gjafir dagsins
daily-fair = Getur þjónninn svindlað?
daily-fair-about = Nei: hann birti undirritaðan lista af gátsummum fyrir mánuðum og segir frá hverju leyndarmáli eftir daginn. „lastcard daily … --verify“ sannreynir hvort tveggja.
daily-fair-list = Listi mánaðarins
daily-missing = Þessi dagur á enga slíka gjöf.
daily-locked = Spilaðu hana fyrst. Þá sérðu par, árangur hinna og bestu leiðina.

help-daily = Spila gjafir dagsins á þjóni.
help-daily-server = Slóð þjónsins, til dæmis http://127.0.0.1:8000.
help-daily-play = Spila eina gjöfina: { $known }.
help-daily-date = Æfa gjöf fyrri dags, til dæmis 2026-11-17.
help-daily-result = Sýna hvernig öllum gekk með gjöf.
help-daily-verify = Sannreyna að gjafir mánaðar séu þær sem þjónninn var bundinn af.
help-daily-month = Mánuður, til dæmis 2026-11; annars þessi.
help-daily-record = Sannreyna þessa tilraun líka: spilin, stokkanirnar og að þjarkarnir svöruðu eins og okkar.
daily-line = { $rules }: { $state }
daily-state-new = óspiluð
daily-state-begun = hafin
daily-state-done = { $points }
daily-state-other = byrjuð af öðrum á þessu tæki, eða á öðru
daily-verified-list = Listi { $month } er undirritaður af { $key }.
daily-verified-kept = Hann er sá sami og þegar hann sást hér fyrst.
daily-verified-new = Hann sést hér í fyrsta sinn og er geymdur.
daily-changed = Listi { $month } er annar en sá sem sást áður: þjónninn hefur skipt um gjafir eða lykil.
daily-verified-secrets = { $count ->
    [one] Leyndarmál { $count } gjafar sem er lokið er það sem er í listanum.
   *[other] Leyndarmál { $count } gjafa sem er lokið eru þau sem eru í listanum.
}
daily-wrong-secrets = Þessi leyndarmál eru ekki þau sem eru í listanum: { $deals }
daily-verified-try = Tilraunin { $deal } kemur úr því leyndarmáli og þjarkarnir svöruðu eins og okkar.
daily-no-try = þessi leikskýrsla er ekki tilraun við gjöf dagsins
daily-other-secret = leyndarmál leikskýrslunnar er ekki það sem listinn hefur fyrir { $deal }
daily-play-with = Spila með: { $command }
