# Gjennomgangen av en avsluttet match. $player er et navn, $card som i cards.ftl, $colour R, Y, G eller B.

help-review = Gå gjennom en avsluttet match: sjansene til alle, hva hvert valg ga eller kostet, og hva som var flaks.
help-review-json = Skriv ut gjennomgangen som JSON.
help-review-html = Skriv gjennomgangen som en side med diagrammer til denne filen.
help-duel-adjusted = Regn kortflaksen ut av resultatene, så det trengs færre utdelinger.
finding-adjusted = Kortflaksen er regnet ut: { $share } av variansen er igjen.

review-not-over = matchen er ikke slutt ennå
judge-damaged = filen som stillinger bedømmes med, er skadet eller fra en annen versjon; installer Last Card på nytt
evaluate-worlds = en stilling kan ikke bedømmes med færre enn to verdener
evaluate-match = matchen har andre regler eller et annet antall plasser enn stillingen
evaluate-impossible = ingen spill fører til denne stillingen

review-title = Gjennomgang
review-progress = { $done } av { $all } trekk
review-decision = { $number }. { $player }: { $action } – { $mark }
review-better = Bedre: { $action } (+{ $share })
review-gain = { $share } bedre enn: { $action }
review-nothing-marked = Ingenting skilte seg ut.
review-accept = Ta kortene
review-challenge = Utfordre
review-colour = Velg { colour-neuter }
review-nothing = Si ingenting
review-luck = Flaks og dyktighet
review-luck-unit = I hundredeler av en vunnet runde, utover en rettferdig andel.
review-luck-seat = { $player }: kortene { $cards }, de andres valg { $others }, egne valg { $own }: til sammen { $total }
review-chart = Sjanse til å vinne runden, med alle hender åpne
review-chart-seat = { $player }: { $first } etter utdelingen, { $least } på det dårligste, { $most } på det beste
review-made = Last Card, bedømmer { $version }

review-show = Vis gjennomgangen
review-about = Hvem som trolig ville vinne, hvilke valg som betydde noe, og hva som var flaks. Hvert valg blir bedømt etter hva spilleren kunne vite.
review-making = Går gjennom kampen: { $share }
review-chances = Sjanser
review-options = Trekk { $number }: hva { $player } kunne gjøre
review-options-known = Sjanse til å vinne runden, ut fra det som kunne vites da.
review-options-chosen = valgt
review-keys = , og . går fra merke til merke.
review-luck-deal = Utdelingen
review-luck-draws = Trukne kort
review-luck-others = De andres valg
review-luck-own = Egne valg

review-mark-best = beste valg
review-mark-fine = bra
review-mark-loses-2 = taper 2 % eller mer
review-mark-loses-5 = taper 5 % eller mer
review-mark-loses-10 = taper 10 % eller mer
review-mark-only = eneste valg
review-mark-bluff = modig bløff
review-mark-catch = skarp avsløring
review-mark-missed-catch = glemt avsløring

review-reason-goes-out = { $card } avslutter runden.
review-reason-call = Uten rop kan hvem som helst ta deg.
review-reason-catch = { $player } hadde ikke ropt UNO.
review-reason-challenge = En bløff var sannsynlig nok.
review-reason-no-challenge = En utfordring var ikke verdt risikoen.
review-reason-answer = { $card } sender straffen videre.
review-reason-play = Ett kort mindre på hånden er verdt mer.
review-reason-keep = { $card } er verdt mer senere.
review-reason-stop = { $player } var i ferd med å gå ut, og { $card } stopper det.
review-reason-target = { $player } var den største faren.
review-reason-hands = { $card } gir en bedre hånd.
review-reason-hands-not = { $card } gir bort en god hånd.
review-reason-bluff = Bløffen var verdt risikoen.
review-reason-no-bluff = Bløffen var for risikabel.
review-reason-wild = { $card } passer på alt og bør spares.
review-reason-colour-lacks = { $player } ser ikke ut til å ha kort i fargen { colour-name }.
review-reason-colour-own = På hånden er det flere kort i fargen { colour-name }.
review-reason-odds = Det vinner oftere, uansett hvordan de andre kortene ligger.

# Slutten av et spill, og hva som har hendt ved bordet
luck-you = Kortene ga deg { $cards }, du la til { $own }.
luck-others-you = Hva de andre valgte: { $others }.
luck-here = { $count ->
    [one] Ved dette bordet, ett spill
   *[other] Ved dette bordet, { $count } spill
}
luck-finding = Går gjennom kortene …
