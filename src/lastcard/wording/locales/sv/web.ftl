# Sidan i webbläsaren

web-about = Spel i UNO-stil enligt de riktiga regelhäftena, med vänner eller ärliga robotar.
web-no-script = Last Card behöver JavaScript.
web-too-old = Den här webbläsaren är för gammal för att visa bordet; använd en nyare.
web-language = Språk
language-name = Svenska
web-offline = Servern går inte att nå. Är du uppkopplad?
web-missing = Här finns ingenting
web-missing-text = Adressen kan vara felskriven, eller så är det som fanns här borta.
web-to-home = Startsidan
web-play-now = Spela nu

# Startsidan och vägen till ett bord
web-home-title = Kortspel i UNO-stil, direkt i webbläsaren
web-home-lead = Mot robotar eller med vänner, på mobil eller dator. Inget konto behövs, ingen reklam.
web-name = Ditt namn
web-play-friends = Spela med vänner
web-evening = En kväll
web-play-bots = Tre robotar, nivå
web-have-code = Har du en kod?
web-code-or-link = Kod eller länk
web-join = Gå med
web-code-unclear = Det är varken en kod eller en länk. En kod har åtta bokstäver och siffror och står sist i länken.
web-your-table = Tillbaka till ditt bord
web-watch-tables = Bord att titta på
web-watch = Titta på
web-tables-none = Inga öppna bord just nu. Öppna ett!
web-replays = Senaste repriserna
web-replay = Se igen
web-replays-none = Matcher vid öppna bord går att se i repris här, med allas kort synliga.
web-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robotar
}
web-and = { $names } och { $player }
web-nobody = Ingen än
web-in-round = omgång { $round }
web-rounds = { $count ->
    [one] { $count } omgång
   *[other] { $count } omgångar
}
web-watchers = { $count } tittar på
web-free = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
web-full = ingen ledig plats
web-match-over = matchen är slut
web-won = { $names } vann
web-today = i dag
web-yesterday = i går
web-days-ago = för { $count } dagar sedan
web-rules = Regler
web-trademark = UNO är ett varumärke som tillhör Mattel. Det här projektet har ingen koppling dit och ritar sina egna kort.
web-invited = Du är inbjuden
web-there = Vid bordet: { $names }
web-what-name = Vad heter du?
web-take-seat = Ta en plats
web-only-watch = Bara titta på
web-you-watch = Du tittar på.
web-no-table = Det finns inget sådant bord
web-no-table-text = Vi hittar inget bord med koden ”{ $code }”. Koden kan vara felskriven, eller så har ingen varit vid bordet på länge.
web-no-seat = Alla platser är upptagna
web-no-seat-text = Du kan titta på, och ta en plats när någon blir ledig.
web-match-runs = En match pågår
web-match-runs-text = Du kan titta på, och gå med när den är slut och en plats är ledig.
web-no-way = Du kan inte vara med vid det här bordet
web-busy = Servern är upptagen just nu
web-unreachable = Servern svarar inte
web-keep-trying = Sidan fortsätter försöka, och du är vid bordet så snart det går. Inget är förlorat.
web-moment = Ett ögonblick …
web-shuffling = Blandar …
web-broken = Något gick fel på sidan
web-broken-text = Din plats vid bordet finns kvar. Ladda om sidan så fortsätter du därifrån.
web-not-loaded = Den här delen av sidan gick inte att ladda
web-not-loaded-text = Är du uppkopplad? I så fall kan sidan ha uppdaterats: ladda om den.
web-reload = Ladda om
web-rigged = Är det riggat?
web-puzzles = Kluringar
web-daily = Dagens giv
web-find = Hitta ett bord
web-again = Försök igen
web-title-theirs = { $player } är på tur
web-title-table = Bord

# Vad regelsamlingarna heter
rules-name-classic = Klassisk
rules-name-iceland-2006 = Island 2006
rules-name-modern = Modern
rules-name-all-wild = All Wild
rules-name-progressive = Progressivt UNO
rules-name-seven-zero = Sju-noll-UNO
rules-name-jump-in = Hoppa in-UNO
rules-name-house-party = Hemmafest

