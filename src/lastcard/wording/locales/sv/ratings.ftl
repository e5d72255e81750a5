# Ratings
unknown-family = det finns ingen regelfamilj ”{ $given }”; det finns { $known }
help-ratings = Räkna om all rating från protokollen över en servers matcher, och jämför med den som visas.
help-ratings-write = Spara det som räknats ut i stället.
ratings-worked-out = { $results ->
    [one] { $results } resultat
   *[other] { $results } resultat
}, { $ratings ->
    [one] { $ratings } rating
   *[other] { $ratings } ratingtal
}
ratings-same = all rating är som den ska
ratings-differ = { $count ->
    [one] { $count } ratingtal stämmer inte
   *[other] { $count } ratingtal stämmer inte
} med resultaten; --write rättar det
ratings-written = ratingen är rättad
ratings-no-result = ingen har vunnit matchen
ratings-record-unread = protokollet { $record } ger inget resultat: { $problem }
ratings-progress = omlästa matcher: { $done } av { $all }
ratings-results-differ = { $count ->
    [one] { $count } resultat är
   *[other] { $count } resultat är
} inte det som matchens protokoll säger; --write rättar det
