# En kväll med flera bord i terminalen. $player är ett namn, $names flera, $file en fil, $table och $stage nummer.
help-evening = Håll en kväll med riktiga kort där lagkamrater eller bord byts; med --server öppnas en på en server.
help-evening-name = Någon som spelar; ange flera gånger, eller flera namn med komma. Med --server: vad du vill kallas.
help-evening-format = Vem som spelar med vem: { $known }. Utan det föreslås vad som passar.
help-evening-rounds = Omgångar som ett bord spelar i en etapp.
help-evening-stages = Etapper; 0 för så många som formen har, eller som tiden räcker till.
help-evening-minutes = Hur många minuter det finns; 0 för hur många som helst.
help-evening-clock = Minuter för en etapp, sedan slutar borden med sin omgång; 0 för ingen klocka.
help-evening-seats = Personer vid ett bord, där formen lämnar det öppet: 3 till 5.
help-evening-file = Var kvällen sparas; finns där en, fortsätter den.
help-evening-new = Börja en ny kväll fast en annan inte är slut.
help-evening-csv = Skriv ställningen till den här filen på slutet, för ett kalkylblad.
help-evening-server = Öppna kvällen på den här servern och skriv ut länken.
help-evening-real = På servern, med riktiga kort; annars spelas borden på nätet.
help-evening-public = Den nya kvällen syns i serverns öppna lista.

evening-cli-no-format = formen ”{ $given }” finns inte; de som finns är { $known }
evening-cli-server-alone = --file, --new och --csv gäller en kväll i terminalen; utelämna dem med --server
evening-cli-server-name = med --server är --name ditt eget namn; de andra kommer med länken
evening-cli-server-missing = --real och --public gäller en kväll på en server; lägg till --server
evening-cli-server-link = --server behöver serverns adress, utan kod
evening-cli-file-there = { $file } finns redan; utelämna --new för att fortsätta, eller välj en annan fil
evening-cli-goes-on = en kväll är inte slut än ({ $file }); fortsätt den utan andra val, eller lägg till --new
evening-cli-incomplete = det här är ingen kväll som går att fortsätta
evening-cli-unwritable = Kvällen kan inte sparas ({ $reason }).
evening-cli-way-in = För att gå in som värd: lastcard join { $address } --name { $player }

# Medan folk samlas
evening-cli-names = Vilka spelar? Skriv namn, flera med komma. Enter: gå vidare. ?: hjälp.
evening-cli-people = { $count ->
    [one] { $count } person: { $names }
   *[other] { $count } personer: { $names }
}
evening-cli-fits = { $people } personer, { $minutes ->
    [0] hur lång tid som helst
   *[other] { $minutes } minuter
}:
evening-cli-no-fit = Inget passar { $people } personer och { $minutes } minuter. Det behövs minst tre: skriv fler namn, eller ge mer tid, till exempel ”minutes 180”.
evening-cli-choose = Vilket? Ett nummer, eller Enter för det första.
evening-cli-fit = { $format }: { $about }
evening-cli-fit-arena = i { $minutes } minuter
evening-cli-tables = { $count } bord
evening-cli-minutes = ungefär { $minutes } min
evening-cli-sit-out = { $count } står över

# Etapp för etapp
evening-cli-stage = Etapp { $stage }
evening-cli-against = { $one } mot { $other }
evening-cli-table = Bord { $table }: { $who }.
evening-cli-table-over = Klart: { $made }.
evening-cli-table-so-far = { $rounds ->
    [one] Efter { $rounds } omgång: { $made }.
   *[other] Efter { $rounds } omgångar: { $made }.
}
evening-cli-idle = Står över: { $names }
evening-cli-coming = Nästa:
evening-cli-ask-result = Vilket bord har ett resultat? { $tables }. Med ett enda bord räcker Enter. ?: hjälp.
evening-cli-ask-next = Enter: nästa etapp. ?: hjälp.
evening-cli-ask-last = Det var den sista etappen. Enter: avsluta kvällen. För att rätta något först: points. ?: hjälp.
evening-cli-who = Bord { $table }, omgång { $round } av { $of }. Vem gick ut? { $names }; 0 om ingen kunde spela vidare. Enter: tillbaka.
evening-cli-no-seat = ”{ $given }” sitter inte där; skriv ett namn, eller ett nummer från 0 till { $seats }.
evening-cli-hand = { $player }: vilka kort var kvar? Till exempel: R7 G+2 YS BR W W+4
evening-cli-points-how = Skriv bordet och poängen för varje plats, till exempel ”points 1 40 0 40 0”; för en tidigare etapp ”points 2.1 40 0 40 0”.
evening-cli-result-how = Skriv bordet, vem som gick ut och korten som de andra hade kvar, plats för plats, till exempel ”result 1 Bo: R5 W, G+2, B0”.
evening-cli-unknown = ”{ $given }” är inget bord som väntar på ett resultat, och inget kommando. ?: hjälp.
evening-cli-nobody = Ingen heter ”{ $given }”.
evening-cli-minutes-are = Minuter: { $minutes }
evening-cli-clock-is = { $minutes ->
    [0] Etapperna har ingen klocka.
    [one] En etapp varar { $minutes } minut.
   *[other] En etapp varar { $minutes } minuter.
}
evening-cli-choice = { $option } kan vara något av det här: { $known }
evening-cli-planned = { $format }, { $rounds } per etapp
evening-cli-public = Alla kan hitta kvällen i serverns lista.
evening-cli-later = Senare etapper beror på resultaten.
evening-cli-left = { $minutes ->
    [one] { $minutes } minut kvar av etappen
   *[other] { $minutes } minuter kvar av etappen
}
evening-cli-no-time-left = Kvällens tid är slut.
evening-cli-time-up = Tiden är slut: omgången som pågår är den sista.
evening-cli-paused = Paus. resume: fortsätt.
evening-cli-resumed = Det går vidare.
evening-cli-end-sure = Etapper som inte är klara räknas inte. Skriv ”end” en gång till för att avsluta kvällen; Enter: fortsätt.
evening-cli-again = Kvällen går vidare där den var.
evening-cli-saved = Kvällen är sparad i { $file }; ”lastcard evening” fortsätter den.

