# Reglusíðan. Spil innan hornklofa, eins og [R7], birtist sem lítil mynd með nafni spilsins.
# Orðin eru úr S2; nöfn spila sem eru ekki þar eru okkar eigin, með sama sniði

guide-title = Reglurnar
guide-lead = Svona er spilað samkvæmt fimm reglublöðum, með öllum útgáfum og heimaleikreglum sem velja má hér. Það sem gildir við borðið ykkar sést alltaf áður en fyrsta spilið er sett út.
guide-contents = Á þessari síðu
guide-link = Tengill á „{ $section }“
guide-source = Heimild
guide-ours = Úrskurður okkar
guide-ours-about = Þar sem reglublöðin þegja eða þeim ber ekki saman segir í svona ramma hvað gildir hér.
guide-example = Dæmi
guide-fits = Passar
guide-fits-not = Passar ekki
guide-worth = { $points } stig
guide-worth-number = Gildir tölu sína
guide-many = { $count } í stokknum
guide-book-classic = Sígildu reglublöðin fjögur
guide-book-none = Í engu reglublaði, en algengt

# Forstillingar, setningu fyrir setningu
guide-presets = Tilbúnar reglur
guide-presets-about = Hvert borð byrjar á einhverjum af þessum reglum og síðan má breyta hverri reglu fyrir sig. Þær má allar lesa setningu fyrir setningu, með heimildum.
guide-sentences = Allar reglurnar, setningu fyrir setningu
guide-sentences-about = Allt sem gildir þegar borð velur þessar reglur og breytir engu.
guide-back = Öll reglusíðan
guide-unknown = Engar reglur eru til með þessu nafni.
guide-failed = Ekki tókst að sækja setningarnar frá þjóninum.
guide-again = Reyna aftur

# Spilið
guide-game = Spilið
guide-aim = Markmið spilsins
guide-aim-round = Spilað er í umferðum. Sá sem fyrstur losnar við öll spilin sín vinnur umferðina og fær stig fyrir spilin sem hinir eiga eftir.
guide-aim-match = Stigin leggjast saman frá umferð til umferðar og sá vinnur sem fyrstur nær 500 stigum. Tveir til tíu geta spilað.

guide-cards = Spilin
guide-cards-about = Í sígilda stokknum eru 108 spil: talnaspil og aðgerðarspil í fjórum litum og átta jókerar. Stigin eru það sem sigurvegari umferðarinnar fær fyrir spilið ef einhver annar situr uppi með það.
guide-cards-shapes = Hver litur á sér líka eigið form: rauður er tígull, gulur hringur, grænn þríhyrningur og blár ferningur.
guide-number = Talnaspil
guide-does-number = Eitt núll og tvö spil af hverri tölu frá 1 til 9 í hverjum lit. Þau hafa engin sérstök áhrif.
guide-does-skip = Næsti leikmaður situr hjá.
guide-does-reverse = Leikáttin snýst við.
guide-does-draw-two = Næsti leikmaður dregur tvö spil og situr hjá.
guide-does-wild = Má setja ofan á hvaða spil sem er; þú velur lit.
guide-does-draw-four = Þú velur lit; næsti leikmaður dregur fjögur spil og situr hjá. Spilinu fylgir skilyrði og skora má á þann sem setur það út.

guide-setup = Undirbúningur
guide-setup-deal = Allir draga eitt spil og sá gefur sem fær hæstu töluna; tákn gilda núll. Sá sem gefur stokkar og gefur hverjum leikmanni sjö spil.
guide-setup-piles = Hin spilin eru lögð á hvolf og mynda dragbunkann. Efsta spilinu er snúið við og það er fyrsta spilið í úrkastbunkanum. Leikmaður á vinstri hönd þess sem gefur byrjar og spilað er réttsælis.
guide-first = Ef fyrsta spilið er aðgerðarspil
guide-first-draw-two = Leikmaður á vinstri hönd þess sem gefur dregur tvö spil og situr hjá.
guide-first-skip = Leikmaður á vinstri hönd þess sem gefur situr hjá; sá næsti byrjar.
guide-first-reverse = Sá sem gefur byrjar og síðan er spilað rangsælis.
guide-first-wild = Leikmaður á vinstri hönd þess sem gefur velur lit.
guide-first-draw-four = Spilið fer aftur í bunkann og öðru er snúið við.
guide-setup-ours = Ef fleiri en einn draga hæstu töluna draga þeir aftur. Sá sem velur lit fyrir Jóker sem kemur fyrst upp á líka fyrsta leik. Draga 4 Jóker fer aftur í bunkann á tilviljunarkenndan stað, eins og segir á einu blaðanna. Hvergi stendur hver gefur næst: hér færist gjöfin til vinstri, eða til sigurvegarans ef borðið vill það heldur.

