# Det som hjelper en spiller ved bordet i nettleseren

draw-count = Trekk { $count }
why-colour = Fargen er { $colour }.
challenge-ends = Bløff: { $player } trekker { $count } · Ærlig: du trekker { $risk }

# Hvem et kort eller et ord er rettet mot
whom-swap = { $card }: bytt alle kortene med …?
whom-draw = { $card }: hvem skal trekke?
whom-catch = Hvem har ikke ropt UNO?
whom-accuse = Hvem har gitt råd?
