# Å spille videre fra et sted i en reprise, som det var eller endret. $player er et navn, $action hva man kan gjøre.

whatif-title = Spill videre herfra
whatif-about = Mot roboter, med alle hender som de er her. Resten av trekkbunken stokkes på nytt: den som har sett reprisen, vet ikke hva som kommer.
whatif-over = Her er runden slutt. Gå til et tidligere steg for å spille videre.
whatif-as = Spill som
whatif-try = Prøv herfra
whatif-try-this = Prøv: { $player }, trekk { $number }
whatif-edit = Endre stillingen
whatif-reset = Som det var
whatif-opening = Åpner et bord …
whatif-judging = Bedømmer stillingen …
whatif-hand = På hånden: { $player }
whatif-stock = Trekkbunke
whatif-discard = Kastebunke, øverste kort først
whatif-how = Trykk på kort, og så på hvor de skal.
whatif-chosen = { $count ->
    [0] Ingen kort valgt
   *[other] { $count } kort valgt
}
whatif-to = Flytt til
whatif-to-top = Øverst på kastebunken
whatif-to-discard = Nederst i kastebunken
whatif-turn = Hvem sin tur
whatif-direction = Retning
whatif-colour = Farge
whatif-since = Hva som skjedde så
whatif-since-none = Ingenting ennå.
whatif-back = Ta tilbake det siste
whatif-then = Så
whatif-then-choose = velg …
whatif-said = { $player }: { $action }
whatif-chances = Sjanse til å vinne runden
whatif-best = Best for { $player }: { $action }.
