# What happened, a sentence each. $player and $other are names, $card, $cards and $colour as in cards.ftl, $count a number, $seen how many of the cards can be named.

event-dealer = { $count ->
    [1] { $player } draws highest and deals.
   *[other] { $player } deals.
}
event-dealt = { $seen ->
    [0] { $count ->
        [one] { $player } is dealt a card.
       *[other] { $player } is dealt { $count } cards.
    }
   *[other] { $player } is dealt { $cards }.
}
event-turned = The first card is { $one } { $card }.
event-put-back = The first card is { $one } { $card }; it goes back into the draw pile.
event-played = { $count ->
    [1] { $colour ->
        [none] { $player } jumps in with { $one } { $card }.
       *[other] { $player } jumps in with { $one } { $card } and chooses { colour-name }.
    }
   *[other] { $colour ->
        [none] { $player } plays { $one } { $card }.
       *[other] { $player } plays { $one } { $card } and chooses { colour-name }.
    }
}
event-called = { $player } calls “UNO!”
event-caught = { $other } catches { $player }, who had not called UNO.
event-false-catch = { $player } wrongly accuses { $other } of not calling UNO.
event-drew = { $seen ->
    [0] { $count ->
        [0] There is no card left for { $player } to draw.
        [one] { $player } draws a card.
       *[other] { $player } draws { $count }.
    }
   *[other] { $count ->
        [one] { $player } draws { $one } { $cards }.
       *[other] { $player } draws { $cards }.
    }
}
event-passed = { $player } keeps the card and passes.
event-challenged = { $count ->
    [1] { $player } challenges { $other }, and is right: the Wild Draw Four was a bluff.
   *[other] { $player } challenges { $other }, and is wrong: the Wild Draw Four was played by the rules.
}
event-colour = { $player } chooses { colour-name }.
event-skipped = { $player } is skipped.
event-reversed = { $count ->
    [1] Play now goes clockwise.
   *[other] Play now goes counter-clockwise.
}
event-swapped = { $player } and { $other } swap hands.
event-rotated = { $count ->
    [1] Everybody passes their hand on clockwise.
   *[other] Everybody passes their hand on counter-clockwise.
}
event-mixed = { $player } collects all hands, shuffles them and deals them out again.
event-hand = { $seen ->
    [0] { $count ->
        [0] { $player } now holds no cards.
        [one] { $player } now holds a single card.
       *[other] { $player } now holds { $count } cards.
    }
   *[other] { $player } now holds { $cards }.
}
event-reshuffled = The discard pile is shuffled and becomes the draw pile.
event-opened = { $player } plays with an open hand: { $cards }.
event-closed = The hands are hidden again.
event-ordered = { $count ->
    [0] { $player } may discard down to one card.
    [one] { $player } has to discard down to one card.
   *[other] { $player } has to discard down to { $count } cards.
}
event-shed = { $seen ->
    [0] { $player } discards nothing.
   *[other] { $count ->
        [one] { $player } discards { $one } { $cards }.
       *[other] { $player } discards { $cards }.
    }
}
event-joke = { $player } tells a joke. Does anybody laugh?
event-honoured = { $player } must not bend their elbows until somebody calls UNO.
event-dared = { $player } gets a dare.
event-performed = { $player } takes the dare. Was it well done?
event-declined = { $player } turns down the dare.
event-voted = { $count ->
    [1] { $player } votes yes.
   *[other] { $player } votes no.
}
event-verdict = { $count ->
    [1] The vote on { $player } ends in a yes.
   *[other] The vote on { $player } ends in a no.
}
event-accused = { $player } says that { $other } has given advice.
event-objected = { $player } objects: { $other } takes the { $card } back.
event-won = { $player } is out of cards and wins the round.
event-void = Nobody can play or draw: the round is void.

# One short word at the seat that it concerns, for a second; “-you” where that is the reader's own. $count is a number of cards.

callout-skipped = Skipped!
callout-skipped-you = You are skipped!
callout-reversed = Reverse!
callout-plus = +{ $count }
callout-uno = UNO!
callout-jump = Jump-in!
callout-caught = Caught! +{ $count }
callout-caught-you = You are caught! +{ $count }
callout-false-catch = Wrong! +{ $count }
callout-draws = Draws { $count }
callout-draws-you = You draw { $count }
callout-none = No card left
callout-bluff = Bluff! { $player } draws { $count }
callout-bluff-you = Bluff! You draw { $count }
callout-honest = Honest! { $player } draws { $count }
callout-honest-you = Honest! You draw { $count }
callout-swapped = Swap!
callout-rotated = Hands move on!
callout-mixed = Hands mixed!
callout-reshuffled = Reshuffled
callout-opened = Open hands!
callout-closed = Hands hidden
callout-ordered = Discard!
callout-shed = Discards { $count }
callout-joke = Joke!
callout-honoured = Straight arms!
callout-dared = Dare!
callout-performed = I'll do it!
callout-declined = No thanks!
callout-voted-yes = Yes
callout-voted-no = No
callout-verdict-yes = Verdict: yes
callout-verdict-no = Verdict: no
callout-accused = Accused!
callout-objected = Takes it back!
callout-objected-you = You take it back!

# Read out, where no sentence of the log says it
callout-plus-aloud = The penalty for { $player } is now { $count } cards.
callout-hand-aloud = { $player } shows: { $cards }.

# What is asked, while the cards are being dealt
callout-dealing = Dealing …
