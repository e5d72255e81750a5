# What those who keep order have done, told to whom it concerns
banned = you can't join or open tables here until { $until }
banned-why = you can't join or open tables here until { $until }: { $why }
silenced = you can't chat here until { $until }
silenced-why = you can't chat here until { $until }: { $why }
bye-banned = you can't join or open tables here for now
bye-table-closed = whoever runs this server has closed the table
notice-announced = A word from the server: { $reason }

# Reports
report-stranger = only people who have been at the table can report somebody there
report-oneself = you can't report yourself
unknown-report = there is no open report “{ $report }”
report-reason = { $reason ->
    [insults] insults
    [cheating] cheating
    [name] offensive name
    [spam] spam
   *[other] something else
}
report-sent = Thanks. Whoever runs this server will look at it.

# Why something can't be done by those who keep order
not-admin = that needs the token of somebody who keeps order here
bad-admins = --admins needs NAME:TOKEN, several with commas, or a file with one on each line; each name once, each token with at least { $least } characters
bad-subject = “{ $given }” is neither a guest nor an address nor a network
unknown-node = there is no server “{ $node }”; “lastcard admin” lists them
data-older = { $file } is from an earlier version (format { $version }; this one has { $known }); start the server once to bring it up to date

# The server's options
help-serve-admins = Who keeps order: NAME:TOKEN, several with commas, or a file with one on each line. Without it nobody can.
help-serve-keep-chat = Days for which chat is kept, at tables that are still there; 0: as long as the table.
help-serve-keep-reports = Days for which reports about players are kept; 0: for ever.
help-serve-keep-acts = Days for which the log of those who keep order is kept; 0: for ever.
