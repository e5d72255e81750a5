# The end of a round at the table, before its sheet. $names are who has won, $count how many they are.

finale-round-you = Du vinner!
finale-round = { $names } vinner!
finale-match-you = Du vinner matchen!
finale-match = { $names } vinner matchen!
finale-on = Fortsätt

# After a match: a picture of the winners to keep or to send to somebody
finale-share = Dela bilden
finale-save = Spara bilden
finale-no-picture = Bilden gick inte att göra.
finale-points = { $count } poäng
