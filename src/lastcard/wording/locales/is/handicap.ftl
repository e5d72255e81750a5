# Forgjöf: sæti sem fá mismörg spil.
option-hands = Forgjöf
rule-hands = Forgjöf: spilararnir fá { $hands } spil, talið í röð sætanna.
rule-hands-none = Allir fá jafnmörg spil.
hands-seat = Spil í sæti { $seat }
