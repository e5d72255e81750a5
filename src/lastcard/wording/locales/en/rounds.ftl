# A match that ends after a number of rounds.
option-rounds = Most rounds
rounds-unlimited = no limit
rule-rounds = { $n ->
    [0] The match goes on until somebody has won it.
    [one] The match ends after { $n } round at the latest; whoever has the best total then wins.
   *[other] The match ends after { $n } rounds at the latest; whoever has the best total then wins.
}
goal-rounds = { $count ->
    [one] at most { $count } round
   *[other] at most { $count } rounds
}

# A table of an evening
to-evening = Back to the evening
to-evening-in = { $seconds ->
    [one] Back to the evening in { $seconds } second
   *[other] Back to the evening in { $seconds } seconds
}
of-evening-soon = Your table is being laid …
