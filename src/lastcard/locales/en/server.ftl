# Checking a shuffle
verify-help = Check that all shuffles of records follow from what the server was bound to and from what the players added.
verify-replayed = replayed by the rules: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
verify-results = results given: { $results }, all of them agree
verify-no-shuffle = the shuffles can't be checked: the record has no meta.shuffle, which records from a server have
verify-first-round = the commitment holds; { $added } of { $seats } seats added to it; dealer and { $shuffles ->
    [one] { $shuffles } shuffle
   *[other] { $shuffles } shuffles
} follow
verify-round = the commitment holds; { $added } of { $seats } seats added to it; { $shuffles ->
    [one] { $shuffles } shuffle follows
   *[other] { $shuffles } shuffles follow
}
verify-no-deal = the shuffles can't be checked: meta.shuffle has no entry for it
verify-bad-deal = the shuffles can't be checked: its entry in meta.shuffle needs a commitment and a secret of 64 hexadecimal digits each, and what each of the { $seats } seats added
verify-not-dealt = the shuffles can't be checked: it begins in a position that was not dealt
verify-commitment = the commitment is not the hash of the secret
verify-commitment-twice = the commitment is that of an earlier round, so its secret was known
verify-dealer = seat { $given } deals, but from secret and additions seat { $drawn } follows
verify-shuffle = shuffle { $number } does not follow from secret and additions
verify-shuffles-listed = shuffles listed: { $given }, shuffles that happened: { $there }
verify-too-many = meta.shuffle has { $given } entries, but there are { $rounds } rounds
verify-limits = no file can show that the commitments came before the additions and that no addition was left out; the players saw that
