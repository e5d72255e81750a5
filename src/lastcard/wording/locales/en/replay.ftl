# The end of a round and of a match. $player is a name, $names several, $card as in cards.ftl.

end-you = you
end-won = { $player } wins the round
end-won-you = You win the round
end-won-team = { $names } win the round
end-void = Nobody wins this round
end-void-text = Nobody could play or draw any more, so the round is void and nobody gets points.
end-champion = { $player } wins the match
end-champion-you = You win the match
end-champions = { $names } win the match
end-last = Last card:
end-rounds = { $count ->
    [one] { $count } round was played.
   *[other] { $count } rounds were played.
}
end-gain = { $count ->
    [one] point this round
   *[other] points this round
}
end-gain-yours = { $count ->
    [one] your point this round
   *[other] your points this round
}
end-left = Cards left
end-left-none = none
end-points = { $count ->
    [one] point
   *[other] points
}
end-totals = Totals after round { $number }
end-final = Final standing
end-player = Player
end-gain-short = round
end-total = total
end-need-you = { $points ->
    [one] You need { $points } more point to win the match.
   *[other] You need { $points } more points to win the match.
}
end-need = { $points ->
    [one] { $player }: { $points } more point to win the match.
   *[other] { $player }: { $points } more points to win the match.
}
end-course = The match round by round
end-course-told = Totals round by round: { $totals }
end-ready = Next round
end-ready-done = You are ready
end-are-ready = ready: { $names }
end-waiting = waiting for: { $names }
end-next-in = { $seconds ->
    [one] Next round in { $seconds } second
   *[other] Next round in { $seconds } seconds
}
end-rematch = Play again
end-rematch-wait = { $player } is the host and can start another match.
end-replay = Watch the replay
end-record = Save the record
end-lobby = Change rules or seats
end-log = What happened in the round

# Replays
replay-title = Replay
replay-missing = There is no such match
replay-unloaded = The match can't be shown
replay-no-position = There is no such moment in the match
replay-no-position-text = “{ $position }” is not a round and step, such as 2.17.
replay-from-start = Watch from the beginning
replay-hands = All hands
replay-follow = Follow { $player }
replay-on-turn = (to play)
replay-close-others = Hide the other hands
replay-stock = in the draw pile
replay-penalty = { $count ->
    [one] { $count } card to draw
   *[other] { $count } cards to draw
}
replay-control = Playback controls
replay-slider = Position in the match
replay-position = Round { $round }, step { $step } of { $steps }
replay-first = To the beginning
replay-last = To the end
replay-step-back = One step back
replay-step-on = One step forward
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-round-on = Next round
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-moves = Moves
replay-which-round = Round
replay-chart = What the chart shows
replay-chart-cards = Cards in hand
replay-chart-points = Points
replay-chart-told = { $title }: { $values }
replay-share = Copy link to this move
replay-copy = Copy this link:
replay-keys = Keys: ← → one step, ↑ ↓ one round, Home and End, Space to play and pause.
replay-check = Was the shuffle fair?
replay-check-now = Check the shuffle
replay-check-about = Before each deal the server committed to a secret number, and everybody at the table could add randomness of their own. If everything checks out, the cards follow from these numbers and from nothing else.
replay-check-right = Everything checks out: the cards are the ones that the shuffle produced.
replay-check-wrong = Not everything checks out.
replay-check-none = The shuffles of this match can't be checked: the record does not say what they were made of.
replay-check-limits = No check can show that the server did not play one of the seats itself. And this page came from the same server: for a check that doesn't depend on it, download the record and run “lastcard verify” on it.
replay-round-right = the commitment holds, and the cards follow from it and from what was added.
replay-round-twice = The commitment is the one of an earlier round, so its secret was already known.
replay-round-bot = Random bytes were added in the seat of a bot: the server could have chosen them.
replay-saw = This browser was there for { $count } of { $rounds } deals: the server had committed before anything was added, and kept its commitment.
replay-saw-wrong = When round { $number } was played, this browser already found something wrong with its shuffle.
replay-saw-none = This browser was not at the table, so it can't confirm that the server had committed before anything was added.
end-last-round = The next round is the last.

# Whether the shuffle was fair
shuffle-right = Fair shuffle verified.
shuffle-right-about = The server kept its commitment, and your random bytes are in the shuffle.
shuffle-kept-about = The server kept its commitment. You added nothing to this deal.
shuffle-broken = The shuffle is not the one that the server committed to.
shuffle-lost = Your random bytes are not in the shuffle.
shuffle-others = Who added to the shuffle is not who had added before the deal.
shuffle-elsewhere = Your seat added random bytes that did not come from here. Unless you had the table open somewhere else too, the server added them.
shuffle-stacked = The cards are not the ones that follow from the shuffle.
