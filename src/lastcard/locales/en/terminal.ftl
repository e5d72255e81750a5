# Playing in a terminal. $player is a name, $card as in cards.ftl, $count a number.

help-play = Play in the terminal, against bots or with others at the same keyboard.
help-play-bots = Which bots take the other seats: one for all of them, or a list such as “easy,hard”.
help-name = Your name; given several times, that many people share the keyboard.
help-watch = Watch: bots take every seat.
help-resume = Go on with the match that was played last.
help-plain = Line by line, for screen readers and scripts.
help-pace = How slow the bots are: 1 is usual, 0 at once.

default-name = Player
no-save = there is no saved match to go on with
resume-alone = --resume goes on with the match as it was; it takes no rules, seats, bots, names or seed
watch-alone = --watch gives every seat to a bot; leave out --name
play-needs-terminal = this is not a terminal; use “lastcard play --plain”
names-bad = a name is one line of 1 to { $most } characters
names-twice = two players are called { $name }; give them different names
names-too-many = { $count } names, but only { $seats } seats
bots-too-many = { $count } bots, but only { $seats } seats for them
save-incomplete = what is needed to go on with the match is missing
save-unwritable = The match can't be saved ({ $reason }).
save-unreadable = { $file } can't be read ({ $reason })
save-broken = the saved match { $file } is damaged ({ $reason }); it has been set aside as { $aside }

# What is asked, of the person who reads it
prompt-turn = Your turn: play a card or draw.
prompt-draw = Your turn: no card fits, so draw.
prompt-stuck = { $count ->
    [one] Your turn: no card fits, so draw { $count } card.
   *[other] Your turn: no card fits, so draw { $count } cards.
}
prompt-drew = You have drawn { $card }: play it, or keep it and pass.
prompt-drew-play = You have drawn { $card }, and it has to be played.
prompt-penalty = { $count ->
    [one] You are to draw { $count } card.
   *[other] You are to draw { $count } cards.
}
prompt-colour = The first card is a wild: you name the colour.
prompt-shed = { $count ->
    [one] Discard { $count } card.
   *[other] Discard { $count } cards.
}
prompt-shed-any = You may discard as many cards as you like, all but one.
prompt-dare = You are dared. Do you take the dare?
prompt-vote-advice = Has { $player } given advice?
prompt-vote-joke = Did you laugh at { $player }'s joke?
prompt-vote-dare = Did { $player } do it well?
prompt-wait = { $player } is on turn.
prompt-wait-vote = The others are voting.
prompt-over = The round is over.

# What can be done
do-play = Play { $card }
do-jump = Jump in with { $card }
do-answer = Answer with { $card }
do-draw = Draw
do-pass = Keep it and pass
do-accept = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
do-challenge = Challenge { $player }
do-shed = Discard
do-perform = Take the dare
do-decline = Decline
do-vote-yes = Yes
do-vote-no = No
do-uno = Call UNO
do-catch = Catch { $player }
do-object = Object to the card
do-advice = Accuse { $player } of giving advice

top = On top: { $card }.
top-colour = On top: { $card }, and the colour is { $colour }.
direction-clockwise = clockwise
direction-counter = counter-clockwise
player-cards = { $count ->
    [one] { $player } { $count } card
   *[other] { $player } { $count } cards
}

plain-welcome = Answer with a number or a card; ? tells everything you can type.
plain-table = { $counts }. Play goes { $direction }. Draw pile: { $stock }.
plain-hand = Your hand: { $cards }.
plain-choice = { $number }. { $what }
plain-call = Add “u” to call UNO with the card, as in “1 u”.
plain-shed = Type the numbers of the cards, as in “1 3”; 0 for none.
plain-offer = { $player } may, out of turn:
plain-jump = Enter: go on. To jump in, type your seat and your card, such as: 2 play R5
plain-go-on = Enter: go on.
plain-next-round = Enter: next round. q: stop here.
plain-curtain = { $player } is next. Give the keyboard over, then press Enter.
plain-which = Which card? { $cards }
plain-which-colour = Which colour? { $colours }
plain-whom = Whom? { $names }
plain-refused = “{ $given }”: { $reason }. ? for help.
plain-saved = The match is saved; “lastcard play --resume” goes on with it.
plain-help =
    A number: that choice. A card, such as R7 or W+4: play it. With a colour: W g. With a player: R7 @3. With UNO: R7 u.
    d draw, p pass, t take the penalty, x challenge, a answer the penalty, u call UNO, c catch, j jump in,
    y yes, n no, o object, s discard cards by number, advice 2: accuse player 2 of giving advice.
    Actions as records have them work too, such as: play W>G uno
    Enter: say it again. l: next language (l sv: Swedish). ?: this help. q: save and stop.
language-is = The language is now English.

