# The end of a round at the table, before its sheet. $names are who has won, $count how many they are.

finale-round-you = Du vinner!
finale-round = { $names } vinner!
finale-match-you = Du vinner spillet!
finale-match = { $names } vinner spillet!
finale-on = Fortsett

# After a match: a picture of the winners to keep or to send to somebody
finale-share = Del bildet
finale-save = Lagre bildet
finale-no-picture = Bildet kunne ikke lages.
finale-points = { $count } poeng
