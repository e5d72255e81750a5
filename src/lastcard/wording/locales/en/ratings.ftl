# Ratings
unknown-family = there is no family of rules “{ $given }”; there are { $known }
help-ratings = Work all ratings out again from the records of a server's matches, and compare them with those it shows.
help-ratings-write = Put what was worked out in their place.
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
ratings-no-result = nobody has won this match
ratings-record-unread = record { $record } tells no result: { $problem }
ratings-progress = matches read again: { $done } of { $all }
ratings-results-differ = { $count ->
    [one] { $count } result is
   *[other] { $count } results are
} not what the records of the matches say; --write puts that right
