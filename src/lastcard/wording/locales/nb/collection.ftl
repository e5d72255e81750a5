# Den åpne samlingen og situasjonene i den.

collection-title = Den åpne samlingen
collection-about = Kamper fra bord som gikk med på det før det første kortet, måned for måned, så alle kan studere dem. Navnene er blitt numre som trekkes på nytt hver måned; chat og klokkeslett er utelatt. Den som satt ved bordet, kan likevel kjenne igjen spillet.
collection-none = Ingen måned er publisert ennå.
collection-closed = Denne serveren publiserer ingen samling.
collection-months = Måneder
collection-matches = { $count ->
    [one] { NUMBER($count, useGrouping: "always") } kamp
   *[other] { NUMBER($count, useGrouping: "always") } kamper
}
collection-decisions = { $count ->
    [one] { NUMBER($count, useGrouping: "always") } valg
   *[other] { NUMBER($count, useGrouping: "always") } valg
}
collection-file-records = Protokoller
collection-file-decisions = Valg
collection-file-situations = Situasjoner
collection-check = Den som har filene, kan kontrollere dem: lastcard collection verify
collection-situations = Hva folk gjør, og hva det gir
collection-situations-about = Hvor ofte hvert valg ble tatt, og hvor mange av de rundene som ble vunnet. Sjansen er den datamaskinen ser, like etter valget.
collection-situation = Situasjon
collection-kind-turn = På tur, med et kort som passer
collection-kind-four = Har et trekk 4 joker-kort som kan legges
collection-kind-bluff = Har et trekk 4 joker-kort som ville være en bløff
collection-kind-doubt = Rammet av et trekk 4 joker-kort
collection-kind-stack = Rammet av et trekkort, og kan sende det videre
collection-kind-drew = Trakk et kort som passer
collection-kind-colour = Velger farge
collection-kind-uno = Nede på ett kort
collection-choice-number = Legger et tall
collection-choice-action = Legger et spesialkort
collection-choice-wild = Legger et jokerkort
collection-choice-four = Legger trekk 4 joker-kortet
collection-choice-draw = Trekker
collection-choice-other = Legger noe annet
collection-choice-challenge = Utfordrer
collection-choice-accept = Tar kortene
collection-choice-answer = Sender videre
collection-choice-lay = Legger det
collection-choice-keep = Beholder det
collection-choice-most = Fargen man har mest av
collection-choice-fewer = En annen farge
collection-choice-call = Sier UNO med kortet
collection-choice-silent = Sier ingenting med kortet
collection-who = Hvems valg
collection-who-people = Mennesker
collection-who-bots = Roboter
collection-hand = Egen hånd
collection-hand-1-2 = 1 eller 2 kort
collection-hand-3-5 = 3 til 5 kort
collection-hand-6-up = 6 kort eller flere
collection-threat = En motstander har
collection-threat-1 = 1 kort
collection-threat-2 = 2 kort
collection-threat-3-up = minst 3 kort
collection-seats = Spillere
collection-seats-2 = 2
collection-seats-3-4 = 3 eller 4
collection-seats-5-up = 5 eller flere
collection-month = Måned
collection-any = Alle
collection-choice = Valg
collection-cases = Tilfeller
collection-share = Hvor ofte
collection-wins = Vunne runder
collection-chance = Sjanse
collection-interval = { $value } ({ $low }–{ $high })
collection-few = for få
collection-counted = { $count ->
    [0] Ingen tilfeller.
    [one] { NUMBER($count, useGrouping: "always") } tilfelle.
   *[other] { NUMBER($count, useGrouping: "always") } tilfeller.
}
collection-few-about = Om færre enn { $count } tilfeller sies det ingenting. I parentes: der den sanne verdien ligger 95 ganger av 100.
unknown-collection = «{ $given }» finnes ikke i samlingen
collection-unreadable = { $file } kan ikke leses: { $reason }
collection-damaged = { $file } er skadet: { $reason }
collection-other-month = fortegnelsen i { $folder } gjelder { $month }
collection-differs = { $file } er ikke filen som fortegnelsen forteller om
collection-missing = { $file } mangler
collection-counts = det er { $matches } kamper og { $decisions } valg; fortegnelsen sier noe annet
collection-other = { $month } ble publisert av { $version } og blir annerledes her; kopier mappen derfra
collection-unknown-feature = «{ $given }» er ukjent her; kjent er { $known }
help-collection = Lag, kontroller og list opp en servers åpne samling, og se på situasjoner i den.
help-collection-make = Publiser månedene som er over: protokoller uten navn, en tabell over valg, situasjoner, en fortegnelse.
help-collection-verify = Kontroller filene i en samling: hasher, hver protokoll, hvert antall.
help-collection-list = List opp månedene i en samling.
help-collection-situations = Vis hva folk gjør i en slags situasjon, og hva det gir.
help-collection-folder = Samlingens mappe.
help-collection-month = En måned, som 2026-10; ellers alle.
help-collection-kind = Slags situasjon: { $known }.
help-collection-feature = Ett av { $known }; ellers alle.
collection-made = { $month }: publisert.
collection-made-none = Ingen måned står for tur.
collection-checking = { $month }: { $done } av { $all } protokoller
collection-right = { $month }: { $matches } kamper, { $decisions } valg, alt som det skal være.
collection-wrong = { $month }: { $problem }
collection-listed = { $month }: { $matches } kamper, { $decisions } valg, { $size } MB
help-serve-collection = Mappen der den åpne samlingen blir publisert, vist på /collection.
usage-kind = SLAG
