# Forhåndsvalg, en setning for hvert
preset-classic = Reglene i de korte, moderne regelarkene: 108 kort, bløff og utfordring med Trekk 4 joker-kort, førstemann til 500 poeng.
preset-iceland-2006 = Det islandske regelarket fra 2006 slik det er trykt, med straff for feil kort og for råd.
preset-modern = Den moderne svenske esken: 112 kort med Stokkekort og tre egendefinerte kort.
preset-all-wild = UNO All Wild: Alle kort er jokerkort, ingen farger, én utdeling er et helt spill.
preset-progressive = Klassiske regler med Progressivt UNO: Trekk to-kort og Trekk 4 joker-kort kan besvares med samme slags kort.
preset-seven-zero = Klassiske regler med Sju-null-UNO: På en sjuer bytter to spillere kort, på en nuller sender alle kortene sine videre.
preset-jump-in = Klassiske regler med Hopp inn-UNO: Et helt likt kort kan spilles når som helst.
preset-house-party = Progressivt UNO, Sju-null-UNO og Hopp inn-UNO samtidig.

# Det som alltid gjelder, og hva hver innstilling gjør med det. $n er innstillingens tall.
rule-object = Bli den første som blir kvitt alle kortene.
rule-dealer = Alle trekker et kort, og den som får høyest tall, gir; symboler teller som null, og ved likt trekkes det på nytt.
rule-dealer-chosen = Det velges en giver.
rule-first-turn = Spilleren til venstre for giveren begynner, og spillet går med klokken.
rule-turn = Når det er din tur, spiller du et kort i gjeldende farge, et kort med samme tall eller symbol som det øverste kortet, eller et jokerkort.
rule-turn-all-wild = Når det er din tur, spiller du hvilket som helst kort: Alle er jokerkort.
rule-reverse = { $deck ->
    [all-wild] Joker snu
   *[other] Omvendtkort
}: Spillet skifter retning.
rule-skip = { $deck ->
    [all-wild] Joker stå over
   *[other] Hoppekort
}: Neste spiller mister turen sin.
rule-skip-two = Joker stå over 2: De neste to spillerne mister turen sin.
rule-draw-two = { $deck ->
    [all-wild] Joker trekk 2
   *[other] Trekk to-kort
}: Neste spiller trekker to kort og mister turen sin.
rule-wild = Jokerkort: Den som spiller det, velger fargen som spillet fortsetter med; et jokerkort kan spilles selv om man har andre spillbare kort.
rule-draw-four = Trekk 4 joker-kort: Du velger farge; neste spiller trekker fire kort og mister turen sin.
rule-draw-four-condition = Det er bare riktig å spille det når du ikke har andre kort i gjeldende farge på hånden.
rule-draw-four-all-wild = Joker trekk 4: Neste spiller trekker fire kort og mister turen sin.
rule-target = Joker trekk 2 med sikte: En spiller du velger, trekker to kort, men mister ikke turen sin.
rule-swap = Joker skift hånd: Du bytter alle kortene med en spiller du velger.
rule-shuffle-hands = Stokkekort: Kortene til alle samles inn, stokkes og deles ut igjen; det er også et jokerkort.
rule-first-wild = Er det første kortet et jokerkort, velger spilleren til venstre for giveren farge; et Trekk 4 joker-kort legges tilbake i bunken.
rule-uno = Med ett kort igjen må du ha ropt «UNO!»; et sent rop redder deg så lenge ingen har tatt deg.
rule-last-draw = Hvis det siste kortet får noen til å trekke, trekkes kortene og regnes med.
rule-reshuffle = Når trekkbunken er tom, stokkes kastebunken uten det øverste kortet; når ingen lenger kan spille eller trekke, er runden ugyldig.
rule-score-cards = Kort som er igjen, teller slik: tallkort sitt tall, handlingskort 20, Jokerkort og Trekk 4 joker-kort 50.
rule-score-cards-112 = Kort som er igjen, teller slik: tallkort sitt tall, handlingskort 20, Stokkekort og egendefinerte kort 40, Jokerkort og Trekk 4 joker-kort 50.
rule-score-cards-all-wild = En vanlig Joker som er igjen, teller 20, alle andre kort 50.

