# Formats of a match, wherever they are named: the rules, the lobby, beside the table, after a round

value-match-points = først til poengmålet
value-match-lowest = færrest poeng
value-match-elimination = utslagning
value-match-single = én runde

rule-match-points = Den som vinner en runde, får poeng for kortene de andre sitter igjen med; førstemann til { $n } poeng vinner spillet.
rule-match-lowest = Alle får poeng for kortene de selv sitter igjen med; når noen når { $n } poeng, vinner den med lavest sum spillet.
rule-match-elimination = Utfordrings-UNO: Alle får poeng for kortene de selv sitter igjen med; den som når { $n } poeng, er ute, og den siste som er igjen, vinner.
rule-match-single = Én utdeling er et helt spill: Den som først blir kvitt alle kortene, vinner.

lobby-target = { $match ->
    [lowest] Når noen når så mange poeng, er spillet slutt.
    [elimination] Den som når så mange poeng, er ute.
   *[points] Poeng som kreves for å vinne.
}

side-goal-points = først til { $n }
side-goal-lowest = færrest poeng, til noen når { $n }
side-goal-elimination = ute ved { $n }
side-goal-single = én runde

end-goal-points = { $target } vinner
end-goal-lowest = slutt ved { $target }
end-goal-elimination = ute ved { $target }

end-about-lowest = Når noen når { $target }, går seieren til den som har færrest poeng.
end-about-elimination = Den som når { $target }, er ute; den som er igjen til slutt, vinner spillet.
