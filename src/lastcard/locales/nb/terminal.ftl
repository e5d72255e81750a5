# Å spille i terminalen. $player er et navn, $card som i cards.ftl, $count et tall.

help-play = Spill i terminalen, mot roboter eller med andre ved samme tastatur.
help-play-bots = Hvilke roboter som tar de andre plassene: én for alle, eller en liste som «easy,hard».
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
names-bad = et navn er én linje med 1 til { $most } tegn
names-twice = to spillere heter { $name }; gi dem ulike navn
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
plain-offer = { $player } kan, uten å ha tur:
plain-jump = Enter: gå videre. Den som vil hoppe inn, skriver plassen sin og kortet sitt, for eksempel: 2 play R5
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

# Bordet
head = Last Card · { $rules } · runde { $number }
partner = makker: { $player }
head-bots = roboter: { $bots }
mark-uno = UNO!
mark-vulnerable = stille!
mark-out = ute
piles = trekk { $stock } · kast { $discard }
ask-colour = Hvilken farge?
ask-whom = Hvem?
ask-who = Hvem?
ask-card = Hvilket kort? Velg det og trykk Enter.
ask-yes-no = Y ja   N nei
ask-shed = { $count ->
    [one] { $count } kort merket. Mellomrom merker, Enter kaster.
   *[other] { $count } kort merket. Mellomrom merker, Enter kaster.
}
calling = UNO! ropes med neste kort. U tar det tilbake.
bar-draw = trekk
bar-pass = stå over
bar-take = ta
bar-challenge = utfordre
bar-answer = svar
bar-jump = inn
bar-object = feil kort
bar-advice = råd
bar-catch = ta noen
bar-uno = UNO!
bar-play = spill
bar-help = hjelp
bar-language = norsk
bar-quit = lagre og gå
pace-slowest = svært langsomt
pace-slow = langsomt
pace-usual = vanlig tempo
pace-quick = raskt
pace-at-once = straks
curtain = Nå er det { $player }. Gi fra deg tastaturet; { $player } trykker Enter.
curtain-catch = C: ta { $player }, som ikke har ropt UNO.
curtain-call = U: { $player } roper UNO.
too-small = Terminalen er { $width } × { $height }; bordet trenger 80 × 24. Gjør den større: spillet venter.
score-head = poeng  totalt
cards-left = Kort igjen
round-key = Enter: neste runde
match-key = Enter: ferdig
close-key = Esc: tilbake
help-title = Taster
help-keys =
    1–9 | spill kortet med det nummeret
    ← → ↑ ↓ Enter | velg et kort og spill det
    D, mellomrom | trekk
    P | stå over: behold kortet du trakk
    1–4 | fargen, når det spørres om den
    T | ta straffekortene
    X | utfordre den som spilte Trekk 4 joker-kortet
    A | svar på en straff med et kort
    U | UNO!: med neste kort, eller sent, etter det
    C | ta noen som ikke har ropt
    J | hopp inn med et likt kort
    Y, N | ja, nei: avstemninger og oppdrag
    O, V | protester mot et kort, anklag for råd
    R | reglene for spillet
help-keys-here =
    L, + −, B | språk, tempo, lyst eller mørkt
    Page Up, Down | se tilbake på det som har skjedd
    Esc, Q | tilbake; spillet lagres
help-more = En kraftig ramme er et spillbart kort, en dobbel ramme er det du har valgt. ♦ rød R, ● gul Y, ▲ grønn G, ■ blå B.

# Første skjerm
home-new = Nytt spill
home-resume = Fortsett det siste spillet
home-setup = Regler og spillere
home-watch = Se på robotene
home-language = Språk: norsk
home-background = Lyst eller mørkt
home-quit = Avslutt
about-setup = { $rules }, { $seats } spillere, roboter: { $bots }
setup-title = Regler og spillere
setup-keys = ↑ ↓ velg   ← → endre   Esc ferdig
option-preset = Regler
option-seats = Spillere
option-people = Personer ved tastaturet
option-bots = Roboter
option-deck = Kortstokk
option-hand-size = Kort som deles ut
option-first-card = Første kort
option-bluff = Bløff
option-challenge = Utfordring
option-stacking = Sende straff videre
option-seven-zero = Sjuere og nuller
option-jump-in = Hoppe inn
option-wild-jump-in = Hoppe inn med jokerkort
option-draw = Trekke kort
option-drawn-card = Kortet som trekkes
option-two-player-reverse = Omvendtkort med to spillere
option-last-shuffle = Stokkekort som siste kort
option-uno-window = Hvor lenge man kan bli tatt
option-uno-penalty = Ikke rope UNO
option-false-catch = Feilaktige beskyldninger
option-misplay = Feil kort
option-advice = Råd
option-match = Spillet
option-target = Poeng å nå
option-teams = Lag
option-next-dealer = Neste giver
option-custom-1 = Egendefinert kort 1
option-custom-2 = Egendefinert kort 2
option-custom-3 = Egendefinert kort 3
option-number-1 = Tallet på kort 1
option-number-2 = Tallet på kort 2
option-number-3 = Tallet på kort 3

# Verdiene til valgene, og hva de egendefinerte kortene heter når ingen har skrevet på dem
value-yes = ja
value-no = nei
value-deck-108 = 108 kort
value-deck-112 = 112 kort
value-deck-all-wild = bare jokere
value-first-card-acts = gjelder
value-first-card-ignored = gjør ingenting
value-stacking-off = nei
value-stacking-same = med samme kort
value-stacking-mixed = med begge kort
value-draw-one = ett kort
value-draw-until-playable = til noe passer
value-drawn-card-optional = kan spilles
value-drawn-card-must-play = må spilles
value-two-player-reverse-skip = hopper over
value-two-player-reverse-nothing = gjør ingenting
value-last-shuffle-goes-on = runden fortsetter
value-last-shuffle-wins = vinner
value-uno-window-next-begins = til nestemann begynner
value-uno-window-next-done = til nestemann er ferdig
value-misplay-refuse = avvises
value-misplay-penalise = straffes
value-match-points = flest poeng
value-match-lowest = færrest poeng
value-match-elimination = sist igjen
value-match-single = én giv
value-teams-none = alle for seg
value-teams-partners = makkere
value-next-dealer-left = til venstre
value-next-dealer-winner = vinneren
custom-draw-until-colour-next = Trekk til fargen kommer
custom-shed-wilds-everyone = Bort med jokerne
custom-stuck-draws-next = Uten kort: trekk { $n }
custom-again = En gang til
custom-level-next = Nestemann til { $n } kort
custom-level-everyone = Alle til { $n } kort
custom-open-everyone = Åpne kort
custom-joke-self = Vits om { $n } kort
custom-honour-next = Strake armer
custom-dare-next = Oppdrag om { $n } kort
custom-nothing = Ingenting
level-easy = lett
level-normal = vanlig
level-hard = vanskelig
level-expert = ekspert
seat-bot = { $player } ({ $level })
rules-changed = { $count ->
    [one] { $preset } med én endring
   *[other] { $preset } med { $count } endringer
}
