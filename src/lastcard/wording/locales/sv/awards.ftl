# Utmärkelser efter en match. $value är hur mycket eller hur många det var.

award-quickest-catch = Snabbaste avslöjandet
award-boldest-bluff = Djärvaste bluffen
award-sharpest-challenge = Skarpaste ögat
award-most-eaten = Störst aptit
award-biggest-hand = Största handen
award-longest-last-card = Längst på ett kort
award-biggest-round = Största omgången
award-comeback = Bästa upphämtningen
award-most-colours = Mest färgstark
award-most-attacks = Utan nåd
award-most-jumps = Flest inhopp
award-cleanest = Aldrig avslöjad

awarded-quickest-catch = { $value ->
    [0] före nästa drag
    [one] efter { $value } drag
   *[other] efter { $value } drag
}
awarded-boldest-bluff = med { $value } kort i färgen på handen
awarded-sharpest-challenge = { $value ->
    [one] genomskådade { $value } bluff
   *[other] genomskådade { $value } bluffar
}
awarded-most-eaten = drog { $value } kort
awarded-biggest-hand = { $value } kort på en gång
awarded-longest-last-card = i { $value } drag
awarded-biggest-round = { $value } poäng
awarded-comeback = låg { $value } poäng efter
awarded-most-colours = { $value ->
    [one] bytte färg { $value } gång
   *[other] bytte färg { $value } gånger
}
awarded-most-attacks = { $value } kort mot andra
awarded-most-jumps = { $value ->
    [one] hoppade in { $value } gång
   *[other] hoppade in { $value } gånger
}
awarded-cleanest = { $value ->
    [one] ropade UNO { $value } gång
   *[other] ropade UNO { $value } gånger
}

result-award = { $award }: { $player } ({ $value })