guide-turn = Þegar þú átt leik
guide-turn-match = Settu út eitt spil sem passar við efsta spil úrkastbunkans: sami litur, sama tala eða sama tákn. Jóker passar ofan á allt.
guide-turn-example = Efst liggur [R7]. Þú mátt setja út hvaða rautt spil sem er, hvaða sjöu sem er eða jóker.
guide-turn-colour = Ef jóker er efstur gildir liturinn sem valinn var með honum: settu út spil í þeim lit, eða annan jóker.
guide-turn-one = Aðeins eitt spil er sett út í einu; síðan á næsti leikmaður leik.

guide-draw = Að draga spil
guide-draw-one = Ef ekkert af spilunum þínum passar dregur þú eitt spil úr dragbunkanum. Passi það máttu setja það strax út; passi það ekki, eða viljir þú halda því, á næsti leikmaður leik.
guide-draw-choice = Þú mátt líka draga þótt þú gætir sett út spil. Þá má sömuleiðis aðeins setja út spilið sem þú varst að draga, ekkert annað af hendinni.

guide-actions = Aðgerðarspil
guide-actions-fit = Aðgerðarspil má setja ofan á sinn eigin lit eða ofan á sama tákn í hvaða lit sem er.
guide-actions-ours = Aðgerðarspil verkar einu sinni, á þann sem er næstur; sá sem kemur þar á eftir þarf aðeins að setja út spil sem passar. Síðasta spilið þitt má vera hvaða spil sem er, líka aðgerðarspil og jóker.
guide-skip = Sitja hjá
guide-skip-does = Næsti leikmaður situr hjá og sá sem er þar á eftir heldur áfram.
guide-reverse = Snúa við
guide-reverse-does = Leikáttin snýst við: úr réttsælis í rangsælis, eða öfugt.
guide-draw-two = Draga 2
guide-draw-two-does = Næsti leikmaður dregur tvö spil og situr hjá.
guide-draw-two-ours = Samkvæmt grunnreglunum er ekki hægt að senda Draga 2 spil áfram með því að setja annað ofan á það. Ef þið eruð vön að spila þannig skuluð þið velja Vaxandi UNO.

guide-wild = Jóker
guide-wild-does = Settu hann ofan á hvaða spil sem er og veldu litinn sem spilað verður áfram í. Þú mátt velja litinn sem þegar gildir.
guide-wild-when = Jóker máttu setja út þótt önnur spil þín passi.

guide-four = Draga 4 Jóker
guide-four-does = Þú velur lit, og næsti leikmaður dregur fjögur spil og situr hjá.
guide-four-when = Það er aðeins rétt ef þú ert ekki með neitt spil í litnum sem gildir. Það gerir ekkert til þótt þú sért með sömu tölu eða sama tákn í öðrum lit.
guide-four-ours = Eftir jóker er liturinn sem gildir sá sem valinn var. Aðrir jókerar á hendi teljast ekki til neins litar.
guide-challenge = Litasvik og áskorun
guide-challenge-bluff = Þú getur sett út Draga 4 Jóker þótt þú eigir litinn. Það er að svíkja lit og það heppnast nema næsti leikmaður skori á þig.
guide-challenge-who = Aðeins sá sem annars þyrfti að draga getur skorað á þig. Þá sýnir þú þeim leikmanni spilin þín, og engum öðrum.
guide-challenge-example = Efst liggur [R7]. Ada setur út [W+4] og velur bláan lit. Bo trúir henni ekki.
guide-challenge-right-hand = Spil Ödu þegar hún setti hann út: rautt spil
guide-challenge-right = Ada sveik lit og dregur fjögur spil. Bo dregur ekkert og á venjulegan leik; liturinn er áfram blár.
guide-challenge-wrong-hand = Spil Ödu þegar hún setti hann út: ekkert rautt spil
guide-challenge-wrong = Spilið var rétt sett út. Bo dregur fjögur spil og tvö að auki, alls sex, og situr hjá.
guide-challenge-ours = Það sem gildir er höndin á þeirri stundu sem spilið var sett út. Skora verður á leikmann áður en spilin eru dregin. Hinir fá aðeins að vita hvor hafði rétt fyrir sér. Draga 4 Jóker sem síðasta spil er alltaf rétt settur út, því að ekkert er eftir á hendi, og þá er ekki hægt að skora á neinn.

