# Borð á þjóni. $player er nafn, $address tengill.
help-join = Spila við borð á þjóni, í skipanaglugga; með slóð þjónsins má velja borð eða opna nýtt.
help-join-address = Boðstengillinn, til dæmis https://cards.example.org/t/KÓÐI, eða slóð þjónsins án /t/KÓÐI.
help-join-name = Hvað þú vilt heita.
help-join-watch = Horfa á án þess að taka sæti.
help-join-open = Opna strax nýtt borð; til þess þarf slóð þjónsins.
help-join-public = Nýja borðið er á opnum lista þjónsins.

join-bad-address = „{ $given }“ er ekki slóð; slóð borðs lítur út eins og https://cards.example.org/t/KÓÐI, slóð þjóns eins og https://cards.example.org
join-unreachable = enginn þjónn svarar á { $server } ({ $reason })
join-not-ours = það sem svarar á { $server } er ekki Last Card-þjónn; athugaðu tengilinn
join-rejected = { $reason }
join-full = öll sæti eru setin eða leikur stendur yfir; bættu við --watch til að horfa á
join-other-version = þjónninn sendi eitthvað sem þessi útgáfa skilur ekki; uppfærðu Last Card ({ $reason })
join-needs-terminal = þetta er ekki skipanagluggi; notaðu „lastcard join --plain“
join-open-missing = --rules, --seats og --public eiga við nýtt borð; bættu við --open
join-open-table = --open þarf slóð þjónsins, án /t/KÓÐI
join-watch-which = --watch þarf tengil á borð, með /t/KÓÐI

# Það sem sagt er af borðinu sjálfu
notice-lost = Sambandið rofnaði. Reyni aftur; sætið þitt geymist.
notice-mended = Samband komið á aftur.
notice-here = { $player } er við borðið.
notice-away = { $player } er ekki við.
notice-left = { $player } er ekki lengur við borðið.
notice-played-for = { $player }: þjarkur spilar nú í staðinn.
notice-plays-again = { $player } spilar aftur.
notice-hosts = { $player } er nú gestgjafi.
notice-hinted = { $player } fékk ábendingu.
notice-paused = { $player } gerði hlé á leiknum.
notice-resumed = Leikurinn heldur áfram.
notice-takes = { $player } tekur við þegar umferðinni lýkur: { $name }
notice-took = { $player } tekur við: { $name }
notice-rose = { $player } lét þjark fá sætið.
notice-muted = { $player } má ekki spjalla hér lengur.
notice-unmuted = { $player } má spjalla aftur.
notice-called = Nafnið var frátekið; hér heitir þú { $player }.
notice-unkept = Ekki er hægt að geyma sætið til síðari tíma ({ $reason }).
notice-unfair = Viðvörun: stokkun umferðarinnar er ekki treystandi. { $reason }

join-said = { $player }: { $text }
join-write = Skrifaðu eitthvað; Enter sendir, Esc lokar.
join-which-emote = Hvaða frasa?
join-only-watching = Þú horfir á; aðeins þau sem hafa sest að borðinu geta talað.
join-held = Rétt strax: hinir hafa enn tíma til að kalla eða mótmæla.
join-reconnecting = Sambandið rofnaði. Reyni aftur …
join-stood-in = Þjarkur spilar fyrir þig. Ýttu á hvaða lykil sem er til að taka aftur við.
join-waiting = Umferðinni er lokið. Beðið er eftir: { $names }
join-seconds = ({ $seconds } s)
join-record = Leikskýrslan: { $address }
join-seat-kept = Sætið þitt geymist og þjarkur spilar á meðan. Komdu aftur, með sama nafni: lastcard join { $address }

# Borðið
mark-stand-in = þjarkur spilar
mark-away = ekki við
head-played-for = þjarkur spilar fyrir: { $names }
head-away = ekki við: { $names }
bar-message = skrifa
bar-emote = frasi
bar-leave = fara
help-keys-there =
    M, E | skrifa skilaboð, senda frasa
    L, B | tungumál, ljóst eða dökkt
    Page Up, Down | líta til baka á það sem gerðist
    Esc | hætta við spurninguna
    Q | fara; þjarkur spilar fyrir þig þar til þú kemur aftur

