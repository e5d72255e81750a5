# Forstillingar, ein setning hver
preset-classic = Reglur nýrri og styttri reglublaða: 108 spil, svíkja má lit með Draga 4 Jóker og skora á þann sem það gerir, sá vinnur sem fyrstur nær 500 stigum.
preset-iceland-2006 = Íslenska reglublaðið frá 2006 eins og það var prentað, með viðurlögum við röngum spilum og ráðleggingum.
preset-modern = Nýja sænska útgáfan: 112 spil, þar á meðal Stokka upp Jóker og þrjú sérsniðin spil.
preset-all-wild = UNO All Wild: öll spil eru jókerar, engir litir, ein gjöf er heill leikur.
preset-progressive = Sígildar reglur með Vaxandi UNO: Draga 2 spili og Draga 4 Jóker má svara með sams konar spili.
preset-seven-zero = Sígildar reglur með Sjö-núll UNO: sé sjöa sett út skiptast tveir á spilum, sé núll sett út ganga spil allra áfram.
preset-jump-in = Sígildar reglur með Inngrip UNO: nákvæmlega eins spil má setja út hvenær sem er.
preset-house-party = Vaxandi UNO, Sjö-núll UNO og Inngrip UNO, öll saman.

# Það sem alltaf gildir, og hverju hver valkostur ræður. $n er tala valkostsins.
rule-object = Markmiðið er að losna við öll spil á undan hinum.
rule-dealer = Allir draga eitt spil og sá gefur sem fær hæstu töluna; tákn gilda núll og verði jafnt er dregið aftur.
rule-dealer-chosen = Valið er hver gefur.
rule-first-turn = Leikmaður á vinstri hönd þess sem gefur byrjar og spilað er réttsælis.
rule-turn = Þegar þú átt leik setur þú út eitt spil sem er í litnum sem gildir eða með sömu tölu eða sama tákn og efsta spilið, eða þá jóker.
rule-turn-all-wild = Þegar þú átt leik setur þú út hvaða spil sem er: öll eru jókerar.
rule-reverse = Snúa við: leikáttin snýst við.
rule-skip = Sitja hjá: næsti leikmaður situr hjá.
rule-skip-two = Sitja hjá 2 Jóker: næstu tveir leikmenn sitja hjá.
rule-draw-two = Draga 2: næsti leikmaður dregur tvö spil og situr hjá.
rule-wild = Jóker: sá sem setur hann út velur í hvaða lit er spilað áfram; jóker má setja út þótt hægt sé að setja út önnur spil.
rule-draw-four = Draga 4 Jóker: þú velur lit; næsti leikmaður dregur fjögur spil og situr hjá.
rule-draw-four-condition = Aðeins er rétt að setja hann út ef ekkert annað spil á hendi er í litnum sem gildir.
rule-draw-four-all-wild = Draga 4 Jóker: næsti leikmaður dregur fjögur spil og situr hjá.
rule-target = Draga 2 að vali Jóker: leikmaður að þínu vali dregur tvö spil en situr ekki hjá.
rule-swap = Skipta á spilum Jóker: þú skiptir á öllum spilum við leikmann að þínu vali.
rule-shuffle-hands = Stokka upp Jóker: spilum allra er safnað saman, þau stokkuð og gefin á ný; um leið er valinn litur eins og með Jóker.
rule-first-wild = Ef fyrsta spilið er jóker velur sá lit sem er á vinstri hönd þess sem gefur; Draga 4 Jóker fer aftur í bunkann.
rule-uno = Þegar þú átt eitt spil eftir verður þú að hafa kallað „UNO!“; þótt þú kallir seint sleppur þú ef enginn hefur staðið þig að verki.
rule-last-draw = Þurfi einhver að draga vegna síðasta spilsins eru spilin dregin og talin með.
rule-reshuffle = Þegar dragbunkinn er búinn er úrkastbunkinn stokkaður án efsta spilsins; þegar enginn getur lengur sett út eða dregið er umferðin ógild.
rule-score-cards = Spil sem eru eftir á hendi gilda sem hér segir: talnaspil tölu sína, aðgerðarspil 20, Jóker og Draga 4 Jóker 50.
rule-score-cards-112 = Spil sem eru eftir á hendi gilda sem hér segir: talnaspil tölu sína, aðgerðarspil 20, Stokka upp Jóker og sérsniðin spil 40, Jóker og Draga 4 Jóker 50.
rule-score-cards-all-wild = Venjulegur Jóker sem er eftir á hendi gildir 20, öll önnur spil 50.

