# En kveld med flere bord på siden: hvem som kommer, hvem som spiller med hvem, og hvordan det står
eve-of = En kveld med { $player }
eve-none = Det finnes ingen slik kveld
eve-none-text = Vi finner ingen kveld «{ $code }». Koden kan være feilskrevet, eller kvelden var for lenge siden.
eve-no-way = Du kan ikke bli med denne kvelden
eve-only-look = Se stillingen
eve-keep-trying = Siden prøver igjen. Ingenting går tapt.
eve-lost = Forbindelsen er brutt; prøver igjen …
eve-come-in = Bli med i kveld
eve-come-in-code = Skriv koden for å bli med
eve-public-list = Kvelder åpne for alle
eve-people = { $count ->
    [one] { $count } person
   *[other] { $count } personer
}

# Mens folk samles
eve-wait = { $player } begynner når alle er her. Du trenger ikke gjøre noe.
eve-who = { $count ->
    [one] { $count } person er her
   *[other] { $count } personer er her
}
eve-nobody = Ingen ennå. Send lenken, eller skriv inn navn.
eve-typed = uten mobil
eve-enrol-name = Navn på noen uten mobil
eve-enrol = Legg til
eve-send-home = Fjern { $player }
eve-go-home = Jeg spiller ikke
eve-gone = Spiller ikke
eve-home = har gått hjem
eve-rejoin = Spiller igjen
eve-rejoin-me = Jeg spiller igjen
eve-time = Tid og kort
eve-length = Hvor lenge
eve-minutes = { $minutes } min
eve-open-end = så lenge det tar
eve-cards = Kort
eve-online = På mobilen
eve-real = Ekte kort
eve-format = Hvem spiller med hvem
eve-format-rotation = Fire bytter makker
eve-format-rotation-about = Alle spiller med alle: tre makkere, noen runder med hver.
eve-format-rotation-short = Fire bytter hver runde
eve-format-rotation-short-about = Ny makker hver runde, fire runder i alt.
eve-format-eight = Åtte ved to bord
eve-format-eight-about = Alle spiller med hver av de sju andre.
eve-format-whist = Alle med alle
eve-format-whist-about = 12, 16 eller 20 personer: hver er makkeren din én gang og motstanderen din to ganger.
eve-format-swiss = Nye bord hver etappe
eve-format-swiss-about = De som ligger likt, møtes; man møter ikke de samme to ganger hvis det kan unngås. For alle antall.
eve-format-knockout = Utslagning
eve-format-knockout-about = Den beste halvdelen av hvert bord går videre, til ett finalebord er igjen.
eve-format-arena = Til tiden er ute
eve-format-arena-about = Når bordet ditt er ferdig, får du det neste. Kom og gå som du vil.
eve-fit-partners = { $count ->
    [one] { $count } makker × { $rounds }
   *[other] { $count } makkere × { $rounds }
}
eve-fit-stages = { $count ->
    [one] { $count } etappe × { $rounds }
   *[other] { $count } etapper × { $rounds }
}
eve-fit-arena = så mange runder dere rekker
eve-tables = { $count ->
    [one] { $count } bord
   *[other] { $count } bord
}
eve-about-minutes = omtrent { $minutes } min
eve-idle-count = { $count ->
    [one] { $count } står over
   *[other] { $count } står over
}
eve-or = { $names } eller { $player }
eve-unfit-number = For { $numbers } personer.
eve-unfit-few = Krever minst { $count } personer.
eve-unfit-rules = Ikke med disse reglene.
eve-unfit-one-table = For { $count } personer eller flere, ved flere bord.
eve-unfit-open = Krever en bestemt tid.
eve-unfit-time = Tar lengre tid enn dere har.
eve-take-fit = Spill { $rounds } per etappe, så holder tiden
eve-rules = Regler
eve-more = Mer
eve-rounds = Runder i en etappe
eve-seats = Personer ved et bord
eve-clock = Klokke for en etappe
eve-absent = For den som er borte
eve-absent-bot = spiller en robot
eve-absent-bye = spiller ingen
eve-public = Hvem som finner den
eve-public-yes = alle, i listen
eve-public-no = de som har lenken
eve-no-phone-bot = { $count ->
    [one] { $names } har ikke mobil, så en robot spiller under det navnet.
   *[other] { $names } har ikke mobil, så roboter spiller under navnene deres.
}
eve-no-phone-bye = { $count ->
    [one] { $names } har ikke mobil og står over.
   *[other] { $names } har ikke mobil og står over.
}
eve-no-phone-how = Den som blir med gjennom lenken under samme navn, spiller selv.
eve-no-phone-real = Spill med ekte kort
eve-no-phone-let-bot = La en robot spille
eve-no-phone-let-out = La dem stå over
eve-title = Tittel
eve-played = Dette spilles
eve-begin = Begynn kvelden
eve-begin-few = Det trengs tre personer.
eve-begin-unfit = Velg noe som passer antallet og tiden.