guide-uno = Að kalla „UNO“
guide-uno-call = Þegar þú setur út næstsíðasta spilið þitt verður þú að kalla „UNO!“ svo að allir viti að þú eigir eitt spil eftir.
guide-uno-catch = Ef þú gleymir því getur hver sem er af hinum staðið þig að verki og þá dregur þú tvö spil. Það má frá því að spilið liggur á bunkanum og þar til næsti leikmaður byrjar að spila.
guide-uno-late = Ef þú tekur eftir því og kallar áður en nokkur hefur staðið þig að verki sleppur þú. Það stendur berum orðum aðeins á íslenska blaðinu en gildir hér í öllum útgáfum.
guide-uno-ours = Þú mátt kalla þegar þú átt leik og ert með tvö spil, um leið og þú setur spilið út, eða á eftir. Að byrja að spila er að setja út eða draga spil, eða að taka á sig viðurlög eða skora á þann sem olli þeim. Sá sem fær eitt spil á hendi á annan hátt, til dæmis þegar skipt er á spilum, verður líka að kalla. Röng ásökun kostar ekkert nema borðið ákveði annað.

guide-end = Þegar umferð lýkur
guide-end-out = Um leið og einhver er búinn með öll spilin sín er umferðinni lokið. Ef síðasta spilið var Draga 2 eða Draga 4 Jóker dregur næsti leikmaður fyrst þau spil og þau eru talin með.
guide-end-score = Sigurvegarinn fær stig fyrir öll spil sem hinir eiga eftir: talnaspil gilda tölu sína, Sitja hjá, Snúa við og Draga 2 gilda 20 hvert, Jóker og Draga 4 Jóker 50 hvor. Síðan er gefið í nýja umferð.
guide-end-match = Sá sem fyrstur nær 500 stigum hefur unnið.

guide-piles = Þegar spilin klárast
guide-piles-shuffle = Þegar dragbunkinn er búinn er úrkastbunkinn stokkaður og verður að nýjum dragbunka.
guide-piles-ours = Efsta spilið verður eftir á sínum stað og liturinn líka. Ef of fá spil eru handa þeim sem á að draga dregur hann það sem til er og sleppur við hitt. Ef heill hringur líður án þess að spil sé sett út eða dregið er umferðin ógild: enginn fær stig og gefið er í þá næstu.

