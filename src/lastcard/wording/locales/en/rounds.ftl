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
