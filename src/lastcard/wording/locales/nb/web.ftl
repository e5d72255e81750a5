# Siden i nettleseren

web-about = Spill i UNO-stil etter de virkelige regelheftene, med venner eller ærlige roboter.
web-no-script = Last Card trenger JavaScript.
web-too-old = Denne nettleseren er for gammel til å vise bordet; bruk en nyere.
web-language = Språk
language-name = Norsk
web-offline = Serveren kan ikke nås. Er du på nett?
web-missing = Her er det ingenting
web-missing-text = Adressen kan være feilskrevet, eller det som var her, er borte.
web-to-home = Forsiden
web-play-now = Spill nå

# Forsiden og veien til et bord
web-home-title = Kortspill i UNO-stil, rett i nettleseren
web-home-lead = Mot roboter eller med venner, på mobil eller PC. Du trenger ingen konto. Ingen reklame.
web-name = Navnet ditt
web-play-friends = Spill med venner
web-evening = En kveld
web-play-bots = Tre roboter, nivå
web-have-code = Har du en kode?
web-code-or-link = Kode eller lenke
web-join = Bli med
web-code-unclear = Det er verken en kode eller en lenke. En kode har åtte bokstaver og tall og står sist i lenken.
web-your-table = Tilbake til bordet ditt
web-watch-tables = Bord å se på
web-watch = Se på
web-tables-none = Ingen åpne bord akkurat nå. Åpne ett!
web-replays = Siste repriser
web-replay = Se igjen
web-replays-none = Spill ved åpne bord kan ses i reprise her, med alles kort synlige.
web-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } roboter
}
web-and = { $names } og { $player }
web-nobody = Ingen ennå
web-in-round = runde { $round }
web-rounds = { $count ->
    [one] { $count } runde
   *[other] { $count } runder
}
web-watchers = { $count } ser på
web-free = { $count ->
    [one] { $count } ledig plass
   *[other] { $count } ledige plasser
}
web-full = ingen ledige plasser
web-match-over = spillet er slutt
web-won = { $names } vant
web-today = i dag
web-yesterday = i går
web-days-ago = for { $count } dager siden
web-rules = Regler
web-trademark = UNO er et varemerke som tilhører Mattel. Dette prosjektet har ingen tilknytning dit og tegner sine egne kort.
web-invited = Du er invitert
web-there = Ved bordet: { $names }
web-what-name = Hva heter du?
web-take-seat = Ta en plass
web-only-watch = Bare se på
web-you-watch = Du ser på.
web-no-table = Det finnes ikke noe slikt bord
web-no-table-text = Vi finner ikke noe bord med koden «{ $code }». Koden kan være feilskrevet, eller så har ingen vært ved bordet på lenge.
web-no-seat = Alle plassene er opptatt
web-no-seat-text = Du kan se på, og ta en plass når en blir ledig.
web-match-runs = Et spill pågår
web-match-runs-text = Du kan se på, og bli med når det er slutt og en plass er ledig.
web-no-way = Du kan ikke bli med ved dette bordet
web-busy = Serveren er opptatt akkurat nå
web-unreachable = Serveren svarer ikke
web-keep-trying = Siden fortsetter å prøve, og du er ved bordet så snart det går. Ingenting er tapt.
web-moment = Et øyeblikk …
web-shuffling = Stokker …
web-broken = Noe gikk galt på siden
web-broken-text = Plassen din ved bordet er der fortsatt. Last siden på nytt, så fortsetter du derfra.
web-not-loaded = Denne delen av siden kunne ikke lastes
web-not-loaded-text = Er du på nett? I så fall kan siden ha blitt oppdatert: last den på nytt.
web-reload = Last på nytt
web-rigged = Er det rigget?
web-puzzles = Nøtter
web-daily = Dagens giv
web-find = Finn et bord
web-again = Prøv igjen
web-title-theirs = { $player } har turen
web-title-table = Bord

# Hva regelsettene heter
rules-name-classic = Klassisk
rules-name-iceland-2006 = Island 2006
rules-name-modern = Moderne
rules-name-all-wild = All Wild
rules-name-progressive = Progressivt UNO
rules-name-seven-zero = Sju-null-UNO
rules-name-jump-in = Hopp inn-UNO
rules-name-house-party = Hjemmefest

