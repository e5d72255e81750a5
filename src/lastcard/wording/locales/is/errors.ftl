# Hvers vegna aðgerð er hafnað (record.md)
refusal-malformed = þetta er ekki gild aðgerð
refusal-round-over = umferðinni er lokið
refusal-wrong-phase = þetta er ekki hægt núna
refusal-not-your-turn = annar leikmaður á leik
refusal-not-in-hand = spilið er ekki á hendi
refusal-no-jump = aðeins má grípa inn með spili sem er nákvæmlega eins og efsta spilið
refusal-drawn-card-only = eftir að dregið er má aðeins setja út spilið sem dregið var
refusal-no-stack = viðurlögunum verður ekki svarað með þessu spili
refusal-no-match = spilið er hvorki í réttum lit né með sömu tölu eða sama tákn
refusal-bluff-refused = Draga 4 Jóker má aðeins setja út ef ekkert spil á hendi er í litnum sem gildir
refusal-colour-missing = velja verður lit
refusal-colour-unexpected = enginn litur er valinn með þessu spili
refusal-target-missing = velja verður annan leikmann
refusal-target-unexpected = enginn annar leikmaður er valinn með þessu spili
refusal-target-wrong = ekki er hægt að velja þann leikmann
refusal-cannot-call = engin ástæða er til að kalla „UNO“
refusal-nothing-to-catch = ekki er hægt að standa þann leikmann að verki
refusal-nothing-to-object = spilið var sett út samkvæmt reglunum
refusal-wrong-count = þetta er ekki réttur fjöldi spila til að losa sig við
refusal-no-vote = þetta sæti hefur ekki atkvæðisrétt eða hefur þegar greitt atkvæði

# Hvað er að reglusafni
rules-unknown-preset = óþekkt forstilling „{ $given }“; áttir þú við „{ $nearest }“?
rules-unknown-option = óþekktur valkostur „{ $given }“; áttir þú við „{ $nearest }“?
rules-unknown-effect = óþekkt áhrif „{ $given }“; áttir þú við „{ $nearest }“?
rules-effect-number = áhrifunum „{ $effect }“ verður að fylgja tala frá 1 til 15, til dæmis „{ $effect } 3“
rules-effect-no-number = áhrifunum „{ $effect }“ má ekki fylgja tala
rules-bad-shape = reglur eru heiti forstillingar, eða tafla með forstillingu og frávikum frá henni
rules-bad-toml = ekki er hægt að lesa reglurnar: { $reason }
rules-bad-text = „{ $given }“ er ekki valkostur; skrifaðu forstillingu og síðan valkostur=gildi, til dæmis „classic jump_in=true“
rules-option-twice = valkosturinn { $option } kemur tvisvar fyrir
rules-bad-custom = custom er listi með í mesta lagi 3 áhrifum; hver færsla er texti eða tafla með effect og text
rules-bad-number = { $option } er heil tala frá { $low } til { $high }
rules-bad-hands = hands er autt, eða listi með heilli tölu frá { $low } til { $high } fyrir hvert sæti
rules-bad-value = { $option } er eitt af þessu: { $values }
rules-seats = 2 til 10 geta spilað, ekki { $seats }

