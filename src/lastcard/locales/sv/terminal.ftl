# Att spela i terminalen. $player är ett namn, $card som i cards.ftl, $count ett tal.

help-play = Spela i terminalen, mot robotar eller med andra vid samma tangentbord.
help-play-bots = Vilka robotar som tar de andra platserna: en för alla, eller en lista som ”easy,hard”.
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
names-bad = ett namn är en rad med 1 till { $most } tecken
names-twice = två spelare heter { $name }; ge dem olika namn
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
plain-offer = { $player } kan, utan att vara på tur:
plain-jump = Enter: fortsätt. Den som vill hoppa in skriver sin plats och sitt kort, till exempel: 2 play R5
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

# Bordet
head = Last Card · { $rules } · omgång { $number }
partner = lagkamrat: { $player }
head-bots = robotar: { $bots }
mark-uno = UNO!
mark-vulnerable = tyst!
mark-out = ute
piles = drag { $stock } · släng { $discard }
ask-colour = Vilken färg?
ask-whom = Vem?
ask-who = Vem?
ask-card = Vilket kort? Välj det och tryck på Enter.
ask-yes-no = Y ja   N nej
ask-shed = { $count ->
    [one] { $count } kort markerat. Mellanslag markerar, Enter slänger.
   *[other] { $count } kort markerade. Mellanslag markerar, Enter slänger.
}
calling = UNO! ropas med ditt nästa kort. U tar tillbaka det.
bar-draw = dra
bar-pass = stå över
bar-take = ta
bar-challenge = utmana
bar-answer = svara
bar-jump = in
bar-object = fel kort
bar-advice = råd
bar-catch = kom på
bar-uno = UNO!
bar-play = lägg
bar-help = hjälp
bar-language = svenska
bar-quit = spara och gå
pace-slowest = mycket långsamt
pace-slow = långsamt
pace-usual = vanlig takt
pace-quick = snabbt
pace-at-once = genast
curtain = Nu är det { $player }. Lämna över tangentbordet; { $player } trycker på Enter.
curtain-catch = C: kom på { $player }, som inte har ropat UNO.
curtain-call = U: { $player } ropar UNO.
too-small = Terminalen är { $width } × { $height }; bordet behöver 80 × 24. Gör den större: spelet väntar.
score-head = poäng  totalt
cards-left = Kort kvar
round-key = Enter: nästa omgång
match-key = Enter: klar
close-key = Esc: tillbaka
help-title = Tangenter
help-keys =
    1–9 | lägg kortet med det numret
    ← → ↑ ↓ Enter | välj ett kort och lägg det
    D, mellanslag | dra
    P | stå över: behåll det dragna kortet
    1–4 | färgen, när den efterfrågas
    T | ta straffkorten
    X | utmana den som lade fyran
    A | svara på ett straff med ett kort
    U | UNO!: med nästa kort, eller sent, efter det
    C | kom på någon som inte har ropat
    J | hoppa in med ett likadant kort
    Y, N | ja, nej: omröstningar och uppdrag
    O, V | protestera mot ett kort, anklaga för råd
    R | reglerna för matchen
help-keys-here =
    L, + −, B | språk, takt, ljust eller mörkt
    Page Up, Down | se tillbaka på vad som har hänt
    Esc, Q | tillbaka; matchen sparas
help-more = En kraftig ram är ett spelbart kort, en dubbel ram är det du har valt. ♦ röd R, ● gul Y, ▲ grön G, ■ blå B.

# Första skärmen
home-new = Nytt spel
home-resume = Fortsätt den senaste matchen
home-setup = Regler och spelare
home-watch = Titta på robotarna
home-language = Språk: svenska
home-background = Ljust eller mörkt
home-quit = Avsluta
about-setup = { $rules }, { $seats } spelare, robotar: { $bots }
setup-title = Regler och spelare
setup-keys = ↑ ↓ välj   ← → ändra   Esc klar
option-preset = Regler
option-seats = Spelare
option-people = Personer vid tangentbordet
option-bots = Robotar
option-deck = Kortlek
option-hand-size = Kort i given
option-first-card = Första kortet
option-bluff = Bluff
option-challenge = Utmaning
option-stacking = Skicka straff vidare
option-seven-zero = Sjuor och nollor
option-jump-in = Hoppa in
option-wild-jump-in = Hoppa in med jokerkort
option-draw = Dra kort
option-drawn-card = Det dragna kortet
option-two-player-reverse = Vändkort med två spelare
option-last-shuffle = Blandkort som sista kort
option-uno-window = Hur länge man kan bli påkommen
option-uno-penalty = Inte ropa UNO
option-false-catch = Felaktiga anklagelser
option-misplay = Fel kort
option-advice = Råd
option-match = Matchen
option-target = Poäng att nå
option-teams = Lag
option-next-dealer = Vem som delar härnäst
option-custom-1 = Individuellt kort 1
option-custom-2 = Individuellt kort 2
option-custom-3 = Individuellt kort 3
option-number-1 = Talet på kort 1
option-number-2 = Talet på kort 2
option-number-3 = Talet på kort 3

# Alternativens värden, och vad de individuella korten heter när ingen har skrivit på dem
value-yes = ja
value-no = nej
value-deck-108 = 108 kort
value-deck-112 = 112 kort
value-deck-all-wild = bara jokrar
value-first-card-acts = gäller
value-first-card-ignored = gör ingenting
value-stacking-off = nej
value-stacking-same = med samma kort
value-stacking-mixed = med båda korten
value-draw-one = ett kort
value-draw-until-playable = tills något passar
value-drawn-card-optional = får läggas
value-drawn-card-must-play = måste läggas
value-two-player-reverse-skip = stoppar
value-two-player-reverse-nothing = gör ingenting
value-last-shuffle-goes-on = omgången går vidare
value-last-shuffle-wins = vinner
value-uno-window-next-begins = tills nästa börjar
value-uno-window-next-done = tills nästa är klar
value-misplay-refuse = avvisas
value-misplay-penalise = bestraffas
value-match-points = flest poäng
value-match-lowest = minst poäng
value-match-elimination = sist kvar
value-match-single = en giv
value-teams-none = alla för sig
value-teams-partners = lagkamrater
value-next-dealer-left = till vänster
value-next-dealer-winner = vinnaren
custom-draw-until-colour-next = Dra tills färgen kommer
custom-shed-wilds-everyone = Bort med jokrarna
custom-stuck-draws-next = Utan kort: dra { $n }
custom-again = En gång till
custom-level-next = Nästa till { $n } kort
custom-level-everyone = Alla till { $n } kort
custom-open-everyone = Öppna kort
custom-joke-self = Skämt om { $n } kort
custom-honour-next = Raka armar
custom-dare-next = Uppdrag om { $n } kort
custom-nothing = Ingenting
level-easy = lätt
level-normal = vanlig
level-hard = svår
level-expert = expert
seat-bot = { $player } ({ $level })
rules-changed = { $count ->
    [one] { $preset } med en ändring
   *[other] { $preset } med { $count } ändringar
}
