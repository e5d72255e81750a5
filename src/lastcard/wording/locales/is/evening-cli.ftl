# Spilakvöld með nokkrum borðum í skipanaglugga. $player er nafn, $names nöfn, $file skrá, $table og $stage númer.
help-evening = Halda spilakvöld með alvöru spilum þar sem skipt er um félaga eða borð; með --server er kvöld opnað á þjóni.
help-evening-name = Nafn þess sem spilar; má gefa oft, eða nokkur nöfn með kommum. Með --server: hvað þú vilt heita.
help-evening-format = Hver spilar með hverjum: { $known }. Án þess er stungið upp á því sem passar.
help-evening-rounds = Umferðir sem borð spilar í lotu.
help-evening-stages = Lotur; 0 fyrir eins margar og formið hefur, eða tíminn leyfir.
help-evening-minutes = Hve margar mínútur eru til; 0 fyrir ótakmarkað.
help-evening-clock = Mínútur í lotu, síðan ljúka borðin umferðinni og hætta; 0 fyrir enga klukku.
help-evening-seats = Fjöldi við borð, þar sem formið leyfir: 3 til 5.
help-evening-file = Hvar kvöldið er geymt; ef það er þar heldur það áfram.
help-evening-new = Byrja nýtt kvöld þótt öðru sé ekki lokið.
help-evening-csv = Skrifa stöðuna í þessa skrá í lokin, fyrir töflureikni.
help-evening-server = Opna kvöldið á þessum þjóni og skrifa tengilinn.
help-evening-real = Á þjóninum, með alvöru spilum; annars er spilað á netinu.
help-evening-public = Nýja kvöldið er á opnum lista þjónsins.

evening-cli-no-format = formið „{ $given }“ er ekki til; til eru { $known }
evening-cli-server-alone = --file, --new og --csv eiga við kvöld í skipanaglugga; slepptu þeim með --server
evening-cli-server-name = með --server er --name þitt eigið nafn; hin koma með tenglinum
evening-cli-server-missing = --real og --public eiga við kvöld á þjóni; bættu við --server
evening-cli-server-link = --server þarf slóð þjónsins, án kóða
evening-cli-file-there = { $file } er þegar til; slepptu --new til að halda áfram, eða veldu aðra skrá
evening-cli-goes-on = kvöldi er ekki lokið ({ $file }); haltu áfram með það án annarra valkosta, eða bættu við --new
evening-cli-incomplete = þetta er ekki kvöld sem hægt er að halda áfram með
evening-cli-unwritable = Ekki er hægt að vista kvöldið ({ $reason }).
evening-cli-way-in = Gestgjafinn fer inn svona: lastcard join { $address } --name { $player }

# Meðan fólk safnast saman
evening-cli-names = Hver spila? Skrifaðu nöfn, nokkur með kommum. Enter: áfram. ?: hjálp.
evening-cli-people = { $count } manns: { $names }
evening-cli-fits = { $people } manns, { $minutes ->
    [0] ótakmarkaður tími
    [one] { $minutes } mínúta
   *[other] { $minutes } mínútur
}:
evening-cli-no-fit = Ekkert passar: { $people } manns, { $minutes } mín. Þrjá þarf að minnsta kosti: skrifaðu fleiri nöfn, eða gefðu meiri tíma, til dæmis „minutes 180“.
evening-cli-choose = Hvað af þessu? Númer, eða Enter fyrir það fyrsta.
evening-cli-fit = { $format }: { $about }
evening-cli-fit-arena = í { $minutes } mín.
evening-cli-tables = { $count } borð
evening-cli-minutes = um { $minutes } mín.
evening-cli-sit-out = { $count ->
    [one] { $count } situr hjá
   *[other] { $count } sitja hjá
}

