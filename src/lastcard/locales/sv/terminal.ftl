# Att spela i terminalen. $player är ett namn, $card som i cards.ftl, $count ett tal.

help-play = Spela i terminalen, mot robotar eller med andra vid samma tangentbord.
help-bots = Vilka robotar som tar de andra platserna: en för alla, eller en lista som ”easy,hard”.
help-name = Ditt namn; anges flera namn delar så många på tangentbordet.
help-watch = Titta på: robotar tar alla platser.
help-resume = Fortsätt matchen som spelades senast.
help-plain = Rad för rad, för skärmläsare och skript.
help-pace = Hur långsamma robotarna är: 1 är det vanliga, 0 är genast.

default-name = Spelare
no-save = det finns ingen sparad match att fortsätta
resume-alone = --resume fortsätter matchen som den var; det går inte att ange regler, antal, robotar, namn eller slumptal
watch-alone = --watch ger robotar alla platser; utelämna --name
play-needs-terminal = det här är ingen terminal; använd ”lastcard play --plain”
bad-name = ett namn har 1 till { $most } tecken
names-too-many = { $count } namn, men bara { $seats } platser
bots-too-many = { $count } robotar, men bara { $seats } platser åt dem
save-incomplete = det som behövs för att fortsätta matchen saknas
save-unwritable = Matchen kan inte sparas ({ $reason }).
save-unreadable = { $file } kan inte läsas ({ $reason })
save-broken = den sparade matchen { $file } är skadad ({ $reason }); den har lagts undan som { $aside }

# Vad som efterfrågas, av den som läser det
prompt-turn = Din tur: lägg ett kort eller dra.
prompt-draw = Din tur: inget kort passar, så dra.
prompt-stuck = { $count ->
    [one] Din tur: inget kort passar, så dra ett kort.
   *[other] Din tur: inget kort passar, så dra { $count } kort.
}
prompt-drew = Du har dragit { $card }: lägg det, eller behåll det och stå över.
prompt-drew-play = Du har dragit { $card }, och det måste läggas.
prompt-penalty = { $count ->
    [one] Du ska dra ett kort.
   *[other] Du ska dra { $count } kort.
}
prompt-colour = Det första kortet är ett jokerkort: du väljer färg.
prompt-shed = { $count ->
    [one] Släng ett kort.
   *[other] Släng { $count } kort.
}
prompt-shed-any = Du får slänga så många kort du vill, men ett måste vara kvar.
prompt-dare = Du får ett uppdrag. Utför du det?
prompt-vote-advice = Har { $player } gett råd?
prompt-vote-joke = Skrattade du åt skämtet från { $player }?
prompt-vote-dare = Gjorde { $player } det bra?
prompt-wait = { $player } är på tur.
prompt-wait-vote = De andra röstar.
prompt-over = Omgången är slut.

# Vad man kan göra
do-play = Lägg { $card }
do-jump = Hoppa in med { $card }
do-answer = Svara med { $card }
do-draw = Dra
do-pass = Behåll kortet och stå över
do-accept = { $count ->
    [one] Dra ett kort
   *[other] Dra { $count } kort
}
do-challenge = Utmana { $player }
do-shed = Släng
do-perform = Utför uppdraget
do-decline = Avstå
do-vote-yes = Ja
do-vote-no = Nej
do-uno = Ropa UNO
do-catch = Kom på { $player }
do-object = Protestera mot kortet
do-advice = Säg att { $player } har gett råd

top = Överst ligger { $card }.
top-colour = Överst ligger { $card }, och färgen är { $colour }.
direction-clockwise = medsols
direction-counter = motsols
player-cards = { $player } { $count } kort

plain-welcome = Svara med ett nummer eller ett kort; ? berättar allt som går att skriva.
plain-table = { $counts }. Spelet går { $direction }. Draghög: { $stock }.
plain-hand = Din hand: { $cards }.
plain-choice = { $number }. { $what }
plain-call = Lägg till ”u” för att ropa UNO med kortet, som i ”1 u”.
plain-shed = Skriv kortens nummer, som i ”1 3”; 0 för inget.
plain-go-on = Enter: fortsätt.
plain-next-round = Enter: nästa omgång. q: sluta här.
plain-curtain = Nu är det { $player }. Lämna över tangentbordet och tryck sedan på Enter.
plain-which = Vilket kort? { $cards }
plain-which-colour = Vilken färg? { $colours }
plain-whom = Vem? { $names }
plain-refused = ”{ $given }”: { $reason }. ? ger hjälp.
plain-saved = Matchen är sparad; ”lastcard play --resume” fortsätter den.
plain-help =
    Ett nummer: det valet. Ett kort, som R7 eller W+4: lägg det. Med färg: W g. Med en spelare: R7 @3. Med UNO: R7 u.
    d dra, p stå över, t ta straffet, x utmana, a svara på straffet, u ropa UNO, c kom på någon, j hoppa in,
    y ja, n nej, o protestera, s släng kort efter nummer, advice 2: säg att spelare 2 har gett råd.
    Handlingar som i protokoll går också, till exempel: play W>G uno
    Enter: säg det igen. l: nästa språk (l en: engelska). ?: den här hjälpen. q: spara och sluta.
language-is = Språket är nu svenska.

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
