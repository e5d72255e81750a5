# Ratings
unknown-family = det finnes ingen regelfamilie «{ $given }»; det finnes { $known }
ratings-help = Regn ut all rating på nytt fra resultatene en server har lagret, og sammenlign med den som vises.
ratings-write-help = Lagre det som er regnet ut i stedet.
ratings-worked-out = { $results ->
    [one] { $results } resultat
   *[other] { $results } resultater
}, { $ratings ->
    [one] { $ratings } rating
   *[other] { $ratings } ratingtall
}
ratings-same = all rating er som den skal være
ratings-differ = { $count ->
    [one] { $count } ratingtall stemmer ikke
   *[other] { $count } ratingtall stemmer ikke
} med resultatene; --write retter det
ratings-written = ratingen er rettet
