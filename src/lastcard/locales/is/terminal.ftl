# Að spila í skipanaglugga. $player er nafn, $card eins og í cards.ftl, $count er tala.
# Nöfn fólks og spila beygjast ekki: þau standa alltaf í nefnifalli.

help-play = Spila í skipanaglugga, við þjarka eða með öðrum við sama lyklaborð.
help-bots = Hvaða þjarkar taka hin sætin: einn í þau öll, eða listi eins og „easy,hard“.
help-name = Nafnið þitt; ef gefin eru fleiri nöfn eru svo margir um lyklaborðið.
help-watch = Horfa á: þjarkar taka öll sætin.
help-resume = Halda áfram með leikinn sem síðast var spilaður.
help-plain = Línu fyrir línu, fyrir skjálesara og skriftur.
help-pace = Hve hægir þjarkarnir eru: 1 er venjulegt, 0 er tafarlaust.

default-name = Leikmaður
no-save = enginn geymdur leikur er til að halda áfram með
resume-alone = --resume heldur áfram með leikinn eins og hann var; ekki er hægt að gefa upp reglur, fjölda, þjarka, nöfn eða slembitölu
watch-alone = --watch setur þjarka í öll sætin; slepptu --name
play-needs-terminal = þetta er ekki skipanagluggi; notaðu „lastcard play --plain“
bad-name = nafn er 1 til { $most } stafir
names-too-many = nöfnin eru { $count }, en sætin aðeins { $seats }
bots-too-many = þjarkarnir eru { $count }, en sætin fyrir þá aðeins { $seats }
save-incomplete = það vantar sem þarf til að halda áfram með leikinn
save-unwritable = Ekki er hægt að geyma leikinn ({ $reason }).
save-unreadable = ekki er hægt að lesa { $file } ({ $reason })
save-broken = geymdi leikurinn { $file } er skemmdur ({ $reason }); hann var lagður til hliðar sem { $aside }

# Það sem spurt er um, þann sem les
prompt-turn = Þú átt leik: settu út spil eða dragðu.
prompt-draw = Þú átt leik: ekkert spil passar, dragðu.
prompt-stuck = { $count ->
    [1] Þú átt leik: ekkert spil passar, dragðu eitt spil.
   *[other] Þú átt leik: ekkert spil passar, dragðu { $count } spil.
}
prompt-drew = Þú dróst: { $card }. Settu spilið út, eða haltu því.
prompt-drew-play = Þú dróst: { $card }. Spilið verður að setja út.
prompt-penalty = { $count ->
    [1] Þú átt að draga eitt spil.
   *[other] Þú átt að draga { $count } spil.
}
prompt-colour = Fyrsta spilið er Jóker: þú velur lit.
prompt-shed = { $count ->
    [1] Losaðu þig við eitt spil.
   *[other] Losaðu þig við { $count } spil.
}
prompt-shed-any = Þú mátt losa þig við eins mörg spil og þú vilt, öll nema eitt.
prompt-dare = Þú færð þraut. Leysir þú hana?
prompt-vote-advice = Gaf { $player } ráð?
prompt-vote-joke = { $player } sagði brandara. Hlóst þú?
prompt-vote-dare = Gerði { $player } það vel?
prompt-wait = { $player } á leik.
prompt-wait-vote = Hinir greiða atkvæði.
prompt-over = Umferðinni er lokið.

# Það sem hægt er að gera
do-play = Setja út: { $card }
do-jump = Grípa inn með: { $card }
do-answer = Svara með: { $card }
do-draw = Draga
do-pass = Halda spilinu
do-accept = { $count ->
    [1] Draga eitt spil
   *[other] Draga { $count } spil
}
do-challenge = Skora: { $player }
do-shed = Losa sig við spil
do-perform = Leysa þrautina
do-decline = Hafna þrautinni
do-vote-yes = Já
do-vote-no = Nei
do-uno = Kalla „UNO“
do-catch = Koma upp um: { $player }
do-object = Mótmæla spilinu
do-advice = Segja að { $player } hafi gefið ráð

top = Efst liggur: { $card }.
top-colour = Efst liggur: { $card }. Liturinn er { $colour }.
direction-clockwise = réttsælis
direction-counter = rangsælis
player-cards = { $player } { $count } spil

plain-welcome = Svaraðu með númeri eða spili; ? segir frá öllu sem hægt er að skrifa.
plain-table = { $counts }. Spilað er { $direction }. Dragbunki: { $stock }.
plain-hand = Á hendi: { $cards }.
plain-choice = { $number }. { $what }
plain-call = Bættu við „u“ til að kalla „UNO“ með spilinu, eins og „1 u“.
plain-shed = Skrifaðu númer spilanna, eins og „1 3“; 0 fyrir ekkert.
plain-go-on = Enter: halda áfram.
plain-next-round = Enter: næsta umferð. q: hætta hér.
plain-curtain = Nú er röðin komin að: { $player }. Réttu lyklaborðið yfir og ýttu svo á Enter.
plain-which = Hvaða spil? { $cards }
plain-which-colour = Hvaða litur? { $colours }
plain-whom = Hver? { $names }
plain-refused = „{ $given }“: { $reason }. ? gefur hjálp.
plain-saved = Leikurinn er geymdur; „lastcard play --resume“ heldur áfram með hann.
plain-help =
    Númer: sá kostur. Spil, eins og R7 eða W+4: setja það út. Með lit: W g. Með leikmanni: R7 @3. Með „UNO“: R7 u.
    d draga, p halda spilinu, t taka viðurlögin, x skora á, a svara viðurlögunum, u kalla „UNO“, c koma upp um, j grípa inn,
    y já, n nei, o mótmæla, s losa sig við spil eftir númerum, advice 2: segja að leikmaður 2 hafi gefið ráð.
    Aðgerðir eins og í leikskýrslum ganga líka, til dæmis: play W>G uno
    Enter: segja það aftur. l: næsta tungumál (l en: enska). ?: þessi hjálp. q: geyma og hætta.
language-is = Tungumálið er nú íslenska.

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
