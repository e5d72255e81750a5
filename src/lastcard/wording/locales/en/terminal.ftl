# Playing in a terminal. $player is a name, $card as in cards.ftl, $count a number.

help-play = Play in the terminal, against bots or with others at the same keyboard.
help-play-bots = Which bots take the other seats: one for all of them, or a list such as “easy,hard”.
help-name = Your name; repeat the option for each person who shares the keyboard.
help-watch = Watch: bots take every seat.
help-resume = Continue the last match.
help-plain = Line by line, for screen readers and scripts.
help-pace = How slowly the bots play: 1 is normal, 0 is instantly.

no-save = there is no saved match to continue
resume-alone = --resume continues the match as it was; it takes no rules, seats, bots, names or seed
watch-alone = --watch gives every seat to a bot; leave out --name
play-needs-terminal = this is not a terminal; use “lastcard play --plain”
names-bad = a name is one line of 1 to { $most } characters
names-twice = two players are called { $name }; give them different names
names-too-many = { $count } names, but only { $seats } seats
bots-too-many = { $count } bots, but only { $seats } seats for them
save-incomplete = what is needed to continue the match is missing
save-unwritable = The match can't be saved ({ $reason }).
save-unreadable = { $file } can't be read ({ $reason })
save-broken = the saved match { $file } is damaged ({ $reason }); it has been set aside as { $aside }

player-cards = { $count ->
    [one] { $player } { $count } card
   *[other] { $player } { $count } cards
}

plain-welcome = Answer with a number or a card; ? lists everything you can type.
plain-table = { $counts }. Play goes { $direction }. Draw pile: { $stock }.
plain-hand = Your hand: { $cards }.
plain-choice = { $number }. { $what }
plain-call = Add “u” to call UNO with the card, as in “1 u”.
plain-shed = Type the numbers of the cards, as in “1 3”; 0 for none.
plain-offer = { $player } may, out of turn:
plain-jump = Enter: continue. To jump in, type your seat and your card, such as: 2 play R5
plain-go-on = Enter: continue.
plain-next-round = Enter: next round. q: stop here.
plain-curtain = { $player } is next. Hand over the keyboard, then press Enter.
plain-which = Which card? { $cards }
plain-which-colour = Which colour? { $colours }
plain-whom = Which player? { $names }
plain-refused = “{ $given }”: { $reason }. ? for help.
plain-saved = The match is saved; continue it with “lastcard play --resume”.
plain-help =
    A number: that choice. A card, such as R7 or W+4: play it. With a colour: W g. With a player: R7 @3. With UNO: R7 u.
    d draw, p pass, t take the penalty, x challenge, a answer the penalty, u call UNO, c catch, j jump in,
    y yes, n no, o object, s discard cards by number, advice 2: accuse player 2 of giving advice.
    Actions as they are written in records work too, such as: play W>G uno
    Enter: repeat what was said last. l: next language (l sv: Swedish). ?: this help. q: save and stop. i: a hint, where that is allowed.
language-is = The language is now English.

# The table
head = Last Card · { $rules } · round { $number }
head-bots = bots: { $bots }
mark-uno = UNO!
mark-vulnerable = catch!
mark-out = out
piles = draw { $stock } · discard { $discard }
ask-yes-no = Y yes   N no
ask-shed = { $count ->
    [one] { $count } card marked. Space marks, Enter discards.
   *[other] { $count } cards marked. Space marks, Enter discards.
}
bar-hint = hint
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
pace-usual = normal pace
pace-quick = fast
pace-at-once = instant
curtain = It is { $player }'s turn. Hand over the keyboard; { $player } presses Enter.
curtain-catch = C: catch { $player }, who has not called UNO.
curtain-call = U: { $player } calls UNO.
too-small = The terminal is { $width } × { $height }; the table needs 80 × 24. Make it larger: the game waits.
score-head = points   total
cards-left = Cards left
round-key = Enter: next round. Q: save and leave.
match-key = Enter: done
close-key = Esc: back
help-keys-here =
    L, + −, B | language, pace, light or dark
    Page Up, Down | look back at what has happened
    Esc, Q | back; the match is saved
help-more = A heavy frame is a card that can be played, a double frame is the one you have chosen. ♦ red R, ● yellow Y, ▲ green G, ■ blue B.

# The first screen
home-new = New game
home-resume = Continue last match
home-setup = Rules and players
home-watch = Watch the bots
home-language = Language: English
home-background = Light or dark
home-quit = Quit
about-setup = { $rules }, { $seats } players, bots: { $bots }
setup-title = Rules and players
setup-keys = ↑ ↓ choose   ← → change   Esc done
