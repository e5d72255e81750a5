# Siden i nettleseren

web-about = Spill av UNO-typen etter de virkelige regelheftene, med venner eller ærlige roboter.
web-no-script = Last Card trenger JavaScript.
web-too-old = Denne nettleseren er for gammel for bordet; en nyere viser det.
web-language = Språk
web-theme = Lyst eller mørkt
web-offline = Serveren kan ikke nås; er det noen forbindelse?
web-missing = Her er det ingenting
web-missing-text = Adressen kan være feilskrevet, eller det som var her, er borte.
web-to-home = Til første side
web-play-now = Spill nå
web-start = Del ut kortene

# The first page and the way to a table
web-home-title = Nede på siste kort.
web-home-lead = Et bord for venner og ærlige roboter, etter de virkelige regelheftene eller deres egne. Ingen konto, ingen reklame, ingen mynter.
web-name = Navnet ditt
web-play-friends = Spill med venner
web-play-bots = Tre roboter
web-play-rules = Regler
web-have-code = Har du en kode?
web-code-or-link = Kode eller lenke
web-join = Bli med
web-code-unclear = Det er verken en kode eller en lenke. En kode har åtte bokstaver og tall og står sist i lenken.
web-your-table = Tilbake til bordet ditt
web-watch-tables = Bord å se på
web-watch = Se på
web-tables-none = Ingen spiller åpent akkurat nå. Åpne et bord og la alle se det, så kommer det hit.
web-replays = Siste repriser
web-replay = Se igjen
web-replays-none = Åpne spill kan ses igjen her, med alle hender åpne.
web-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } roboter
}
web-and = { $names } og { $player }
web-nobody = Ingen ennå
web-round = runde { $round }
web-rounds = { $count ->
    [one] { $count } runde
   *[other] { $count } runder
}
web-watching = { $count } ser på
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
web-what-name = Hva skal de andre kalle deg?
web-take-seat = Ta en plass
web-only-watch = Bare se på
web-you-watch = Du ser på.
web-no-table = Det finnes ikke noe slikt bord
web-no-table-text = Her er ikke «{ $code }» kjent. Koden kan være feilskrevet, eller så har ingen vært ved bordet på lenge.
web-no-seat = Alle plassene er opptatt
web-no-seat-text = Du kan se på, og sette deg når noen reiser seg.
web-match-runs = Et spill pågår
web-match-runs-text = Du kan se på, og bli med når det er slutt og en plass er ledig.
web-no-way = Du kan ikke komme til dette bordet
web-busy = Serveren har mye å gjøre
web-unreachable = Serveren svarer ikke
web-keep-trying = Siden fortsetter å prøve, og du er ved bordet så snart det går. Ingenting er tapt.
web-moment = Et øyeblikk …
web-shuffling = Stokker …
web-broken = Noe gikk galt på siden
web-broken-text = Plassen din ved bordet er der fortsatt. Last siden på nytt, så fortsetter det derfra.
web-not-loaded = Denne delen av siden kunne ikke lastes
web-not-loaded-text = Er det noen forbindelse? I så fall kan en nyere side ha tatt plassen: last på nytt.
web-reload = Last på nytt
web-title-yours = Din tur
web-title-theirs = { $player } har tur
web-title-table = Bord { $code }

# What the presets are called
rules-name-classic = Klassisk
rules-name-iceland-2006 = Island 2006
rules-name-modern = Moderne
rules-name-all-wild = All Wild
rules-name-progressive = Progressiv
rules-name-seven-zero = Sju-null
rules-name-jump-in = Hopp inn
rules-name-house-party = Hjemmefest
