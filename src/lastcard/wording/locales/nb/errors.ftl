# Hvorfor en handling avvises (record.md)
refusal-malformed = det er ingen gyldig handling
refusal-round-over = runden er slutt
refusal-wrong-phase = det kan ikke gjøres nå
refusal-not-your-turn = det er en annens tur
refusal-not-in-hand = kortet er ikke på hånden
refusal-no-jump = man kan bare hoppe inn med et kort som er helt likt det øverste
refusal-drawn-card-only = etter å ha trukket kan man bare spille kortet man trakk
refusal-no-stack = straffen kan ikke besvares med det kortet
refusal-no-match = kortet matcher verken farge, tall eller symbol
refusal-bluff-refused = et Trekk 4 joker-kort kan bare spilles når man ikke har gjeldende farge på hånden
refusal-colour-missing = det må velges en farge
refusal-colour-unexpected = til dette kortet velges det ingen farge
refusal-target-missing = det må velges en annen spiller
refusal-target-unexpected = til dette kortet velges det ingen annen spiller
refusal-target-wrong = den spilleren kan ikke velges
refusal-cannot-call = det er ingen grunn til å rope UNO
refusal-nothing-to-catch = den spilleren kan ikke bli tatt
refusal-nothing-to-object = kortet ble spilt etter reglene
refusal-wrong-count = det er ikke riktig antall kort å kaste
refusal-no-vote = denne plassen har ingen stemme eller har allerede stemt

# Hva som er galt med et regelsett
rules-unknown-preset = ukjent forhåndsvalg «{ $given }»; mente du «{ $nearest }»?
rules-unknown-option = ukjent innstilling «{ $given }»; mente du «{ $nearest }»?
rules-unknown-effect = ukjent effekt «{ $given }»; mente du «{ $nearest }»?
rules-effect-number = effekten «{ $effect }» skal følges av et tall fra 1 til 15, som i «{ $effect } 3»
rules-effect-no-number = effekten «{ $effect }» skal ikke følges av noe tall
rules-bad-shape = regler oppgis som navnet på et forhåndsvalg eller som en tabell med et forhåndsvalg og det som avviker
rules-bad-toml = reglene kan ikke leses: { $reason }
rules-bad-text = «{ $given }» er ingen innstilling; skriv et forhåndsvalg og så innstilling=verdi, som i «classic jump_in=true»
rules-option-twice = innstillingen { $option } er oppgitt to ganger
rules-bad-custom = custom er en liste med høyst 3 effekter, hver av dem enten en tekst eller en tabell med effect og text
rules-bad-number = { $option } er et heltall fra { $low } til { $high }
rules-bad-hands = hands er tom, eller en liste med et heltall fra { $low } til { $high } for hver plass
rules-bad-value = { $option } er én av { $values }
rules-seats = 2 til 10 kan spille, ikke { $seats }

