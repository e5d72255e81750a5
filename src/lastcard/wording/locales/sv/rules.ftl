# Förinställningar, en mening för varje
preset-classic = Reglerna i de korta moderna regelbladen: 108 kort, bluff och utmaning med Byt färg dra 4-kort, först till 500 poäng.
preset-iceland-2006 = Det isländska regelbladet från 2006 som det är tryckt, med straff för fel kort och för råd.
preset-modern = Den moderna svenska asken: 112 kort med blandkort och tre individuella kort.
preset-all-wild = UNO All Wild: alla kort är jokerkort, inga färger, en giv är ett helt spel.
preset-progressive = Klassiska regler med Progressivt UNO: Dra 2-kort och Byt färg dra 4-kort får besvaras med likadana kort.
preset-seven-zero = Klassiska regler med Sju-noll-UNO: på en sjua byter två spelare kort, på en nolla skickar alla sina kort vidare.
preset-jump-in = Klassiska regler med Hoppa in-UNO: ett likadant kort får läggas när som helst.
preset-house-party = Progressivt UNO, Sju-noll-UNO och Hoppa in-UNO på en gång.

# Det som alltid gäller, och vad varje inställning gör av det. $n är inställningens tal.
rule-object = Målet är att bli av med alla sina kort före de andra.
rule-dealer = Alla drar ett kort och den som får högst valör delar; symboler räknas som noll, och vid lika drar man om.
rule-dealer-chosen = Man väljer vem som delar.
rule-first-turn = Spelaren till vänster om den som delar börjar, och spelet går medsols.
rule-turn = När det är din tur lägger du ett kort i den färg som gäller, ett kort med samma valör eller symbol som det översta kortet eller ett jokerkort.
rule-turn-all-wild = När det är din tur lägger du vilket kort som helst: alla är jokerkort.
rule-reverse = { $deck ->
    [112] Vänd-kort
    [all-wild] Joker vänd
   *[other] Vändkort
}: spelet byter riktning.
rule-skip = { $deck ->
    [112] Hoppa-över-kort
    [all-wild] Joker hoppa över
   *[other] Stoppkort
}: nästa spelare går miste om sin tur.
rule-skip-two = Joker hoppa över 2: de två följande spelarna går miste om sin tur.
rule-draw-two = { $deck ->
    [112] Dra-två-kort
    [all-wild] Joker dra 2
   *[other] Dra 2-kort
}: nästa spelare drar två kort och går miste om sin tur.
rule-wild = { $deck ->
    [112] Färgvalskort
   *[other] Byt färg-kort
}: den som lägger det väljer vilken färg spelet ska fortsätta med; ett jokerkort får läggas även om man har andra spelbara kort.
rule-draw-four = { $deck ->
    [112] Dra-fyra-kort
   *[other] Byt färg dra 4-kort
}: du väljer färg; nästa spelare drar fyra kort och går miste om sin tur.
rule-draw-four-condition = Det är bara rätt att lägga det om du inte har något annat kort i den färg som gäller.
rule-draw-four-all-wild = Joker dra 4: nästa spelare drar fyra kort och går miste om sin tur.
rule-target = Joker riktat dra 2: en spelare som du väljer drar två kort men behåller sin tur.
rule-swap = Joker byt hand: du byter alla kort med en spelare som du väljer.
rule-shuffle-hands = Blandkort: allas kort samlas in, blandas och delas ut igen; det är också ett jokerkort.
rule-first-wild = Om det första kortet är ett jokerkort väljs färgen av spelaren till vänster om den som delar; ett { $deck ->
    [112] dra-fyra-kort
   *[other] Byt färg dra 4-kort
} läggs tillbaka i högen.
rule-uno = Med ett kort kvar måste du ha ropat ”UNO!”; ett sent rop räddar dig så länge ingen har kommit på dig.
rule-last-draw = Om det sista kortet tvingar någon att dra, dras korten och räknas med.
rule-reshuffle = När { $deck ->
    [112] DRA-högen
   *[other] draghögen
} är slut blandas { $deck ->
    [112] KASTA-högen
   *[other] slänghögen
} utom det översta kortet; när ingen längre kan lägga eller dra är omgången ogiltig.
rule-score-cards = Kort som är kvar räknas så här: sifferkort sin valör, händelsekort 20, Byt färg-kort och Byt färg dra 4-kort 50.
rule-score-cards-112 = Kort som är kvar räknas så här: sifferkort sin valör, händelsekort 20, blandkort och individuella kort 40, färgvalskort och dra-fyra-kort 50.
rule-score-cards-all-wild = En vanlig Joker som är kvar räknas som 20, alla andra kort som 50.

