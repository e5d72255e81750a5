# Hermanir og einvígi

help-simulate = Láta þjarka spila marga leiki: hver vinnur úr hvaða sæti, hve lengi það tekur og hvað gerist. Séu reglusöfnin fleiri sést hverju hvert þeirra breytir.
help-simulate-rules = Reglusöfn til samanburðar, hvert skrifað eins og fyrir --rules.
help-compare = Reglusafn til samanburðar við hin; fleiri mega fylgja.
help-bots = Þjarkar með kommum á milli; þeir setjast í röð og færast um eitt sæti frá leik til leiks.
help-simulate-games = Hve margir leikir með hverju reglusafni: stakar umferðir sem sæti 1 byrjar.
help-simulate-matches = Spila heila leiki til stiga í stað stakra umferða.
help-workers = Hve mörg ferli spila á þessari tölvu; 0 er eitt á hvern kjarna.
help-cluster = Vistfang Dask-verkstjóra með vinnsluferlum sem spila í staðinn, til dæmis tcp://host:8786.
help-lab-out = Mappa fyrir töflur, myndrit og skýrslu. Sama skipun heldur áfram þar sem hún var stöðvuð.
help-duel = Finna hve sterkir þjarkar eru hver gegn öðrum: hvert par spilar sömu gjafir í öllum sætum.
help-duel-bots = Tveir þjarkar eða fleiri.
help-deals = Hve margar gjafir; hver er spiluð nokkrum sinnum með þjarkana í öðrum sætum.
help-train = Þjálfa net fyrir þjarkana „net“ og „expert“: það spilar við sjálft sig og lærir af því hver vann.
help-train-games = Hve margir leikir eru spilaðir.
help-train-out = Mappa fyrir netið og það sem þarf til að halda áfram. Sama skipun heldur áfram þar sem hún var stöðvuð.

too-few-bots = í einvígi þarf að minnsta kosti tvo þjarka
too-many-bots = þjarkar mega vera { $most } í mesta lagi, ekki { $count }
out-is-file = er skrá en ekki mappa
out-not-empty = inniheldur aðrar skrár; tilgreindu tóma möppu eða nýja
out-of-other-command = inniheldur niðurstöður annarrar skipunar eða annarrar útgáfu; tilgreindu aðra möppu
cluster-missing = klasi þarf annan pakka: pip install "lastcard[cluster]"
cluster-silent = enginn Dask-verkstjóri svarar á { $address } innan { $seconds } sekúndna
cluster-empty = Dask-verkstjórinn á { $address } hefur engin vinnsluferli
cluster-lost = klasinn á { $address } er hættur að svara
cluster-version = vinnsluferlið á { $worker } er með Last Card { $found }, ekki { $wanted }
worker-died = ferli sem var að spila er dautt, ef til vill vegna minnisskorts; færri ferli gætu hjálpað
checkpoint-damaged = { $file } í henni er skemmd; eyddu henni til að þjálfa frá byrjun, eða tilgreindu aðra möppu
train-iteration = { $games } af { $all } leikjum: lært af { $rows } ákvörðunum, meðalvilla { $loss }
train-done = Netið er í { $file }.

progress-games = leikir
progress-rate = { $rate } á sekúndu
stopped = Stöðvað eftir { $done } af { $all } leikjum; niðurstöðurnar hingað til eru sýndar.
go-on = Sama skipun heldur áfram héðan: { $command }
go-on-with-out = Með --out MAPPA gæti sama skipun haldið áfram síðar.
nothing-played = Stöðvað áður en nokkrum leik lauk.

