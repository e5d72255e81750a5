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

# The table
web-to-hand = Að spilunum þínum
web-table = Borðið
web-players = Leikmenn, í röð
web-round = Umferð { $number }
web-watching = þú horfir á
web-cards = { $count } spil
web-points = { $count } stig
web-bot = þjarkur
web-stand-in = þjarkur spilar
web-away = ekki við
web-out = úr leik
web-partner = samherji
web-open-hands = Opnar hendur
web-uno = UNO!
web-catch = Upp komst!
web-catch-who = Koma upp um: { $player }
web-catch-why = { $player } kallaði ekki „UNO“
web-way-clockwise = Spilað er réttsælis
web-way-counter = Spilað er rangsælis
web-stock = { $count } eftir
web-stock-name = Dragbunkinn, { $count } spil
web-stock-draw = Draga úr dragbunkanum, { $count } spil
web-total = Viðurlög: { $count } spil
web-asked = Um hvað er spurt
web-hand = Spilin þín, { $count } spil
web-unplayable = { $card }, ekki hægt að setja út
web-misplay = { $card }, passar ekki
web-jump = Grípa inn
web-new = Nýtt
web-actions = Það sem þú getur gert
web-your-turn = Þú átt leik
web-pass = Halda
web-calling = „UNO!“ fylgir næsta spili. Ýttu aftur til að taka það til baka.
web-held = Rétt strax: hin fá sinn tíma fyrst.
web-retract = Til baka
web-shed = { $count ->
    [0] Losa sig við ekkert
   *[other] Losa sig við { $count } spil
}
web-answer = Svara
web-about-answer = Veldu eitt sem stendur upp úr
web-about-challenge = Ef litur var svikinn dregur { $player }
web-which-card = Hvaða spil? Veldu eitt sem stendur upp úr.
web-why-turn = { $player } á leik.
web-why-drew = { $card } verður að bíða: nú má aðeins setja út spilið sem dregið var.
web-why-penalty = { $card } svarar ekki viðurlögunum.
web-why-bluff = { $card }: aðeins ef þú átt ekkert spil í litnum sem gildir.
web-why-fit = { $card } passar ekki. Efst liggur: { $top }.
web-why-not-now = Það er ekki hægt núna.
web-why-no-call = Það er ekkert til að kalla „UNO“ fyrir.
web-why-no-catch = Það er ekki hægt að koma upp um neinn.
web-why-no-jump = Ekkert spila þinna getur gripið inn.
web-why-no-answer = Ekkert spila þinna svarar viðurlögunum.
web-menu = Valmynd
web-side = Gangur og spjall
web-side-unread = Gangur og spjall, { $count } ný
web-close = Loka
web-rules-here = Reglurnar við borðið
web-sound = Hljóð
web-advice = Saka einhvern um að gefa ráð
web-copy = Afrita tengil á borðið
web-copied = Tengillinn er afritaður
web-fullscreen = Allur skjárinn
web-leave-table = Fara frá borðinu
web-leave-sure = Fara frá borðinu? Þjarkur spilar áfram með spilin þín.
web-leave = Fara
web-stay = Vera áfram

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
