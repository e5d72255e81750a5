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
