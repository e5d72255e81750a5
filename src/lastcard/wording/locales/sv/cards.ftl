# $colour är R, Y, G eller B; $deck är utgåvan: 108, 112 eller all-wild
# 108: orden ur S1; 112: orden ur S0; all-wild: våra egna ord, efter mönster av S3

colour-name = { $colour ->
    [R] röd
    [Y] gul
    [G] grön
   *[B] blå
}
# före ”kort”, och som färgens namn efter ”väljer”
colour-neuter = { $colour ->
    [R] rött
    [Y] gult
    [G] grönt
   *[B] blått
}
card-number = { colour-name } { $number }
card-one = { $kind ->
    [number] en
   *[symbol] { $deck ->
        [all-wild] en
       *[other] ett
    }
}
card-skip = { $deck ->
    [112] { colour-neuter } hoppa-över-kort
   *[other] { colour-neuter } Stoppkort
}
card-reverse = { $deck ->
    [112] { colour-neuter } vänd-kort
   *[other] { colour-neuter } Vändkort
}
card-draw-two = { $deck ->
    [112] { colour-neuter } dra-två-kort
   *[other] { colour-neuter } Dra 2-kort
}
card-wild = { $deck ->
    [112] färgvalskort
    [all-wild] Joker
   *[other] Byt färg-kort
}
card-wild-draw-four = { $deck ->
    [112] dra-fyra-kort
    [all-wild] Joker dra 4
   *[other] Byt färg dra 4-kort
}
card-shuffle-hands = blandkort
# $text är vad spelarna har skrivit på kortet
card-custom = individuellt kort ”{ $text }”
card-wild-reverse = Joker vänd
card-wild-skip = Joker hoppa över
card-wild-skip-two = Joker hoppa över 2
card-wild-draw-two = Joker dra 2
card-wild-target = Joker riktat dra 2
card-wild-swap = Joker byt hand

# The customizable cards when nobody has written on them. $n is the number of the effect.
custom-draw-until-colour-next = Dra tills färgen kommer
custom-shed-wilds-everyone = Bort med jokrarna
custom-stuck-draws-next = Inget passar: dra { $n }
custom-again = En gång till
custom-level-next = Nästa till { $n } kort
custom-level-everyone = Alla till { $n } kort
custom-open-everyone = Öppna kort
custom-joke-self = Skämta eller dra { $n }
custom-honour-next = Raka armar
custom-dare-next = Våga eller dra { $n }
custom-nothing = Ingenting