rule-deck-108 = Kortstokken har 108 kort.
rule-deck-112 = Kortstokken har 108 kort, Stokkekortet og spillets egendefinerte kort.
rule-deck-all-wild = Kortstokken har 112 kort, alle jokerkort. Hvor mange det er av hvert, er vår egen gjetning, for det står ikke i noe regelhefte.
rule-custom = Egendefinert kort { $number }: { $effect }
rule-custom-text = Egendefinert kort { $number }, «{ $text }»: { $effect }
rule-custom-none = Kortstokken har ingen egendefinerte kort.
rule-hand-size = { $n ->
    [one] Alle får ett kort.
   *[other] Alle får { $n } kort.
}
rule-first-card-acts = Et handlingskort som snus først, gjelder: Trekk to-kort og Hoppekort rammer spilleren til venstre for giveren, ved Omvendtkort begynner giveren.
rule-first-card-ignored = Et handlingskort som snus først, har ingen virkning.
rule-bluff-true = Et Trekk 4 joker-kort kan spilles mot regelen: Det er en bløff.
rule-bluff-false = Et Trekk 4 joker-kort mot regelen avvises.
rule-challenge-true = Den som skulle trekke, kan utfordre: Var kortet spilt uten lov, trekker i stedet den som spilte det; var det lovlig, trekker utfordreren to kort til.
rule-challenge-false = Den som spiller et Trekk 4 joker-kort, kan ikke utfordres.
rule-stacking-off = Et Trekk to-kort eller Trekk 4 joker-kort kan ikke sendes videre.
rule-stacking-same = Progressivt UNO: Et Trekk to-kort kan besvares med et Trekk to-kort, et Trekk 4 joker-kort med et Trekk 4 joker-kort; neste spiller trekker for alle til sammen.
rule-stacking-mixed = Trekk to-kort og Trekk 4 joker-kort kan besvares med hvilket som helst av de to; neste spiller trekker for alle til sammen. (Vanlig, men står ikke i noe regelhefte.)
rule-seven-zero-true = Sju-null-UNO: Den som spiller en sjuer, bytter alle kortene med en valgfri spiller; på en nuller sender alle kortene sine videre i spillets retning.
rule-seven-zero-false = Sjuere og nullere er vanlige tallkort.
rule-jump-in-true = Hopp inn-UNO: Den som har et kort som er helt likt det øverste, kan spille det med en gang, og spillet fortsetter derfra.
rule-jump-in-false = Man kan bare spille kort når det er ens egen tur.
rule-wild-jump-in-true = Man kan hoppe inn med et jokerkort på et helt likt jokerkort.
rule-wild-jump-in-false = Man kan ikke hoppe inn med et jokerkort.
rule-draw-one = Den som ikke kan eller vil spille, trekker ett kort.
rule-draw-until-playable = Den som ikke kan eller vil spille, trekker til det kommer et spillbart kort. (Vanlig, men står ikke i noe regelhefte.)
rule-drawn-card-optional = Kortet som ble trukket, og ikke noe annet, kan deretter spilles.
rule-drawn-card-must-play = Kortet som ble trukket, må deretter spilles hvis det går. (Vanlig, men står ikke i noe regelhefte.)
rule-two-player-reverse-skip = Med to spillere virker { $deck ->
    [all-wild] Joker snu som Joker stå over
   *[other] Omvendtkort som Hoppekort
}.
rule-two-player-reverse-nothing = Med to spillere har { $deck ->
    [all-wild] Joker snu
   *[other] Omvendtkort
} ingen virkning.
rule-last-shuffle-goes-on = Stokkekort som siste kort: Kortene stokkes, og runden fortsetter.
rule-last-shuffle-wins = Den som spiller Stokkekortet som siste kort, vinner med en gang.
rule-uno-window-next-begins = Du kan bli tatt til neste spiller begynner turen sin.
rule-uno-window-next-done = Du kan bli tatt til neste spiller har fullført turen sin.
rule-uno-penalty = { $n ->
    [0] Ingen kan bli tatt for ikke å rope UNO.
    [one] Den som blir tatt, trekker ett kort.
   *[other] Den som blir tatt, trekker { $n } kort.
}
rule-false-catch = { $n ->
    [0] En feilaktig beskyldning avvises og koster ingenting.
    [one] En feilaktig beskyldning koster ett kort.
   *[other] En feilaktig beskyldning koster { $n } kort.
}
rule-misplay-refuse = Et kort som ikke passer, avvises.
rule-misplay-penalise = Et kort som ikke passer, kan likevel legges ned. Hvis noen protesterer før neste spiller begynner, tas det tilbake og koster to kort og turen.
rule-advice-true = Den som gir råd, trekker to kort hvis mer enn halvparten av de andre sier at det var et råd.
rule-advice-false = Råd straffes ikke.
rule-teams-none = Alle spiller hver for seg.
rule-teams-partners = Makkere sitter overfor hverandre; laget som vinner, får poeng for kortene til begge motstanderne.
rule-next-dealer-left = Neste giver er spilleren til venstre.
rule-next-dealer-winner = Den som vinner en runde, gir i den neste.

