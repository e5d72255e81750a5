# Å spille i terminalen. $player er et navn, $card som i cards.ftl, $count et tall.

help-play = Spill i terminalen, mot roboter eller med andre ved samme tastatur.
help-bots = Hvilke roboter som tar de andre plassene: én for alle, eller en liste som «easy,hard».
help-name = Navnet ditt; oppgis flere navn, er det så mange som deler tastaturet.
help-watch = Se på: roboter tar alle plassene.
help-resume = Fortsett spillet som ble spilt sist.
help-plain = Linje for linje, for skjermlesere og skript.
help-pace = Hvor langsomme robotene er: 1 er det vanlige, 0 er straks.

default-name = Spiller
no-save = det finnes ikke noe lagret spill å fortsette
resume-alone = --resume fortsetter spillet som det var; regler, antall, roboter, navn og tilfeldig tall kan ikke oppgis
watch-alone = --watch gir roboter alle plassene; utelat --name
play-needs-terminal = dette er ikke en terminal; bruk «lastcard play --plain»
bad-name = et navn har 1 til { $most } tegn
names-too-many = { $count } navn, men bare { $seats } plasser
bots-too-many = { $count } roboter, men bare { $seats } plasser til dem
save-incomplete = det som trengs for å fortsette spillet, mangler
save-unwritable = Spillet kan ikke lagres ({ $reason }).
save-unreadable = { $file } kan ikke leses ({ $reason })
save-broken = det lagrede spillet { $file } er skadet ({ $reason }); det er lagt til side som { $aside }

# Det som det spørres om, av den som leser det
prompt-turn = Din tur: spill et kort eller trekk.
prompt-draw = Din tur: ingen kort passer, så trekk.
prompt-stuck = { $count ->
    [one] Din tur: ingen kort passer, så trekk ett kort.
   *[other] Din tur: ingen kort passer, så trekk { $count } kort.
}
prompt-drew = Du har trukket { $card }: spill det, eller behold det og stå over.
prompt-drew-play = Du har trukket { $card }, og det må spilles.
prompt-penalty = { $count ->
    [one] Du skal trekke ett kort.
   *[other] Du skal trekke { $count } kort.
}
prompt-colour = Det første kortet er et jokerkort: du velger farge.
prompt-shed = { $count ->
    [one] Kast ett kort.
   *[other] Kast { $count } kort.
}
prompt-shed-any = Du kan kaste så mange kort du vil, men ett må være igjen.
prompt-dare = Du får et oppdrag. Utfører du det?
prompt-vote-advice = Har { $player } gitt råd?
prompt-vote-joke = Lo du av vitsen til { $player }?
prompt-vote-dare = Gjorde { $player } det bra?
prompt-wait = { $player } har tur.
prompt-wait-vote = De andre stemmer.
prompt-over = Runden er over.

# Det som kan gjøres
do-play = Spill { $card }
do-jump = Hopp inn med { $card }
do-answer = Svar med { $card }
do-draw = Trekk
do-pass = Behold kortet og stå over
do-accept = { $count ->
    [one] Trekk ett kort
   *[other] Trekk { $count } kort
}
do-challenge = Utfordre { $player }
do-shed = Kast
do-perform = Utfør oppdraget
do-decline = La være
do-vote-yes = Ja
do-vote-no = Nei
do-uno = Rop UNO
do-catch = Ta { $player }
do-object = Protester mot kortet
do-advice = Si at { $player } har gitt råd

top = Øverst ligger { $card }.
top-colour = Øverst ligger { $card }, og fargen er { $colour }.
direction-clockwise = med klokken
direction-counter = mot klokken
player-cards = { $player } { $count } kort