# Hva som er galt med en protokoll
record-at = { $place }: { $reason }
place-rules = regler
place-round = runde { $number }
place-result = resultatet av runde { $number }
place-results = resultat
place-start = start
place-expect = expect { $number }
place-action = runde { $number }, handling { $action }
place-after = runde { $number }, etter handling { $after }
place-key = { $key }
place-entry = { $key }, post { $number }
place-plan = opplegg
place-stage = etappe { $number }
place-table = bord { $number }
place-stage-table = etappe { $stage }, bord { $table }
place-standing = stilling, { $name }
type-number = et heltall
type-switch = true eller false
type-text = en tekst
type-texts = en liste med tekster
type-numbers = en liste med tall
type-table = en tabell
type-tables = en liste med tabeller
type-rounds = tabeller med overskriften [[round]]
type-rules = navnet på et forhåndsvalg eller en tabell
record-not-utf8 = ikke en tekstfil i UTF-8
record-not-toml = ugyldig TOML: { $reason }
record-too-large = en protokoll har høyst { $most } MB
record-bad-version = en protokoll må ha linjen «lastcard = 1»; denne versjonen leser ikke noe annet
record-bad-seats = seats er en liste med 2 til { $most } navn
record-bad-type = { $key } må være { $expected }
record-bad-number = { $key } må være fra { $low } til { $high }
record-unknown-key = ukjent nøkkel «{ $key }»; kjente her: { $known }
record-key-missing = nøkkelen «{ $key }» mangler
record-bad-seed = seed er en tekst av heksadesimale sifre
record-bad-card = «{ $given }» er ikke et kort
record-bad-hands = hands er en liste med { $seats } tekster, én for hver plass
record-bad-direction = direction er 1 eller -1
record-bad-colour = colour er R, Y, G eller B
record-bad-code = code hører sammen med rejects og er én av { $known }
record-wrong-dealer = etter reglene er det plass { $dealer } som gir
record-not-in-deck = { $given } × { $card }, men kortstokken har { $there }
record-no-discard = kastebunken er tom
record-hand-empty = plass { $seat } har ingen kort
record-hand-out = plass { $seat } er ute av spillet og kan ikke ha kort
record-turn-out = plass { $seat } er ute av spillet og kan ikke stå for tur
record-colour-missing = det øverste kortet er et jokerkort: oppgi fargen som gjelder
record-colour-wrong = det er fargen på det øverste kortet som gjelder
record-not-over = den forrige runden er ikke slutt
record-refused = «{ $action }» avvises, { $code }: { $reason }
record-shuffle-missing = stokking { $number } i runden mangler
record-shuffle-wrong = stokking { $number } har feil kort: { $given } × { $card }, ikke { $there }
match-won = spillet er allerede vunnet
check-differs = { $key } er { $given }, ventet: { $expected }
check-rejects = «{ $action }» gir { $given }, ventet: { $expected }
any-refusal = en avvisning
no-refusal = ingen avvisning

# Hva som er galt med det en kveld skal bli
format-unfit = dette opplegget er for { $needed } spillere, og dere er { $players }; sveitsersystem går med så mange som helst
format-too-few = det trengs minst { $least } spillere, og dere er { $players }
format-too-many = høyst { $most } kan være med, og dere er { $players }

# Hva som er galt med resultatet av en runde med ekte kort
slip-bad-winner = vinneren er en plass fra 1 til { $seats }, eller 0 om ingen kunne spille videre
slip-wrong-hands = det er { $given } hender for { $seats } plasser; oppgi én for hver
slip-not-in-deck = { $given } × { $card } er igjen, men kortstokken har { $there }; tell en gang til
slip-all-cards = alle kortene er igjen på hånd, men det siste kortet ligger i bunken; tell en gang til
slip-winner-holds = plass { $seat } gikk ut og kan ikke ha kort igjen; velg hvem som gikk ut, eller ta bort kortene
slip-empty-hand = plass { $seat } har ingen kort, men gikk ikke ut; oppgi kortene som var igjen
slip-nobody-out = plass { $seat } har ingen kort, så noen gikk ut; velg hvem

# Hva som er galt med en kvelds protokoll
album-bad-version = protokollet for en kveld trenger linjen «evening = 1»; denne versjonen leser ikke noe annet
album-bad-players = players er en liste med 1 til { $most } navn
album-bad-plan = ikke et opplegg: { $reason }
album-by-seat = { $key } skal være { $seats } tall, ett for hver plass
album-twice = { $name } sitter to ganger i samme etappe
album-out = { $name } er slått ut
album-no-result = det finnes verken protokoll, runde eller rettelse
album-other-seats = protokollet har { $given } plasser, bordet { $seats }
album-other-rules = reglene i protokollet er ikke kveldens
album-not-over = kampen i protokollet er ikke slutt
album-too-many-rounds = det er { $given } runder, og opplegget har { $most }
album-too-many-stages = det er { $given } etapper, og opplegget har { $most }
album-differs = { $key } er { $given } i filen, men talt på nytt { $counted }
album-standings = stillingen skal ha med alle én gang, den beste først
