# Checking a shuffle
help-verify = Check that all shuffles in records follow from what the server committed to and from what the players added.
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
verify-commitment-twice = the commitment is the one of an earlier round, so its secret was already known
verify-bot-added = bots add nothing, but seat { $seat } is a bot's and has added bytes: the server could have chosen them
verify-dealer = seat { $given } deals, but the secret and the additions make seat { $drawn } the dealer
verify-shuffle = shuffle { $number } does not follow from secret and additions
verify-shuffles-listed = shuffles listed: { $given }, shuffles that happened: { $there }
verify-too-many = meta.shuffle has { $given } entries, but there are { $rounds } rounds
verify-shows = what this shows: the dealer and the cards follow from the secrets that the server committed to and from what the players added, and from nothing else
verify-limits = what no file can show: that each commitment was told before anybody added to it and that nothing added was left out (who was at the table saw that), and that the server did not play one of the seats itself

# The server's data
data-no-database = { $file } is not a database; move it away, or name another folder with --data
data-foreign = { $file } is the database of another program; name another folder with --data
data-newer = { $file } was written by a newer Last Card (format { $version }; this one knows { $known }); start that one, or name another folder with --data
data-damaged = { $file } is damaged ({ $reason }) and has been left as it is; put a backup in its place, or move it away with the files beside it to start afresh
data-gap = entry { $version } of table { $room } is missing
data-left-over = { $name } is there, but the file itself is not
data-no-key = its key is missing
data-in-use = { $file } is in use by another server; stop that one, or name another folder with --data
data-unwritable = { $file } can't be opened for writing ({ $reason }); look at the folder's permissions and the space on the disk, or name another folder with --data

# Names, tokens and what people say
bad-token = that token is not from this server; ask for a new one with your name
bad-name = that can't be a name: { $reason }
bad-chat = that can't be said: { $reason }
text-length = it has to have 1 to { $most } characters, not { $given }
text-lines = it has to be a single line
text-sign = the character { $sign } may not be in it
text-marks = there are accents with no letter to stand on, or too many on one
text-no-letter = it needs a letter or a digit
text-alphabets = letters of several alphabets are mixed in one word
text-role = it could be taken for the host, a bot or the server