# Lota fyrir lotu
evening-cli-stage = Lota { $stage }
evening-cli-against = { $one } gegn: { $other }
evening-cli-table = Borð { $table }: { $who }.
evening-cli-table-over = Búið: { $made }.
evening-cli-table-so-far = { $rounds ->
    [one] Eftir { $rounds } umferð: { $made }.
   *[other] Eftir { $rounds } umferðir: { $made }.
}
evening-cli-idle = Sitja hjá: { $names }
evening-cli-coming = Næst:
evening-cli-ask-result = Hvaða borð er með úrslit? { $tables }. Ef borðið er eitt nægir Enter. ?: hjálp.
evening-cli-ask-next = Enter: næsta lota. ?: hjálp.
evening-cli-ask-last = Þetta var síðasta lotan. Enter: ljúka kvöldinu. Til að leiðrétta fyrst: points. ?: hjálp.
evening-cli-who = Borð { $table }, umferð { $round } af { $of }. Hver kláraði? { $names }; 0 ef enginn gat haldið áfram. Enter: til baka.
evening-cli-no-seat = „{ $given }“ situr ekki þar; skrifaðu nafn, eða númer frá 0 til { $seats }.
evening-cli-hand = { $player }: hvaða spil voru eftir? Til dæmis: R7 G+2 YS BR W W+4
evening-cli-points-how = Skrifaðu borðið og stigin fyrir hvert sæti, til dæmis „points 1 40 0 40 0“; fyrir fyrri lotu „points 2.1 40 0 40 0“.
evening-cli-result-how = Skrifaðu borðið, hver kláraði og spilin sem hin áttu eftir, sæti fyrir sæti, til dæmis „result 1 Bo: R5 W, G+2, B0“.
evening-cli-unknown = „{ $given }“ er ekki borð sem bíður eftir úrslitum, og ekki skipun. ?: hjálp.
evening-cli-nobody = Enginn heitir „{ $given }“.
evening-cli-minutes-are = Mínútur: { $minutes }
evening-cli-clock-is = { $minutes ->
    [0] Engin klukka er á lotum.
    [one] Lota stendur í { $minutes } mínútu.
   *[other] Lota stendur í { $minutes } mínútur.
}
evening-cli-choice = { $option } getur verið eitt af þessu: { $known }
evening-cli-planned = { $format }, { $rounds } í lotu
evening-cli-public = Allir geta fundið kvöldið á lista þjónsins.
evening-cli-later = Síðari lotur ráðast af úrslitum.
evening-cli-left = { $minutes ->
    [one] { $minutes } mínúta eftir af lotunni
   *[other] { $minutes } mínútur eftir af lotunni
}
evening-cli-no-time-left = Tími kvöldsins er liðinn.
evening-cli-time-up = Tíminn er búinn: umferðin sem stendur yfir er sú síðasta.
evening-cli-paused = Hlé. resume: halda áfram.
evening-cli-resumed = Haldið er áfram.
evening-cli-end-sure = Lotur sem eru ekki búnar teljast ekki. Skrifaðu „end“ aftur til að ljúka kvöldinu; Enter: halda áfram.
evening-cli-again = Kvöldið heldur áfram þar sem það var.
evening-cli-saved = Kvöldið er geymt í { $file }; „lastcard evening“ heldur áfram með það.

# Staðan. $line er upphaf línu, $made stig eftir nöfnum
evening-cli-standings = Staðan
evening-cli-standing = { $place }. { $player }: { $score } fyrir sæti, { $points } stig
evening-cli-standing-points = { $place }. { $player }: { $points } stig
evening-cli-standing-with = { $line } (félagar: { $made })
evening-cli-standing-out = { $line }, úr leik
evening-cli-won = { $count ->
    [one] { $names } vinnur kvöldið!
   *[other] { $names } vinna kvöldið!
}
evening-cli-record = Skrá kvöldsins: { $file }
evening-cli-csv = Staðan: { $file }
evening-cli-help =
    Nafn: einn bætist við (fyrir fyrstu lotu; síðar: add NAFN). out NAFN, back NAFN: fer heim, spilar aftur.
    Númer borðs: skrá úrslit umferðar. Enter: áfram.
    points 1 40 0 40 0: borð 1 fékk þessi stig, sæti fyrir sæti; þannig er rangt líka leiðrétt. points 2.1 …: í lotu 2.
    tables, standings: segja það aftur. plan: allar lotur sem vitað er um. minutes 90: hve langur tími er til. clock 10: hve lengi lota stendur. rules modern: aðrar reglur (fyrir fyrstu lotu).
    pause, resume: stöðva klukkuna, halda áfram. end: ljúka kvöldinu. l: næsta tungumál (l en: enska). q: hætta; allt er geymt.

