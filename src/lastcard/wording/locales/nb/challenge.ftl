# Hender som andre også spiller. $player er et navn, $points et tall med fortegn.

unknown-challenge = det finnes ingen utfordring med koden «{ $code }»; be om lenken igjen

challenge-title = Spill denne hånden
challenge-about = { $by } spør: hvordan ville du spilt hånden som { $player } hadde? Samme kort, samme plass, mot roboter.
challenge-go = Spill hånden
challenge-result = Slik gikk det
challenge-had = { $player } hadde hånden
challenge-make = Utfordre andre med denne hånden
challenge-made = Alle med denne lenken spiller de samme kortene fra samme plass:
challenge-copy = Kopier lenken

help-challenge = Spill en hånd som noen har hatt, eller lag en slik utfordring av en reprise.
help-challenge-link = Lenken til en utfordring, eller til en reprise å lage en av.
help-challenge-seat = Hvem sin hånd, når en utfordring lages.
help-challenge-round = Runden, når en utfordring lages; ellers den i lenken, eller den første.
help-challenge-result = Si bare hvordan det gikk for alle.
challenge-bad-link = «{ $given }» er ingen lenke til en utfordring (…/c/KODE) eller en reprise (…/r/PROTOKOLL)