# Aðrar leiðir til að spila
guide-ways = Aðrar leiðir til að spila
guide-two = Tveir leikmenn
guide-two-does = Þegar tveir spila hefur Snúa við sömu áhrif og Sitja hjá: sá sem setur annað hvort út á strax aftur leik. Eftir Draga 2 eða Draga 4 Jóker heldur sá líka áfram sem setti spilið út þegar hinn hefur dregið.
guide-two-ours = Aðeins íslenska blaðið talar um tvo leikmenn; hér gildir þetta í öllum útgáfum. Borð getur líka valið að Snúa við hafi engin áhrif þegar tveir spila.
guide-partners = Samherjar
guide-partners-does = Fjórir leikmenn mynda tvö lið og samherjar sitja hvor á móti öðrum. Um leið og annar þeirra er búinn með spilin sín er umferðinni lokið og liðið fær stig.
guide-partners-change = Á blaðinu er líka stungið upp á að skipta um samherja: fjórir leikmenn eftir hverja umferð, átta leikmenn við tvö borð þar til allir hafa spilað með öllum. Hver og einn leggur þá saman stigin sem fengust með hverjum samherja.
guide-partners-ours = Lesa má á tvo vegu fyrir hvað liðið fær stig. Hér er það fyrir spil beggja mótleikaranna; spil sem samherji manns á eftir gilda ekkert.
guide-lowest = Fæst stig vinna
guide-lowest-does = Í stað þess að sigurvegarinn fái stig fá allir stig fyrir spilin sem þeir eiga sjálfir eftir. Þegar einhver hefur náð 500 vinnur sá sem er með fæst stig.
guide-lowest-ours = Ef fleiri en einn eru með fæst stig er spilað áfram þar til úr er skorið á milli þeirra.
guide-elimination = Áskorunar-UNO
guide-elimination-does = Hér fá líka allir stig fyrir spilin sem þeir eiga sjálfir eftir. Sá sem nær 500 stigum, eða því sem samið var um, er úr leik. Þeir tveir síðustu spila áfram hvor gegn öðrum og sá vinnur sem eftir er að lokum.
guide-elimination-ours = Allir halda stigum sínum þegar aðeins tveir eru eftir og þeir spila eftir reglunum fyrir tvo leikmenn.

# Útgáfur
guide-editions = Útgáfur
guide-editions-about = Spilið hér að ofan er sameiginlegt sígildu reglublöðunum. Hér segir hvað er sérstakt við hverja útgáfu.
guide-classic = Sígilt
guide-classic-about = Stuttu reglublöðin sem nú fylgja spilinu, annað sænskt og hitt norskt, hafa sömu reglur: 108 spil, allt eins og að ofan og engin viðurlög við mistökum. Spili sem passar ekki er einfaldlega hafnað hér.
guide-iceland = Ísland 2006
guide-iceland-about = Á langa íslenska blaðinu er sama spil en þar eru viðurlög við mistökum. Þar er líka lýst leik tveggja manna, samherjum, Áskorunar-UNO og þremur sígildu heimaleikreglunum.
guide-iceland-wrong = Sá sem setur út rangt spil, svo að eftir því er tekið, tekur það til baka og dregur tvö spil, og næsti leikmaður á leik.
guide-iceland-advice = Sá sem ráðleggur öðrum hvað þeir eigi að setja út dregur tvö spil.
guide-iceland-ours = Mótmæla má spili þar til næsti leikmaður byrjar að spila; eftir það stendur það. Að svíkja lit með Draga 4 Jóker telst ekki rangt spil: við því er áskorun svarið. Greidd eru atkvæði um hvort einhver hafi gefið ráð og meira en helmingur hinna þarf að segja já.
guide-modern = Nýja útgáfan
guide-modern-about = Í nýju sænsku útgáfunni eru 112 spil: sígildi stokkurinn, einn Stokka upp Jóker og þrjú sérsniðin spil. Allt annað er eins og í sígilda spilinu.
guide-shuffle = Stokka upp Jóker
guide-does-shuffle = Spil allra eru stokkuð saman og gefin á ný; þú velur lit.
guide-shuffle-does = Sá sem setur hann út safnar saman spilum hinna, stokkar og gefur þau öll á ný, fyrst leikmanni á vinstri hönd sér. Sumir fá þá fleiri spil en áður og aðrir færri. Leikmaðurinn velur líka lit og spilað er áfram í sömu átt.
guide-shuffle-first = Komi hann upp sem fyrsta spil velur leikmaður á vinstri hönd þess sem gefur aðeins lit.
guide-shuffle-ours = Spil þess sem setti hann út eru stokkuð með og sá fær síðastur spil í hverjum hring. Sem síðasta spil vinnur hann ekki af sjálfu sér: spilin eru stokkuð og umferðin heldur áfram, nema borðið hafi valið annað. Sá sem fær aðeins eitt spil verður að kalla „UNO“.
guide-custom = Sérsniðin spil
guide-does-custom = Þú velur lit; síðan gerist það sem leikmenn hafa skrifað á spilið.
guide-custom-does = Leikmenn skrifa eigin reglu á slíkt spil og koma sér saman um hve mörg þeirra þriggja eru með. Spilið er jóker: þú velur lit og síðan er farið eftir reglunni. Komi það fyrst upp er aðeins valinn litur.
guide-custom-effects = Þessar reglur má velja á spil. Hugmyndirnar eru úr reglublaðinu; orðin á spilinu eru ykkar og tölunum má breyta.
guide-custom-chosen = Ef ekkert annað er valið eru spilin þrjú „Einu sinni enn“, „Allir með 3 spil“ og „Þraut eða draga 4“.
guide-custom-ours = Hinir dæma um hvort brandari var fyndinn eða þraut vel leyst: eitt já nægir. Spil sem menn losa sig við fara undir efsta spilið og hafa engin áhrif. Sá sem verður spilalaus hefur unnið umferðina. Sérsniðið spil sem síðasta spil lýkur umferðinni strax og reglunni á því er ekki fylgt.
guide-wild-deck = All Wild
guide-wild-deck-about = 112 spil, allt jókerar: hvorki litur né tala skiptir máli, svo að hvaða spil sem er má setja út þegar maður á leik. Allir fá sjö spil og fyrsta spilið hefur engin áhrif.
guide-does-all-wild = Algengasta spilið. Þú mátt nefna lit en það breytir engu.
guide-does-skip-two = Næstu tveir leikmenn sitja hjá.
guide-does-four-all-wild = Næsti leikmaður dregur fjögur spil og situr hjá. Ekkert skilyrði, engin áskorun.
guide-does-target = Leikmaður að þínu vali dregur tvö spil en situr ekki hjá.
guide-does-swap = Þú verður að velja annan leikmann og skipta á öllum spilum við hann.
guide-wild-deck-draw = Þú mátt draga spil í stað þess að setja út. Þá seturðu út spilið sem þú varst að draga eða situr hjá.
guide-wild-deck-uno = Um leið og þú ert með aðeins eitt spil skaltu kalla „UNO!“. Verði einhver annar á undan þér að kalla, áður en næsti leikmaður hefur lokið leik sínum, dregur þú tvö spil.
guide-wild-deck-win = Sá vinnur sem fyrstur setur út síðasta spilið sitt; ein gjöf er heill leikur. Ef þið viljið getið þið talið stig upp í 500: venjulegur Jóker gildir 20, öll önnur spil 50.
guide-wild-deck-ours = Hvergi stendur hve mörg spil eru af hverri tegund, svo að fjöldinn er ágiskun okkar. Þegar þrír spila átt þú aftur leik eftir Sitja hjá 2 Jóker, og þegar tveir spila líka eftir Snúa við Jóker og Sitja hjá Jóker. Sá sem klárar með Skipta á spilum Jóker vinnur án þess að skipta.

