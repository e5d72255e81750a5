# Lok umferðar og leiks. $player er nafn, $names fleiri nöfn, $card eins og í cards.ftl. Nöfn standa alltaf í nefnifalli.

end-you = þú
end-won = { $player } vinnur umferðina
end-won-you = Þú vinnur umferðina
end-won-team = Sigur í umferðinni: { $names }
end-void = Enginn vinnur þessa umferð
end-void-text = Enginn gat lengur sett út eða dregið spil. Umferðin er því ógild og enginn fær stig.
end-champion = { $player } vinnur leikinn
end-champion-you = Þú vinnur leikinn
end-champions = Sigur í leiknum: { $names }
end-last = Síðasta spilið:
end-rounds = { $count ->
    [1] Spiluð var ein umferð.
    [one] Spiluð var { $count } umferð.
   *[other] Spilaðar voru { $count } umferðir.
}
end-gain = stig í umferðinni
end-gain-yours = stigin þín í umferðinni
end-left = Spil eftir á hendi
end-left-none = ekkert
end-points = stig
end-totals = Staðan eftir umferð { $number }
end-final = Lokastaða
end-player = Leikmaður
end-gain-short = umferð
end-total = alls
end-need-you = Þig vantar { $points } stig til að vinna leikinn.
end-need = { $player }: enn vantar { $points } stig til að vinna leikinn.
end-course = Leikurinn umferð fyrir umferð
end-course-told = Staðan umferð fyrir umferð: { $totals }
end-ready = Næsta umferð
end-ready-done = Þú ert til
end-are-ready = til í næstu umferð: { $names }
end-waiting = beðið er eftir: { $names }
end-next-in = { $seconds ->
    [1] Næsta umferð eftir eina sekúndu
    [one] Næsta umferð eftir { $seconds } sekúndu
   *[other] Næsta umferð eftir { $seconds } sekúndur
}
end-rematch = Spila aftur
end-rematch-wait = { $player } er gestgjafi og getur byrjað nýjan leik.
end-replay = Horfa á endursýningu
end-record = Vista leikskýrsluna
end-lobby = Breyta reglum eða sætum
end-log = Það sem gerðist í umferðinni

# Endursýningar
replay-title = Endursýning
replay-missing = Sá leikur er ekki til
replay-unloaded = Ekki er hægt að sýna leikinn
replay-no-position = Sá staður er ekki til í leiknum
replay-no-position-text = „{ $position }“ er ekki umferð og skref, eins og 2.17.
replay-from-start = Horfa frá byrjun
replay-hands = Spil allra
replay-follow = Fylgjast með: { $player }
replay-on-turn = (á leik)
replay-close-others = Hylja spil hinna
replay-stock = í dragbunkanum
replay-penalty = draga þarf { $count } spil
replay-control = Hvar í leiknum
replay-slider = Staður í leiknum
replay-position = Umferð { $round }, skref { $step } af { $steps }
replay-first = Fara í byrjun
replay-last = Fara í lokin
replay-step-back = Eitt skref til baka
replay-step-on = Eitt skref áfram
replay-turn-back = Til fyrri leikmanns
replay-turn-on = Til næsta leikmanns
replay-round-on = Næsta umferð
replay-play = Spila
replay-pause = Gera hlé
replay-speed = Hraði
replay-moves = Gangur leiks
replay-which-round = Umferð
replay-chart = Það sem línuritið sýnir
replay-chart-cards = Spil á hendi
replay-chart-points = Stig
replay-chart-told = { $title }: { $values }
replay-share = Afrita slóð þessarar stöðu
replay-copy = Afritaðu þessa slóð:
replay-keys = Lyklar: ← → eitt skref, ↑ ↓ ein umferð, Home og End, bilslá spilar og gerir hlé.
replay-check = Var heiðarlega stokkað?
replay-check-now = Sannreyna stokkunina
replay-check-about = Fyrir hverja gjöf batt þjónninn sig við leynilega tölu og allir við borðið máttu bæta við eigin slembitölum. Ef allt stenst ráðast spilin af þessum tölum og engu öðru.
replay-check-right = Allt stenst: spilin eru þau sem stokkunin gaf.
replay-check-wrong = Ekki stenst allt.
replay-check-none = Ekki er hægt að sannreyna stokkanir þessa leiks: í leikskýrslunni stendur ekki úr hverju þær urðu til.
replay-check-limits = Engin athugun getur sýnt að þjónninn hafi ekki sjálfur spilað í einhverju sætanna. Og þessi síða kom frá sama þjóni: til að sannreyna óháð honum skaltu sækja leikskýrsluna og keyra „lastcard verify“ á hana.
replay-round-right = skuldbindingin stenst og spilin leiða af henni og því sem var bætt við.
replay-round-twice = Skuldbindingin er sú sama og í fyrri umferð og leyndarmálið því þekkt.
replay-round-bot = Slembibætum var bætt við í sæti þjarks: þjónninn gæti hafa valið þau.
replay-saw = Þessi vafri var viðstaddur { $count } af { $rounds } gjöfum: þjónninn var bundinn áður en nokkru var bætt við og stóð við það.
replay-saw-wrong = Þegar umferð { $number } var spiluð fann þessi vafri strax eitthvað að stokkuninni.
replay-saw-none = Þessi vafri var ekki við borðið og getur því ekki vottað að þjónninn hafi verið bundinn áður en nokkru var bætt við.
end-last-round = Næsta umferð er sú síðasta.

# Hvort stokkunin var heiðarleg
shuffle-right = Stokkunin er sannreynd.
shuffle-right-about = Þjónninn hélt sig við skuldbindingu sína og slembibætin þín eru með.
shuffle-kept-about = Þjónninn hélt sig við skuldbindingu sína. Þú bættir engu við þessa gjöf.
shuffle-broken = Stokkunin er ekki sú sem þjónninn hafði skuldbundið sig til.
shuffle-lost = Slembibætin þín eru ekki með í stokkuninni.
shuffle-others = Þeir sem bættu við stokkunina eru ekki þeir sem höfðu bætt við fyrir gjöfina.
shuffle-elsewhere = Í sæti þínu eru slembibæti sem komu ekki héðan. Ef borðið var ekki líka opið hjá þér annars staðar bætti þjónninn þeim við.
shuffle-stacked = Spilin eru ekki þau sem leiða af stokkuninni.
