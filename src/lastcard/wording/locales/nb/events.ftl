# Det som har skjedd, en setning for hver hendelse. $player og $other er navn, $card, $cards og $colour som i cards.ftl, $count et tall.

event-dealer = { $player } deler ut kortene.
event-dealer-drawn = { $player } trekker høyest og deler ut kortene.
event-dealt = { $player } får { $cards }.
event-dealt-hidden = { $count ->
    [one] { $player } får ett kort.
   *[other] { $player } får { $count } kort.
}
event-turned = Første kort: { $card }.
event-put-back = Snudd kort: { $card }. Det legges tilbake i trekkbunken.
event-played = { $player } spiller { $one } { $card }.
event-played-colour = { $player } spiller { $one } { $card } og velger { colour-neuter }.
event-jumped = { $player } hopper inn med { $one } { $card }.
event-jumped-colour = { $player } hopper inn med { $one } { $card } og velger { colour-neuter }.
event-called = { $player } roper «UNO!»
event-caught = { $other } tar { $player } i å ikke ha ropt UNO.
event-false-catch = { $player } beskylder feilaktig { $other } for ikke å ha ropt UNO.
event-drew = { $count ->
    [one] { $player } trekker { $one } { $cards }.
   *[other] { $player } trekker { $cards }.
}
event-drew-hidden = { $count ->
    [one] { $player } trekker ett kort.
   *[other] { $player } trekker { $count }.
}
event-drew-none = Det er ingen kort igjen som { $player } kan trekke.
event-passed = { $player } beholder kortet og står over.
event-challenged-yes = { $player } utfordrer { $other } og har rett: { $other } bløffet.
event-challenged-no = { $player } utfordrer { $other } og tar feil: { $other } fulgte reglene.
event-colour = { $player } velger { colour-neuter }.
event-skipped = { $player } må stå over.
event-reversed-clockwise = Spillet går nå med klokken.
event-reversed-counter = Spillet går nå mot klokken.
event-swapped = { $player } og { $other } bytter alle kortene med hverandre.
event-rotated-clockwise = Alle sender kortene sine videre med klokken.
event-rotated-counter = Alle sender kortene sine videre mot klokken.
event-mixed = { $player } samler inn kortene til alle, stokker dem og deler dem ut igjen.
event-hand = { $player } har nå på hånden: { $cards }.
event-hand-hidden = { $count ->
    [one] { $player } har nå bare ett kort på hånden.
   *[other] { $player } har nå { $count } kort på hånden.
}
event-hand-none = { $player } har nå ingen kort på hånden.
event-reshuffled = Kastebunken stokkes og blir ny trekkbunke.
event-opened = { $player } spiller med åpne kort: { $cards }.
event-closed = Kortene er skjult igjen.
event-ordered = { $count ->
    [one] { $player } må kaste kort til det bare er ett igjen.
   *[other] { $player } må kaste kort til det er { $count } igjen.
}
event-ordered-any = { $player } kan kaste alle kortene unntatt ett.
event-shed = { $count ->
    [one] { $player } kaster { $one } { $cards }.
   *[other] { $player } kaster { $cards }.
}
event-shed-none = { $player } kaster ingen kort.
event-joke = { $player } forteller en vits. Er det noen som ler?
event-honoured = { $player } får ikke bøye albuene før noen roper UNO.
event-dared = { $player } får et oppdrag.
event-performed = { $player } utfører oppdraget. Var det bra gjort?
event-declined = { $player } feiger ut.
event-voted-yes = { $player } stemmer ja.
event-voted-no = { $player } stemmer nei.
event-verdict-yes = Avstemningen om { $player } ender med ja.
event-verdict-no = Avstemningen om { $player } ender med nei.
event-accused = { $player } sier at { $other } har gitt råd.
event-objected = { $player } protesterer, og { $other } tar tilbake { $card }.
event-won = { $player } er kvitt alle kortene og vinner runden.
event-void = Ingen kan spille eller trekke, så runden er ugyldig.
