# Formats of a match, wherever they are named: the rules, the lobby, beside the table, after a round

value-match-points = först till poängmålet
value-match-lowest = lägst poäng
value-match-elimination = utslagning
value-match-single = en enda omgång

rule-match-points = Den som vinner en omgång får poäng för de kort som de andra har kvar; först till { $n } poäng vinner matchen.
rule-match-lowest = Alla får poäng för de kort de själva har kvar; när någon når { $n } poäng vinner den som har lägst summa matchen.
rule-match-elimination = Utmanings-UNO: alla får poäng för de kort de själva har kvar; den som når { $n } poäng är ute, och den som blir ensam kvar vinner.
rule-match-single = En giv är ett helt spel: den som först blir av med alla kort vinner.

lobby-target = { $match ->
    [lowest] När någon når så många poäng är matchen slut.
    [elimination] Den som når så många poäng är ute.
   *[points] Poäng som krävs för att vinna.
}

side-goal-points = först till { $n }
side-goal-lowest = lägst poäng, tills någon når { $n }
side-goal-elimination = ute vid { $n }
side-goal-single = en enda omgång

end-goal-points = { $target } vinner
end-goal-lowest = slut vid { $target }
end-goal-elimination = ute vid { $target }

end-about-lowest = När någon når { $target } vinner den som har lägst poäng matchen.
end-about-elimination = Den som når { $target } åker ut; den som blir kvar sist vinner matchen.
