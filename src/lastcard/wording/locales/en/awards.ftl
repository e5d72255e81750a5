# Awards after a match. $value is how much or how many it was.

award-quickest-catch = Earliest catch
award-boldest-bluff = Boldest bluff
award-sharpest-challenge = Sharpest eye
award-most-eaten = Biggest appetite
award-biggest-hand = Fullest hand
award-longest-last-card = Longest on one card
award-biggest-round = Biggest round
award-comeback = Best comeback
award-most-colours = Most colourful
award-most-attacks = No mercy
award-most-jumps = Most jump-ins
award-cleanest = Never caught

awarded-quickest-catch = { $value ->
    [0] before the next move
    [one] after { $value } move
   *[other] after { $value } moves
}
awarded-boldest-bluff = { $value ->
    [one] with { $value } card of the colour in hand
   *[other] with { $value } cards of the colour in hand
}
awarded-sharpest-challenge = { $value ->
    [one] saw through { $value } bluff
   *[other] saw through { $value } bluffs
}
awarded-most-eaten = { $value ->
    [one] drew { $value } card
   *[other] drew { $value } cards
}
awarded-biggest-hand = { $value ->
    [one] { $value } card at once
   *[other] { $value } cards at once
}
awarded-longest-last-card = { $value ->
    [one] for { $value } move
   *[other] for { $value } moves
}
awarded-biggest-round = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
awarded-comeback = { $value ->
    [one] was { $value } point behind
   *[other] was { $value } points behind
}
awarded-most-colours = { $value ->
    [one] changed the colour { $value } time
   *[other] changed the colour { $value } times
}
awarded-most-attacks = { $value ->
    [one] { $value } card against others
   *[other] { $value } cards against others
}
awarded-most-jumps = { $value ->
    [one] jumped in { $value } time
   *[other] jumped in { $value } times
}
awarded-cleanest = { $value ->
    [one] called UNO { $value } time
   *[other] called UNO { $value } times
}

result-award = { $award }: { $player } ({ $value })
