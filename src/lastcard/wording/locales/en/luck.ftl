# What the cards gave, over all matches of a server.

luck-about = Every finished match on this server is gone through, and what the cards gave is added up: the deal and every draw, compared with all the cards that could have come. If the cards are fair, the bars reach across the line in the middle.
luck-fair = { $count ->
    [one] In the one match played so far, nobody was given better cards than chance explains.
   *[other] In { NUMBER($count, useGrouping: "always") } matches, nobody was given better cards than chance explains.
}
luck-odd = { $count ->
    [one] In the one match played so far, the cards were further from fair than chance usually takes them.
   *[other] In { NUMBER($count, useGrouping: "always") } matches, the cards were further from fair than chance usually takes them.
}
luck-none = No match has been gone through yet. Play one, and look again in a minute.
luck-seats = By seat
luck-people = People and bots
luck-who = Who
luck-rounds = Rounds
luck-given = Per 100 rounds won or lost by luck
luck-seat = Seat { $number }
luck-guests = People
luck-bots = Bots
luck-interval = { $mean } ({ $low } to { $high })
luck-shuffles = And every shuffle can be checked: open a replay and press “Check the shuffle”.