rule-deck-108 = Í stokknum eru 108 spil.
rule-deck-112 = Í stokknum eru 108 spil, Stokka upp Jóker og sérsniðnu spilin í leiknum.
rule-deck-all-wild = Í stokknum eru 112 spil, allt jókerar. Fjöldi hverrar tegundar er ágiskun okkar: hans er hvergi getið í leikreglum.
rule-custom = Sérsniðið spil { $number }: { $effect }
rule-custom-text = Sérsniðið spil { $number }, „{ $text }“: { $effect }
rule-custom-none = Engin sérsniðin spil eru í stokknum.
rule-hand-size = { $n ->
    [1] Allir fá eitt spil.
   *[other] Allir fá { $n } spil.
}
rule-first-card-acts = Aðgerðarspil sem kemur upp í byrjun gildir: Draga 2 og Sitja hjá bitna á leikmanni á vinstri hönd þess sem gefur, en komi Snúa við upp byrjar sá sem gefur.
rule-first-card-ignored = Aðgerðarspil sem kemur upp í byrjun hefur engin áhrif.
rule-bluff-true = Draga 4 Jóker má setja út ranglega: það er að svíkja lit.
rule-bluff-false = Draga 4 Jóker er hafnað ef hann er ranglega settur út.
rule-challenge-true = Sá sem ætti að draga má skora á þann sem setti jókerinn út: hafi það verið rangt dregur í staðinn sá sem setti hann út; hafi það verið rétt dregur áskorandinn tvö spil til viðbótar.
rule-challenge-false = Ekki má skora á þann sem setur út Draga 4 Jóker.
rule-stacking-off = Draga 2 spil og Draga 4 Jóker er ekki hægt að senda áfram.
rule-stacking-same = Vaxandi UNO: Draga 2 spili má svara með Draga 2 spili og Draga 4 Jóker með Draga 4 Jóker; næsti leikmaður dregur fyrir öll spilin.
rule-stacking-mixed = Draga 2 spili og Draga 4 Jóker má svara með hvoru sem er; næsti leikmaður dregur fyrir öll spilin. (Vinsælt en stendur ekki í neinum leikreglum.)
rule-seven-zero-true = Sjö-núll UNO: sá sem setur út sjöu skiptir á öllum spilum við leikmann að eigin vali; sé núll sett út láta allir spilin sín ganga til næsta leikmanns í leikátt.
rule-seven-zero-false = Sjöur og núll eru venjuleg talnaspil.
rule-jump-in-true = Inngrip UNO: sá sem er með nákvæmlega eins spil og efst liggur má setja það strax út og leikurinn heldur áfram þaðan.
rule-jump-in-false = Enginn má setja út spil nema eiga leik.
rule-wild-jump-in-true = Grípa má inn með jóker ofan á eins jóker.
rule-wild-jump-in-false = Ekki má grípa inn með jóker.
rule-draw-one = Sá sem getur ekki eða vill ekki setja út dregur eitt spil.
rule-draw-until-playable = Sá sem getur ekki eða vill ekki setja út dregur þar til spil kemur sem hægt er að setja út. (Vinsælt en stendur ekki í neinum leikreglum.)
rule-drawn-card-optional = Spilið sem dregið var, og ekkert annað, má síðan setja út.
rule-drawn-card-must-play = Spilið sem dregið var verður síðan að setja út ef það er hægt. (Vinsælt en stendur ekki í neinum leikreglum.)
rule-two-player-reverse-skip = Þegar tveir spila hefur Snúa við sömu áhrif og Sitja hjá.
rule-two-player-reverse-nothing = Þegar tveir spila hefur Snúa við engin áhrif.
rule-last-shuffle-goes-on = Stokka upp Jóker sem síðasta spil: spilin eru stokkuð og umferðin heldur áfram.
rule-last-shuffle-wins = Sá sem setur út Stokka upp Jóker sem síðasta spil vinnur strax.
rule-uno-window-next-begins = Hægt er að standa þig að verki þar til næsti leikmaður byrjar að spila.
rule-uno-window-next-done = Hægt er að standa þig að verki þar til næsti leikmaður hefur lokið leik sínum.
rule-uno-penalty = { $n ->
    [0] Engan er hægt að standa að verki þótt „UNO“ sé ekki kallað.
    [1] Sá sem er staðinn að verki dregur eitt spil.
   *[other] Sá sem er staðinn að verki dregur { $n } spil.
}
rule-false-catch = { $n ->
    [0] Röng ásökun er ekki tekin gild og kostar ekkert.
    [1] Röng ásökun kostar eitt spil.
   *[other] Röng ásökun kostar { $n } spil.
}
rule-misplay-refuse = Spili sem passar ekki er hafnað.
rule-misplay-penalise = Setja má út rangt spil. Mótmæli einhver áður en næsti leikmaður byrjar er spilið tekið til baka, tvö spil dregin að auki og næsti leikmaður á leik.
rule-advice-true = Sá sem gefur ráð dregur tvö spil ef meira en helmingur hinna segir svo vera.
rule-advice-false = Ekki er refsað fyrir ráðleggingar.
rule-teams-none = Hver spilar fyrir sig.
rule-teams-partners = Samherjar sitja hvor á móti öðrum; liðið sem vinnur fær stig fyrir spil beggja mótleikaranna.
rule-next-dealer-left = Gjöfin færist til vinstri.
rule-next-dealer-winner = Sá sem vinnur umferð gefur í þeirri næstu.

