# Et spill som slutter etter et antall runder.
option-rounds = Flest runder
rounds-unlimited = ingen grense
rule-rounds = { $n ->
    [0] Spillet varer til noen har vunnet det.
    [one] Spillet slutter senest etter { $n } runde; den som da har best sum, vinner.
   *[other] Spillet slutter senest etter { $n } runder; den som da har best sum, vinner.
}
goal-rounds = { $count ->
    [one] høyst { $count } runde
   *[other] høyst { $count } runder
}

# Et bord på en kveld
to-evening = Tilbake til kvelden
to-evening-in = { $seconds ->
    [one] Tilbake til kvelden om { $seconds } sekund
   *[other] Tilbake til kvelden om { $seconds } sekunder
}
of-evening-soon = Bordet ditt gjøres klart …