# Ställningen. $line är början på en rad, $made poäng efter namn
evening-cli-standings = Ställning
evening-cli-standing = { $place }. { $player }: { $score } för placeringar, { $points } poäng
evening-cli-standing-points = { $place }. { $player }: { $points } poäng
evening-cli-standing-with = { $line } (med { $made })
evening-cli-standing-out = { $line }, utslagen
evening-cli-won = { $names } vinner kvällen!
evening-cli-record = Kvällens protokoll: { $file }
evening-cli-csv = Ställningen: { $file }
evening-cli-help =
    Namn: någon till spelar (före första etappen; senare: add NAMN). out NAMN, back NAMN: någon går hem, spelar igen.
    Ett bords nummer: skriv in resultatet av en omgång. Enter: gå vidare.
    points 1 40 0 40 0: bord 1 fick de här poängen, plats för plats; så rättas också ett fel resultat. points 2.1 …: i etapp 2.
    tables, standings: säg dem igen. plan: alla etapper som är kända. minutes 90: hur lång tid det finns. clock 10: hur länge en etapp varar. rules modern: andra regler (före första etappen).
    pause, resume: stanna klockan, fortsätt. end: avsluta kvällen. l: nästa språk (l en: engelska). q: sluta; allt är sparat.

# På en kväll på en server
join-an-evening = det är koden till en kväll, inte till ett bord: lastcard join { $address }
join-a-table = det är koden till ett bord, inte till en kväll: lastcard join { $address }
join-evening-shut = { $reason } (--watch)
evening-cli-welcome = En kväll med { $player }. Inbjudan: { $address }
evening-cli-wait-host = Du är värd. När alla är här: begin. Det här passar personerna och tiden (play 1 tar det första):
evening-cli-join-keys = who, tables, plan, standings: säg dem. home: gå hem. q: lämna. ?: hjälp.
evening-cli-you-idle = Du står över den här etappen.
evening-cli-gone-home = har gått hem
evening-cli-typed = utan mobil
evening-cli-typed-bot = { $count ->
    [one] { $names } har ingen mobil, så en robot spelar under det namnet vid borden på nätet.
   *[other] { $names } har ingen mobil, så robotar spelar under deras namn vid borden på nätet.
} Den som går med under samma namn spelar själv. cards real: spela med riktiga kort. absent bye: de står över.
evening-cli-typed-bye = { $count ->
    [one] { $names } har ingen mobil och står över vid borden på nätet.
   *[other] { $names } har ingen mobil och står över vid borden på nätet.
} Den som går med under samma namn spelar. cards real: spela med riktiga kort. absent bot: en robot spelar åt dem.
evening-cli-vacant = Värden, { $player }, har varit borta ett tag. host: ta över.
evening-cli-plays = { $player } spelar.
evening-cli-went-home = { $player } har gått hem.
evening-cli-here = { $player } är här.
evening-cli-is-paused = Paus. Det går vidare när värden säger till.
evening-cli-over = Kvällen är slut.
evening-cli-to-table = Du har en plats. Till bordet …
evening-cli-from-table = Tillbaka till kvällen.
evening-cli-come-back = Kvällen går vidare. För att komma tillbaka, under samma namn: lastcard join { $address }
evening-cli-join-help =
    Du får en plats av dig själv och är tillbaka här efter varje match. who, tables, standings: säg dem igen. plan: alla etapper som är kända, och tiden.
    home: gå hem, back: spela igen. Ett bords nummer: skriv in resultatet av en omgång med riktiga kort; eller allt på en gång: result 1 Bo: R5 W, G+2, B0.
    För värden: begin: första etappen, eller nästa nu. fits, play 2: vad som passar, och ta det andra. add NAMN: någon utan mobil.
    out NAMN, back NAMN: någon går hem, spelar igen. host NAMN: gör någon annan till värd. host: ta över efter en som varit borta länge.
    minutes 90, clock 10, rounds 2, seats 3, rules modern, title Fredag: ändra planen. cards real eller online. absent bot eller bye. public yes eller no.
    points 1 40 0 40 0: rätta bord 1. pause, resume. end: avsluta kvällen.
    För två lag med samma kort: team 2, team 2 Bo: byt lag. deals: giv för giv. side 1: hur många ur varje lag som sitter vid ett bord.
    l: nästa språk (l en: engelska). q: lämna; en robot spelar åt dig, eller ingen, tills du är tillbaka.
evening-cli-keys-host = Enter: börja första etappen, eller nästa. T: skriv ett kommando. ?: kommandona. ↑ ↓: bläddra. L: språk. Q: lämna.
evening-cli-keys = Du får en plats av dig själv. T: skriv ett kommando. ?: kommandona. ↑ ↓: bläddra. L: språk. Q: lämna.
evening-cli-write = Ett kommando, till exempel ”standings”; Enter skickar, Esc stänger.
