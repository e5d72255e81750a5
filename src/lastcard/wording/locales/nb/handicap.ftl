# Handikap: plasser som får ulikt antall kort.
option-hands = Handikap
rule-hands = Handikap: I plassenes rekkefølge får spillerne { $hands } kort.
rule-hands-none = Alle får like mange kort.
hands-seat = Kort til plass { $seat }