rule-deck-108 = Kortleken har 108 kort.
rule-deck-112 = Kortleken har 108 kort, blandkortet och spelets individuella kort.
rule-deck-all-wild = Kortleken har 112 kort, alla jokerkort. Hur många det finns av varje är vår egen gissning: det står inte i något regelhäfte.
rule-custom = Individuellt kort { $number }: { $effect }
rule-custom-text = Individuellt kort { $number }, ”{ $text }”: { $effect }
rule-custom-none = Kortleken har inga individuella kort.
rule-hand-size = { $n ->
    [one] Alla får ett kort.
   *[other] Alla får { $n } kort.
}
rule-first-card-acts = Ett händelsekort som vänds upp först gäller: { $deck ->
    [112] dra-två-kort och hoppa-över-kort drabbar spelaren till vänster om den som delar, vid vänd-kort börjar den som delar.
    [all-wild] Joker dra 2 och Joker hoppa över drabbar spelaren till vänster om den som delar, vid Joker vänd börjar den som delar.
   *[other] Dra 2-kort och Stoppkort drabbar spelaren till vänster om den som delar, vid Vändkort börjar den som delar.
}
rule-first-card-ignored = Ett händelsekort som vänds upp först har ingen verkan.
rule-bluff-true = Ett { $deck ->
    [112] dra-fyra-kort
   *[other] Byt färg dra 4-kort
} får läggas mot regeln: det är en bluff.
rule-bluff-false = Ett { $deck ->
    [112] dra-fyra-kort
   *[other] Byt färg dra 4-kort
} mot regeln avvisas.
rule-challenge-true = Den som skulle dra får utmana: var kortet fel lagt drar i stället den som lade det; var det rätt lagt drar utmanaren två kort till.
rule-challenge-false = Den som lägger ett { $deck ->
    [112] dra-fyra-kort
   *[other] Byt färg dra 4-kort
} kan inte utmanas.
rule-stacking-off = { $deck ->
    [112] Ett dra-två-kort eller dra-fyra-kort
   *[other] Ett Dra 2-kort eller Byt färg dra 4-kort
} kan inte skickas vidare.
rule-stacking-same = Progressivt UNO: { $deck ->
    [112] ett dra-två-kort får besvaras med ett dra-två-kort, ett dra-fyra-kort med ett dra-fyra-kort
   *[other] ett Dra 2-kort får besvaras med ett Dra 2-kort, ett Byt färg dra 4-kort med ett Byt färg dra 4-kort
}; nästa spelare drar för alla tillsammans.
rule-stacking-mixed = { $deck ->
    [112] Dra-två-kort och dra-fyra-kort
   *[other] Dra 2-kort och Byt färg dra 4-kort
} får besvaras med vilket som helst av de två; nästa spelare drar för alla tillsammans. (Vanligt, men står inte i något regelhäfte.)
rule-seven-zero-true = Sju-noll-UNO: den som lägger en sjua byter alla kort med en valfri spelare; på en nolla skickar alla sina kort vidare i spelriktningen.
rule-seven-zero-false = Sjuor och nollor är vanliga sifferkort.
rule-jump-in-true = Hoppa in-UNO: den som har ett likadant kort som det översta får lägga det genast, och spelet fortsätter därifrån.
rule-jump-in-false = Man får bara lägga kort när det är ens egen tur.
rule-wild-jump-in-true = Man får hoppa in med ett jokerkort på ett likadant jokerkort.
rule-wild-jump-in-false = Man får inte hoppa in med ett jokerkort.
rule-draw-one = Den som inte kan eller vill lägga drar ett kort.
rule-draw-until-playable = Den som inte kan eller vill lägga drar tills ett spelbart kort kommer. (Vanligt, men står inte i något regelhäfte.)
rule-drawn-card-optional = Det dragna kortet, och inget annat, får sedan läggas.
rule-drawn-card-must-play = Det dragna kortet måste sedan läggas om det går. (Vanligt, men står inte i något regelhäfte.)
rule-two-player-reverse-skip = Med två spelare fungerar { $deck ->
    [112] vänd-kort som hoppa-över-kort
    [all-wild] Joker vänd som Joker hoppa över
   *[other] Vändkort som Stoppkort
}.
rule-two-player-reverse-nothing = Med två spelare har { $deck ->
    [112] vänd-kort
    [all-wild] Joker vänd
   *[other] Vändkort
} ingen verkan.
rule-last-shuffle-goes-on = Blandkort som sista kort: korten blandas och omgången fortsätter.
rule-last-shuffle-wins = Den som lägger blandkortet som sista kort vinner genast.
rule-uno-window-next-begins = Du kan bli påkommen tills nästa spelare börjar sin tur.
rule-uno-window-next-done = Du kan bli påkommen tills nästa spelare har avslutat sin tur.
rule-uno-penalty = { $n ->
    [0] Ingen kan bli påkommen med att inte ropa UNO.
    [one] Den som blir påkommen drar ett kort.
   *[other] Den som blir påkommen drar { $n } kort.
}
rule-false-catch = { $n ->
    [0] En felaktig anklagelse avvisas och kostar ingenting.
    [one] En felaktig anklagelse kostar ett kort.
   *[other] En felaktig anklagelse kostar { $n } kort.
}
rule-misplay-refuse = Ett kort som inte passar avvisas.
rule-misplay-penalise = Ett kort som inte passar får ändå läggas. Om någon protesterar innan nästa spelare börjar tas det tillbaka och kostar två kort och turen.
rule-advice-true = Den som ger råd drar två kort, om mer än hälften av de andra säger att det var ett råd.
rule-advice-false = Råd bestraffas inte.
rule-teams-none = Alla spelar var för sig.
rule-teams-partners = Lagkamrater sitter mitt emot varandra; det vinnande laget får poäng för båda motståndarnas kort.
rule-next-dealer-left = Given går vidare åt vänster.
rule-next-dealer-winner = Den som vinner en omgång delar i nästa.

