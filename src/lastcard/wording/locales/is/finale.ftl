# The end of a round at the table, before its sheet. $names are who has won, $count how many they are.

finale-round-you = Þú vinnur!
finale-round = { $count ->
    [one] { $names } vinnur!
   *[other] { $names } vinna!
}
finale-match-you = Þú vinnur leikinn!
finale-match = { $count ->
    [one] { $names } vinnur leikinn!
   *[other] { $names } vinna leikinn!
}
finale-on = Áfram

# After a match: a picture of the winners to keep or to send to somebody
finale-share = Deila mynd
finale-save = Vista mynd
finale-no-picture = Ekki tókst að búa til myndina.
finale-points = { $count } stig
