# Handikapp: platser som får olika många kort.
option-hands = Handikapp
rule-hands = Handikapp: i platsernas ordning får spelarna { $hands } kort.
rule-hands-none = Alla får lika många kort.
hands-seat = Kort till plats { $seat }