# Mens etapper spilles. $one, $other, $names og $partner er navn
eve-stage = Etappe { $stage }
eve-stage-of = Etappe { $stage } av { $of }
eve-phase-gathering = Folk samles
eve-phase-between = { $stage } er ferdig
eve-phase-over = Kvelden er slutt
eve-paused = Pause
eve-against = { $one } mot { $other }
eve-you-sit = Du sitter ved bord { $table } med { $names }
eve-you-sit-with = Du sitter ved bord { $table } med { $partner } mot { $names }
eve-you-idle = Du står over denne etappen
eve-you-wait = Det neste bordet ditt kommer
eve-you-out = Du er ute, men kan se på
eve-you-left = Du spiller ikke lenger
eve-you-paused = Pause. Det fortsetter når verten sier fra
eve-to-table = Til bordet ditt
eve-enter = Før inn resultatet
eve-table = Bord { $table }
eve-tables-title = Bord
eve-table-over = ferdig
eve-table-corrected = ferdig, rettet
eve-table-rounds = { $of ->
    [one] { $rounds } av { $of } runde
   *[other] { $rounds } av { $of } runder
}
eve-away-who = { $player } er borte
eve-idle = Står over: { $names }
eve-next = Neste
eve-left = { $clock } igjen av etappen
eve-remaining = { $minutes ->
    [one] { $minutes } minutt igjen av kvelden
   *[other] { $minutes } minutter igjen av kvelden
}
eve-time-over = Tiden er ute for i kveld
eve-vacant = Verten har vært borte en stund: { $player }
eve-take-over = Ta over som vert
eve-pass-sure = Gjøre { $player } til vert? Da kan du ikke lenger lede kvelden.
eve-later = Senere etapper
eve-later-open = De avhenger av resultatene.
eve-people-more = Deltakere ({ $count }) og invitasjon

# Vertens bord
eve-desk = Du er vert
eve-running = { $count ->
    [one] Det spilles ved { $count } bord.
   *[other] Det spilles ved { $count } bord.
}
eve-soon = Neste etappe begynner av seg selv om litt.
eve-all-over = Alle bord er ferdige.
eve-missing = Ikke her: { $names }
eve-pause = Pause
eve-resume = Fortsett
eve-begin-next = Begynn neste etappe nå
eve-print = Skriv ut plan og lapper
eve-finish = Avslutt kvelden
eve-finish-sure = Avslutte nå? Etapper som ikke er ferdige, teller ikke.
eve-finish-yes = Avslutt
eve-correct = Rett
eve-correct-save = Lagre
eve-before = { $points } før
eve-print-come = Bli med: { $link }

# Lapper: resultatet av en runde med ekte kort
eve-slip-how = Etter hver runde: skann, si hvem som gikk ut, og trykk på kortene de andre har igjen.
eve-slip-none = Denne lappen er ikke kjent
eve-slip-none-text = Den kan høre til en annen kveld, eller adressen er feilskrevet. Skann den igjen, eller spør verten.
eve-slip-used = Resultatet er ført inn
eve-slip-used-text = Er det feil, kan verten rette det.
eve-slip-title = Runde { $round } av { $of }
eve-slip-who = Hvem gikk ut?
eve-slip-nobody = Ingen kunne spille videre
eve-slip-left = Hvilke kort hadde de andre igjen?
eve-slip-hand = Igjen på hånden: { $player }
eve-slip-undo = Angre
eve-slip-remove = Ta bort: { $card }
eve-slip-add = { $card }, { $count } igjen i kortstokken
eve-slip-now = Nå { $player }
eve-slip-send = Tell
eve-slip-done = Runde { $round } er talt
eve-slip-next = Før inn runde { $round }

# Stillingen
eve-standings = Stilling
eve-standings-none = Ingenting er spilt ennå.
eve-place = Plassering
eve-name = Navn
eve-score = Resultat
eve-points = Poeng
eve-stages = Etapper
eve-stages-all = Alle etapper
eve-with-each = Poeng med hver makker
eve-won = { $count ->
    [one] { $names } vinner kvelden!
   *[other] { $names } vinner kvelden!
}
eve-csv = Stillingen som tabell (CSV)
eve-record = Hele protokollen

# Hvorfor en kveld avslår noe
unknown-evening = det finnes ingen kveld med koden «{ $code }»; be om lenken på nytt
seats-reserved = kvelden bestemmer hvem som sitter ved dette bordet; du kan se på
evening-over = kvelden er slutt; du kan se hvordan det gikk
evening-goes-on = kvelden er ikke slutt ennå; protokollen skrives når den er det
evening-full = kvelden er full med { $most } spillere; du kan se på
evening-used-up = det har hendt så mye i kveld at ikke mer kan endres; spill videre, eller åpne en ny
evening-begun = kvelden har begynt, og nå kan bare tider, tittel og liste endres; åpne en ny for et annet opplegg
evening-paused = kvelden har pause; fortsett først
stage-runs = det må vente til alle bordene er ferdige
too-few-here = det er for få spillere her til et bord; vent på flere, eller legg til navnene deres
name-taken = noen her heter allerede «{ $name }»; legg til noe i navnet
unknown-player = ingen spiller har det nummeret
host-unfit = { $player } har ingen mobil her, eller har gått hjem; velg noen som er her med mobil
host-not-away = verten kan bare byttes ut etter å ha vært borte en stund; be { $player } gi rollen videre
no-such-table = det finnes ikke noe bord { $table } i etappe { $stage }
counted-online = dette bordet spilles på nett og telles av seg selv
slip-unknown = dette er ikke lappen til det bordet; skann den på nytt, eller spør verten
slip-used = runde { $round } er allerede ført inn; er den feil, kan verten rette den
slip-over = dette bordet er ferdig; om resultatet er feil, kan verten rette det
round-early = runde { $round } må føres inn først
points-partners = makkere har de samme poengene; oppgi like mange for begge
points-seats = dette bordet har { $seats } plasser; oppgi poeng for hver av dem
