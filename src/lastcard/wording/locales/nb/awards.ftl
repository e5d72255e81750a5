# Utmerkelser etter et spill. $value er hvor mye eller hvor mange det var.

award-quickest-catch = Raskeste avsløring
award-boldest-bluff = Dristigste bløff
award-sharpest-challenge = Skarpeste blikk
award-most-eaten = Størst appetitt
award-biggest-hand = Største hånd
award-longest-last-card = Lengst på ett kort
award-biggest-round = Største runde
award-comeback = Beste innhenting
award-most-colours = Mest fargerik
award-most-attacks = Uten nåde
award-most-jumps = Flest innhopp
award-cleanest = Aldri avslørt

awarded-quickest-catch = { $value ->
    [0] før neste trekk
    [one] etter { $value } trekk
   *[other] etter { $value } trekk
}
awarded-boldest-bluff = med { $value } kort i fargen på hånden
awarded-sharpest-challenge = { $value ->
    [one] gjennomskuet { $value } bløff
   *[other] gjennomskuet { $value } bløffer
}
awarded-most-eaten = trakk { $value } kort
awarded-biggest-hand = { $value } kort på en gang
awarded-longest-last-card = i { $value } trekk
awarded-biggest-round = { $value } poeng
awarded-comeback = lå { $value } poeng bak
awarded-most-colours = { $value ->
    [one] byttet farge { $value } gang
   *[other] byttet farge { $value } ganger
}
awarded-most-attacks = { $value } kort mot andre
awarded-most-jumps = { $value ->
    [one] hoppet inn { $value } gang
   *[other] hoppet inn { $value } ganger
}
awarded-cleanest = { $value ->
    [one] ropte UNO { $value } gang
   *[other] ropte UNO { $value } ganger
}

result-award = { $award }: { $player } ({ $value })
