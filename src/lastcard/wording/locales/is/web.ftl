# Síðan í vafranum

web-about = Spil í anda UNO eftir raunverulegum leikreglum, með vinum eða heiðarlegum þjörkum.
web-no-script = Last Card þarf JavaScript.
web-too-old = Þessi vafri er of gamall til að sýna borðið; notaðu nýrri vafra.
web-language = Tungumál
language-name = Íslenska
web-offline = Ekki næst í þjóninn. Ertu með nettengingu?
web-missing = Hér er ekkert
web-missing-text = Slóðin gæti verið rangt skrifuð, eða það sem hér var er horfið.
web-to-home = Forsíða
web-play-now = Spila núna

# Forsíðan og leiðin að borði
web-home-title = Spil í anda UNO, beint í vafranum
web-home-lead = Við þjarka eða með vinum, í síma eða tölvu. Skráning óþörf, engar auglýsingar.
web-name = Nafnið þitt
web-play-friends = Spila með vinum
web-evening = Spilakvöld
web-play-bots = Þrír þjarkar, styrkur
web-have-code = Ertu með kóða?
web-code-or-link = Kóði eða tengill
web-join = Vera með
web-code-unclear = Þetta er hvorki kóði né tengill. Kóði er átta bókstafir og tölustafir og stendur aftast í tenglinum.
web-your-table = Aftur að borðinu þínu
web-watch-tables = Borð til að horfa á
web-watch = Horfa á
web-tables-none = Engin opin borð núna. Opnaðu eitt!
web-replays = Nýlegar endursýningar
web-replay = Sjá aftur
web-replays-none = Leiki við opin borð má sjá aftur hér, með spil allra sýnileg.
web-bots = { $count ->
    [one] { $count } þjarkur
   *[other] { $count } þjarkar
}
web-and = { $names } og { $player }
web-nobody = Enginn enn
web-in-round = umferð { $round }
web-rounds = { $count ->
    [one] { $count } umferð
   *[other] { $count } umferðir
}
web-watchers = { $count ->
    [one] { $count } áhorfandi
   *[other] { $count } áhorfendur
}
web-free = { $count ->
    [one] { $count } laust sæti
   *[other] { $count } laus sæti
}
web-full = ekkert sæti laust
web-match-over = leik lokið
web-won = Sigur: { $names }
web-today = í dag
web-yesterday = í gær
web-days-ago = { $count ->
    [one] fyrir { $count } degi
   *[other] fyrir { $count } dögum
}
web-rules = Leikreglur
web-trademark = UNO er vörumerki Mattel. Þetta verkefni er ótengt Mattel og teiknar sín eigin spil.
web-invited = Þér er boðið að vera með
web-there = Við borðið: { $names }
web-what-name = Hvað heitir þú?
web-take-seat = Fá sér sæti
web-only-watch = Bara horfa á
web-you-watch = Þú horfir á.
web-no-table = Það er ekkert slíkt borð
web-no-table-text = Hér finnst ekkert borð með kóðann „{ $code }“. Kóðinn gæti verið rangt skrifaður, eða enginn hefur setið við borðið lengi.
web-no-seat = Öll sæti eru setin
web-no-seat-text = Þú getur horft á og fengið þér sæti þegar eitthvert losnar.
web-match-runs = Leikur stendur yfir
web-match-runs-text = Þú getur horft á, og verið með þegar leiknum er lokið og sæti er laust.
web-no-way = Þú kemst ekki að þessu borði
web-busy = Þjónninn er upptekinn
web-unreachable = Þjónninn svarar ekki
web-keep-trying = Síðan reynir áfram og þú kemst að borðinu um leið og það tekst. Ekkert glatast.
web-moment = Augnablik …
web-shuffling = Stokka …
web-broken = Eitthvað fór úrskeiðis á síðunni
web-broken-text = Sætið þitt við borðið geymist. Endurhladdu síðuna og haltu áfram þaðan.
web-not-loaded = Ekki tókst að hlaða þessum hluta síðunnar
web-not-loaded-text = Ertu með nettengingu? Ef svo er gæti vefsíðan hafa verið uppfærð: endurhladdu hana.
web-reload = Endurhlaða
web-rigged = Er svindlað?
web-puzzles = Þrautir
web-daily = Gjöf dagsins
web-find = Finna borð
web-again = Reyna aftur
web-title-theirs = { $player } á leik
web-title-table = Borð

# Heiti reglusettanna
rules-name-classic = Sígilt
rules-name-iceland-2006 = Ísland 2006
rules-name-modern = Nýja útgáfan
rules-name-all-wild = All Wild
rules-name-progressive = Vaxandi UNO
rules-name-seven-zero = Sjö-núll UNO
rules-name-jump-in = Inngrip UNO
rules-name-house-party = Heimapartí

