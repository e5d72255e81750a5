# Å spille i terminalen. $player er et navn, $card som i cards.ftl, $count et tall.

help-play = Spill i terminalen, mot roboter eller med andre ved samme tastatur.
help-play-bots = Hvilke roboter som tar de andre plassene: én for alle, eller en liste som «easy,hard».
help-name = Navnet ditt; gjenta valget for hver person som deler tastaturet.
help-watch = Se på: roboter tar alle plassene.
help-resume = Fortsett spillet som ble spilt sist.
help-plain = Linje for linje, for skjermlesere og skript.
help-pace = Hvor langsomt robotene spiller: 1 er normalt, 0 er uten pause.

no-save = det finnes ikke noe lagret spill å fortsette
resume-alone = --resume fortsetter spillet som det var; regler, antall, roboter, navn og frø kan ikke oppgis
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

player-cards = { $player } { $count } kort

plain-welcome = Svar med et nummer eller et kort; ? viser alt du kan skrive.
plain-table = { $counts }. Spillet går { $direction }. Trekkbunke: { $stock }.
plain-hand = Hånden din: { $cards }.
plain-choice = { $number }. { $what }
plain-call = Legg til «u» for å rope UNO med kortet, som i «1 u».
plain-shed = Skriv numrene på kortene, som i «1 3»; 0 for ingen.
plain-offer = { $player } kan, utenfor tur:
plain-jump = Enter: gå videre. Den som vil hoppe inn, skriver plassen sin og kortet sitt, for eksempel: 2 play R5
plain-go-on = Enter: gå videre.
plain-next-round = Enter: neste runde. q: stopp her.
plain-curtain = { $player } står for tur. Gi fra deg tastaturet, og trykk så Enter.
plain-which = Hvilket kort? { $cards }
plain-which-colour = Hvilken farge? { $colours }
plain-whom = Hvilken spiller? { $names }
plain-refused = «{ $given }»: { $reason }. ? gir hjelp.
plain-saved = Spillet er lagret; «lastcard play --resume» fortsetter det.
plain-help =
    Et nummer: det valget. Et kort, som R7 eller W+4: spill det. Med farge: W g. Med en spiller: R7 @3. Med UNO: R7 u.
    d trekk, p stå over, t ta straffen, x utfordre, a svar på straffen, u rop UNO, c ta noen, j hopp inn,
    y ja, n nei, o protester, s kast kort etter nummer, advice 2: si at spiller 2 har gitt råd.
    Handlinger som i protokoller går også, for eksempel: play W>G uno
    Enter: gjenta det siste. l: neste språk (l en: engelsk). ?: denne hjelpen. q: lagre og stopp. i: et tips, der det er tillatt.
language-is = Språket er nå norsk.

# Bordet
head = Last Card · { $rules } · runde { $number }
head-bots = roboter: { $bots }
mark-uno = UNO!
mark-vulnerable = glemt!
mark-out = ute
piles = trekk { $stock } · kast { $discard }
ask-yes-no = Y ja   N nei
ask-shed = { $count ->
    [one] { $count } kort merket. Mellomrom merker, Enter kaster.
   *[other] { $count } kort merket. Mellomrom merker, Enter kaster.
}
bar-hint = tips
bar-draw = trekk
bar-pass = stå over
bar-take = ta
bar-challenge = utfordre
bar-answer = svar
bar-jump = hopp inn
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
pace-usual = normalt tempo
pace-quick = raskt
pace-at-once = uten pause
curtain = { $player } står for tur. Gi fra deg tastaturet; { $player } trykker Enter.
curtain-catch = C: ta { $player }, som ikke har ropt UNO.
curtain-call = U: { $player } roper UNO.
too-small = Terminalen er { $width } × { $height }; bordet trenger 80 × 24. Gjør den større: spillet venter.
score-head = poeng  totalt
cards-left = Kort igjen
round-key = Enter: neste runde. Q: lagre og gå.
match-key = Enter: ferdig
close-key = Esc: tilbake
help-keys-here =
    L, + −, B | språk, tempo, lyst eller mørkt
    Page Up, Down | se tilbake på det som har skjedd
    Esc, Q | tilbake; spillet lagres
help-more = En kraftig ramme er et spillbart kort, en dobbel ramme er det du har valgt. ♦ rød R, ● gul Y, ▲ grønn G, ■ blå B.

# Første skjerm
home-new = Nytt spill
home-resume = Fortsett siste spill
home-setup = Regler og spillere
home-watch = Se på robotene
home-language = Språk: norsk
home-background = Lyst eller mørkt
home-quit = Avslutt
about-setup = { $rules }, { $seats } spillere, roboter: { $bots }
setup-title = Regler og spillere
setup-keys = ↑ ↓ velg   ← → endre   Esc ferdig