# De individuella kortens effekter
effect-draw-until-colour-next = nästa spelare drar tills ett kort i den valda färgen kommer, och går miste om sin tur.
effect-shed-wilds-everyone = alla slänger alla sina jokerkort.
effect-stuck-draws-next = { $n ->
    [one] om nästa spelare inte har något spelbart kort och drar, blir det ett kort, som inte får läggas.
   *[other] om nästa spelare inte har något spelbart kort och drar, blir det { $n } kort, och inget av dem får läggas.
}
effect-again = den som lade kortet får en tur till.
effect-level-next = { $n ->
    [one] nästa spelare drar eller slänger tills det är ett kort på handen och spelar sedan.
   *[other] nästa spelare drar eller slänger tills det är { $n } kort på handen och spelar sedan.
}
effect-level-everyone = { $n ->
    [one] alla drar eller slänger tills de har ett kort på handen.
   *[other] alla drar eller slänger tills de har { $n } kort på handen.
}
effect-open-everyone = alla spelar med öppna kort tills turen kommer till den som lade kortet.
effect-joke-self = { $n ->
    [one] berätta ett skämt. Om ingen skrattar drar du ett kort; annars får du slänga alla kort utom ett.
   *[other] berätta ett skämt. Om ingen skrattar drar du { $n } kort; annars får du slänga alla kort utom ett.
}
effect-honour-next = nästa spelare får inte böja armbågarna förrän någon ropar UNO.
effect-dare-next = { $n ->
    [one] nästa spelare galer som en tupp eller drar ett kort; de andra bedömer.
   *[other] nästa spelare galer som en tupp eller drar { $n } kort; de andra bedömer.
}
effect-nothing = bara texten gäller.

# The rulebooks
book-s0 = svensk ask (112 kort)
book-s1 = svenskt regelblad
book-s2 = isländskt regelblad 2006
book-s3 = norska All Wild
book-s4 = norskt regelblad
book-a = husregel
book-all = alla regelhäften
book-all-matching = alla regelhäften utom All Wild

# What options and their values are called

option-preset = Regler
option-seats = Spelare
option-people = Personer vid tangentbordet
option-bots = Robotar
option-deck = Kortlek
option-hand-size = Kort som delas ut
option-first-card = Första kortet
option-bluff = Bluff
option-challenge = Utmaning
option-stacking = Skicka straff vidare
option-seven-zero = Sjuor och nollor
option-jump-in = Hoppa in
option-wild-jump-in = Hoppa in med jokerkort
option-draw = Dra kort
option-drawn-card = Det dragna kortet
option-two-player-reverse = Vändkort med två spelare
option-last-shuffle = Blandkort som sista kort
option-uno-window = Hur länge man kan bli påkommen
option-uno-penalty = Straffkort för glömt UNO-rop
option-false-catch = Straffkort för felaktig anklagelse
option-misplay = Fel kort
option-advice = Råd
option-match = Matchen
option-target = Poäng att nå
option-teams = Lag
option-next-dealer = Vem som delar härnäst
option-custom-1 = Individuellt kort 1
option-custom-2 = Individuellt kort 2
option-custom-3 = Individuellt kort 3
option-number-1 = Talet på kort 1
option-number-2 = Talet på kort 2
option-number-3 = Talet på kort 3
value-yes = ja
value-no = nej
value-deck-108 = 108 kort
value-deck-112 = 112 kort
value-deck-all-wild = bara jokerkort
value-first-card-acts = gäller
value-first-card-ignored = gör ingenting
value-stacking-off = nej
value-stacking-same = med samma kort
value-stacking-mixed = med vilket dra-kort som helst
value-draw-one = ett kort
value-draw-until-playable = tills något passar
value-drawn-card-optional = får läggas
value-drawn-card-must-play = måste läggas
value-two-player-reverse-skip = stoppar
value-two-player-reverse-nothing = gör ingenting
value-last-shuffle-goes-on = omgången går vidare
value-last-shuffle-wins = vinner
value-uno-window-next-begins = tills nästa börjar
value-uno-window-next-done = tills nästa är klar
value-misplay-refuse = avvisas
value-misplay-penalise = bestraffas
value-teams-none = inga lag
value-teams-partners = lagkamrater
value-next-dealer-left = till vänster
value-next-dealer-winner = vinnaren
