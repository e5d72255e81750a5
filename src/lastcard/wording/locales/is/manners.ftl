# Hvernig fólk spilar saman við borð
setting-manners = Hvernig borð
setting-manners-about = Rólegt er án klukku og gefur öllum tíma; hratt er fyrir þá sem kunna spilið.
manners-usual = Venjulegt
manners-usual-about = hálf mínúta í leik
manners-quick = Hratt
manners-quick-about = fimmtán sekúndur í leik, hraðir þjarkar
manners-calm = Rólegt
manners-calm-about = engin klukka, löng hlé, aðeins stuttir frasar
manners-own = Eigin blanda
setting-minutes = Leiknum lýkur eftir
setting-minutes-about = Þegar tíminn er liðinn er umferðin sem stendur yfir sú síðasta.
setting-minutes-none = enginn fastur tími
setting-minutes-count = { $count ->
    [one] { $count } mínútu
   *[other] { $count } mínútur
}
setting-chat = Spjall
setting-chat-about = Hvað má segja við þetta borð.
setting-chat-all = orð og stuttir frasar
setting-chat-emotes = aðeins stuttir frasar
setting-chat-none = ekkert
setting-watchers = Áhorfendur
setting-watchers-about = Hverjir horfa á og hvort nöfn þeirra sjást.
setting-watchers-named = með nafni
setting-watchers-counted = aðeins fjöldinn
setting-watchers-none = enginn horfir á
setting-timer-none-about = Enginn fellur á tíma og beðið er eftir þeim sem bregða sér frá. Gestgjafinn getur látið þjark leika á meðan.
setting-hints = Ábendingar
setting-hints-about = Hver má spyrja hvað best sé að gera. Allir sjá hver gerði það.
setting-hints-alone = ein(n) með þjörkum
setting-hints-all = allir
setting-hints-none = enginn
manners-turns = Í rólegheitum
manners-turns-about = sólarhringur í leik; enginn þarf að vera við
setting-turn-hours = Í rólegheitum
setting-turn-hours-about = Hver og einn leikur þegar tími gefst, innan svo margra klukkustunda. Eftir það leikur þjarkur. Leikurinn hefst sjálfkrafa þegar öll sæti eru skipuð.
setting-turn-hours-none = nei, allir í einu
setting-turn-hours-count = { $count ->
    [one] { $count } klukkustund í leik
   *[other] { $count } klukkustundir í leik
}
setting-turn-days-count = { $count ->
    [one] { $count } sólarhringur í leik
   *[other] { $count } sólarhringar í leik
}
