# Presets, a sentence each
preset-classic = The rules of the short modern sheets: 108 cards, Wild Draw Four may be bluffed and challenged, first to 500 points.
preset-iceland-2006 = The Icelandic sheet of 2006 as printed, with its penalties for wrong cards and for advice.
preset-modern = The modern Swedish box: 112 cards with Shuffle Hands and three customizable cards.
preset-all-wild = UNO All Wild: every card is wild, no colours, one deal is one game.
preset-progressive = Classic with Progressive UNO: Draw Two and Wild Draw Four may be stacked on the same card.
preset-seven-zero = Classic with Seven-O UNO: a seven swaps two hands, a zero passes every hand on.
preset-jump-in = Classic with Jump-In UNO: an identical card may be played at any time.
preset-house-party = Progressive, Seven-O and Jump-In at once.

# What is always so, and what each option makes of it. $n is the option's number.
rule-object = Be the first to get rid of all your cards.
rule-dealer = Everybody draws a card and the highest number deals; symbols count as zero, and after a tie they draw again.
rule-dealer-chosen = A dealer is chosen.
rule-first-turn = The player to the left of the dealer begins, and play goes clockwise.
rule-turn = On your turn, play one card that has the current colour or the number or symbol of the top card, or play a wild.
rule-turn-all-wild = On your turn, play any card: all are wild.
rule-reverse = Reverse changes the direction of play.
rule-skip = Skip makes the next player lose their turn.
rule-skip-two = Wild Skip Two makes the next two players lose their turns.
rule-draw-two = Draw Two makes the next player draw two cards and lose their turn.
rule-wild = Wild: whoever plays it chooses the colour play continues with; a wild may be played even if you hold other playable cards.
rule-draw-four = Wild Draw Four: choose the colour; the next player draws four cards and loses their turn.
rule-draw-four-condition = It is played by the rules only if you hold no other card of the current colour.
rule-draw-four-all-wild = Wild Draw Four makes the next player draw four cards and lose their turn.
rule-target = Wild Targeted Draw Two: a player of your choice draws two cards but does not lose their turn.
rule-swap = Wild Forced Swap: you swap hands with a player of your choice.
rule-shuffle-hands = Shuffle Hands: all hands are collected, shuffled and dealt out again; it is a wild too.
rule-first-wild = If the first card is a wild, the player to the left of the dealer chooses the colour; a Wild Draw Four goes back into the pile.
rule-uno = With one card left you must have called “UNO!”; calling late saves you as long as nobody has caught you.
rule-last-draw = If the last card makes somebody draw, the cards are drawn and count.
rule-reshuffle = When the draw pile is used up, the discard pile without its top card is shuffled; when nobody can play or draw any more, the round is void.
rule-score-cards = Cards left in hand count: number cards their number, action cards 20, Wild and Wild Draw Four 50.
rule-score-cards-112 = Cards left in hand count: number cards their number, action cards 20, Shuffle Hands and customizable cards 40, Wild and Wild Draw Four 50.
rule-score-cards-all-wild = A plain Wild left in hand counts 20, every other card 50.

rule-deck-108 = The deck has 108 cards.
rule-deck-112 = The deck has 108 cards, Shuffle Hands and the customizable cards of the game.
rule-deck-all-wild = The deck has 112 cards, all of them wild. How many there are of each is our own guess: no rulebook says.
rule-custom = Customizable card { $number }: { $effect }
rule-custom-text = Customizable card { $number }, “{ $text }”: { $effect }
rule-custom-none = There are no customizable cards in the deck.
rule-hand-size = { $n ->
    [one] Everybody is dealt { $n } card.
   *[other] Everybody is dealt { $n } cards.
}
rule-first-card-acts = An action card turned up first takes effect: Draw Two and Skip hit the player to the left of the dealer, and after Reverse the dealer begins.
rule-first-card-ignored = An action card turned up first does nothing.
rule-bluff-true = A Wild Draw Four may be played against its condition: that is a bluff.
rule-bluff-false = A Wild Draw Four played against its condition is refused.
rule-challenge-true = Whoever would have to draw may challenge it: if it was a bluff, whoever played it draws instead; if it was not, the challenger draws two more.
rule-challenge-false = A Wild Draw Four can't be challenged.
rule-stacking-off = Draw Two and Wild Draw Four can't be stacked.
rule-stacking-same = Progressive UNO: a Draw Two may be stacked on a Draw Two, a Wild Draw Four on a Wild Draw Four; the next player draws for all of them.
rule-stacking-mixed = Draw Two and Wild Draw Four may be stacked on either; the next player draws for all of them. (Popular, but in no rulebook.)
rule-seven-zero-true = Seven-O UNO: whoever plays a seven swaps hands with a player of their choice; on a zero everybody passes their hand on in the direction of play.
rule-seven-zero-false = Sevens and zeros are ordinary numbers.
rule-jump-in-true = Jump-In UNO: whoever holds a card identical to the top card may play it at once, and play continues from there.
rule-jump-in-false = Nobody plays out of turn.
rule-wild-jump-in-true = A wild may jump in on the same wild.
rule-wild-jump-in-false = Wilds can't jump in.
rule-draw-one = Whoever can't or doesn't want to play draws one card.
rule-draw-until-playable = Whoever can't or doesn't want to play draws until a playable card comes. (Popular, but in no rulebook.)
rule-drawn-card-optional = The card drawn, and no other, may then be played.
rule-drawn-card-must-play = The card drawn must then be played if it can be. (Popular, but in no rulebook.)
rule-two-player-reverse-skip = With two players, Reverse works like Skip.
rule-two-player-reverse-nothing = With two players Reverse does nothing.
rule-last-shuffle-goes-on = Shuffle Hands as the last card: the hands are shuffled and the round continues.
rule-last-shuffle-wins = Shuffle Hands as the last card wins at once.
rule-uno-window-next-begins = You can be caught until the next player begins to play.
rule-uno-window-next-done = You can be caught until the next player has finished a move.
rule-uno-penalty = { $n ->
    [0] Nobody can be caught for not calling UNO.
    [one] Whoever is caught draws { $n } card.
   *[other] Whoever is caught draws { $n } cards.
}
rule-false-catch = { $n ->
    [0] A wrong accusation is refused and costs nothing.
    [one] A wrong accusation costs { $n } card.
   *[other] A wrong accusation costs { $n } cards.
}
rule-misplay-refuse = A card that does not fit is refused.
rule-misplay-penalise = A card that does not fit may be played. If somebody objects before the next player begins, it is taken back, and whoever played it draws two cards and loses their turn.
rule-advice-true = Whoever gives advice draws two cards, if more than half of the others say so.
rule-advice-false = Advice is not punished.
rule-teams-none = Everybody plays alone.
rule-teams-partners = Partners sit opposite each other; the winning side scores the cards of both opponents.
rule-next-dealer-left = The deal passes to the left.
rule-next-dealer-winner = The winner of a round deals the next.

