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

# What the presets are called
rules-name-classic = Klassisk
rules-name-iceland-2006 = Island 2006
rules-name-modern = Moderne
rules-name-all-wild = All Wild
rules-name-progressive = Progressiv
rules-name-seven-zero = Sju-null
rules-name-jump-in = Hopp inn
rules-name-house-party = Hjemmefest

# Beside the table
side-name = Poeng, hendelser og chat
side-close = Lukk
side-scores = Poeng
side-goal-points = først til { $n }
side-goal-lowest = færrest poeng, til noen når { $n }
side-goal-elimination = ute ved { $n }
side-goal-single = én giv
side-out = ute
side-log = Hva som har skjedd
side-newest = Det nyeste
side-emotes = Raske ord
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
banner-again = { $seconds ->
    [0] Prøver nå …
    [one] Prøver igjen om { $seconds } sekund
   *[other] Prøver igjen om { $seconds } sekunder
}
banner-mended = Tilkoblet igjen.
banner-stood-in = En robot spiller for deg.
banner-back = Spill selv
table-rules = Reglene ved dette bordet
table-rules-changed = Det som skiller seg fra { $preset }
table-rules-all = Alle reglene
table-rules-none = Her spilles det nøyaktig etter { $preset }.
table-rules-loading = Et øyeblikk …
table-rules-again = Prøv igjen
shuffle-right = Stokkingen er kontrollert: Serveren holdt seg til det den hadde bundet seg til, og de tilfeldige bytene dine er med.
shuffle-kept = Stokkingen er kontrollert: Serveren holdt seg til det den hadde bundet seg til. Du la ikke til noe i denne utdelingen.
shuffle-broken = Stokkingen er ikke den serveren hadde bundet seg til.
shuffle-lost = De tilfeldige bytene dine er ikke med i stokkingen.
shuffle-unable = Denne nettleseren kan bare kontrollere stokkingen over https; protokollen for spillet kan kontrolleres senere.
