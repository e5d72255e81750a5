# En kväll med flera bord på sidan: vilka som kommer, vem som spelar med vem och hur det står
eve-of = En kväll med { $player }
eve-none = Det finns ingen sådan kväll
eve-none-text = Vi hittar ingen kväll ”{ $code }”. Koden kan vara felskriven, eller så var kvällen för länge sedan.
eve-no-way = Du kan inte vara med den här kvällen
eve-only-look = Se ställningen
eve-keep-trying = Sidan försöker igen. Inget går förlorat.
eve-lost = Anslutningen är bruten; försöker igen …
eve-come-in = Var med i kväll
eve-come-in-code = Skriv koden för att vara med
eve-public-list = Kvällar öppna för alla
eve-people = { $count ->
    [one] { $count } person
   *[other] { $count } personer
}

# Medan folk samlas
eve-wait = { $player } börjar när alla är här. Du behöver inte göra något.
eve-who = { $count ->
    [one] { $count } person är här
   *[other] { $count } personer är här
}
eve-nobody = Ingen än. Skicka länken, eller skriv in namn.
eve-typed = utan mobil
eve-enrol-name = Namn på någon utan mobil
eve-enrol = Lägg till
eve-send-home = Ta bort { $player }
eve-go-home = Jag spelar inte
eve-gone = Spelar inte
eve-home = har gått hem
eve-rejoin = Spelar igen
eve-rejoin-me = Jag spelar igen
eve-time = Tid och kort
eve-length = Hur länge
eve-minutes = { $minutes } min
eve-open-end = så länge det tar
eve-cards = Kort
eve-online = På mobilen
eve-real = Riktiga kort
eve-format = Vem spelar med vem
eve-format-rotation = Fyra byter lagkamrat
eve-format-rotation-about = Alla spelar med alla: tre lagkamrater, några omgångar med var och en.
eve-format-rotation-short = Fyra byter varje omgång
eve-format-rotation-short-about = Ny lagkamrat varje omgång, fyra omgångar i allt.
eve-format-eight = Åtta vid två bord
eve-format-eight-about = Alla spelar med var och en av de sju andra.
eve-format-whist = Alla med alla
eve-format-whist-about = 12, 16 eller 20 personer: var och en är din lagkamrat en gång och din motståndare två gånger.
eve-format-swiss = Nya bord varje etapp
eve-format-swiss-about = De som ligger lika möts; man möter inte samma personer två gånger om det går att undvika. För vilket antal som helst.
eve-format-knockout = Utslagning
eve-format-knockout-about = Den bästa halvan av varje bord går vidare, tills ett finalbord är kvar.
eve-format-arena = Tills tiden är slut
eve-format-arena-about = När ditt bord är klart får du nästa. Kom och gå som du vill.
eve-fit-partners = { $count ->
    [one] { $count } lagkamrat × { $rounds }
   *[other] { $count } lagkamrater × { $rounds }
}
eve-fit-stages = { $count ->
    [one] { $count } etapp × { $rounds }
   *[other] { $count } etapper × { $rounds }
}
eve-fit-arena = så många omgångar ni hinner
eve-tables = { $count ->
    [one] { $count } bord
   *[other] { $count } bord
}
eve-about-minutes = ungefär { $minutes } min
eve-idle-count = { $count ->
    [one] { $count } står över
   *[other] { $count } står över
}
eve-or = { $names } eller { $player }
eve-unfit-number = För { $numbers } personer.
eve-unfit-few = Kräver minst { $count } personer.
eve-unfit-rules = Inte med de här reglerna.
eve-unfit-one-table = För { $count } personer eller fler, vid flera bord.
eve-unfit-open = Kräver en bestämd tid.
eve-unfit-time = Tar längre tid än ni har.
eve-take-fit = Spela { $rounds } per etapp, så räcker tiden
eve-rules = Regler
eve-more = Mer
eve-rounds = Omgångar i en etapp
eve-seats = Personer vid ett bord
eve-clock = Klocka för en etapp
eve-absent = För den som är borta
eve-absent-bot = spelar en robot
eve-absent-bye = spelar ingen
eve-public = Vilka som hittar den
eve-public-yes = alla, i listan
eve-public-no = de som har länken
eve-no-phone-bot = { $count ->
    [one] { $names } har ingen mobil, så en robot spelar under det namnet.
   *[other] { $names } har ingen mobil, så robotar spelar under deras namn.
}
eve-no-phone-bye = { $count ->
    [one] { $names } har ingen mobil och står över.
   *[other] { $names } har ingen mobil och står över.
}
eve-no-phone-how = Den som går med genom länken under samma namn spelar själv.
eve-no-phone-real = Spela med riktiga kort
eve-no-phone-let-bot = Låt en robot spela
eve-no-phone-let-out = Låt dem stå över
eve-title = Titel
eve-played = Det här spelas
eve-begin = Börja kvällen
eve-begin-few = Det behövs tre personer.
eve-begin-unfit = Välj något som passar antalet och tiden.

