# Tabellen med en kvelds stilling
standings-place = Plassering
standings-name = Navn
standings-score = Resultat
standings-points = Poeng
standings-played = Etapper
standings-bot = Robot
