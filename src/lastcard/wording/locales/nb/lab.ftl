# Simuleringer og dueller

help-simulate = Spill mange partier mellom roboter: hvem som vinner fra hvilken plass, hvor lenge det varer, hva som skjer. Med flere regelsett vises hva hvert av dem endrer.
help-simulate-rules = Regelsett som skal sammenlignes, hvert skrevet som for --rules.
help-compare = Et regelsett som skal sammenlignes med de andre; flere kan følge.
help-bots = Roboter, med komma mellom; de tar plassene etter tur og flytter ett hakk fra parti til parti.
help-simulate-games = Hvor mange partier med hvert regelsett: enkeltrunder som plass 1 begynner.
help-simulate-matches = Spill hele spill til poengmålet i stedet for enkeltrunder.
help-workers = Hvor mange prosesser som spiller på denne maskinen; 0 er én per kjerne.
help-cluster = Adressen til en Dask-planlegger med arbeidere som spiller i stedet, for eksempel tcp://host:8786.
help-lab-out = En mappe for tabeller, diagrammer og en rapport. Den samme kommandoen fortsetter der den ble avbrutt.
help-duel = Finn ut hvor sterke roboter er mot hverandre: hvert par spiller de samme utdelingene på alle plasser.
help-duel-bots = To roboter eller flere.
help-deals = Hvor mange utdelinger; hver spilles flere ganger, med robotene på andre plasser.
help-train = Tren et nett for robotene «net» og «expert»: det spiller mot seg selv og lærer av hvem som vant.
help-train-games = Hvor mange partier som spilles.
help-train-out = En mappe for nettet og for det som trengs for å fortsette. Den samme kommandoen fortsetter der den ble avbrutt.

too-few-bots = en duell krever minst to roboter
too-many-bots = høyst { $most } roboter, ikke { $count }
out-is-file = er en fil, ikke en mappe
out-not-empty = inneholder andre filer; oppgi en tom mappe eller en ny
out-of-other-command = inneholder resultater av en annen kommando eller en annen versjon; oppgi en annen mappe
cluster-missing = en klynge krever en pakke til: pip install "lastcard[cluster]"
cluster-silent = ingen Dask-planlegger svarer på { $address } innen { $seconds } sekunder
cluster-empty = Dask-planleggeren på { $address } har ingen arbeidere
cluster-lost = klyngen på { $address } svarer ikke lenger
cluster-version = arbeideren på { $worker } har Last Card { $found }, ikke { $wanted }
worker-died = en prosess som spilte, har dødd, kanskje av mangel på minne; færre prosesser kan hjelpe
checkpoint-damaged = { $file } i den er skadet; slett den for å trene fra begynnelsen, eller oppgi en annen mappe
train-iteration = { $games } av { $all } partier: lært av { $rows } valg, gjennomsnittlig feil { $loss }
train-done = Nettet ligger i { $file }.

progress-games = partier
progress-rate = { $rate } i sekundet
stopped = Avbrutt etter { $done } av { $all } partier; resultatene så langt vises.
go-on = Den samme kommandoen fortsetter herfra: { $command }
go-on-with-out = Med --out MAPPE kunne den samme kommandoen ha fortsatt senere.
nothing-played = Avbrutt før noe parti var ferdig.

simulation-heading = { $rulesets ->
    [1] { $count } partier
   *[other] { $rulesets } × { $count } partier
}, { $seats } plasser, roboter { $bots }, frø { $seed }
simulation-heading-match = { $rulesets ->
    [1] { $count } hele spill
   *[other] { $rulesets } × { $count } hele spill
}, { $seats } plasser, roboter { $bots }, frø { $seed }
duel-heading = { $deals } utdelinger, { $games } partier, { $seats } plasser, regler { $rules }, frø { $seed }
table-seats = Vunne partier per plass
table-bots = Vunne partier per robot
table-length = Lengden på en runde og poengene i den
table-length-match = Lengden på et helt spill og poengene i en runde
table-happenings = Hvor ofte det skjedde i en runde
table-happenings-match = Hvor ofte det skjedde i et helt spill
table-laid = Hvor ofte et kort ble lagt i en runde
table-laid-match = Hvor ofte et kort ble lagt i et helt spill
table-ratings = Rating
table-pairs = Alle mot alle
note-fair = Var alle plasser like gode, ville hver av dem vunnet { $share }. I parentes: 95-prosentintervaller.
note-change = Endringer er i prosentpoeng, målt på de samme utdelingene; * betyr at intervallet ikke inneholder null.
note-fair-bots = Var alle roboter like gode: { $shares }.
note-ratings = I parentes: 95-prosentintervaller over utdelingene. Forskjeller er i prosentpoeng fra halvparten; * betyr at intervallet ikke inneholder null. Med 400 ratingpoengs forskjell vinner den ene roboten ti ganger så ofte som den andre.
head-change = endring med { $rules }
head-bot = robot
head-share = vunne partier
head-difference = forskjell
head-points = poeng per parti
head-rating = rating
head-pair = par
pair = { $bot } mot { $other }
seat-number = plass { $number }
row-quartiles = handlinger: kvartiler og median
row-right = andel riktige utfordringer
figure-length = handlinger, gjennomsnitt
figure-points = poeng
kind-skip = Hoppekort
kind-reverse = Omvendtkort
kind-draw-two = Trekk to-kort
happening-calls = ropte UNO
happening-catches = tatt uten rop
happening-false-catches = feilaktig beskyldt
happening-challenges = utfordringer etter trekk 4
happening-challenges-right = riktige utfordringer
happening-jump-ins = hoppet inn
happening-draws = trakk kort
happening-penalties = tok straffen
happening-reshuffles = kastebunken ble stokket om
happening-void = ugyldige runder

finding-first = Med { $rules } vinner plass 1, som begynner, { $share } av partiene: { $told ->
    [above] mer enn en rettferdig andel på { $fair }.
    [below] mindre enn en rettferdig andel på { $fair }.
   *[near] ingen tydelig forskjell fra en rettferdig andel på { $fair }.
}
finding-change = Med { $rules } endres det med { $change } prosentpoeng: { $told ->
    [more] det lønner seg mer å begynne.
    [less] det lønner seg mindre å begynne.
   *[no] ingen tydelig endring.
}
finding-duel-clear = { $bot } er sterkere enn { $other }: den vinner { $share } der halvparten ville vært rettferdig.
finding-duel-open = { $bot } og { $other } lar seg ikke tydelig skille: { $bot } vinner { $share } der halvparten ville vært rettferdig.
report-simulation = Hva reglene gjør
report-duel = Hvor sterke robotene er
report-again = Slik får du det samme resultatet igjen, på hvilken som helst maskin:
report-made = Last Card { $version }
plot-fair = rettferdig andel
plot-share = vunne partier, med 95-prosentintervaller
plot-no-change = ingen endring
plot-change = endring på de samme utdelingene, prosentpoeng
plot-difference = over eller under rettferdig andel, prosentpoeng, med 95-prosentintervaller
plot-length = handlinger, { $step } per trinn; stiplet: medianen; de lengste partiene, 1 %, er utelatt
parquet-missing = Parquet krever en pakke til: pip install "lastcard[parquet]"
bad-format = ukjent format «{ $given }»; det finnes { $known }
help-format = Hvordan tabellen over alle partier skrives: { $known }.
results-in = Alt ligger i { $folder }; begynn med { $report }.