# Medan etapper spelas. $one, $other, $names och $partner är namn
eve-stage = Etapp { $stage }
eve-stage-of = Etapp { $stage } av { $of }
eve-phase-gathering = Folk samlas
eve-phase-between = { $stage } är slut
eve-phase-over = Kvällen är slut
eve-paused = Paus
eve-against = { $one } mot { $other }
eve-you-sit = Du sitter vid bord { $table } med { $names }
eve-you-sit-with = Du sitter vid bord { $table } med { $partner } mot { $names }
eve-you-idle = Du står över den här etappen
eve-you-wait = Ditt nästa bord kommer
eve-you-out = Du är ute, men kan titta på
eve-you-left = Du spelar inte längre
eve-you-paused = Paus. Det fortsätter när värden säger till
eve-to-table = Till ditt bord
eve-enter = Skriv in resultatet
eve-table = Bord { $table }
eve-tables-title = Bord
eve-table-over = klart
eve-table-corrected = klart, rättat
eve-table-rounds = { $of ->
    [one] { $rounds } av { $of } omgång
   *[other] { $rounds } av { $of } omgångar
}
eve-away-who = { $player } är borta
eve-idle = Står över: { $names }
eve-next = Nästa
eve-left = { $clock } kvar av etappen
eve-remaining = { $minutes ->
    [one] { $minutes } minut kvar av kvällen
   *[other] { $minutes } minuter kvar av kvällen
}
eve-time-over = Tiden är slut för i kväll
eve-vacant = Värden har varit borta ett tag: { $player }
eve-take-over = Ta över som värd
eve-pass-sure = Göra { $player } till värd? Då kan du inte längre leda kvällen.
eve-later = Senare etapper
eve-later-open = De beror på resultaten.
eve-people-more = Deltagare ({ $count }) och inbjudan

# Värdens bord
eve-desk = Du är värd
eve-running = { $count ->
    [one] Det spelas vid { $count } bord.
   *[other] Det spelas vid { $count } bord.
}
eve-soon = Nästa etapp börjar av sig själv om en stund.
eve-all-over = Alla bord är klara.
eve-missing = Inte här: { $names }
eve-pause = Pausa
eve-resume = Fortsätt
eve-begin-next = Börja nästa etapp nu
eve-print = Skriv ut plan och lappar
eve-finish = Avsluta kvällen
eve-finish-sure = Avsluta nu? Etapper som inte är klara räknas inte.
eve-finish-yes = Avsluta
eve-correct = Rätta
eve-correct-save = Spara
eve-before = { $points } förut
eve-print-come = Var med: { $link }

# Lappar: resultatet av en omgång med riktiga kort
eve-slip-how = Efter varje omgång: skanna, säg vem som gick ut och tryck på korten som de andra har kvar.
eve-slip-none = Den här lappen är inte känd
eve-slip-none-text = Den kan höra till en annan kväll, eller så är adressen felskriven. Skanna den igen, eller fråga värden.
eve-slip-used = Resultatet är inskrivet
eve-slip-used-text = Om det är fel kan värden rätta det.
eve-slip-title = Omgång { $round } av { $of }
eve-slip-who = Vem gick ut?
eve-slip-nobody = Ingen kunde spela vidare
eve-slip-left = Vilka kort hade de andra kvar?
eve-slip-hand = Kvar på handen: { $player }
eve-slip-undo = Ångra
eve-slip-remove = Ta bort: { $card }
eve-slip-add = { $card }, { $count } kvar i leken
eve-slip-now = Nu { $player }
eve-slip-send = Räkna
eve-slip-done = Omgång { $round } är räknad
eve-slip-next = Skriv in omgång { $round }

# Ställningen
eve-standings = Ställning
eve-standings-none = Inget är spelat än.
eve-place = Placering
eve-name = Namn
eve-score = Resultat
eve-points = Poäng
eve-stages = Etapper
eve-stages-all = Alla etapper
eve-with-each = Poäng med varje lagkamrat
eve-won = { $count ->
    [one] { $names } vinner kvällen!
   *[other] { $names } vinner kvällen!
}
eve-csv = Ställningen som tabell (CSV)
eve-record = Hela protokollet

# Varför en kväll avslår något
unknown-evening = det finns ingen kväll med koden ”{ $code }”; be om länken igen
seats-reserved = kvällen bestämmer vilka som sitter vid det här bordet; du kan titta på
evening-over = kvällen är slut; du kan se hur den gick
evening-goes-on = kvällen är inte slut än; protokollet skrivs när den är det
evening-full = kvällen är full med { $most } spelare; du kan titta på
evening-used-up = det har hänt så mycket i kväll att inget mer kan ändras; spela vidare, eller öppna en ny
evening-begun = kvällen har börjat, och nu kan bara tider, titel och lista ändras; öppna en ny för ett annat upplägg
evening-paused = kvällen är pausad; fortsätt först
stage-runs = det får vänta tills alla bord är klara
too-few-here = det är för få spelare här för ett bord; vänta på fler, eller lägg till deras namn
name-taken = någon här heter redan ”{ $name }”; lägg till något i namnet
unknown-player = ingen spelare har det numret
host-unfit = { $player } har ingen mobil här, eller har gått hem; välj någon som är här med mobil
host-not-away = värden kan bara bytas ut efter att ha varit borta ett tag; be { $player } lämna över
no-such-table = det finns inget bord { $table } i etapp { $stage }
counted-online = det här bordet spelas på nätet och räknas av sig självt
slip-unknown = det här är inte det bordets lapp; skanna den igen, eller fråga värden
slip-used = omgång { $round } är redan inskriven; om den är fel kan värden rätta den
slip-over = det här bordet är klart; om resultatet är fel kan värden rätta det
round-early = omgång { $round } måste skrivas in först
points-partners = lagkamrater har samma poäng; ange lika många för båda
points-seats = det här bordet har { $seats } platser; ange poäng för var och en
