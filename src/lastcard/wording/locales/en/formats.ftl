# Formats of a match, wherever they are named: the rules, the lobby, beside the table, after a round

value-match-points = first to the target
value-match-lowest = fewest points
value-match-elimination = elimination
value-match-single = single round

rule-match-points = The winner of a round scores the cards left with the others; the first to reach { $n } points wins the match.
rule-match-lowest = Everybody gets the points for the cards left in their own hand; when somebody reaches { $n }, the lowest total wins the match.
rule-match-elimination = Challenge UNO: everybody gets the points for the cards left in their own hand; whoever reaches { $n } is out, and the last one left wins.
rule-match-single = One deal is one game: whoever goes out first wins.

lobby-target = { $match ->
    [lowest] When somebody reaches this many points, the match ends.
    [elimination] Whoever reaches this many points is out.
   *[points] Points needed to win.
}

side-goal-points = first to { $n }
side-goal-lowest = fewest points, until { $n }
side-goal-elimination = out at { $n }
side-goal-single = single round

end-goal-points = { $target } wins
end-goal-lowest = { $target } ends the match
end-goal-elimination = out at { $target }

end-about-lowest = When somebody reaches { $target }, whoever has the fewest points wins the match.
end-about-elimination = Whoever reaches { $target } is out; the last one left wins the match.
