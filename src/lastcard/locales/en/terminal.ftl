# Playing in a terminal. $player is a name, $card as in cards.ftl, $count a number.

help-play = Play in the terminal, against bots or with others at the same keyboard.
help-bots = Which bots take the other seats: one for all of them, or a list such as “easy,hard”.
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
bad-name = a name has 1 to { $most } characters
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
