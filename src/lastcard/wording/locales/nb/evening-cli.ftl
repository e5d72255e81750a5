# En kveld med flere bord i terminalen. $player er et navn, $names flere, $file en fil, $table og $stage numre.
help-evening = Hold en kveld med ekte kort der makkere eller bord byttes; med --server åpnes en på en server.
help-evening-name = Noen som spiller; oppgi flere ganger, eller flere navn med komma. Med --server: hva du vil kalles.
help-evening-format = Hvem som spiller med hvem: { $known }. Uten dette foreslås det som passer.
help-evening-rounds = Runder et bord spiller i en etappe.
help-evening-stages = Etapper; 0 for så mange som formen har, eller som det er tid til.
help-evening-minutes = Hvor mange minutter det er; 0 for så mange det skal være.
help-evening-clock = Minutter for en etappe, så slutter bordene med sin runde; 0 for ingen klokke.
help-evening-seats = Personer ved et bord, der formen lar det stå åpent: 3 til 5.
help-evening-file = Hvor kvelden lagres; er det en der, fortsetter den.
help-evening-new = Begynn en ny kveld selv om en annen ikke er slutt.
help-evening-csv = Skriv stillingen til denne filen på slutten, til et regneark.
help-evening-server = Åpne kvelden på denne serveren, og skriv ut lenken.
help-evening-real = På serveren, med ekte kort; ellers spilles bordene på nett.
help-evening-public = Den nye kvelden står i serverens åpne liste.

evening-cli-no-format = formen «{ $given }» finnes ikke; de som finnes, er { $known }
evening-cli-server-alone = --file, --new og --csv gjelder en kveld i terminalen; utelat dem med --server
evening-cli-server-name = med --server er --name ditt eget navn; de andre kommer med lenken
evening-cli-server-missing = --real og --public gjelder en kveld på en server; legg til --server
evening-cli-server-link = --server trenger serverens adresse, uten kode
evening-cli-file-there = { $file } finnes allerede; utelat --new for å fortsette, eller velg en annen fil
evening-cli-goes-on = en kveld er ikke slutt ennå ({ $file }); fortsett den uten andre valg, eller legg til --new
evening-cli-incomplete = dette er ingen kveld som kan fortsettes
evening-cli-unwritable = Kvelden kan ikke lagres ({ $reason }).
evening-cli-way-in = For å gå inn som vert: lastcard join { $address } --name { $player }

# Mens folk samles
evening-cli-names = Hvem spiller? Skriv navn, flere med komma. Enter: gå videre. ?: hjelp.
evening-cli-people = { $count ->
    [one] { $count } person: { $names }
   *[other] { $count } personer: { $names }
}
evening-cli-fits = { $people } personer, { $minutes ->
    [0] så lang tid det skal være
   *[other] { $minutes } minutter
}:
evening-cli-no-fit = Ingenting passer { $people } personer og { $minutes } minutter. Det trengs minst tre: skriv flere navn, eller gi mer tid, for eksempel «minutes 180».
evening-cli-choose = Hvilket? Et nummer, eller Enter for det første.
evening-cli-fit = { $format }: { $about }
evening-cli-fit-arena = i { $minutes } minutter
evening-cli-tables = { $count } bord
evening-cli-minutes = omtrent { $minutes } min
evening-cli-sit-out = { $count } står over

# Etappe for etappe
evening-cli-stage = Etappe { $stage }
evening-cli-against = { $one } mot { $other }
evening-cli-table = Bord { $table }: { $who }.
evening-cli-table-over = Ferdig: { $made }.
evening-cli-table-so-far = { $rounds ->
    [one] Etter { $rounds } runde: { $made }.
   *[other] Etter { $rounds } runder: { $made }.
}
evening-cli-idle = Står over: { $names }
evening-cli-coming = Neste:
evening-cli-ask-result = Hvilket bord har et resultat? { $tables }. Med ett bord holder det med Enter. ?: hjelp.
evening-cli-ask-next = Enter: neste etappe. ?: hjelp.
evening-cli-ask-last = Det var den siste etappen. Enter: avslutt kvelden. For å rette noe først: points. ?: hjelp.
evening-cli-who = Bord { $table }, runde { $round } av { $of }. Hvem gikk ut? { $names }; 0 hvis ingen kunne spille videre. Enter: tilbake.
evening-cli-no-seat = «{ $given }» sitter ikke der; skriv et navn, eller et nummer fra 0 til { $seats }.
evening-cli-hand = { $player }: hvilke kort var igjen? For eksempel: R7 G+2 YS BR W W+4
evening-cli-points-how = Skriv bordet og poengene for hver plass, for eksempel «points 1 40 0 40 0»; for en tidligere etappe «points 2.1 40 0 40 0».
evening-cli-result-how = Skriv bordet, hvem som gikk ut, og kortene de andre hadde igjen, plass for plass, for eksempel «result 1 Bo: R5 W, G+2, B0».
evening-cli-unknown = «{ $given }» er ikke et bord som venter på et resultat, og ingen kommando. ?: hjelp.
evening-cli-nobody = Ingen heter «{ $given }».
evening-cli-minutes-are = Minutter: { $minutes }
evening-cli-clock-is = { $minutes ->
    [0] Etappene har ingen klokke.
    [one] En etappe varer { $minutes } minutt.
   *[other] En etappe varer { $minutes } minutter.
}
evening-cli-choice = { $option } kan være noe av dette: { $known }
evening-cli-planned = { $format }, { $rounds } per etappe
evening-cli-public = Alle kan finne kvelden i listen på serveren.
evening-cli-later = Senere etapper avhenger av resultatene.
evening-cli-left = { $minutes ->
    [one] { $minutes } minutt igjen av etappen
   *[other] { $minutes } minutter igjen av etappen
}
evening-cli-no-time-left = Tiden for kvelden er ute.
evening-cli-time-up = Tiden er ute: runden som pågår, er den siste.
evening-cli-paused = Pause. resume: fortsett.
evening-cli-resumed = Det går videre.
evening-cli-end-sure = Etapper som ikke er ferdige, teller ikke. Skriv «end» en gang til for å avslutte kvelden; Enter: fortsett.
evening-cli-again = Kvelden går videre der den var.
evening-cli-saved = Kvelden er lagret i { $file }; «lastcard evening» fortsetter den.

