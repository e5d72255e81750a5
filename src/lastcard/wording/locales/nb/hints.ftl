# Det som hjelper en spiller ved bordet i nettleseren

draw-count = Trekk { $count }
challenge-ends = Bløff: { $player } trekker { $count } · Ærlig: du trekker { $risk }

# Hvem et kort eller et ord er rettet mot
whom-swap = { $card }: bytt alle kortene med …?
whom-draw = { $card }: hvem skal trekke?
whom-catch = Hvem har ikke ropt UNO?
whom-accuse = Hvem har gitt råd?

# Et kort som velges før det er ens tur
next = Neste
next-name = { $card }, spilles når det er din tur
next-chosen = { $card } spilles når det er din tur. Trykk igjen for å angre.
next-cancelled = { $card } spilles ikke.
next-dropped = { $card } kan ikke spilles nå.

# Hvorfor et kort ikke kan spilles
why = Hvorfor?
why-title = Hvorfor ikke?

# Taster som spør
asked-nothing = Ingenting har hendt ennå.

# Det første spillet
hint-close = Skjønner
hint-any = Spill hvilket kort du vil.
hint-colour = Spill { colour-neuter }.
hint-number = Spill { colour-neuter } eller en { $number }-er.
hint-symbol = { $symbol ->
    [S] Spill { colour-neuter } eller et annet hoppekort.
    [R] Spill { colour-neuter } eller et annet omvendtkort.
   *[other] Spill { colour-neuter } eller et annet trekk to-kort.
}
hint-draw = Ingenting passer: trekk.
hint-uno = { $count } kort igjen: trykk på UNO!

# Øverst ved bordet
web-help = Hjelp

# Tips som er tatt
hints-taken = { $count } tips
