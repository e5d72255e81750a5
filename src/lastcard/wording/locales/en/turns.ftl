# Matches by turns: what is refused
orders-by-turns = standing orders are for matches by turns; here you play yourself
turns-with-minutes = a match by turns has no time limit of its own; set one of the two
