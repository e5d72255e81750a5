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

# One short word at the seat that it concerns, for a second; “-you” where that is the reader's own. $count is a number of cards.

callout-skipped = Står over!
callout-skipped-you = Du står over!
callout-reversed = Omvendt!
callout-plus = +{ $count }
callout-uno = UNO!
callout-jump = Hopper inn!
callout-caught = Tatt! +{ $count }
callout-caught-you = Du er tatt! +{ $count }
callout-false-catch = Feil! +{ $count }
callout-draws = Trekker { $count }
callout-draws-you = Du trekker { $count }
callout-none = Ingen kort igjen
callout-bluff = Bløff! { $player } trekker { $count }
callout-bluff-you = Bløff! Du trekker { $count }
callout-honest = Ingen bløff! { $player } trekker { $count }
callout-honest-you = Ingen bløff! Du trekker { $count }
callout-swapped = Bytte!
callout-rotated = Kortene går videre!
callout-mixed = Kortene stokkes!
callout-reshuffled = Stokket om
callout-opened = Åpne kort!
callout-closed = Skjulte kort
callout-ordered = Kast kort!
callout-shed = Kaster { $count }
callout-joke = Vits!
callout-honoured = Strake armer!
callout-dared = Oppdrag!
callout-performed = Jeg tar det!
callout-declined = Nei takk!
callout-voted-yes = Ja
callout-voted-no = Nei
callout-verdict-yes = Avgjort: ja
callout-verdict-no = Avgjort: nei
callout-accused = Anklaget!
callout-objected = Tar tilbake!
callout-objected-you = Du tar tilbake!

# Read out, where no sentence of the log says it
callout-plus-aloud = Straffen for { $player } er nå { $count } kort.
callout-hand-aloud = { $player } viser: { $cards }.

# What is asked, while the cards are being dealt
callout-dealing = Deler ut …