plain-welcome = Svar med et nummer eller et kort; ? forteller alt som kan skrives.
plain-table = { $counts }. Spillet går { $direction }. Trekkbunke: { $stock }.
plain-hand = Hånden din: { $cards }.
plain-choice = { $number }. { $what }
plain-call = Legg til «u» for å rope UNO med kortet, som i «1 u».
plain-shed = Skriv numrene på kortene, som i «1 3»; 0 for ingen.
plain-go-on = Enter: gå videre.
plain-next-round = Enter: neste runde. q: stopp her.
plain-curtain = Nå er det { $player }. Gi fra deg tastaturet, og trykk så Enter.
plain-which = Hvilket kort? { $cards }
plain-which-colour = Hvilken farge? { $colours }
plain-whom = Hvem? { $names }
plain-refused = «{ $given }»: { $reason }. ? gir hjelp.
plain-saved = Spillet er lagret; «lastcard play --resume» fortsetter det.
plain-help =
    Et nummer: det valget. Et kort, som R7 eller W+4: spill det. Med farge: W g. Med en spiller: R7 @3. Med UNO: R7 u.
    d trekk, p stå over, t ta straffen, x utfordre, a svar på straffen, u rop UNO, c ta noen, j hopp inn,
    y ja, n nei, o protester, s kast kort etter nummer, advice 2: si at spiller 2 har gitt råd.
    Handlinger som i protokoller går også, for eksempel: play W>G uno
    Enter: si det igjen. l: neste språk (l en: engelsk). ?: denne hjelpen. q: lagre og stopp.
language-is = Språket er nå norsk.

# The table
head = Last Card · { $rules } · round { $number }
mark-uno = UNO!
mark-vulnerable = catch!
mark-out = out
piles = draw { $stock } · discard { $discard }
ask-colour = Which colour?
ask-whom = Whom?
ask-card = Which card? Choose it and press Enter.
ask-yes-no = Y yes   N no
ask-shed = { $count ->
    [one] { $count } card marked. Space marks, Enter discards.
   *[other] { $count } cards marked. Space marks, Enter discards.
}
bar-draw = draw
bar-pass = pass
bar-take = take
bar-challenge = challenge
bar-answer = answer
bar-jump = jump in
bar-object = object
bar-advice = advice
bar-catch = catch
bar-uno = UNO!
bar-play = play
bar-help = help
bar-language = English
bar-quit = save and leave
pace-slowest = very slow
pace-slow = slow
pace-usual = usual pace
pace-quick = quick
pace-at-once = at once
curtain = It is { $player }'s turn. Give the keyboard over; { $player } presses Enter.
too-small = The terminal is { $width } × { $height }; the table needs 80 × 24. Make it larger: the game waits.
score-head = points   total
cards-left = Cards left
round-key = Enter: next round
match-key = Enter: done
close-key = Esc: back
help-title = Keys
help-keys =
    1–9 | play the card with that number
    ← → ↑ ↓ Enter | choose a card and play it
    D or Space | draw
    P | pass: keep the card drawn
    1–4 | the colour, when one is asked for
    T | take the penalty cards
    X | challenge a Wild Draw Four
    A | answer a penalty with a card
    U | UNO!: with your next card, or late, after it
    C | catch somebody who has not called
    J | jump in with an identical card
    Y, N | yes, no: votes and dares
    O, V | object to a card, accuse of advice
    L, + −, B | language, pace, light or dark
    Page Up, Down | look back at what has happened
    Esc, Q | back; the match is saved
help-more = A heavy frame is a card that can be played, a double frame is the one you have chosen. ♦ red R, ● yellow Y, ▲ green G, ■ blue B.

# The first screen
home-new = New game
home-resume = Go on with the last match
home-setup = Rules and players
home-watch = Watch the bots
home-language = Language: English
home-background = Light or dark
home-quit = Quit
about-setup = { $rules }, { $seats } players, bots: { $bots }
setup-title = Rules and players
setup-keys = ↑ ↓ choose   ← → change   Esc done
option-preset = Rules
option-seats = Players
option-bots = Bots
option-deck = Deck
option-hand-size = Cards dealt
option-first-card = First card
option-bluff = Bluffing
option-challenge = Challenging
option-stacking = Passing penalties on
option-seven-zero = Sevens and zeros
option-jump-in = Jumping in
option-wild-jump-in = Jumping in with wilds
option-draw = Drawing
option-drawn-card = The card drawn
option-two-player-reverse = Reverse with two players
option-last-shuffle = Shuffle Hands as last card
option-uno-window = How long one can be caught
option-uno-penalty = Not calling UNO
option-false-catch = Wrong catches
option-misplay = Wrong cards
option-advice = Advice
option-match = The match
option-target = Points to reach
option-teams = Sides
option-next-dealer = The next dealer
option-custom-1 = Customizable card 1
option-custom-2 = Customizable card 2
option-custom-3 = Customizable card 3
