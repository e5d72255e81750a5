# Ansikter å velge blant

face-choose = Velg ansikt
face-number = Ansikt { $number }
