# Robotenes stige

help-ladder = La alle roboter i en mappe og nivåene våre spille alle mot alle, og vis hvordan de står.
help-ladder-folder = Mappen der roboter er registrert, hver med en TOML-fil.
help-ladder-levels = Hvilke av våre egne roboter som også spiller, atskilt med komma.
help-ladder-rules = Regler å spille med; gi valget igjen for flere. Uten det: classic, house-party og all-wild.
help-ladder-seats = Antall plasser, atskilt med komma.
help-ladder-deals = Hvor mange utdelinger med hvert regelsett og antall plasser; hver spilles flere ganger, med robotene på forskjellige plasser.
help-ladder-out = Hvor siden, bildet og partiene havner; uten det «ladder» i robotenes mappe.
help-ladder-with-luck = La kortenes hell være med: noen hundre ganger så raskt for raske roboter, med videre intervaller, noe flere utdelinger veier opp for.
usage-folder = MAPPE

ladder-bad-seats = «{ $given }» er ingen liste med antall plasser; skriv som 2,4
ladder-level = «{ $given }» er registrert i mappen og spiller uansett; --levels tar bare våre egne roboter
ladder-history-damaged = { $file } er skadet; flytt den bort for å begynne en ny historikk

report-ladder = Robotenes stige
ladder-heading = { $deals } utdelinger hver, { $games } partier: { $settings }; frø { $seed }
ladder-program = { $bot } { $version } av { $owner }
ladder-setting = { $rules } med { $seats } plasser
finding-ladder-clear = { $bot } ligger først med { $rating } poeng og er sterkere enn { $other }.
finding-ladder-open = { $bot } ligger først med { $rating } poeng; om den er sterkere enn { $other }, er ennå åpent.
finding-ladder-faults = { $count ->
    [one] { $bot } har tapt et parti fordi den ikke svarte som den skulle.
   *[other] { $bot } har tapt { $count } partier fordi den ikke svarte som den skulle.
}
table-ladder = Slik står de
table-heads = Mot hverandre
table-settings = Vunne partier, etter regler og plasser
table-faults = Feil
table-history = Tidligere
head-fault = feil
head-times = ganger
head-date = dato
note-ladder-adjusted = I parentes: 95 %-intervaller over utdelingene, med kortenes hell trukket fra. «normal» har 1000 poeng; med 400 poeng mer vinner en robot ti ganger så ofte. Halvparten av partiene vunnet ville vært rettferdig.
note-ladder = I parentes: 95 %-intervaller over utdelingene. «normal» har 1000 poeng; med 400 poeng mer vinner en robot ti ganger så ofte. Halvparten av partiene vunnet ville vært rettferdig.
note-heads = Andelen av partiene som roboten til venstre vinner mot roboten ovenfor.
note-faults = Den som gjør en feil, taper partiet; etter tre innen ti utdelinger tapes også resten av dem. De andre taper ingenting på det.
fault-start = kunne ikke startes
fault-silent = var ikke klar i tide
fault-died = avsluttet seg selv
fault-slow = var for treg
fault-flood = skrev uten stans
fault-memory = brukte for mye minne
fault-rubbish = sa noe som ikke er et svar
fault-illegal = prøvde noe som ikke er tillatt
fault-stalls = gjorde ikke noe trekk
