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