# Áhrif sérsniðinna spila
effect-draw-until-colour-next = næsti leikmaður dregur þar til spil kemur í litnum sem valinn var, og situr hjá.
effect-shed-wilds-everyone = allir losa sig við alla jókera.
effect-stuck-draws-next = { $n ->
    [1] geti næsti leikmaður ekkert sett út er dregið eitt spil sem ekki má setja út.
    [one] geti næsti leikmaður ekkert sett út er dregið { $n } spil sem ekki má setja út.
   *[other] geti næsti leikmaður ekkert sett út eru dregin { $n } spil sem ekki má setja út.
}
effect-again = sá sem setti spilið út á aftur leik.
effect-level-next = { $n ->
    [1] næsti leikmaður dregur eða losar sig við spil þar til eitt er á hendi og spilar síðan.
    [one] næsti leikmaður dregur eða losar sig við spil þar til { $n } er á hendi og spilar síðan.
   *[other] næsti leikmaður dregur eða losar sig við spil þar til { $n } eru á hendi og spilar síðan.
}
effect-level-everyone = { $n ->
    [1] allir draga eða losa sig við spil þar til eitt er á hendi.
    [one] allir draga eða losa sig við spil þar til { $n } er á hendi.
   *[other] allir draga eða losa sig við spil þar til { $n } eru á hendi.
}
effect-open-everyone = allir spila með opin spil þar til sá á leik sem setti spilið út.
effect-joke-self = { $n ->
    [1] segðu brandara. Ef enginn hlær dregur þú eitt spil, annars máttu losa þig við öll spil nema eitt.
   *[other] segðu brandara. Ef enginn hlær dregur þú { $n } spil, annars máttu losa þig við öll spil nema eitt.
}
effect-honour-next = næsti leikmaður má ekki beygja olnbogana fyrr en einhver kallar „UNO“.
effect-dare-next = { $n ->
    [1] næsti leikmaður galar eins og hani eða dregur eitt spil; hinir dæma.
   *[other] næsti leikmaður galar eins og hani eða dregur { $n } spil; hinir dæma.
}
effect-nothing = aðeins textinn gildir.

# The rulebooks
book-s0 = nýja sænska útgáfan (112 spil)
book-s1 = sænskt reglublað
book-s2 = íslenskt reglublað 2006
book-s3 = norskt All Wild
book-s4 = norskt reglublað
book-a = heimaleikregla
book-all = öll reglublöðin
book-all-matching = öll reglublöðin nema All Wild

# What options and their values are called

option-preset = Reglur
option-seats = Leikmenn
option-people = Fólk við lyklaborðið
option-bots = Þjarkar
option-deck = Stokkur
option-hand-size = Spil á hendi í byrjun
option-first-card = Fyrsta spilið
option-bluff = Að svíkja lit
option-challenge = Áskorun
option-stacking = Að senda viðurlög áfram
option-seven-zero = Sjöur og núll
option-jump-in = Inngrip
option-wild-jump-in = Inngrip með Jóker
option-draw = Að draga
option-drawn-card = Spilið sem dregið er
option-two-player-reverse = Snúa við með tveimur leikmönnum
option-last-shuffle = Stokka upp Jóker sem síðasta spil
option-uno-window = Hve lengi er hægt að standa mann að verki
option-uno-penalty = Spil fyrir að kalla ekki „UNO“
option-false-catch = Spil fyrir ranga ásökun
option-misplay = Röng spil
option-advice = Ráð
option-match = Leikurinn
option-target = Stig sem þarf
option-teams = Lið
option-next-dealer = Hver gefur næst
option-custom-1 = Sérsniðið spil 1
option-custom-2 = Sérsniðið spil 2
option-custom-3 = Sérsniðið spil 3
option-number-1 = Talan á spili 1
option-number-2 = Talan á spili 2
option-number-3 = Talan á spili 3
value-yes = já
value-no = nei
value-deck-108 = 108 spil
value-deck-112 = 112 spil
value-deck-all-wild = eintómir jókerar
value-first-card-acts = gildir
value-first-card-ignored = gerir ekkert
value-stacking-off = nei
value-stacking-same = með eins spili
value-stacking-mixed = með hvoru sem er
value-draw-one = eitt spil
value-draw-until-playable = þar til eitthvað passar
value-drawn-card-optional = má setja út
value-drawn-card-must-play = verður að setja út
value-two-player-reverse-skip = eins og Sitja hjá
value-two-player-reverse-nothing = gerir ekkert
value-last-shuffle-goes-on = umferðin heldur áfram
value-last-shuffle-wins = vinnur
value-uno-window-next-begins = þar til næsti byrjar
value-uno-window-next-done = þar til næsti hefur leikið
value-misplay-refuse = hafnað
value-misplay-penalise = refsað
value-teams-none = engin lið
value-teams-partners = samherjar
value-next-dealer-left = til vinstri
value-next-dealer-winner = sigurvegarinn