# Effektene til egendefinerte kort
effect-draw-until-colour-next = Neste spiller trekker til det kommer et kort i den valgte fargen, og mister turen sin.
effect-shed-wilds-everyone = Alle kaster alle jokerkortene sine.
effect-stuck-draws-next = { $n ->
    [one] Hvis neste spiller ikke har noe spillbart kort og trekker, blir det ett kort, som ikke kan spilles.
   *[other] Hvis neste spiller ikke har noe spillbart kort og trekker, blir det { $n } kort, og ingen av dem kan spilles.
}
effect-again = Den som spilte kortet, får en tur til.
effect-level-next = { $n ->
    [one] Neste spiller trekker eller kaster til det er ett kort på hånden, og spiller så.
   *[other] Neste spiller trekker eller kaster til det er { $n } kort på hånden, og spiller så.
}
effect-level-everyone = { $n ->
    [one] Alle trekker eller kaster til de har ett kort på hånden.
   *[other] Alle trekker eller kaster til de har { $n } kort på hånden.
}
effect-open-everyone = Alle spiller med åpne kort til turen kommer til den som spilte kortet.
effect-joke-self = { $n ->
    [one] Fortell en vits. Hvis ingen ler, trekker du ett kort; ellers kan du kaste alle kortene unntatt ett.
   *[other] Fortell en vits. Hvis ingen ler, trekker du { $n } kort; ellers kan du kaste alle kortene unntatt ett.
}
effect-honour-next = Neste spiller får ikke bøye albuene før noen roper UNO.
effect-dare-next = { $n ->
    [one] Neste spiller galer som en hane eller trekker ett kort; de andre dømmer.
   *[other] Neste spiller galer som en hane eller trekker { $n } kort; de andre dømmer.
}
effect-nothing = Bare teksten gjelder.

# The rulebooks
book-s0 = svensk eske (112 kort)
book-s1 = svensk regelark
book-s2 = islandsk regelark 2006
book-s3 = norsk All Wild
book-s4 = norsk regelark
book-a = husregel
book-all = alle regelheftene
book-all-matching = alle regelheftene unntatt All Wild

# What options and their values are called

option-preset = Regler
option-seats = Spillere
option-people = Personer ved tastaturet
option-bots = Roboter
option-deck = Kortstokk
option-hand-size = Kort som deles ut
option-first-card = Første kort
option-bluff = Bløff
option-challenge = Utfordring
option-stacking = Sende straff videre
option-seven-zero = Sjuere og nullere
option-jump-in = Hoppe inn
option-wild-jump-in = Hoppe inn med jokerkort
option-draw = Trekke kort
option-drawn-card = Kortet som trekkes
option-two-player-reverse = Omvendtkort med to spillere
option-last-shuffle = Stokkekort som siste kort
option-uno-window = Hvor lenge man kan bli tatt
option-uno-penalty = Straffekort for glemt UNO-rop
option-false-catch = Straffekort for feilaktig beskyldning
option-misplay = Feil kort
option-advice = Råd
option-match = Spillet
option-target = Poeng å nå
option-teams = Lag
option-next-dealer = Neste giver
option-custom-1 = Egendefinert kort 1
option-custom-2 = Egendefinert kort 2
option-custom-3 = Egendefinert kort 3
option-number-1 = Tallet på kort 1
option-number-2 = Tallet på kort 2
option-number-3 = Tallet på kort 3
value-yes = ja
value-no = nei
value-deck-108 = 108 kort
value-deck-112 = 112 kort
value-deck-all-wild = bare jokerkort
value-first-card-acts = gjelder
value-first-card-ignored = gjør ingenting
value-stacking-off = nei
value-stacking-same = med samme kort
value-stacking-mixed = med hvilket som helst trekk-kort
value-draw-one = ett kort
value-draw-until-playable = til noe passer
value-drawn-card-optional = kan spilles
value-drawn-card-must-play = må spilles
value-two-player-reverse-skip = hopper over
value-two-player-reverse-nothing = gjør ingenting
value-last-shuffle-goes-on = runden fortsetter
value-last-shuffle-wins = vinner
value-uno-window-next-begins = til nestemann begynner
value-uno-window-next-done = til nestemann er ferdig
value-misplay-refuse = avvises
value-misplay-penalise = straffes
value-teams-none = ingen lag
value-teams-partners = makkere
value-next-dealer-left = til venstre
value-next-dealer-winner = vinneren
