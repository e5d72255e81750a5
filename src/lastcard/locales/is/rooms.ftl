# Hvers vegna þjónninn hafnar einhverju
removed = gestgjafinn hefur vísað þér frá þessu borði
storage-fails = þjónninn getur ekki vistað neitt í augnablikinu; ekkert sem hefur verið staðfest er glatað
table-crowded = það eru of margir við þetta borð
table-talked-out = svo mikið hefur verið sagt eða breytt við þetta borð að meira kemst ekki fyrir; spilið umferð eða opnið nýtt borð
bad-timer = umhugsunartíminn er 10 til 120 sekúndur í hvert sinn sem leikmaður á leik, eða 0 fyrir ótakmarkaðan tíma
not-host = aðeins gestgjafinn getur gert þetta
match-runs = þetta verður að bíða þar til leiknum lýkur
unknown-seat = sætin við þetta borð eru 1 til { $seats }
table-full = öll sæti eru setin; þú getur horft á
seat-taken = þetta sæti er setið
too-many-seated = hér sitja fleiri en { $seats }; einhver verður fyrst að standa upp
bot-budget = þjarkar við borð þjónsins fá engan umhugsunartíma; nefndu aðeins styrkinn
unknown-person = enginn hér hefur þetta númer
remove-oneself = yfirgefðu borðið ef þú vilt fara
no-round-over = engri umferð er nýlokið
not-seated = til þess þarf sæti við borðið
no-round = engin umferð er í gangi
stand-in-plays = þjarkur spilar fyrir þig; taktu sætið þitt fyrst aftur
version-unknown = nýjasta útgáfan er { $version }
overtaken = einhver varð fyrri til
wrong-deal = nú er tekið við slembibætum fyrir gjöf { $deal }
mixed-already = þú hefur þegar lagt til þessarar gjafar
no-stand-in = enginn þjarkur spilar fyrir þig
unknown-emote = þessi frasi er ekki til; til eru { $known }
hello-twice = þessi tenging er þegar við borð
only-watching = þetta er fyrir þau sem hafa sest að borðinu
superseded = annað sem þú gerðir síðar kom í staðinn
unknown-table = það er ekkert borð með kóðann „{ $code }“; biddu aftur um tengilinn
table-damaged = ekki er hægt að lesa þetta borð af diski þjónsins; sá sem rekur þjóninn finnur ástæðuna í atvikaskránni
unknown-record = það er engin leikskýrsla „{ $record }“
unknown-preset = það er engin forstilling „{ $given }“; til eru: { $known }
record-damaged = ekki er hægt að spila leikskýrsluna „{ $record }“ aftur: { $reason }
server-full = þjónninn er fullur; reyndu aftur síðar
too-fast = of mikið í einu; bíddu augnablik
too-many-connections = of margar tengingar frá þínu vistfangi
too-many-tables = þú eða aðrir á þínu vistfangi eru með of mörg borð opin; þau sem enginn spilar við hverfa eftir klukkustund
bad-message = skilaboðin skiljast ekki: { $reason }
bad-request = beiðnin skilst ekki: { $reason }
too-large = þetta er of stórt; mest { $most } bæti
hello-first = fyrstu skilaboðin verða að vera „hello“, innan tíu sekúndna
protocol-unknown = þessi útgáfa samskiptareglnanna er óþekkt; þjónninn notar { $known }
no-token = segðu fyrst hver þú ert: biddu um aðgangsmiða með nafninu þínu
foreign-origin = síður annarra vefja mega þetta ekki
foreign-host = þessi þjónn þekkir ekki nafnið „{ $host }“; sá sem rekur hann getur gefið það upp með --url
websocket-only = þessi slóð er fyrir WebSocket-tengingar
no-such-page = það er ekkert á þessari slóð
server-error = eitthvað fór úrskeiðis hér; það hefur verið skráð

# Það sem er á vistföngum þjónsins þar til síða er komin
page-home = Last Card: þjónn með borðum til að spila við. Í skipanaglugga: lastcard join { $address }
page-table = Þér er boðið að spila Last Card. Í skipanaglugga: lastcard join { $link }

# Hvers vegna þjónninn slítur tengingu
bye-removed = gestgjafinn hefur vísað þér frá þessu borði
bye-left = þú hefur yfirgefið borðið
bye-server-stops = verið er að stöðva þjóninn; borðið geymist, tengstu aftur eftir smástund
bye-storage-fails = þjónninn getur ekki vistað neitt í augnablikinu; ekkert sem hefur verið staðfest er glatað
