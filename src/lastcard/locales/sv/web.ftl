# Sidan i webbläsaren

web-about = Spel av UNO-typ efter de riktiga regelhäftena, med vänner eller ärliga robotar.
web-no-script = Last Card behöver JavaScript.
web-too-old = Den här webbläsaren är för gammal för bordet; en nyare visar det.
web-language = Språk
web-theme = Ljust eller mörkt
web-offline = Servern går inte att nå; finns det någon uppkoppling?
web-missing = Här finns ingenting
web-missing-text = Adressen kan vara felskriven, eller så är det som fanns här borta.
web-to-home = Till första sidan
web-play-now = Spela nu
web-start = Dela ut korten

# What the presets are called
rules-name-classic = Klassisk
rules-name-iceland-2006 = Island 2006
rules-name-modern = Modern
rules-name-all-wild = All Wild
rules-name-progressive = Progressivt
rules-name-seven-zero = Sju-noll
rules-name-jump-in = Inhopp
rules-name-house-party = Hemmafest
