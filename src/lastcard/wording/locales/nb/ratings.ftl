# Ratings
unknown-family = det finnes ingen regelfamilie «{ $given }»; det finnes { $known }
help-ratings = Regn ut all rating på nytt fra protokollene for kampene på en server, og sammenlign med den som vises.
help-ratings-write = Lagre det som er regnet ut i stedet.
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
ratings-no-result = ingen har vunnet kampen
ratings-record-unread = protokollen { $record } gir ikke noe resultat: { $problem }
ratings-progress = kamper lest på nytt: { $done } av { $all }
ratings-results-differ = { $count ->
    [one] { $count } resultat er
   *[other] { $count } resultater er
} ikke det kampens protokoll sier; --write retter det