# Bordet
web-to-hand = Till din hand
web-table = Bordet
web-players = Spelarna, i turordning
web-round = Omgång { $number }
web-only-watching = du tittar på
web-cards = { $count } kort
web-points = { $count } poäng
web-bot = robot
web-stand-in = en robot spelar
web-away = borta
web-out = ute
web-partner = lagkamrat
web-open-hands = Öppna kort
web-uno = UNO!
web-catch = Avslöja!
web-catch-who = Avslöja { $player }!
web-catch-why = { $player } har inte ropat UNO
web-way-clockwise = Medsols
web-way-counter = Motsols
web-stock = { $count } kvar
web-stock-name = Draghögen, { $count } kort
web-stock-draw = Dra från draghögen, { $count } kort
web-total = Straff: { $count } kort
web-asked = Ditt drag
web-hand = Din hand, { $count } kort
web-unplayable = { $card }, kan inte läggas
web-misplay = { $card }, passar inte
web-jump = Hoppa in
web-new = Nytt
web-bluff = Bluff
web-actions = Vad du kan göra
web-your-turn = Din tur
web-pass = Stå över
web-calling = UNO! ropas med ditt nästa kort. Tryck igen för att ångra.
web-held = Spelas strax …
web-retract = Tillbaka
web-shed = { $count ->
    [0] Släng inget
   *[other] Släng { $count } kort
}
web-answer = Svara
web-about-answer = Välj ett som sticker upp
web-which-card = Vilket kort? Välj ett som sticker upp.
web-why-drew = { $card } får vänta: nu kan bara det dragna kortet läggas.
web-why-penalty = { $card } kan inte besvara straffet.
web-why-bluff = { $card } är för den som saknar färgen som gäller.
web-why-fit = { $card } passar inte på { $top }.
web-why-not-now = Det går inte just nu.
web-why-no-call = Du kan ropa UNO när du har två kort.
web-why-no-catch = Det finns ingen att avslöja.
web-why-no-jump = Inget av dina kort kan hoppa in.
web-why-no-answer = Inget av dina kort kan besvara straffet.
web-menu = Meny
web-side = Logg och chatt
web-side-unread = { $count ->
    [one] Logg och chatt, { $count } nytt
   *[other] Logg och chatt, { $count } nya
}
web-close = Stäng
web-sound = Ljud
web-advice = Anklaga någon för att ha gett råd
web-copy = Kopiera länken till bordet
web-copied = Kopierad
web-fullscreen = Helskärm
web-leave-table = Lämna bordet
web-leave-sure = Lämna bordet? En robot spelar vidare med dina kort.
web-leave = Lämna
web-stay = Stanna

# Bredvid bordet
side-name = Poäng, logg och chatt
side-scores = Poäng
side-log = Logg
side-newest = Det senaste
side-talk = Chatt
side-emotes = Snabbfraser
side-say = Säg något
side-send = Skicka
side-chat-hide = Dölj vad andra säger
side-chat-hidden = Chatten är dold.
side-chat-show = Visa den
side-watching = Du tittar på; bara de som har gått med vid bordet kan prata.
time-left = { $seconds ->
    [one] { $seconds } sekund kvar
   *[other] { $seconds } sekunder kvar
}
banner-lost = Anslutningen bröts; din plats finns kvar.
banner-stopped = Servern har stoppats; bordet finns kvar.
banner-again = { $seconds ->
    [0] Försöker nu …
    [one] Försöker igen om { $seconds } sekund
   *[other] Försöker igen om { $seconds } sekunder
}
banner-mended = Ansluten igen.
banner-stood-in = En robot spelar åt dig.
banner-back = Ta över igen
table-rules = Reglerna vid det här bordet
table-rules-changed = Det som skiljer sig från ”{ $preset }”
table-rules-all = Alla regler
table-rules-none = Här spelas exakt enligt ”{ $preset }”.
table-rules-books = Var reglerna kommer ifrån

# Det som servern också säger
muted = värden har tystat dig vid det här bordet
chat-off = det finns ingen chatt vid det här bordet
server-error = något gick fel här; det har antecknats
bye-storage-fails = servern kan inte spara något just nu; inget som har bekräftats är förlorat
