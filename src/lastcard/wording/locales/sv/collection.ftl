# Den öppna samlingen och dess lägen.

collection-title = Öppna samlingen
collection-about = Matcher från bord som gick med på det före första kortet, månad för månad, för alla att studera. Namnen har blivit nummer som lottas på nytt varje månad; chatt och klockslag är borttagna. Den som satt vid bordet kan ändå känna igen spelet.
collection-none = Ingen månad har publicerats än.
collection-closed = Den här servern publicerar ingen samling.
collection-months = Månader
collection-matches = { $count ->
    [one] { NUMBER($count, useGrouping: "always") } match
   *[other] { NUMBER($count, useGrouping: "always") } matcher
}
collection-decisions = { $count ->
    [one] { NUMBER($count, useGrouping: "always") } val
   *[other] { NUMBER($count, useGrouping: "always") } val
}
collection-file-records = Protokoll
collection-file-decisions = Val
collection-file-situations = Lägen
collection-check = Den som har filerna kan kontrollera dem: lastcard collection verify
collection-situations = Vad folk gör, och vad det ger
collection-situations-about = Hur ofta varje val gjordes, och hur många av de omgångarna som vanns. Chansen är den som datorn ser, direkt efter valet.
collection-situation = Läge
collection-kind-turn = På tur, med ett kort som passar
collection-kind-four = Har ett Byt färg dra 4-kort som får läggas
collection-kind-bluff = Har ett Byt färg dra 4-kort som vore en bluff
collection-kind-doubt = Drabbad av ett Byt färg dra 4-kort
collection-kind-stack = Drabbad av ett dra-kort, och kan skicka vidare
collection-kind-drew = Drog ett kort som passar
collection-kind-colour = Väljer färg
collection-kind-uno = Nere på ett kort
collection-choice-number = Lägger ett nummer
collection-choice-action = Lägger ett specialkort
collection-choice-wild = Lägger ett Byt färg-kort
collection-choice-four = Lägger Byt färg dra 4-kortet
collection-choice-draw = Drar
collection-choice-other = Lägger något annat
collection-choice-challenge = Utmanar
collection-choice-accept = Tar korten
collection-choice-answer = Skickar vidare
collection-choice-lay = Lägger det
collection-choice-keep = Behåller det
collection-choice-most = Färgen man har mest av
collection-choice-fewer = En annan färg
collection-choice-call = Säger UNO med kortet
collection-choice-silent = Säger inget med kortet
collection-who = Vems val
collection-who-people = Människor
collection-who-bots = Robotar
collection-hand = Egen hand
collection-hand-1-2 = 1 eller 2 kort
collection-hand-3-5 = 3 till 5 kort
collection-hand-6-up = 6 kort eller fler
collection-threat = En motståndare har
collection-threat-1 = 1 kort
collection-threat-2 = 2 kort
collection-threat-3-up = minst 3 kort
collection-seats = Spelare
collection-seats-2 = 2
collection-seats-3-4 = 3 eller 4
collection-seats-5-up = 5 eller fler
collection-month = Månad
collection-any = Alla
collection-choice = Val
collection-cases = Fall
collection-share = Hur ofta
collection-wins = Vunna omgångar
collection-chance = Chans
collection-interval = { $value } ({ $low }–{ $high })
collection-few = för få
collection-counted = { $count ->
    [0] Inga fall.
    [one] { NUMBER($count, useGrouping: "always") } fall.
   *[other] { NUMBER($count, useGrouping: "always") } fall.
}
collection-few-about = Om färre än { $count } fall sägs inget. Inom parentes: där det sanna värdet ligger 95 gånger av 100.
unknown-collection = ”{ $given }” finns inte i samlingen
collection-unreadable = { $file } kan inte läsas: { $reason }
collection-damaged = { $file } är skadad: { $reason }
collection-other-month = förteckningen i { $folder } gäller { $month }
collection-differs = { $file } är inte den fil som förteckningen talar om
collection-missing = { $file } saknas
collection-counts = det finns { $matches } matcher och { $decisions } val; förteckningen säger något annat
collection-other = { $month } publicerades av { $version } och blir annorlunda här; kopiera mappen därifrån
collection-unknown-feature = ”{ $given }” är okänt här; kända är { $known }
help-collection = Gör, kontrollera och lista en servers öppna samling, och se på lägen i den.
help-collection-make = Publicera månader som är slut: protokoll utan namn, en tabell över val, lägen, en förteckning.
help-collection-verify = Kontrollera en samlings filer: hashar, varje protokoll, varje antal.
help-collection-list = Lista en samlings månader.
help-collection-situations = Visa vad folk gör i ett slags läge, och vad det ger.
help-collection-folder = Samlingens mapp.
help-collection-month = En månad, som 2026-10; annars alla.
help-collection-kind = Slaget av läge: { $known }.
help-collection-feature = Något av { $known }; annars alla.
collection-made = { $month }: publicerad.
collection-made-none = Ingen månad står på tur.
collection-checking = { $month }: { $done } av { $all } protokoll
collection-right = { $month }: { $matches } matcher, { $decisions } val, allt som det ska vara.
collection-wrong = { $month }: { $problem }
collection-listed = { $month }: { $matches } matcher, { $decisions } val, { $size } MB
help-serve-collection = Mappen där den öppna samlingen publiceras, visad på /collection.
usage-kind = SLAG