# Effects of customizable cards
effect-draw-until-colour-next = the next player draws until a card of the chosen colour comes, and loses their turn.
effect-shed-wilds-everyone = everybody discards all wild cards.
effect-stuck-draws-next = { $n ->
    [one] if the next player has no playable card, they draw { $n } card and may not play it.
   *[other] if the next player has no playable card, they draw { $n } cards and may not play any of them.
}
effect-again = whoever played it takes another turn.
effect-level-next = { $n ->
    [one] the next player draws or discards until they hold { $n } card, then plays.
   *[other] the next player draws or discards until they hold { $n } cards, then plays.
}
effect-level-everyone = { $n ->
    [one] everybody draws or discards until they hold { $n } card.
   *[other] everybody draws or discards until they hold { $n } cards.
}
effect-open-everyone = everybody plays with open hands until it is that player's turn again.
effect-joke-self = { $n ->
    [one] tell a joke. If nobody laughs, draw { $n } card; otherwise you may discard all your cards but one.
   *[other] tell a joke. If nobody laughs, draw { $n } cards; otherwise you may discard all your cards but one.
}
effect-honour-next = the next player must not bend their elbows until somebody calls UNO.
effect-dare-next = { $n ->
    [one] the next player crows like a rooster or draws { $n } card; the others judge.
   *[other] the next player crows like a rooster or draws { $n } cards; the others judge.
}
effect-nothing = only the text counts.

# The rulebooks
book-s0 = Swedish box (112 cards)
book-s1 = Swedish sheet
book-s2 = Icelandic sheet of 2006
book-s3 = Norwegian All Wild
book-s4 = Norwegian sheet
book-a = house rule
book-all = all rulebooks
book-all-matching = all rulebooks but All Wild

# What options and their values are called

option-preset = Rules
option-seats = Players
option-people = People at this keyboard
option-bots = Bots
option-deck = Deck
option-hand-size = Cards dealt
option-first-card = First card
option-bluff = Bluffing
option-challenge = Challenging
option-stacking = Stacking
option-seven-zero = Sevens and zeros
option-jump-in = Jumping in
option-wild-jump-in = Jumping in with wilds
option-draw = Drawing
option-drawn-card = The card drawn
option-two-player-reverse = Reverse with two players
option-last-shuffle = Shuffle Hands as last card
option-uno-window = How long you can be caught
option-uno-penalty = Cards for not calling UNO
option-false-catch = Cards for a wrong accusation
option-misplay = Cards that don't fit
option-advice = Advice
option-match = How the match is won
option-target = Points to reach
option-teams = Teams
option-next-dealer = The next dealer
option-custom-1 = Customizable card 1
option-custom-2 = Customizable card 2
option-custom-3 = Customizable card 3
option-number-1 = Number on card 1
option-number-2 = Number on card 2
option-number-3 = Number on card 3
value-yes = yes
value-no = no
value-deck-108 = 108 cards
value-deck-112 = 112 cards
value-deck-all-wild = all wild
value-first-card-acts = takes effect
value-first-card-ignored = does nothing
value-stacking-off = not allowed
value-stacking-same = the same card
value-stacking-mixed = either card
value-draw-one = one card
value-draw-until-playable = until one fits
value-drawn-card-optional = may be played
value-drawn-card-must-play = must be played
value-two-player-reverse-skip = works like Skip
value-two-player-reverse-nothing = does nothing
value-last-shuffle-goes-on = the round continues
value-last-shuffle-wins = wins
value-uno-window-next-begins = until the next player begins
value-uno-window-next-done = until the next player is done
value-misplay-refuse = refused
value-misplay-penalise = penalised
value-teams-none = no teams
value-teams-partners = partners
value-next-dealer-left = to the left
value-next-dealer-winner = the winner
