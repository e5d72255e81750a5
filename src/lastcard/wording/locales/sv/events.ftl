# Vad som har hänt, en mening för varje händelse. $player och $other är namn, $card, $cards och $colour som i cards.ftl, $count ett tal.

event-dealer = { $player } delar ut korten.
event-dealer-drawn = { $player } drar högst och delar ut korten.
event-dealt = { $player } får { $cards }.
event-dealt-hidden = { $count ->
    [one] { $player } får ett kort.
   *[other] { $player } får { $count } kort.
}
event-turned = Första kortet: { $card }.
event-put-back = Uppvänt kort: { $card }. Det läggs tillbaka i { $deck ->
    [112] DRA-högen
   *[other] draghögen
}.
event-played = { $player } lägger { $one } { $card }.
event-played-colour = { $player } lägger { $one } { $card } och väljer { colour-neuter }.
event-jumped = { $player } hoppar in med { $one } { $card }.
event-jumped-colour = { $player } hoppar in med { $one } { $card } och väljer { colour-neuter }.
event-called = { $player } ropar ”UNO!”
event-caught = { $other } kommer på { $player } med att inte ha ropat UNO.
event-false-catch = { $player } anklagar felaktigt { $other } för att inte ha ropat UNO.
event-drew = { $count ->
    [one] { $player } drar { $one } { $cards }.
   *[other] { $player } drar { $cards }.
}
event-drew-hidden = { $count ->
    [one] { $player } drar ett kort.
   *[other] { $player } drar { $count }.
}
event-drew-none = { $player } kan inte dra: det finns inga kort kvar.
event-passed = { $player } behåller kortet och står över.
event-challenged-yes = { $player } utmanar { $other } och har rätt: { $other } bluffade.
event-challenged-no = { $player } utmanar { $other } och har fel: { $other } följde reglerna.
event-colour = { $player } väljer { colour-neuter }.
event-skipped = { $player } får stå över.
event-reversed-clockwise = Spelet går nu medsols.
event-reversed-counter = Spelet går nu motsols.
event-swapped = { $player } och { $other } byter alla kort med varandra.
event-rotated-clockwise = Alla skickar sina kort vidare medsols.
event-rotated-counter = Alla skickar sina kort vidare motsols.
event-mixed = { $player } samlar in allas kort, blandar dem och delar ut dem igen.
event-hand = { $player } har nu på handen: { $cards }.
event-hand-hidden = { $count ->
    [one] { $player } har nu bara ett kort på handen.
   *[other] { $player } har nu { $count } kort på handen.
}
event-hand-none = { $player } har nu inga kort på handen.
event-reshuffled = { $deck ->
    [112] KASTA-högen blandas och blir ny DRA-hög.
   *[other] Slänghögen blandas och blir ny draghög.
}
event-opened = { $player } spelar med öppna kort: { $cards }.
event-closed = Allas kort är dolda igen.
event-ordered = { $count ->
    [one] { $player } måste slänga kort tills bara ett är kvar.
   *[other] { $player } måste slänga kort tills { $count } är kvar.
}
event-ordered-any = { $player } får slänga alla kort utom ett.
event-shed = { $count ->
    [one] { $player } slänger { $one } { $cards }.
   *[other] { $player } slänger { $cards }.
}
event-shed-none = { $player } slänger inga kort.
event-joke = { $player } berättar ett skämt. Är det någon som skrattar?
event-honoured = { $player } får inte böja armbågarna förrän någon ropar UNO.
event-dared = { $player } får ett uppdrag.
event-performed = { $player } utför uppdraget. Var det bra gjort?
event-declined = { $player } fegar ur.
event-voted-yes = { $player } röstar ja.
event-voted-no = { $player } röstar nej.
event-verdict-yes = Omröstningen om { $player } slutar med ja.
event-verdict-no = Omröstningen om { $player } slutar med nej.
event-accused = { $player } säger att { $other } har gett råd.
event-objected = { $player } protesterar: { $other } tar tillbaka { $card }.
event-won = { $player } har blivit av med alla kort och vinner omgången.
event-void = Ingen kan lägga eller dra: omgången är ogiltig.
