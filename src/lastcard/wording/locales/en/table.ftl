# At any table, in the terminal or the browser. $player is a name, $card as in cards.ftl, $count a number.

# What is asked, of the person who reads it
prompt-turn = Your turn: play a card or draw.
prompt-draw = Your turn: no card fits, so draw.
prompt-stuck = { $count ->
    [one] Your turn: no card fits, so draw { $count } card.
   *[other] Your turn: no card fits, so draw { $count } cards.
}
prompt-drew = You drew { $one } { $card }: play it, or keep it and pass.
prompt-drew-play = You drew { $one } { $card } and have to play it.
prompt-penalty = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
prompt-colour = The first card is a wild: you choose the colour.
prompt-shed = { $count ->
    [one] Discard { $count } card.
   *[other] Discard { $count } cards.
}
prompt-shed-any = You may discard as many cards as you like, all but one.
prompt-dare = You get a dare. Do you take it?
prompt-vote-advice = Has { $player } given advice?
prompt-vote-joke = Did you laugh at { $player }'s joke?
prompt-vote-dare = Did { $player } do it well?
prompt-wait = { $player }'s turn
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

top = Top card: { $card }.
top-colour = Top card: { $card }. The colour is { $colour }.
direction-clockwise = clockwise
direction-counter = counter-clockwise
partner = partner: { $player }
ask-colour = Which colour?
ask-whom = Which player?
ask-who = Which player?
ask-card = Which card? Choose it and press Enter.
calling = UNO! will be called with your next card. Press U to cancel.
seat-bot = { $player } ({ $level })
seat-program = { $bot } by { $owner }
rules-changed = { $count ->
    [one] { $preset } with { $count } change
   *[other] { $preset } with { $count } changes
}
emote-hello = Hello!
emote-well-played = Well played!
emote-thanks = Thanks!
emote-oops = Oops!
emote-laugh = Ha ha!
emote-hurry = Hurry up!
emote-wow = Wow!
emote-sorry = Sorry!
