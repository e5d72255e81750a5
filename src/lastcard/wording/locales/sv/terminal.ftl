# Att spela i terminalen. $player är ett namn, $card som i cards.ftl, $count ett tal.

help-play = Spela i terminalen, mot robotar eller med andra vid samma tangentbord.
help-play-bots = Vilka robotar som tar de andra platserna: en för alla, eller en lista som ”easy,hard”.
help-name = Ditt namn; upprepa valet för var och en som delar tangentbordet.
help-watch = Titta på: robotar tar alla platser.
help-resume = Fortsätt matchen som spelades senast.
help-plain = Rad för rad, för skärmläsare och skript.
help-pace = Hur långsamt robotarna spelar: 1 är normalt, 0 är utan paus.

no-save = det finns ingen sparad match att fortsätta
resume-alone = --resume fortsätter matchen som den var; det går inte att ange regler, antal, robotar, namn eller slumpfrö
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

player-cards = { $player } { $count } kort

plain-welcome = Svara med ett nummer eller ett kort; ? visar allt du kan skriva.
plain-table = { $counts }. Spelet går { $direction }. Draghög: { $stock }.
plain-hand = Din hand: { $cards }.
plain-choice = { $number }. { $what }
plain-call = Lägg till ”u” för att ropa UNO med kortet, som i ”1 u”.
plain-shed = Skriv kortens nummer, som i ”1 3”; 0 för inget.
plain-offer = { $player } kan, utan att vara på tur:
plain-jump = Enter: fortsätt. Den som vill hoppa in skriver sin plats och sitt kort, till exempel: 2 play R5
plain-go-on = Enter: fortsätt.
plain-next-round = Enter: nästa omgång. q: sluta här.
plain-curtain = { $player } står på tur. Lämna över tangentbordet och tryck sedan på Enter.
plain-which = Vilket kort? { $cards }
plain-which-colour = Vilken färg? { $colours }
plain-whom = Vilken spelare? { $names }
plain-refused = ”{ $given }”: { $reason }. ? ger hjälp.
plain-saved = Matchen är sparad; ”lastcard play --resume” fortsätter den.
plain-help =
    Ett nummer: det valet. Ett kort, som R7 eller W+4: lägg det. Med färg: W g. Med en spelare: R7 @3. Med UNO: R7 u.
    d dra, p stå över, t ta straffet, x utmana, a svara på straffet, u ropa UNO, c avslöja någon, j hoppa in,
    y ja, n nej, o protestera, s släng kort efter nummer, advice 2: säg att spelare 2 har gett råd.
    Handlingar som i protokoll går också, till exempel: play W>G uno
    Enter: upprepa det senaste. l: nästa språk (l en: engelska). ?: den här hjälpen. q: spara och sluta. i: ett tips, där det är tillåtet.
language-is = Språket är nu svenska.

# Bordet
head = Last Card · { $rules } · omgång { $number }
head-bots = robotar: { $bots }
mark-uno = UNO!
mark-vulnerable = glömt!
mark-out = ute
piles = drag { $stock } · släng { $discard }
ask-yes-no = Y ja   N nej
ask-shed = { $count ->
    [one] { $count } kort markerat. Mellanslag markerar, Enter slänger.
   *[other] { $count } kort markerade. Mellanslag markerar, Enter slänger.
}
bar-hint = tips
bar-draw = dra
bar-pass = stå över
bar-take = ta
bar-challenge = utmana
bar-answer = svara
bar-jump = hoppa in
bar-object = fel kort
bar-advice = råd
bar-catch = avslöja
bar-uno = UNO!
bar-play = lägg
bar-help = hjälp
bar-language = svenska
bar-quit = spara och gå
pace-slowest = mycket långsamt
pace-slow = långsamt
pace-usual = normal takt
pace-quick = snabbt
pace-at-once = utan paus
curtain = { $player } står på tur. Lämna över tangentbordet; { $player } trycker på Enter.
curtain-catch = C: avslöja { $player }, som inte har ropat UNO.
curtain-call = U: { $player } ropar UNO.
too-small = Terminalen är { $width } × { $height }; bordet behöver 80 × 24. Gör den större: spelet väntar.
score-head = poäng  totalt
cards-left = Kort kvar
round-key = Enter: nästa omgång. Q: spara och gå.
match-key = Enter: klar
close-key = Esc: tillbaka
help-keys-here =
    L, + −, B | språk, takt, ljust eller mörkt
    Page Up, Down | se tillbaka på vad som har hänt
    Esc, Q | tillbaka; matchen sparas
help-more = En kraftig ram är ett spelbart kort, en dubbel ram är det du har valt. ♦ röd R, ● gul Y, ▲ grön G, ■ blå B.

# Första skärmen
home-new = Nytt spel
home-resume = Fortsätt senaste matchen
home-setup = Regler och spelare
home-watch = Titta på robotarna
home-language = Språk: svenska
home-background = Ljust eller mörkt
home-quit = Avsluta
about-setup = { $rules }, { $seats } spelare, robotar: { $bots }
setup-title = Regler och spelare
setup-keys = ↑ ↓ välj   ← → ändra   Esc klar
