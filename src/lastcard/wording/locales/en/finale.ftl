# The end of a round at the table, before its sheet. $names are who has won, $count how many they are.

finale-round-you = You win!
finale-round = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
finale-match-you = You win the match!
finale-match = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match!
}
finale-on = Continue

# After a match: a picture of the winners to keep or to send to somebody
finale-share = Share picture
finale-save = Save picture
finale-no-picture = The picture could not be made.
finale-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
