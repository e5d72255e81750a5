# Ratings
unknown-family = there is no family of rules “{ $given }”; there are { $known }
ratings-help = Work all ratings out again from the results that a server has kept, and compare them with those it shows.
ratings-write-help = Put what was worked out in their place.
ratings-worked-out = { $results ->
    [one] { $results } result
   *[other] { $results } results
}, { $ratings ->
    [one] { $ratings } rating
   *[other] { $ratings } ratings
}
ratings-same = all ratings are as they should be
ratings-differ = { $count ->
    [one] { $count } rating differs
   *[other] { $count } ratings differ
} from what follows from the results; --write puts that right
ratings-written = the ratings have been put right
