# Það sem hjálpar leikmanni við borðið í vafranum

draw-count = Draga { $count }
challenge-ends = Litasvik: { $player } dregur { $count } · Rétt: þú dregur { $risk }

# Hvern spil eða orð varðar
whom-swap = { $card }: hver skiptir á öllum spilum við þig?
whom-draw = { $card }: hver á að draga?
whom-catch = Hver kallaði ekki „UNO“?
whom-accuse = Hver gaf ráð?

# Spil sem er valið áður en maður á leik
next = Næst
next-name = { $card }, fer út þegar þú átt leik
next-chosen = { $card } fer út þegar þú átt leik. Ýttu aftur til að hætta við.
next-cancelled = { $card } fer ekki út.
next-dropped = { $card } má ekki setja út núna.

# Hvers vegna ekki má setja spil út
why = Hvers vegna?
why-title = Hvers vegna ekki?

# Lyklar sem spyrja
asked-nothing = Ekkert hefur gerst enn.

# Fyrsti leikurinn
hint-close = Ég skil
hint-any = Settu út hvaða spil sem er.
hint-colour = Settu út { colour-neuter } spil.
hint-number = Settu út { colour-neuter } spil eða töluna { $number }.
hint-symbol = { $symbol ->
    [S] Settu út { colour-neuter } spil eða annað Sitja hjá spil.
    [R] Settu út { colour-neuter } spil eða annað Snúa við spil.
   *[other] Settu út { colour-neuter } spil eða annað Draga 2 spil.
}
hint-draw = Ekkert passar: dragðu.
hint-uno = { $count } spil eftir: ýttu á UNO!

# Efst við borðið
web-help = Hjálp

# Ábendingar sem voru fengnar
hints-taken = { $count ->
    [one] { $count } ábending
   *[other] { $count } ábendingar
}