# Borð þjóns, áður en sest er við eitt þeirra
tables-title = Borð á { $server }
tables-name = Hér heitir þú { $player }; --name breytir því.
tables-open = Opna borð
tables-open-about = þú færð tengil til að senda vinum
tables-back = Aftur að borði { $table }
tables-kept = Sætið þitt geymist og þjarkur spilar á meðan.
tables-code = Slá inn kóða eða tengil
tables-public = Borð opin öllum
tables-none = Engin borð opin öllum núna.
tables-evenings = Kvöld opin öllum
tables-evening = { $title }: { $people } manns · { $state }
tables-free = { $free ->
    [one] { $free } sæti laust
   *[other] { $free } sæti laus
}
tables-full = fullt
tables-playing = leikur í gangi
tables-nobody = enginn enn
tables-key-watch = horfa á
tables-key-code = slá inn kóða
tables-which = Veldu fyrst borð.
tables-write-code = Kóði borðs eða tengill; Enter fer þangað, Esc lokar.
tables-bad-code = Þetta er ekki kóði: kóðar eru úr bókstöfum og tölustöfum, eins og aftast í tengli.
tables-elsewhere = Það borð er á öðrum þjóni: lastcard join { $address }
tables-no-seat = Öll sæti eru setin eða leikur stendur yfir; ýttu á W til að horfa á.
tables-going = Augnablik …
tables-plain-table = { $address }: { $rules }, { $state }, { $who }
tables-plain-evening = { $address }: { $evening }
tables-plain-none = Engin borð opin öllum núna. Opna borð: lastcard join { $server } --open
tables-plain-hint = Spila eða horfa á: lastcard join TENGILL, lastcard join TENGILL --watch. Opna borð: lastcard join { $server } --open

# Fyrir leikinn
lobby-public = opið öllum
lobby-private = lokað
lobby-timer = { $seconds } s umhugsunartími
lobby-invitation = Boð: { $address }
lobby-only-here = aðeins á þessari vél
lobby-start = Hefja leikinn
lobby-again = Spila aftur
lobby-change = Breyta reglum og stillingum
lobby-rules = Lesa reglurnar
lobby-free = laust; þjarkur ef enginn kemur
lobby-bot = þjarkur: { $level }
lobby-watches = { $player } horfir á
lobby-wait = Beðið er eftir að { $player } hefji leikinn.
lobby-nobody = Veldu fyrst manneskju.
lobby-key-choose = velja
lobby-key-sit = setjast
lobby-key-rise = standa upp
lobby-key-bot = þjarkur
lobby-key-remove = vísa frá
lobby-key-host = gera að gestgjafa
lobby-key-mute = banna spjall
lobby-key-stand-in = þjarkur spilar á meðan
seat-key-take = taka sæti þjarks
seat-key-leave = láta þjark fá sætið
seat-next = síðan { $player }
lobby-key-rules = reglur
lobby-key-copy = afrita tengil
lobby-copied = Tengillinn er á klippispjaldinu, ef skipanaglugginn leyfir það.

# Línu fyrir línu
join-plain-lobby = Borð { $table }, reglur { $rules }. Boð: { $address }
join-plain-seat = Sæti { $number }: { $who }
join-plain-keys = Skrifaðu línu til að segja hana. start: hefja leik. sit, rise: taka sæti eða standa upp. who: sætin. name NAFN: breyta nafni. q: fara. ?: hjálp.
join-plain-rules = Reglur: { $rules }
join-plain-nobody = Enginn hér heitir „{ $given }“; settu / fyrir framan línu sem byrjar svona til að segja hana.
join-plain-stood-in = Þjarkur spilar fyrir þig. Skrifaðu „back“ til að taka aftur við.
join-plain-help =
    Í umferð svarar þú eins og í „lastcard play --plain“: númer, spil eins og R7, einn af lyklunum eða aðgerð.
    /texti: segja textann. /1 til /8: frasar. start: hefja leikinn (gestgjafi). sit, rise: taka sæti eða standa upp; í leik sæti þjarks, milli umferða (sit 3: það sæti). who: sætin.
    rules: lesa reglurnar. back: taka aftur við af þjarki. pause, resume: gera hlé og halda áfram. name NAFN: skipta um nafn. Enter: endurtaka það síðasta. i: ábending, þar sem það er leyft.
    Fyrir gestgjafa: bot 3 hard: þjarkur í sæti 3. rules house-party jump_in=true, seats 3: breyta þeim.
    remove NAFN, host NAFN: vísa frá, gera að gestgjafa. mute NAFN, unmute NAFN: banna spjall, leyfa aftur.
    stand-in NAFN: þjarkur spilar fyrir þann sem er ekki við.
    orders call draw: í leik í rólegheitum, það sem er gert fyrir þig: kalla UNO, draga þegar ekkert passar (bara orders: ekkert). Þar heldur þú sætinu með q.
    report NAFN HVERS VEGNA: segja þeim sem rekur þjóninn frá einhverjum (insults, cheating, name, spam eða með eigin orðum).
    l: næsta tungumál (l en: enska). q: fara; þjarkur spilar fyrir þig þar til þú kemur aftur.
