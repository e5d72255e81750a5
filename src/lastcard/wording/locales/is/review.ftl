# Yfirferð yfir leik sem er lokið. $player er nafn, $card eins og í cards.ftl, $colour R, Y, G eða B.

help-review = Fara yfir leik sem er lokið: líkur allra, hvað hver ákvörðun gaf eða kostaði og hvað var heppni.
help-review-json = Sýna yfirferðina sem JSON.
help-review-html = Skrifa yfirferðina sem síðu með línuritum í þessa skrá.
help-duel-adjusted = Reikna spilaheppni út úr niðurstöðunum svo að færri gjafir nægi.
finding-adjusted = Spilaheppnin er reiknuð út: eftir er { $share } af dreifninni.

review-not-over = leiknum er ekki lokið
judge-damaged = skráin sem stöður eru metnar með er skemmd eða úr annarri útgáfu; settu Last Card upp aftur
evaluate-worlds = ekki er hægt að meta stöðu með færri en tveimur heimum
evaluate-match = leikurinn er með aðrar reglur eða annan fjölda sæta en staðan
evaluate-impossible = enginn leikur leiðir til þessarar stöðu

review-title = Yfirferð
review-progress = { $done } af { $all } leikjum
review-decision = { $number }. { $player }: { $action } – { $mark }
review-better = Betra: { $action } (+{ $share })
review-gain = { $share } betra en: { $action }
review-nothing-marked = Ekkert skar sig úr.
review-accept = Taka spilin
review-challenge = Leggja fram áskorun
review-colour = Velja { colour-accusative } lit
review-nothing = Segja ekkert
review-luck = Heppni og færni
review-luck-unit = Í hundraðshlutum unninnar umferðar, umfram sanngjarnan hlut.
review-luck-seat = { $player }: spilin { $cards }, val hinna { $others }, eigið val { $own }: samtals { $total }
review-chart = Líkur á að vinna umferðina, með öll spil uppi
review-chart-seat = { $player }: { $first } eftir gjöfina, { $least } þegar verst gekk, { $most } þegar best gekk
review-made = Last Card, mat { $version }

review-show = Sýna yfirferðina
review-about = Hver var líklegastur til að vinna, hvaða ákvarðanir skiptu máli og hvað var heppni. Hver ákvörðun er metin eftir því sem leikmaðurinn gat vitað.
review-making = Farið yfir leikinn: { $share }
review-chances = Líkur
review-options = Leikur { $number }: það sem { $player } gat gert
review-options-known = Líkur á að vinna umferðina, eftir því sem hægt var að vita þá.
review-options-chosen = valið
review-keys = , og . fara frá merki til merkis.
review-luck-deal = Gjöfin
review-luck-draws = Dregin spil
review-luck-others = Val hinna
review-luck-own = Eigið val

review-mark-best = besti kosturinn
review-mark-fine = gott
review-mark-loses-2 = tapar 2% eða meira
review-mark-loses-5 = tapar 5% eða meira
review-mark-loses-10 = tapar 10% eða meira
review-mark-only = eini kosturinn
review-mark-bluff = djörf blekking
review-mark-catch = skörp uppljóstrun
review-mark-missed-catch = gleymd uppljóstrun

review-reason-goes-out = Þetta spil lýkur umferðinni: { $card }.
review-reason-call = Ef ekki er kallað getur hver sem er komið upp um þig.
review-reason-catch = { $player } hafði ekki kallað „UNO“.
review-reason-challenge = Blekking var nógu líkleg.
review-reason-no-challenge = Áskorun var ekki áhættunnar virði.
review-reason-answer = Þetta spil sendir refsinguna áfram: { $card }.
review-reason-play = Að eiga einu spili færra er meira virði.
review-reason-keep = Þetta spil er meira virði síðar: { $card }.
review-reason-stop = { $player } var við það að klára og þetta spil stöðvar það: { $card }.
review-reason-target = Mest hætta stafaði af: { $player }.
review-reason-hands = Þetta spil færir betri hönd: { $card }.
review-reason-hands-not = Þetta spil gefur góða hönd frá sér: { $card }.
review-reason-bluff = Blekkingin var áhættunnar virði.
review-reason-no-bluff = Blekkingin var of áhættusöm.
review-reason-wild = Þetta spil passar á allt og er betra að geyma: { $card }.
review-reason-colour-lacks = { $player } virðist ekki eiga spil í þessum lit: { colour-name }.
review-reason-colour-own = Á hendi eru fleiri spil í þessum lit: { colour-name }.
review-reason-odds = Það vinnur oftar, hvernig sem hin spilin liggja.

# Lok leiks og saga borðsins
luck-you = Spilin gáfu þér { $cards }, þú bættir við { $own }.
luck-others-you = Það sem hinir völdu: { $others }.
luck-here = { $count ->
    [one] Við þetta borð, einn leikur
   *[other] Við þetta borð, { $count } leikir
}
luck-finding = Fer yfir spilin …
