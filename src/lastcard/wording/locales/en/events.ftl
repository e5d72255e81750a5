# What happened, a sentence each. $player and $other are names, $card, $cards and $colour as in cards.ftl, $count a number.

event-dealer = { $player } deals.
event-dealer-drawn = { $player } draws highest and deals.
event-dealt = { $player } is dealt { $cards }.
event-dealt-hidden = { $count ->
    [one] { $player } is dealt a card.
   *[other] { $player } is dealt { $count } cards.
}
event-turned = The first card is { $one } { $card }.
event-put-back = The first card is { $one } { $card }; it goes back into the draw pile.
event-played = { $player } plays { $one } { $card }.
event-played-colour = { $player } plays { $one } { $card } and chooses { colour-name }.
event-jumped = { $player } jumps in with { $one } { $card }.
event-jumped-colour = { $player } jumps in with { $one } { $card } and chooses { colour-name }.
event-called = { $player } calls “UNO!”
event-caught = { $other } catches { $player }, who had not called UNO.
event-false-catch = { $player } wrongly accuses { $other } of not calling UNO.
event-drew = { $count ->
    [one] { $player } draws { $one } { $cards }.
   *[other] { $player } draws { $cards }.
}
event-drew-hidden = { $count ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $count }.
}
event-drew-none = There is no card left for { $player } to draw.
event-passed = { $player } keeps the card and passes.
event-challenged-yes = { $player } challenges { $other }, and is right: the Wild Draw Four was a bluff.
event-challenged-no = { $player } challenges { $other }, and is wrong: the Wild Draw Four was played by the rules.
event-colour = { $player } chooses { colour-name }.
event-skipped = { $player } is skipped.
event-reversed-clockwise = Play now goes clockwise.
event-reversed-counter = Play now goes counter-clockwise.
event-swapped = { $player } and { $other } swap hands.
event-rotated-clockwise = Everybody passes their hand on clockwise.
event-rotated-counter = Everybody passes their hand on counter-clockwise.
event-mixed = { $player } collects all hands, shuffles them and deals them out again.
event-hand = { $player } now holds { $cards }.
event-hand-hidden = { $count ->
    [one] { $player } now holds a single card.
   *[other] { $player } now holds { $count } cards.
}
event-hand-none = { $player } now holds no cards.
event-reshuffled = The discard pile is shuffled and becomes the draw pile.
event-opened = { $player } plays with an open hand: { $cards }.
event-closed = The hands are hidden again.
event-ordered = { $count ->
    [one] { $player } has to discard down to one card.
   *[other] { $player } has to discard down to { $count } cards.
}
event-ordered-any = { $player } may discard down to one card.
event-shed = { $count ->
    [one] { $player } discards { $one } { $cards }.
   *[other] { $player } discards { $cards }.
}
event-shed-none = { $player } discards nothing.
event-joke = { $player } tells a joke. Does anybody laugh?
event-honoured = { $player } must not bend their elbows until somebody calls UNO.
event-dared = { $player } gets a dare.
event-performed = { $player } takes the dare. Was it well done?
event-declined = { $player } turns down the dare.
event-voted-yes = { $player } votes yes.
event-voted-no = { $player } votes no.
event-verdict-yes = The vote on { $player } ends in a yes.
event-verdict-no = The vote on { $player } ends in a no.
event-accused = { $player } says that { $other } has given advice.
event-objected = { $player } objects: { $other } takes the { $card } back.
event-won = { $player } is out of cards and wins the round.
event-void = Nobody can play or draw: the round is void.
