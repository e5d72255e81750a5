# Det som har skjedd, en setning for hver hendelse. $player og $other er navn, $card, $cards og $colour som i cards.ftl, $count et tall, $seen hvor mange av kortene som kan nevnes.

event-dealer = { $count ->
    [1] { $player } trekker høyest og deler ut kortene.
   *[other] { $player } deler ut kortene.
}
event-dealt = { $seen ->
    [0] { $count ->
        [one] { $player } får ett kort.
       *[other] { $player } får { $count } kort.
    }
   *[other] { $player } får { $cards }.
}
event-turned = Første kort: { $card }.
event-put-back = Snudd kort: { $card }. Det legges tilbake i trekkbunken.
event-played = { $count ->
    [1] { $colour ->
        [none] { $player } hopper inn med { $one } { $card }.
       *[other] { $player } hopper inn med { $one } { $card } og velger { colour-neuter }.
    }
   *[other] { $colour ->
        [none] { $player } spiller { $one } { $card }.
       *[other] { $player } spiller { $one } { $card } og velger { colour-neuter }.
    }
}
event-called = { $player } roper «UNO!»
event-caught = { $other } tar { $player } i å ikke ha ropt UNO.
event-false-catch = { $player } beskylder feilaktig { $other } for ikke å ha ropt UNO.
event-drew = { $seen ->
    [0] { $count ->
        [0] Det er ingen kort igjen som { $player } kan trekke.
        [one] { $player } trekker ett kort.
       *[other] { $player } trekker { $count }.
    }
   *[other] { $count ->
        [one] { $player } trekker { $one } { $cards }.
       *[other] { $player } trekker { $cards }.
    }
}
event-passed = { $player } beholder kortet og står over.
event-challenged = { $count ->
    [1] { $player } utfordrer { $other } og har rett: { $other } bløffet.
   *[other] { $player } utfordrer { $other } og tar feil: { $other } fulgte reglene.
}
event-colour = { $player } velger { colour-neuter }.
event-skipped = { $player } må stå over.
event-reversed = { $count ->
    [1] Spillet går nå med klokken.
   *[other] Spillet går nå mot klokken.
}
event-swapped = { $player } og { $other } bytter alle kortene med hverandre.
event-rotated = { $count ->
    [1] Alle sender kortene sine videre med klokken.
   *[other] Alle sender kortene sine videre mot klokken.
}
event-mixed = { $player } samler inn kortene til alle, stokker dem og deler dem ut igjen.
event-hand = { $seen ->
    [0] { $count ->
        [0] { $player } har nå ingen kort på hånden.
        [one] { $player } har nå bare ett kort på hånden.
       *[other] { $player } har nå { $count } kort på hånden.
    }
   *[other] { $player } har nå på hånden: { $cards }.
}
event-reshuffled = Kastebunken stokkes og blir ny trekkbunke.
event-opened = { $player } spiller med åpne kort: { $cards }.
event-closed = Kortene er skjult igjen.
event-ordered = { $count ->
    [0] { $player } kan kaste alle kortene unntatt ett.
    [one] { $player } må kaste kort til det bare er ett igjen.
   *[other] { $player } må kaste kort til det er { $count } igjen.
}
event-shed = { $seen ->
    [0] { $player } kaster ingen kort.
   *[other] { $count ->
        [one] { $player } kaster { $one } { $cards }.
       *[other] { $player } kaster { $cards }.
    }
}
event-joke = { $player } forteller en vits. Er det noen som ler?
event-honoured = { $player } får ikke bøye albuene før noen roper UNO.
event-dared = { $player } får et oppdrag.
event-performed = { $player } utfører oppdraget. Var det bra gjort?
event-declined = { $player } feiger ut.
event-voted = { $count ->
    [1] { $player } stemmer ja.
   *[other] { $player } stemmer nei.
}
event-verdict = { $count ->
    [1] Avstemningen om { $player } ender med ja.
   *[other] Avstemningen om { $player } ender med nei.
}
event-accused = { $player } sier at { $other } har gitt råd.
event-objected = { $player } protesterer, og { $other } tar tilbake { $card }.
event-won = { $player } er kvitt alle kortene og vinner runden.
event-void = Ingen kan spille eller trekke, så runden er ugyldig.
