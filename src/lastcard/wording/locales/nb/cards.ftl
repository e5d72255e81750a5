# $colour er R, Y, G eller B; $deck er utgaven: 108, 112 eller all-wild
# 108: ordene fra S4; all-wild: ordene fra S3; Stokkekort og Egendefinert kort er våre egne ord

colour-name = { $colour ->
    [R] rød
    [Y] gul
    [G] grønn
   *[B] blå
}
# foran «kort», og som fargens navn etter «velger»
colour-neuter = { $colour ->
    [R] rødt
    [Y] gult
    [G] grønt
   *[B] blått
}
card-number = { colour-name } { $number }
card-one = { $kind ->
    [number] en
   *[symbol] { $deck ->
        [all-wild] en
       *[other] et
    }
}
card-skip = { colour-neuter } hoppekort
card-reverse = { colour-neuter } omvendtkort
card-draw-two = { colour-neuter } trekk to-kort
card-wild = { $deck ->
    [all-wild] Joker
   *[other] jokerkort
}
card-wild-draw-four = { $deck ->
    [all-wild] Joker trekk 4
   *[other] trekk 4 joker-kort
}
card-shuffle-hands = stokkekort
# $text er det spillerne har skrevet på kortet
card-custom = egendefinert kort «{ $text }»
card-wild-reverse = Joker snu
card-wild-skip = Joker stå over
card-wild-skip-two = Joker stå over 2
card-wild-draw-two = Joker trekk 2
card-wild-target = Joker trekk 2 med sikte
card-wild-swap = Joker skift hånd

# The customizable cards when nobody has written on them. $n is the number of the effect.
custom-draw-until-colour-next = Trekk til fargen kommer
custom-shed-wilds-everyone = Bort med jokerne
custom-stuck-draws-next = Ingen kort passer: trekk { $n }
custom-again = En gang til
custom-level-next = Nestemann til { $n } kort
custom-level-everyone = Alle til { $n } kort
custom-open-everyone = Åpne kort
custom-joke-self = Vits eller trekk { $n }
custom-honour-next = Strake armer
custom-dare-next = Våg det eller trekk { $n }
custom-nothing = Ingenting
