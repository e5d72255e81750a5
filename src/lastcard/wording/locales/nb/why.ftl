# Hvorfor et kort ikke kan spilles nå
why-colour = { $card } passer ikke: fargen er { colour-name }.
why-jump = { $card } kan ikke hoppe inn på { $top }.
why-first = Noe annet må avgjøres først.
