# Simuleringar och dueller

help-simulate = Spela många partier mellan robotar: vem som vinner från vilken plats, hur länge det varar, vad som händer. Med flera regeluppsättningar visas vad var och en ändrar.
help-simulate-rules = Regeluppsättningar att jämföra, var och en skriven som för --rules.
help-compare = En regeluppsättning att jämföra med de andra; fler kan följa.
help-bots = Robotar, med komma emellan; de tar platserna i tur och ordning och flyttar ett steg från parti till parti.
help-simulate-games = Hur många partier med varje regeluppsättning: enstaka omgångar som plats 1 börjar.
help-simulate-matches = Spela hela matcher i stället för enstaka omgångar.
help-workers = Hur många processer som spelar på den här datorn; 0 är en per kärna.
help-cluster = Adressen till en Dask-schemaläggare vars arbetare spelar i stället, till exempel tcp://host:8786.
help-lab-out = En mapp för tabeller, diagram och en rapport. Samma kommando fortsätter där det avbröts.
help-duel = Ta reda på hur starka robotar är mot varandra: varje par spelar samma givar på alla platser.
help-duel-bots = Två robotar eller fler.
help-deals = Hur många givar; var och en spelas flera gånger, med robotarna på andra platser.
help-train = Träna ett nät för robotarna ”net” och ”expert”: det spelar mot sig själv och lär sig av vem som vann.
help-train-games = Hur många partier som spelas.
help-train-out = En mapp för nätet och för det som behövs för att fortsätta. Samma kommando fortsätter där det avbröts.

too-few-bots = en duell kräver minst två robotar
too-many-bots = högst { $most } robotar, inte { $count }
out-is-file = är en fil, inte en mapp
out-not-empty = innehåller andra filer; ange en tom mapp eller en ny
out-of-other-command = innehåller resultat av ett annat kommando eller en annan version; ange en annan mapp
cluster-missing = ett kluster kräver ett paket till: pip install "lastcard[cluster]"
cluster-silent = ingen Dask-schemaläggare svarar på { $address } inom { $seconds } sekunder
cluster-empty = Dask-schemaläggaren på { $address } har inga arbetare
cluster-lost = klustret på { $address } svarar inte längre
cluster-version = arbetaren på { $worker } har Last Card { $found }, inte { $wanted }
worker-died = en process som spelade har dött, kanske av minnesbrist; färre processer kan hjälpa
checkpoint-damaged = { $file } i den är skadad; ta bort den för att träna från början, eller ange en annan mapp
train-iteration = { $games } av { $all } partier: lärt av { $rows } val, medelfel { $loss }
train-done = Nätet finns i { $file }.

progress-games = partier
progress-rate = { $rate } per sekund
stopped = Avbrutet efter { $done } av { $all } partier; resultatet hittills visas.
go-on = Samma kommando fortsätter härifrån: { $command }
go-on-with-out = Med --out MAPP hade samma kommando kunnat fortsätta senare.
nothing-played = Avbrutet innan något parti hann bli klart.

simulation-heading = { $rulesets ->
    [1] { $count } partier
   *[other] { $rulesets } × { $count } partier
}, { $seats } platser, robotar { $bots }, slumpfrö { $seed }
simulation-heading-match = { $rulesets ->
    [1] { $count } matcher
   *[other] { $rulesets } × { $count } matcher
}, { $seats } platser, robotar { $bots }, slumpfrö { $seed }
duel-heading = { $deals } givar, { $games } partier, { $seats } platser, regler { $rules }, slumpfrö { $seed }
table-seats = Vunna partier per plats
table-bots = Vunna partier per robot
table-length = Omgångarnas längd och poäng
table-length-match = Matchernas längd och poängen per omgång
table-happenings = Hur ofta det hände i en omgång
table-happenings-match = Hur ofta det hände i en match
table-laid = Hur ofta ett kort lades i en omgång
table-laid-match = Hur ofta ett kort lades i en match
table-ratings = Rating
table-pairs = Alla mot alla
note-fair = Om alla platser vore lika bra skulle var och en vinna { $share }. Inom parentes: 95-procentiga intervall.
note-change = Ändringar anges i procentenheter, mätta på samma givar; * betyder att intervallet inte innehåller noll.
note-fair-bots = Om alla robotar vore lika bra: { $shares }.
note-ratings = Inom parentes: 95-procentiga intervall över givarna. Skillnader anges i procentenheter från hälften; * betyder att intervallet inte innehåller noll. Med 400 ratingpoängs skillnad vinner den ena roboten tio gånger så ofta som den andra.
head-change = ändring med { $rules }
head-bot = robot
head-share = vunna partier
head-difference = skillnad
head-points = poäng per parti
head-rating = rating
head-pair = par
pair = { $bot } mot { $other }
seat-number = plats { $number }
row-quartiles = handlingar: kvartiler och median
row-right = andel riktiga utmaningar
figure-length = handlingar, medelvärde
figure-points = poäng
kind-skip = { $deck ->
    [112] hoppa-över-kort
   *[other] Stoppkort
}
kind-reverse = { $deck ->
    [112] vänd-kort
   *[other] Vändkort
}
kind-draw-two = { $deck ->
    [112] dra-två-kort
   *[other] Dra 2-kort
}
happening-calls = ropade UNO
happening-catches = påkomna utan rop
happening-false-catches = felaktigt anklagade
happening-challenges = utmaningar efter dra 4
happening-challenges-right = riktiga utmaningar
happening-jump-ins = hoppade in
happening-draws = drog kort
happening-penalties = tog straffet
happening-reshuffles = slänghögen blandades om
happening-void = ogiltiga omgångar

finding-first = Med { $rules } vinner plats 1, som börjar, { $share } av partierna: { $told ->
    [above] mer än en rättvis andel på { $fair }.
    [below] mindre än en rättvis andel på { $fair }.
   *[near] ingen tydlig skillnad mot en rättvis andel på { $fair }.
}
finding-change = Med { $rules } ändras det med { $change } procentenheter: { $told ->
    [more] det lönar sig mer att börja.
    [less] det lönar sig mindre att börja.
   *[no] ingen tydlig ändring.
}
finding-duel-clear = { $bot } är starkare än { $other }: den vinner { $share } där hälften vore rättvist.
finding-duel-open = { $bot } och { $other } går inte tydligt att skilja åt: { $bot } vinner { $share } där hälften vore rättvist.
report-simulation = Vad reglerna gör
report-duel = Hur starka robotarna är
report-again = Så får du samma resultat igen, på vilken dator som helst:
report-made = Last Card { $version }
plot-fair = rättvis andel
plot-share = vunna partier, med 95-procentiga intervall
plot-no-change = ingen ändring
plot-change = ändring på samma givar, procentenheter
plot-difference = över eller under rättvis andel, procentenheter, med 95-procentiga intervall
plot-length = handlingar, { $step } per steg; streckat: medianen; de längsta partierna, 1 %, är utelämnade
parquet-missing = Parquet kräver ett paket till: pip install "lastcard[parquet]"
bad-format = okänt format ”{ $given }”; det finns { $known }
help-format = Hur tabellen över alla partier skrivs: { $known }.
results-in = Allt finns i { $folder }; börja med { $report }.
