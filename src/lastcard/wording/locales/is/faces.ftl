# Andlit til að velja úr

face-choose = Veldu andlit
face-number = Andlit { $number }