# Á kvöldi á þjóni
join-an-evening = þetta er kóði kvölds, ekki borðs: lastcard join { $address }
join-a-table = þetta er kóði borðs, ekki kvölds: lastcard join { $address }
join-evening-shut = { $reason } (--watch)
evening-cli-welcome = Spilakvöld · { $player }. Boð: { $address }
evening-cli-wait-host = Þú ert gestgjafi. Þegar allir eru komnir: begin. Þetta passar fólkinu og tímanum (play 1 tekur það fyrsta):
evening-cli-join-keys = who, tables, plan, standings: segja það. home: fara heim. q: hætta. ?: hjálp.
evening-cli-you-idle = Þú situr hjá í þessari lotu.
evening-cli-gone-home = heima
evening-cli-typed = án síma
evening-cli-typed-bot = { $count ->
    [one] Án síma: { $names }. Þjarkur spilar undir því nafni við borð á netinu.
   *[other] Án síma: { $names }. Þjarkar spila undir þeim nöfnum við borð á netinu.
} Sá sem kemur undir sama nafni spilar sjálfur. cards real: spila með alvöru spilum. absent bye: sitja hjá.
evening-cli-typed-bye = { $count ->
    [one] Án síma: { $names }. Situr hjá við borð á netinu.
   *[other] Án síma: { $names }. Sitja hjá við borð á netinu.
} Sá sem kemur undir sama nafni spilar. cards real: spila með alvöru spilum. absent bot: þjarkur spilar í staðinn.
evening-cli-vacant = Gestgjafinn hefur verið í burtu um stund: { $player }. host: taka við.
evening-cli-plays = { $player } spilar.
evening-cli-went-home = { $player } fór heim.
evening-cli-here = { $player } er hér.
evening-cli-is-paused = Hlé. Gestgjafinn segir hvenær haldið er áfram.
evening-cli-over = Kvöldinu er lokið.
evening-cli-to-table = Þú hefur sæti. Farið er að borðinu …
evening-cli-from-table = Aftur á kvöldinu.
evening-cli-come-back = Kvöldið heldur áfram. Til að koma aftur, undir sama nafni: lastcard join { $address }
evening-cli-join-help =
    Þú færð sæti sjálfkrafa og kemur hingað aftur eftir hvern leik. who, tables, standings: segja það aftur. plan: allar lotur sem vitað er um, og tíminn.
    home: fara heim, back: spila aftur. Númer borðs: skrá úrslit umferðar með alvöru spilum; eða allt í einu: result 1 Bo: R5 W, G+2, B0.
    Fyrir gestgjafann: begin: fyrsta lotan, eða sú næsta núna. fits, play 2: hvað passar, og taka númer tvö. add NAFN: einhver án síma.
    out NAFN, back NAFN: fer heim, spilar aftur. host NAFN: gera að gestgjafa. host: taka við af þeim sem hefur lengi verið í burtu.
    minutes 90, clock 10, rounds 2, seats 3, rules modern, title Föstudagur: breyta áætlun. cards real eða online. absent bot eða bye. public yes eða no.
    points 1 40 0 40 0: leiðrétta borð 1. pause, resume. end: ljúka kvöldinu.
    Fyrir tvö lið með sömu spil: team 2, team 2 Bo: skipta um lið. deals: gjöf fyrir gjöf. side 1: hve margir úr hvoru liði sitja við borð.
    l: næsta tungumál (l en: enska). q: hætta; þjarkur spilar fyrir þig, eða enginn, þar til þú kemur aftur.
evening-cli-keys-host = Enter: byrja fyrstu lotu, eða næstu. T: skrifa skipun. ?: skipanirnar. ↑ ↓: fletta. L: tungumál. Q: hætta.
evening-cli-keys = Þú færð sæti sjálfkrafa. T: skrifa skipun. ?: skipanirnar. ↑ ↓: fletta. L: tungumál. Q: hætta.
evening-cli-write = Skipun, til dæmis „standings“; Enter sendir, Esc lokar.