# Stillingen. $line er begynnelsen på en linje, $made poeng etter navn
evening-cli-standings = Stilling
evening-cli-standing = { $place }. { $player }: { $score } for plasseringer, { $points } poeng
evening-cli-standing-points = { $place }. { $player }: { $points } poeng
evening-cli-standing-with = { $line } (med { $made })
evening-cli-standing-out = { $line }, slått ut
evening-cli-won = { $names } vinner kvelden!
evening-cli-record = Kveldens protokoll: { $file }
evening-cli-csv = Stillingen: { $file }
evening-cli-help =
    Navn: en til spiller (før første etappe; senere: add NAVN). out NAVN, back NAVN: noen går hjem, spiller igjen.
    Nummeret på et bord: før inn resultatet av en runde. Enter: gå videre.
    points 1 40 0 40 0: bord 1 fikk disse poengene, plass for plass; slik rettes også et feil resultat. points 2.1 …: i etappe 2.
    tables, standings: si dem igjen. plan: alle etapper som er kjent. minutes 90: hvor lang tid det er. clock 10: hvor lenge en etappe varer. rules modern: andre regler (før første etappe).
    pause, resume: stopp klokken, fortsett. end: avslutt kvelden. l: neste språk (l en: engelsk). q: stopp; alt er lagret.

# På en kveld på en server
join-an-evening = det er koden til en kveld, ikke til et bord: lastcard join { $address }
join-a-table = det er koden til et bord, ikke til en kveld: lastcard join { $address }
join-evening-shut = { $reason } (--watch)
evening-cli-welcome = En kveld med { $player }. Invitasjon: { $address }
evening-cli-wait-host = Du er vert. Når alle er her: begin. Dette passer personene og tiden (play 1 tar det første):
evening-cli-join-keys = who, tables, plan, standings: si dem. home: gå hjem. q: forlat. ?: hjelp.
evening-cli-you-idle = Du står over denne etappen.
evening-cli-gone-home = har gått hjem
evening-cli-typed = uten mobil
evening-cli-typed-bot = { $count ->
    [one] { $names } har ikke mobil, så en robot spiller under det navnet ved bordene på nettet.
   *[other] { $names } har ikke mobil, så roboter spiller under navnene deres ved bordene på nettet.
} Den som blir med under samme navn, spiller selv. cards real: spill med ekte kort. absent bye: de står over.
evening-cli-typed-bye = { $count ->
    [one] { $names } har ikke mobil og står over ved bordene på nettet.
   *[other] { $names } har ikke mobil og står over ved bordene på nettet.
} Den som blir med under samme navn, spiller. cards real: spill med ekte kort. absent bot: en robot spiller for dem.
evening-cli-vacant = Verten, { $player }, har vært borte en stund. host: ta over.
evening-cli-plays = { $player } spiller.
evening-cli-went-home = { $player } har gått hjem.
evening-cli-here = { $player } er her.
evening-cli-is-paused = Pause. Det går videre når verten sier fra.
evening-cli-over = Kvelden er slutt.
evening-cli-to-table = Du har en plass. Til bordet …
evening-cli-from-table = Tilbake til kvelden.
evening-cli-come-back = Kvelden går videre. For å komme tilbake, under samme navn: lastcard join { $address }
evening-cli-join-help =
    Du får plass av deg selv og er tilbake her etter hvert spill. who, tables, standings: si dem igjen. plan: alle etapper som er kjent, og tiden.
    home: gå hjem, back: spill igjen. Nummeret på et bord: før inn resultatet av en runde med ekte kort; eller alt på en gang: result 1 Bo: R5 W, G+2, B0.
    For verten: begin: første etappe, eller neste nå. fits, play 2: hva som passer, og ta det andre. add NAVN: noen uten mobil.
    out NAVN, back NAVN: noen går hjem, spiller igjen. host NAVN: gjør noen andre til vert. host: ta over etter en som har vært borte lenge.
    minutes 90, clock 10, rounds 2, seats 3, rules modern, title Fredag: endre planen. cards real eller online. absent bot eller bye. public yes eller no.
    points 1 40 0 40 0: rett bord 1. pause, resume. end: avslutt kvelden.
    For to lag med samme kort: team 2, team 2 Bo: bytt lag. deals: giv for giv. side 1: hvor mange fra hvert lag som sitter ved et bord.
    l: neste språk (l en: engelsk). q: forlat; en robot spiller for deg, eller ingen, til du er tilbake.
evening-cli-keys-host = Enter: begynn første etappe, eller neste. T: skriv en kommando. ?: kommandoene. ↑ ↓: bla. L: språk. Q: forlat.
evening-cli-keys = Du får plass av deg selv. T: skriv en kommando. ?: kommandoene. ↑ ↓: bla. L: språk. Q: forlat.
evening-cli-write = En kommando, for eksempel «standings»; Enter sender, Esc lukker.