simulation-heading = leikir: { $rulesets ->
    [1] { $count }
   *[other] { $rulesets } × { $count }
}, sæti: { $seats }, þjarkar: { $bots }, slembitala: { $seed }
simulation-heading-match = heilir leikir: { $rulesets ->
    [1] { $count }
   *[other] { $rulesets } × { $count }
}, sæti: { $seats }, þjarkar: { $bots }, slembitala: { $seed }
duel-heading = gjafir: { $deals }, leikir: { $games }, sæti: { $seats }, reglur: { $rules }, slembitala: { $seed }
table-seats = Unnir leikir eftir sætum
table-bots = Unnir leikir eftir þjörkum
table-length = Lengd umferðar og stig
table-length-match = Lengd heils leiks og stig umferðar
table-happenings = Hve oft það gerðist í umferð
table-happenings-match = Hve oft það gerðist í heilum leik
table-laid = Hve oft spil var sett út í umferð
table-laid-match = Hve oft spil var sett út í heilum leik
table-ratings = Styrkleikastig
table-pairs = Allir við alla
note-fair = Væru öll sæti jafngóð ynni hvert { $share }. Í svigum: 95% öryggisbil.
note-change = Breytingar eru í prósentustigum, mældar á sömu gjöfum; * merkir að núll er utan bilsins.
note-fair-bots = Væru allir þjarkar jafngóðir: { $shares }.
note-ratings = Í svigum: 95% öryggisbil yfir gjafirnar. Munur er í prósentustigum frá helmingi; * merkir að núll er utan bilsins. Sé munurinn 400 styrkleikastig vinnur annar þjarkurinn tíu sinnum oftar en hinn.
head-change = breyting með { $rules }
head-bot = þjarkur
head-share = unnir leikir
head-difference = munur
head-points = stig á leik
head-rating = styrkleikastig
head-pair = par
pair = { $bot } gegn { $other }
seat-number = sæti { $number }
row-quartiles = aðgerðir: fjórðungsmörk og miðgildi
row-right = hlutfall réttra áskorana
figure-length = aðgerðir, meðaltal
figure-points = stig
kind-skip = Sitja hjá
kind-reverse = Snúa við
kind-draw-two = Draga 2
happening-calls = kallað UNO
happening-catches = staðnir að verki án kalls
happening-false-catches = ranglega ásakaðir
happening-challenges = skorað á eftir Draga 4
happening-challenges-right = réttar áskoranir
happening-jump-ins = gripið inn
happening-draws = dregið spil
happening-penalties = viðurlög þegin
happening-reshuffles = úrkastbunki stokkaður
happening-void = ógildar umferðir

finding-first = Með { $rules } vinnur sæti 1, sem byrjar, { $share } leikjanna: { $told ->
    [above] meira en jafnan hlut, { $fair }.
    [below] minna en jafnan hlut, { $fair }.
   *[near] enginn skýr munur á því og jöfnum hlut, { $fair }.
}
finding-change = Með { $rules } breytist það um { $change } prósentustig: { $told ->
    [more] það borgar sig betur að byrja.
    [less] það borgar sig síður að byrja.
   *[no] engin skýr breyting.
}
finding-duel-clear = { $bot } er sterkari en { $other }: vinnur { $share } þar sem helmingur væri jafnt.
finding-duel-open = Ekki er skýr munur á { $bot } og { $other }: { $bot } vinnur { $share } þar sem helmingur væri jafnt.
report-simulation = Hvað reglurnar gera
report-duel = Hve sterkir þjarkarnir eru
report-again = Sama niðurstaða aftur, á hvaða tölvu sem er:
report-made = Last Card { $version }
plot-fair = jafn hlutur
plot-share = unnir leikir, með 95% öryggisbilum
plot-no-change = engin breyting
plot-change = breyting á sömu gjöfum, prósentustig
plot-difference = yfir eða undir jöfnum hlut, prósentustig, með 95% öryggisbilum
plot-length = aðgerðir, { $step } í þrepi; brotalína: miðgildi; lengstu leikjunum, 1%, er sleppt
parquet-missing = Parquet þarf annan pakka: pip install "lastcard[parquet]"
bad-format = óþekkt snið „{ $given }“; til eru { $known }
help-format = Hvernig tafla allra leikja er skrifuð: { $known }.
results-in = Allt er í { $folder }; byrjaðu á { $report }.
