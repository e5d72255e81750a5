# $colour er R, Y, G eða B; $deck er útgáfan: 108, 112 eða all-wild
# Orðin eru úr S2; nöfn spila sem eru ekki þar eru okkar eigin, með sama sniði

colour-name = { $colour ->
    [R] rauður
    [Y] gulur
    [G] grænn
   *[B] blár
}
# með tölu: „rauð 7“
colour-feminine = { $colour ->
    [R] rauð
    [Y] gul
    [G] græn
   *[B] blá
}
# með „spil“
colour-neuter = { $colour ->
    [R] rautt
    [Y] gult
    [G] grænt
   *[B] blátt
}
# í þolfalli: „velur rauðan lit“
colour-accusative = { $colour ->
    [R] rauðan
    [Y] gulan
    [G] grænan
   *[B] bláan
}
card-number = { colour-feminine } { $number }
card-one = { "" }
card-skip = { colour-neuter } Sitja hjá spil
card-reverse = { colour-neuter } Snúa við spil
card-draw-two = { colour-neuter } Draga 2 spil
card-wild = Jóker
card-wild-draw-four = Draga 4 Jóker
card-shuffle-hands = Stokka upp Jóker
# $text er það sem leikmenn skrifuðu á spilið
card-custom = Sérsniðið spil „{ $text }“
card-wild-reverse = Snúa við Jóker
card-wild-skip = Sitja hjá Jóker
card-wild-skip-two = Sitja hjá 2 Jóker
card-wild-draw-two = Draga 2 Jóker
card-wild-target = Draga 2 að vali Jóker
card-wild-swap = Skipta á spilum Jóker

# The customizable cards when nobody has written on them. $n is the number of the effect.
custom-draw-until-colour-next = Draga þar til liturinn kemur
custom-shed-wilds-everyone = Burt með jókerana
custom-stuck-draws-next = Ekkert passar: draga { $n }
custom-again = Einu sinni enn
custom-level-next = Næsti með { $n } spil
custom-level-everyone = Allir með { $n } spil
custom-open-everyone = Opin spil
custom-joke-self = Brandari eða draga { $n }
custom-honour-next = Beinir handleggir
custom-dare-next = Þraut eða draga { $n }
custom-nothing = Ekkert
