# Tabellen med en kvälls ställning
standings-place = Placering
standings-name = Namn
standings-score = Resultat
standings-points = Poäng
standings-played = Etapper
standings-bot = Robot