# The table
head = Last Card · { $rules } · round { $number }
partner = partner: { $player }
head-bots = bots: { $bots }
mark-uno = UNO!
mark-vulnerable = catch!
mark-out = out
piles = draw { $stock } · discard { $discard }
ask-colour = Which colour?
ask-whom = Whom?
ask-who = Who?
ask-card = Which card? Choose it and press Enter.
ask-yes-no = Y yes   N no
ask-shed = { $count ->
    [one] { $count } card marked. Space marks, Enter discards.
   *[other] { $count } cards marked. Space marks, Enter discards.
}
calling = UNO! goes with your next card. U takes it back.
bar-draw = draw
bar-pass = pass
bar-take = take
bar-challenge = challenge
bar-answer = answer
bar-jump = jump in
bar-object = object
bar-advice = advice
bar-catch = catch
bar-uno = UNO!
bar-play = play
bar-help = help
bar-language = English
bar-quit = save and leave
pace-slowest = very slow
pace-slow = slow
pace-usual = usual pace
pace-quick = quick
pace-at-once = at once
curtain = It is { $player }'s turn. Give the keyboard over; { $player } presses Enter.
curtain-catch = C: catch { $player }, who has not called UNO.
curtain-call = U: { $player } calls UNO.
too-small = The terminal is { $width } × { $height }; the table needs 80 × 24. Make it larger: the game waits.
score-head = points   total
cards-left = Cards left
round-key = Enter: next round
match-key = Enter: done
close-key = Esc: back
help-title = Keys
help-keys =
    1–9 | play the card with that number
    ← → ↑ ↓ Enter | choose a card and play it
    D or Space | draw
    P | pass: keep the card drawn
    1–4 | the colour, when one is asked for
    T | take the penalty cards
    X | challenge a Wild Draw Four
    A | answer a penalty with a card
    U | UNO!: with your next card, or late, after it
    C | catch somebody who has not called
    J | jump in with an identical card
    Y, N | yes, no: votes and dares
    O, V | object to a card, accuse of advice
    R | the rules of this match
help-keys-here =
    L, + −, B | language, pace, light or dark
    Page Up, Down | look back at what has happened
    Esc, Q | back; the match is saved
help-more = A heavy frame is a card that can be played, a double frame is the one you have chosen. ♦ red R, ● yellow Y, ▲ green G, ■ blue B.

# The first screen
home-new = New game
home-resume = Go on with the last match
home-setup = Rules and players
home-watch = Watch the bots
home-language = Language: English
home-background = Light or dark
home-quit = Quit
about-setup = { $rules }, { $seats } players, bots: { $bots }
setup-title = Rules and players
setup-keys = ↑ ↓ choose   ← → change   Esc done
option-preset = Rules
option-seats = Players
option-people = People at this keyboard
option-bots = Bots
option-deck = Deck
option-hand-size = Cards dealt
option-first-card = First card
option-bluff = Bluffing
option-challenge = Challenging
option-stacking = Passing penalties on
option-seven-zero = Sevens and zeros
option-jump-in = Jumping in
option-wild-jump-in = Jumping in with wilds
option-draw = Drawing
option-drawn-card = The card drawn
option-two-player-reverse = Reverse with two players
option-last-shuffle = Shuffle Hands as last card
option-uno-window = How long one can be caught
option-uno-penalty = Not calling UNO
option-false-catch = Wrong catches
option-misplay = Wrong cards
option-advice = Advice
option-match = The match
option-target = Points to reach
option-teams = Sides
option-next-dealer = The next dealer
option-custom-1 = Customizable card 1
option-custom-2 = Customizable card 2
option-custom-3 = Customizable card 3
option-number-1 = Number on card 1
option-number-2 = Number on card 2
option-number-3 = Number on card 3

# Values of options, and what the customizable cards are called when nobody has written on them
value-yes = yes
value-no = no
value-deck-108 = 108 cards
value-deck-112 = 112 cards
value-deck-all-wild = all wild
value-first-card-acts = acts
value-first-card-ignored = does nothing
value-stacking-off = no
value-stacking-same = the same card
value-stacking-mixed = either card
value-draw-one = one card
value-draw-until-playable = until one fits
value-drawn-card-optional = may be played
value-drawn-card-must-play = must be played
value-two-player-reverse-skip = skips
value-two-player-reverse-nothing = does nothing
value-last-shuffle-goes-on = the round goes on
value-last-shuffle-wins = wins
value-uno-window-next-begins = until the next one begins
value-uno-window-next-done = until the next one is done
value-misplay-refuse = refused
value-misplay-penalise = punished
value-match-points = most points
value-match-lowest = fewest points
value-match-elimination = last one left
value-match-single = one deal
value-teams-none = everybody alone
value-teams-partners = partners
value-next-dealer-left = to the left
value-next-dealer-winner = the winner
custom-draw-until-colour-next = Draw until the colour
custom-shed-wilds-everyone = Away with wilds
custom-stuck-draws-next = Stuck draws { $n }
custom-again = Once more
custom-level-next = Next one to { $n }
custom-level-everyone = Everybody to { $n }
custom-open-everyone = Open cards
custom-joke-self = Joke for { $n }
custom-honour-next = Straight arms
custom-dare-next = Dare for { $n }
custom-nothing = Nothing
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
seat-bot = { $player } ({ $level })
rules-changed = { $count ->
    [one] { $preset } with { $count } change
   *[other] { $preset } with { $count } changes
}
