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

# The first page and the way to a table
web-home-title = Aðeins eitt spil eftir.
web-home-lead = Borð fyrir vini og heiðarlega þjarka, eftir raunverulegum leikreglum eða ykkar eigin. Enginn aðgangur, engar auglýsingar, engir peningar.
web-name = Nafnið þitt
web-play-friends = Spila með vinum
web-play-bots = Þrír þjarkar
web-play-rules = Leikreglur
web-have-code = Ertu með kóða?
web-code-or-link = Kóði eða tengill
web-join = Vera með
web-code-unclear = Þetta er hvorki kóði né tengill. Kóði er átta bókstafir og tölustafir og stendur aftast í tenglinum.
web-your-table = Aftur að borðinu þínu
web-watch-tables = Borð til að horfa á
web-watch = Horfa á
web-tables-none = Enginn spilar fyrir opnum tjöldum núna. Opnaðu borð sem allir mega sjá og það birtist hér.
web-replays = Nýlegar endursýningar
web-replay = Sjá aftur
web-replays-none = Leiki sem spilaðir eru fyrir opnum tjöldum má sjá aftur hér, með allar hendur sýnilegar.
web-bots = { $count ->
    [one] { $count } þjarkur
   *[other] { $count } þjarkar
}
web-and = { $names } og { $player }
web-nobody = Enginn enn
web-round = umferð { $round }
web-rounds = { $count ->
    [one] { $count } umferð
   *[other] { $count } umferðir
}
web-watching = { $count ->
    [one] { $count } áhorfandi
   *[other] { $count } áhorfendur
}
web-free = { $count ->
    [one] { $count } laust sæti
   *[other] { $count } laus sæti
}
web-full = ekkert sæti laust
web-match-over = leik lokið
web-won = { $count ->
    [one] { $names } vann
   *[other] { $names } unnu
}
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
web-what-name = Hvað eiga hin að kalla þig?
web-take-seat = Fá sæti
web-only-watch = Bara horfa á
web-you-watch = Þú horfir á.
web-no-table = Það er ekkert slíkt borð
web-no-table-text = Hér kannast enginn við „{ $code }“. Kóðinn gæti verið rangt skrifaður, eða enginn hefur setið við borðið lengi.
web-no-seat = Öll sæti eru setin
web-no-seat-text = Þú getur horft á og sest þegar einhver stendur upp.
web-match-runs = Leikur stendur yfir
web-match-runs-text = Þú getur horft á, og verið með þegar leiknum er lokið og sæti er laust.
web-no-way = Þú kemst ekki að þessu borði
web-busy = Þjónninn hefur mikið að gera
web-unreachable = Þjónninn svarar ekki
web-keep-trying = Síðan reynir áfram og þú kemst að borðinu um leið og það tekst. Ekkert glatast.
web-moment = Augnablik …
web-shuffling = Stokka …
web-broken = Eitthvað fór úrskeiðis á síðunni
web-broken-text = Sætið þitt við borðið geymist. Hladdu síðunni aftur og þá heldur allt áfram.
web-not-loaded = Ekki tókst að hlaða þessum hluta síðunnar
web-not-loaded-text = Er nettenging? Ef svo er gæti nýrri síða verið komin í staðinn: hladdu aftur.
web-reload = Hlaða aftur
web-title-yours = Þú átt leik
web-title-theirs = { $player } á leik
web-title-table = Borð { $code }

# What the presets are called
rules-name-classic = Sígilt
rules-name-iceland-2006 = Ísland 2006
rules-name-modern = Nútímaútgáfa
rules-name-all-wild = All Wild
rules-name-progressive = Vaxandi UNO
rules-name-seven-zero = Sjö-núll UNO
rules-name-jump-in = Inngrip UNO
rules-name-house-party = Heimapartí
