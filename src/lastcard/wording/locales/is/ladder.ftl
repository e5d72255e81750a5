# Stigi þjarkanna

help-ladder = Láttu alla þjarka í möppu og styrkleika okkar spila hvern við annan og sýndu hvernig þeir standa.
help-ladder-folder = Mappan þar sem þjarkar eru skráðir, hver með TOML-skrá.
help-ladder-levels = Hverjir af okkar eigin þjörkum spila líka, með kommum á milli.
help-ladder-rules = Reglur til að spila eftir; gefðu valkostinn aftur fyrir fleiri. Án hans: classic, house-party og all-wild.
help-ladder-seats = Fjöldi sæta, með kommum á milli.
help-ladder-deals = Hve margar gjafir með hverjum reglum og sætafjölda; hver er spiluð nokkrum sinnum með þjarkana í ólíkum sætum.
help-ladder-out = Hvert síðan, myndin og leikirnir fara; án þess „ladder“ í möppu þjarkanna.
help-ladder-with-luck = Láttu heppni spilanna vera með: nokkur hundruð sinnum fljótlegra fyrir fljóta þjarka, með víðari bilum, sem fleiri gjafir bæta upp.
usage-folder = MAPPA

ladder-bad-seats = „{ $given }“ er ekki listi yfir sætafjölda; skrifaðu til dæmis 2,4
ladder-level = „{ $given }“ er skráður í möppunni og spilar hvort sem er; --levels tekur aðeins okkar eigin þjarka
ladder-history-damaged = { $file } er skemmd; færðu hana burt til að byrja nýja sögu

report-ladder = Stigi þjarkanna
ladder-heading = { $deals } gjafir hver, { $games } leikir: { $settings }; slembitala { $seed }
ladder-program = { $bot } { $version } eftir { $owner }
ladder-setting = { $rules }, { $seats } sæti
finding-ladder-clear = { $bot } er fremstur með { $rating } stig og er sterkari en { $other }.
finding-ladder-open = { $bot } er fremstur með { $rating } stig; enn er óljóst hvort hann er sterkari en { $other }.
finding-ladder-faults = { $count ->
    [one] { $bot } hefur tapað { $count } leik af því að hann svaraði ekki sem skyldi.
   *[other] { $bot } hefur tapað { $count } leikjum af því að hann svaraði ekki sem skyldi.
}
table-ladder = Staðan
table-heads = Hver við annan
table-settings = Unnir leikir, eftir reglum og sætum
table-faults = Villur
table-history = Áður
head-fault = villa
head-times = sinnum
head-date = dagur
note-ladder-adjusted = Í svigum: 95% bil yfir gjafirnar, þar sem heppni spilanna er dregin frá. „normal“ er með 1.000 stig; með 400 stigum meira vinnur þjarkur tíu sinnum oftar. Helmingur leikja unninn væri sanngjarnt.
note-ladder = Í svigum: 95% bil yfir gjafirnar. „normal“ er með 1.000 stig; með 400 stigum meira vinnur þjarkur tíu sinnum oftar. Helmingur leikja unninn væri sanngjarnt.
note-heads = Hlutfall leikjanna sem þjarkurinn til vinstri vinnur gegn þjarkinum fyrir ofan.
note-faults = Sá sem gerir villu tapar leiknum; eftir þrjár innan tíu gjafa tapast líka hinar sem eftir eru. Aðrir tapa engu á því.
fault-start = var ekki hægt að ræsa
fault-silent = var ekki tilbúinn í tæka tíð
fault-died = hætti af sjálfu sér
fault-slow = var of seinn
fault-flood = skrifaði endalaust
fault-memory = tók of mikið minni
fault-rubbish = sagði það sem er ekki svar
fault-illegal = reyndi það sem er ekki leyfilegt
fault-stalls = gerði ekkert
