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

# Beside the table
side-name = Stig, atburðir og spjall
side-close = Loka
side-scores = Stig
side-goal-points = fyrst í { $n }
side-goal-lowest = fæst stig, þar til einhver nær { $n }
side-goal-elimination = úr leik við { $n }
side-goal-single = ein gjöf
side-out = úr leik
side-log = Hvað hefur gerst
side-newest = Það nýjasta
side-emotes = Snögg orð
side-say = Segðu eitthvað
side-send = Senda
side-chat-hide = Fela það sem aðrir segja
side-chat-hidden = Spjallið er falið.
side-chat-show = Sýna það
side-watching = Þú horfir á; aðeins þau sem hafa sest að borðinu geta talað.
time-left = { $seconds ->
    [1] Ein sekúnda eftir
   *[other] { $seconds } sekúndur eftir
}
banner-lost = Sambandið rofnaði; sætið þitt geymist.
banner-again = { $seconds ->
    [0] Reyni núna …
    [1] Reyni aftur eftir eina sekúndu
   *[other] Reyni aftur eftir { $seconds } sekúndur
}
banner-mended = Samband komið á aftur.
banner-stood-in = Þjarkur spilar fyrir þig.
banner-back = Taka við aftur
table-rules = Reglurnar við þetta borð
table-rules-changed = Það sem er öðruvísi en í { $preset }
table-rules-all = Allar reglurnar
table-rules-none = Hér er spilað nákvæmlega eins og í { $preset }.
table-rules-loading = Augnablik …
table-rules-again = Reyna aftur
shuffle-right = Stokkunin var sannreynd: þjónninn hélt sig við skuldbindingu sína og slembibætin þín eru með.
shuffle-kept = Stokkunin var sannreynd: þjónninn hélt sig við skuldbindingu sína. Þú bættir engu við þessa gjöf.
shuffle-broken = Stokkunin er ekki sú sem þjónninn hafði skuldbundið sig til.
shuffle-lost = Slembibætin þín eru ekki með í stokkuninni.
shuffle-unable = Þessi vafri getur aðeins sannreynt stokkunina yfir https; leikskrána má sannreyna síðar.
