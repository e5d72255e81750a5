# Það sem hjálpar leikmanni við borðið í vafranum

draw-count = Draga { $count }
why-colour = Liturinn er { $colour }.
challenge-ends = Litasvik: { $player } dregur { $count } · Rétt: þú dregur { $risk }

# Hvern spil eða orð varðar
whom-swap = { $card }: hver skiptir á öllum spilum við þig?
whom-draw = { $card }: hver á að draga?
whom-catch = Hver kallaði ekki „UNO“?
whom-accuse = Hver gaf ráð?