# Hvað er að leikskýrslu
record-at = { $place }: { $reason }
place-rules = reglur
place-round = umferð { $number }
place-result = úrslit umferðar { $number }
place-results = úrslit
place-start = start
place-expect = expect { $number }
place-action = umferð { $number }, aðgerð { $action }
place-after = umferð { $number }, eftir aðgerð { $after }
place-key = { $key }
place-entry = { $key }, færsla { $number }
place-plan = fyrirkomulag
place-stage = áfangi { $number }
place-table = borð { $number }
place-stage-table = áfangi { $stage }, borð { $table }
place-standing = staðan, { $name }
type-number = heil tala
type-switch = true eða false
type-text = texti
type-texts = listi af textum
type-numbers = listi af tölum
type-table = tafla
type-tables = listi af töflum
type-rounds = töflur með yfirskriftinni [[round]]
type-rules = heiti forstillingar eða tafla
record-not-utf8 = ekki textaskrá í UTF-8
record-not-toml = ekki gilt TOML: { $reason }
record-too-large = leikskýrsla er í mesta lagi { $most } MB
record-bad-version = í leikskýrslu verður að vera línan „lastcard = 1“; þessi útgáfa les ekki annað
record-bad-seats = seats er listi með 2 til { $most } nöfnum
record-bad-type = { $key } verður að vera { $expected }
record-bad-number = { $key } verður að vera frá { $low } til { $high }
record-unknown-key = óþekktur lykill „{ $key }“; þekktir hér: { $known }
record-key-missing = lykilinn „{ $key }“ vantar
record-bad-seed = seed er texti úr tölustöfum sextándakerfisins
record-bad-card = „{ $given }“ er ekki spil
record-bad-hands = hands er listi með { $seats } textum, einum fyrir hvert sæti
record-bad-direction = direction er 1 eða -1
record-bad-colour = colour er R, Y, G eða B
record-bad-code = code fylgir rejects og er eitt af þessu: { $known }
record-wrong-dealer = samkvæmt reglunum gefur sæti { $dealer }
record-not-in-deck = { $given } × { $card }, en fjöldinn í stokknum er { $there }
record-no-discard = úrkastbunkinn er tómur
record-hand-empty = sæti { $seat } er ekki með neitt spil
record-hand-out = sæti { $seat } er úr leik og getur ekki verið með spil
record-turn-out = sæti { $seat } er úr leik og getur ekki átt leik
record-colour-missing = efsta spilið er jóker: tilgreina verður litinn sem gildir
record-colour-wrong = liturinn sem gildir er litur efsta spilsins
record-not-over = umferðinni á undan er ekki lokið
record-refused = „{ $action }“ er hafnað, { $code }: { $reason }
record-shuffle-missing = stokkun { $number } í umferðinni vantar
record-shuffle-wrong = í stokkun { $number } eru röng spil: { $given } × { $card }, ekki { $there }
match-won = leikurinn er þegar unninn
check-differs = { $key } er { $given } en ætti að vera { $expected }
check-rejects = „{ $action }“: niðurstaðan er { $given } en ætti að vera { $expected }
any-refusal = höfnun
no-refusal = engin höfnun

# Hvað er að því sem kvöldið á að verða
format-unfit = þetta fyrirkomulag er fyrir { $needed } leikmenn en þið eruð { $players }; svissneskt kerfi hentar hvaða fjölda sem er
format-too-few = það þarf að minnsta kosti { $least } leikmenn en þið eruð { $players }
format-too-many = mest geta { $most } verið með en þið eruð { $players }

# Hvað er að úrslitum umferðar með alvöru spilum
slip-bad-winner = sigurvegarinn er sæti frá 1 til { $seats }, eða 0 ef enginn gat haldið áfram
slip-wrong-hands = hendurnar eru { $given } en sætin { $seats }; skráið eina fyrir hvert sæti
slip-not-in-deck = eftir eru { $given } × { $card } en í stokknum eru { $there }; teljið aftur
slip-all-cards = öll spilin eru eftir á hendi en síðasta spilið er í bunkanum; teljið aftur
slip-winner-holds = sæti { $seat } losnaði við öll spilin og getur ekki átt spil eftir; veljið hver kláraði eða takið spilin burt
slip-empty-hand = sæti { $seat } á engin spil en kláraði ekki; gefið upp spilin sem voru eftir
slip-nobody-out = sæti { $seat } á engin spil, svo einhver kláraði; veljið hver

# Hvað er að skýrslu um kvöld
album-bad-version = í kvöldskýrslu verður að vera línan „evening = 1“; þessi útgáfa les ekki annað
album-bad-players = players er listi með 1 til { $most } nöfnum
album-bad-plan = ekki fyrirkomulag: { $reason }
album-by-seat = { $key } á að vera { $seats } tölur, ein fyrir hvert sæti
album-twice = { $name } situr tvisvar í sama áfanga
album-out = { $name } er úr leik í útslættinum
album-no-result = hér er engin leikskýrsla, engin umferð og engin leiðrétting
album-other-seats = í leikskýrslunni eru { $given } sæti en { $seats } við borðið
album-other-rules = reglurnar í leikskýrslunni eru ekki reglur kvöldsins
album-not-over = leiknum í leikskýrslunni er ekki lokið
album-too-many-rounds = umferðirnar eru { $given } en eiga að vera mest { $most }
album-too-many-stages = áfangarnir eru { $given } en eiga að vera mest { $most }
album-differs = { $key } er { $given } í skránni en talið aftur { $counted }
album-standings = staðan á að telja alla upp einu sinni, þann besta fyrst
