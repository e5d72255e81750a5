# The faces to choose from

face-choose = Choose your face
face-number = Face { $number }