# Bordet
web-to-hand = Til hånden din
web-table = Bordet
web-players = Spillerne, i spillerekkefølge
web-round = Runde { $number }
web-only-watching = du ser på
web-cards = { $count } kort
web-points = { $count } poeng
web-bot = robot
web-stand-in = en robot spiller
web-away = borte
web-out = ute
web-partner = makker
web-open-hands = Åpne kort
web-uno = UNO!
web-catch = Tatt!
web-catch-who = Ta { $player }!
web-catch-why = { $player } har ikke ropt UNO
web-way-clockwise = Med klokken
web-way-counter = Mot klokken
web-stock = { $count } igjen
web-stock-name = Trekkbunken, { $count } kort
web-stock-draw = Trekk fra trekkbunken, { $count } kort
web-total = Straff: { $count } kort
web-asked = Ditt valg
web-hand = Hånden din, { $count } kort
web-unplayable = { $card }, kan ikke spilles
web-misplay = { $card }, passer ikke
web-jump = Hopp inn
web-new = Nytt
web-bluff = Bløff
web-actions = Hva du kan gjøre
web-your-turn = Din tur
web-pass = Stå over
web-calling = UNO! ropes med neste kort. Trykk igjen for å angre.
web-held = Spilles straks …
web-retract = Tilbake
web-shed = { $count ->
    [0] Kast ingen kort
   *[other] Kast { $count } kort
}
web-answer = Svar
web-about-answer = Velg ett som stikker opp
web-which-card = Hvilket kort? Velg ett som stikker opp.
web-why-drew = { $card } må vente: nå kan bare kortet du trakk, spilles.
web-why-penalty = { $card } kan ikke besvare straffen.
web-why-bluff = { $card } er for den som ikke har fargen som gjelder.
web-why-fit = { $card } passer ikke på { $top }.
web-why-not-now = Det går ikke akkurat nå.
web-why-no-call = Du kan rope UNO når du har to kort.
web-why-no-catch = Det er ingen å ta.
web-why-no-jump = Ingen av kortene dine kan hoppe inn.
web-why-no-answer = Ingen av kortene dine kan besvare straffen.
web-menu = Meny
web-side = Logg og chat
web-side-unread = { $count ->
    [one] Logg og chat, { $count } ny
   *[other] Logg og chat, { $count } nye
}
web-close = Lukk
web-sound = Lyd
web-advice = Anklag noen for å ha gitt råd
web-copy = Kopier lenken til bordet
web-copied = Kopiert
web-fullscreen = Fullskjerm
web-leave-table = Forlat bordet
web-leave-sure = Forlate bordet? En robot spiller videre med kortene dine.
web-leave = Forlat
web-stay = Bli

# Ved siden av bordet
side-name = Poeng, logg og chat
side-scores = Poeng
side-log = Logg
side-newest = Det nyeste
side-talk = Chat
side-emotes = Hurtigfraser
side-say = Si noe
side-send = Send
side-chat-hide = Skjul det andre sier
side-chat-hidden = Chatten er skjult.
side-chat-show = Vis den
side-watching = Du ser på; bare de som har satt seg ved bordet, kan snakke.
time-left = { $seconds ->
    [one] { $seconds } sekund igjen
   *[other] { $seconds } sekunder igjen
}
banner-lost = Forbindelsen er brutt; plassen din er der fortsatt.
banner-stopped = Serveren er stoppet; bordet er der fortsatt.
banner-again = { $seconds ->
    [0] Prøver nå …
    [one] Prøver igjen om { $seconds } sekund
   *[other] Prøver igjen om { $seconds } sekunder
}
banner-mended = Tilkoblet igjen.
banner-stood-in = En robot spiller for deg.
banner-back = Ta over igjen
table-rules = Reglene ved dette bordet
table-rules-changed = Det som skiller seg fra «{ $preset }»
table-rules-all = Alle reglene
table-rules-none = Her spilles det nøyaktig etter «{ $preset }».
table-rules-books = Hvor reglene kommer fra

# Det serveren også sier
muted = verten har dempet deg ved dette bordet
chat-off = det er ingen chat ved dette bordet
server-error = noe gikk galt her; det er notert
bye-storage-fails = serveren kan ikke lagre noe akkurat nå; ingenting som er bekreftet, er tapt