# Borðið
web-to-hand = Að spilunum þínum
web-table = Borðið
web-players = Leikmenn, í röð
web-round = Umferð { $number }
web-only-watching = þú horfir á
web-cards = { $count } spil
web-points = { $count } stig
web-bot = þjarkur
web-stand-in = þjarkur spilar
web-away = ekki við
web-out = úr leik
web-partner = samherji
web-open-hands = Opin spil
web-uno = UNO!
web-catch = Náði þér!
web-catch-who = Koma upp um: { $player }
web-catch-why = { $player } kallaði ekki „UNO“
web-way-clockwise = Réttsælis
web-way-counter = Rangsælis
web-stock = { $count } eftir
web-stock-name = Dragbunkinn, { $count } spil
web-stock-draw = Draga úr dragbunkanum, { $count } spil
web-total = Viðurlög: { $count } spil
web-asked = Þinn leikur
web-hand = Spilin þín, { $count } spil
web-unplayable = { $card }, ekki hægt að setja út
web-misplay = { $card }, passar ekki
web-jump = Grípa inn
web-new = Nýtt
web-bluff = Litasvik
web-actions = Það sem þú getur gert
web-your-turn = Þú átt leik
web-pass = Halda spili
web-calling = „UNO!“ fylgir næsta spili. Ýttu aftur til að hætta við.
web-held = Rétt strax …
web-retract = Til baka
web-shed = { $count ->
    [0] Losa sig við ekkert
   *[other] Losa sig við { $count } spil
}
web-answer = Svara
web-about-answer = Veldu eitt sem stendur upp úr
web-which-card = Hvaða spil? Veldu eitt sem stendur upp úr.
web-why-drew = { $card } verður að bíða: nú má aðeins setja út spilið sem dregið var.
web-why-penalty = { $card } svarar ekki viðurlögunum.
web-why-bluff = { $card }: aðeins ef þú átt ekkert spil í litnum sem gildir.
web-why-fit = { $card } passar ekki. Efst liggur: { $top }.
web-why-not-now = Það er ekki hægt núna.
web-why-no-call = Þú getur kallað „UNO“ þegar þú ert með tvö spil.
web-why-no-catch = Það er ekki hægt að koma upp um neinn.
web-why-no-jump = Ekkert spila þinna getur gripið inn.
web-why-no-answer = Ekkert spila þinna svarar viðurlögunum.
web-menu = Valmynd
web-side = Gangur leiks og spjall
web-side-unread = Gangur leiks og spjall, { $count } ný
web-close = Loka
web-sound = Hljóð
web-advice = Saka einhvern um að gefa ráð
web-copy = Afrita tengil á borðið
web-copied = Afritað
web-fullscreen = Fylla skjáinn
web-leave-table = Fara frá borðinu
web-leave-sure = Fara frá borðinu? Þjarkur spilar áfram með spilin þín.
web-leave = Fara
web-stay = Vera áfram

# Við hlið borðsins
side-name = Stig, gangur leiks og spjall
side-scores = Stig
side-log = Gangur leiks
side-newest = Það nýjasta
side-talk = Spjall
side-emotes = Stuttir frasar
side-say = Segðu eitthvað
side-send = Senda
side-chat-hide = Fela það sem aðrir segja
side-chat-hidden = Spjallið er falið.
side-chat-show = Sýna það
side-watching = Þú horfir á; aðeins þau sem hafa sest að borðinu geta talað.
time-left = { $seconds ->
    [1] Ein sekúnda eftir
    [one] { $seconds } sekúnda eftir
   *[other] { $seconds } sekúndur eftir
}
banner-lost = Sambandið rofnaði; sætið þitt geymist.
banner-stopped = Þjónninn var stöðvaður; borðið geymist.
banner-again = { $seconds ->
    [0] Reyni núna …
    [1] Reyni aftur eftir eina sekúndu
    [one] Reyni aftur eftir { $seconds } sekúndu
   *[other] Reyni aftur eftir { $seconds } sekúndur
}
banner-mended = Samband komið á aftur.
banner-stood-in = Þjarkur spilar fyrir þig.
banner-back = Taka við aftur
table-rules = Reglurnar við þetta borð
table-rules-changed = Það sem er öðruvísi en í „{ $preset }“
table-rules-all = Allar reglurnar
table-rules-none = Hér er spilað nákvæmlega eins og í „{ $preset }“.
table-rules-books = Hvaðan reglurnar koma

# Það sem þjónninn segir líka
muted = gestgjafinn hefur þaggað niður í þér við þetta borð
chat-off = það er ekkert spjall við þetta borð
server-error = eitthvað fór úrskeiðis hér; það hefur verið skráð
bye-storage-fails = þjónninn getur ekki vistað neitt í augnablikinu; ekkert sem hefur verið staðfest er glatað
