# Vad som har hänt, en mening för varje händelse. $player och $other är namn, $card, $cards och $colour som i cards.ftl, $count ett tal, $seen hur många av korten som kan nämnas.

event-dealer = { $count ->
    [1] { $player } drar högst och delar ut korten.
   *[other] { $player } delar ut korten.
}
event-dealt = { $seen ->
    [0] { $count ->
        [one] { $player } får ett kort.
       *[other] { $player } får { $count } kort.
    }
   *[other] { $player } får { $cards }.
}
event-turned = Första kortet: { $card }.
event-put-back = Uppvänt kort: { $card }. Det läggs tillbaka i { $deck ->
    [112] DRA-högen
   *[other] draghögen
}.
event-played = { $count ->
    [1] { $colour ->
        [none] { $player } hoppar in med { $one } { $card }.
       *[other] { $player } hoppar in med { $one } { $card } och väljer { colour-neuter }.
    }
   *[other] { $colour ->
        [none] { $player } lägger { $one } { $card }.
       *[other] { $player } lägger { $one } { $card } och väljer { colour-neuter }.
    }
}
event-called = { $player } ropar ”UNO!”
event-caught = { $other } kommer på { $player } med att inte ha ropat UNO.
event-false-catch = { $player } anklagar felaktigt { $other } för att inte ha ropat UNO.
event-drew = { $seen ->
    [0] { $count ->
        [0] { $player } kan inte dra: det finns inga kort kvar.
        [one] { $player } drar ett kort.
       *[other] { $player } drar { $count }.
    }
   *[other] { $count ->
        [one] { $player } drar { $one } { $cards }.
       *[other] { $player } drar { $cards }.
    }
}
event-passed = { $player } behåller kortet och står över.
event-challenged = { $count ->
    [1] { $player } utmanar { $other } och har rätt: { $other } bluffade.
   *[other] { $player } utmanar { $other } och har fel: { $other } följde reglerna.
}
event-colour = { $player } väljer { colour-neuter }.
event-skipped = { $player } får stå över.
event-reversed = { $count ->
    [1] Spelet går nu medsols.
   *[other] Spelet går nu motsols.
}
event-swapped = { $player } och { $other } byter alla kort med varandra.
event-rotated = { $count ->
    [1] Alla skickar sina kort vidare medsols.
   *[other] Alla skickar sina kort vidare motsols.
}
event-mixed = { $player } samlar in allas kort, blandar dem och delar ut dem igen.
event-hand = { $seen ->
    [0] { $count ->
        [0] { $player } har nu inga kort på handen.
        [one] { $player } har nu bara ett kort på handen.
       *[other] { $player } har nu { $count } kort på handen.
    }
   *[other] { $player } har nu på handen: { $cards }.
}
event-reshuffled = { $deck ->
    [112] KASTA-högen blandas och blir ny DRA-hög.
   *[other] Slänghögen blandas och blir ny draghög.
}
event-opened = { $player } spelar med öppna kort: { $cards }.
event-closed = Allas kort är dolda igen.
event-ordered = { $count ->
    [0] { $player } får slänga alla kort utom ett.
    [one] { $player } måste slänga kort tills bara ett är kvar.
   *[other] { $player } måste slänga kort tills { $count } är kvar.
}
event-shed = { $seen ->
    [0] { $player } slänger inga kort.
   *[other] { $count ->
        [one] { $player } slänger { $one } { $cards }.
       *[other] { $player } slänger { $cards }.
    }
}
event-joke = { $player } berättar ett skämt. Är det någon som skrattar?
event-honoured = { $player } får inte böja armbågarna förrän någon ropar UNO.
event-dared = { $player } får ett uppdrag.
event-performed = { $player } utför uppdraget. Var det bra gjort?
event-declined = { $player } fegar ur.
event-voted = { $count ->
    [1] { $player } röstar ja.
   *[other] { $player } röstar nej.
}
event-verdict = { $count ->
    [1] Omröstningen om { $player } slutar med ja.
   *[other] Omröstningen om { $player } slutar med nej.
}
event-accused = { $player } säger att { $other } har gett råd.
event-objected = { $player } protesterar: { $other } tar tillbaka { $card }.
event-won = { $player } har blivit av med alla kort och vinner omgången.
event-void = Ingen kan lägga eller dra: omgången är ogiltig.

# One short word at the seat that it concerns, for a second; “-you” where that is the reader's own. $count is a number of cards.

callout-skipped = Överhoppad!
callout-skipped-you = Du hoppas över!
callout-reversed = Vänd!
callout-plus = +{ $count }
callout-uno = UNO!
callout-jump = Hoppar in!
callout-caught = Ertappad! +{ $count }
callout-caught-you = Du är ertappad! +{ $count }
callout-false-catch = Fel! +{ $count }
callout-draws = Drar { $count }
callout-draws-you = Du drar { $count }
callout-none = Inget kort kvar
callout-bluff = Bluff! { $player } drar { $count }
callout-bluff-you = Bluff! Du drar { $count }
callout-honest = Ingen bluff! { $player } drar { $count }
callout-honest-you = Ingen bluff! Du drar { $count }
callout-swapped = Byte!
callout-rotated = Korten vandrar!
callout-mixed = Korten blandas!
callout-reshuffled = Blandas om
callout-opened = Öppna kort!
callout-closed = Dolda kort
callout-ordered = Släng kort!
callout-shed = Slänger { $count }
callout-joke = Skämt!
callout-honoured = Raka armar!
callout-dared = Uppdrag!
callout-performed = Jag gör det!
callout-declined = Nej tack!
callout-voted-yes = Ja
callout-voted-no = Nej
callout-verdict-yes = Beslut: ja
callout-verdict-no = Beslut: nej
callout-accused = Anklagad!
callout-objected = Tar tillbaka!
callout-objected-you = Du tar tillbaka!

# Read out, where no sentence of the log says it
callout-plus-aloud = Straffet för { $player } är nu { $count } kort.
callout-hand-aloud = { $player } visar: { $cards }.

# What is asked, while the cards are being dealt
callout-dealing = Korten delas ut …
