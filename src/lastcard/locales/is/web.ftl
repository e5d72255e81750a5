# Síðan í vafranum

web-about = Spil í anda UNO eftir raunverulegum leikreglum, með vinum eða heiðarlegum þjörkum.
web-no-script = Last Card þarf JavaScript.
web-too-old = Þessi vafri er of gamall fyrir borðið; nýrri vafri sýnir það.
web-language = Tungumál
web-theme = Ljóst eða dökkt
web-offline = Ekki næst í þjóninn; er nettenging?
web-missing = Hér er ekkert
web-missing-text = Slóðin gæti verið rangt skrifuð, eða það sem hér var er horfið.
web-to-home = Á fyrstu síðuna
web-play-now = Spila núna
web-start = Gefa spilin

# What the presets are called
rules-name-classic = Sígilt
rules-name-iceland-2006 = Ísland 2006
rules-name-modern = Nútímaútgáfa
rules-name-all-wild = All Wild
rules-name-progressive = Vaxandi UNO
rules-name-seven-zero = Sjö-núll UNO
rules-name-jump-in = Inngrip UNO
rules-name-house-party = Heimapartí
