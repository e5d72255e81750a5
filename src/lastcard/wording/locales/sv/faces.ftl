# Ansikten att välja bland

face-choose = Välj ansikte
face-number = Ansikte { $number }