# Heimaleikreglur
guide-house = Heimaleikreglur
guide-house-about = Hverri þessara reglna má bæta við sígilda spilið, einni sér eða fleirum saman. Þær þrjár fyrstu eru tillögur á íslenska blaðinu, sem lætur eigin reglur hvers heimilis ráða þegar þær stangast á; hvað við gerum stendur við hverja þeirra.
guide-progressive = Vaxandi UNO
guide-progressive-does = Ef Draga 2 spil bitnar á þér máttu setja annað ofan á í stað þess að draga; þá á næsti leikmaður að draga fjögur, eða setja út það þriðja, og svo framvegis. Eins er með Draga 4 Jóker: átta, tólf, sextán. Hver leikmaður setur aðeins út eitt í einu.
guide-progressive-colour = Sá sem síðastur setur út Draga 4 Jóker ræður litnum.
guide-progressive-example = Þrjú Draga 2 spil í röð: fjórði leikmaðurinn á ekkert og dregur sex spil.
guide-progressive-ours = Svara má með Draga 2 spili í hvaða lit sem er, en þess þarf ekki; líka má svara Draga 2 spili sem kemur fyrst upp. Aðeins má skora á þann sem setti út síðasta Draga 4 Jóker og þá gildir liturinn sem valinn var á undan honum: hafi sá svikið lit dregur hann allt sem safnast hefur, annars dregur áskorandinn það allt og tvö spil að auki. Klári einhver með slíku spili dregur næsti leikmaður fyrir öll spilin og getur ekki svarað.
guide-mixed = Draga 2 og Draga 4 Jóker hvort ofan á annað
guide-mixed-does = Eins og Vaxandi UNO, en Draga 2 spili má líka svara með Draga 4 Jóker og Draga 4 Jóker með Draga 2 spili í hvaða lit sem er. Næsti leikmaður dregur fyrir öll spilin.
guide-seven = Sjö-núll UNO
guide-seven-seven = Sá sem setur út sjöu verður að skipta á öllum spilum við annan leikmann að eigin vali.
guide-seven-zero = Þegar núll er sett út láta allir spilin sín ganga til næsta leikmanns í leikátt.
guide-seven-example = Ada er með þrjú spil og setur út: [Y7]. Hún velur Bo, sem er með eitt spil.
guide-seven-before = Fyrir
guide-seven-after = Eftir
guide-seven-called = Nú er Bo með tvö spil og Ada eitt, svo að hún verður að kalla „UNO“.
guide-seven-ours = Sjöa eða núll sem síðasta spil vinnur strax og engin skipti verða. Sem fyrsta spil hafa þau engin áhrif. Þegar tveir spila skiptast þeir á spilum við núll. Sá sem fær aðeins eitt spil verður að kalla „UNO“.
guide-jump = Inngrip UNO
guide-jump-does = Ef þú ert með nákvæmlega sama spil og efst liggur, í sama lit og með sömu tölu eða sama tákn, máttu setja það strax út, hver sem á leik. Síðan er spilað áfram frá þér.
guide-jump-own = Ef þú ert með tvö eins máttu setja bæði út, en eitt í einu, svo að einhver annar geti gripið inn á milli.
guide-jump-action = Ef það er aðgerðarspil kemur seinna spilið í stað hins fyrra: það bitnar þá á leikmanninum á eftir þér.
guide-jump-example = Ada setur út: [B+2]. Bo á að draga. Áður en hann gerir það grípur Cid inn með hinu: [B+2]. Bo dregur ekkert; Dan, sem situr á eftir Cid, dregur tvö spil.
guide-jump-ours = Grípa má inn þar til sá sem á leik hefur byrjað að spila. Eftir inngrip ofan á Snúa við hefur leikáttin snúist einu sinni en ekki tvisvar. Þar sem senda má viðurlög áfram bætir inngrip við þau. Setja má jóker ofan á eins jóker nema borðið ákveði annað. Líka hér verður að kalla „UNO“. Röngu inngripi er hafnað og það kostar ekkert.
guide-party = Heimapartí
guide-party-about = Vaxandi UNO, Sjö-núll UNO og Inngrip UNO öll saman.
guide-until = Dregið þar til spil passar
guide-until-does = Sá sem getur ekki eða vill ekki setja út dregur þar til spil kemur sem hægt er að setja út.
guide-must = Setja verður út dregið spil
guide-must-does = Ef spilið sem dregið var passar verður að setja það út. Aðeins má halda Draga 4 Jóker ef með honum væri svikinn litur.
guide-more = Fleira sem borð getur valið
guide-more-about = Eitt til fimmtán spil í byrjun; fyrsta aðgerðarspil án áhrifa; engin svik eða engin áskorun; hve mörg spil gleymt kall eða röng ásökun kostar; upp í hve mörg stig er spilað; og hver gefur næst.

# Reglublöðin
guide-books = Reglublöðin
guide-books-about = Allt hér á rætur í fimm reglublöðum; við hvern kafla stendur á hverjum þeirra reglan er.
guide-book-s0-about = Reglurnar í nýju sænsku útgáfunni: 112 spil, með Stokka upp Jóker og þremur sérsniðnum spilum.
guide-book-s1-about = Stutt, nýlegt sænskt reglublað fyrir spilin 108.
guide-book-s2-about = Langt íslenskt reglublað frá október 2006 fyrir spilin 108; það eina með viðurlögum, leik tveggja manna, samherjum og heimaleikreglum.
guide-book-s3-about = Norska reglublaðið með UNO All Wild: 112 spil, allt jókerar.
guide-book-s4-about = Stutt, nýlegt norskt reglublað, regla fyrir reglu eins og það sænska; tveir til tíu leikmenn, frá sjö ára aldri.
