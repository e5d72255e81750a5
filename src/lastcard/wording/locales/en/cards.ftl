# $colour is R, Y, G or B; $deck is the edition: 108, 112 or all-wild

colour-name = { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
}
card-number = { colour-name } { $number }
card-one = a
card-skip = { colour-name } Skip
card-reverse = { colour-name } Reverse
card-draw-two = { colour-name } Draw Two
card-wild = Wild
card-wild-draw-four = Wild Draw Four
card-shuffle-hands = Wild Shuffle Hands
# $text is what the players wrote on the card
card-custom = Wild Customizable “{ $text }”
card-wild-reverse = Wild Reverse
card-wild-skip = Wild Skip
card-wild-skip-two = Wild Skip Two
card-wild-draw-two = Wild Draw Two
card-wild-target = Wild Targeted Draw Two
card-wild-swap = Wild Forced Swap

# The customizable cards when nobody has written on them. $n is the number of the effect.
custom-draw-until-colour-next = Draw until the colour comes
custom-shed-wilds-everyone = Dump all wilds
custom-stuck-draws-next = Nothing fits: draw { $n }
custom-again = Once more
custom-level-next = Next player to { $n }
custom-level-everyone = Everybody to { $n }
custom-open-everyone = Open hands
custom-joke-self = Joke or draw { $n }
custom-honour-next = Straight arms
custom-dare-next = Dare or draw { $n }
custom-nothing = Nothing
