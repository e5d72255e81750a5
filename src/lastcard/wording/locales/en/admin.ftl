# lastcard admin, and its page
help-admin = Keep order on a server: tables, people, reports, bans, announcements. With --server at a running one, else directly in its data.
help-admin-server = The address of a server; its token comes from LASTCARD_TOKEN or --token-file.
help-admin-token-file = A file with the token.
help-admin-tables = List all tables.
help-admin-people = List who is connected; without a server, who came to a table last.
help-admin-reports = List open reports.
help-admin-resolved = Those that have been dealt with.
help-admin-log = List what has been done, by whom and why.
help-admin-close = Close a table. Its people are told.
help-admin-mute = Let somebody chat at no table.
help-admin-unmute = Let them chat again.
help-admin-ban = Let somebody neither join nor open tables.
help-admin-unban = Let them in again.
help-admin-announce = Tell everybody something.
help-admin-withdraw = Take an announcement back.
help-admin-drain = Let a server give its tables to the others and stop.
help-admin-resolve = Say that a report has been dealt with.
help-admin-export = Write everything that is known about a guest to a file.
help-admin-forget = Remove a guest's names and chat for good. Games stay.
help-admin-why = Why; those concerned are told, and it is logged.
help-admin-minutes = For how long; without it, a day.
help-admin-whom = A guest, an address, or a network such as 192.0.2.0/24.
help-admin-guest = A guest, as “lastcard admin people” shows it.
help-admin-table = The code of a table.
help-admin-text = What to tell.
help-admin-number = The number of the announcement.
help-admin-node = The server, as “lastcard admin” shows it.
help-admin-report = The report, as “lastcard admin reports” shows it.
help-admin-file = The file to write.
help-admin-yes = Don't ask again.
usage-whom = WHOM
usage-guest = GUEST
usage-table = TABLE
usage-node = SERVER
usage-report = REPORT
admin-no-token = that needs a token: set { $variable }, or name a file with --token-file
admin-storage = the data can't be reached at the moment ({ $reason }); try again
admin-bad-text = that text is empty or too long
admin-overview = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $reports ->
    [one] { $reports } open report
   *[other] { $reports } open reports
}
admin-server = server { $node }
admin-line-table = { $table }: { $stage }, { $connected } connected
admin-line-names = { $line }: { $names }
admin-line-person = { $player } at { $table }, guest { $guest }, { $address }
admin-unknown-address = address not known
admin-line-report = { $report }, { $at }: { $player } (guest { $guest }): { $reason }
admin-line-where = table { $table }, version { $version }, reported by { $by }
admin-line-act = { $number }, { $at }, { $who }: { $act } { $about }
admin-until = { $line }, until { $until }
admin-exported = Written to { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $lines ->
    [one] { $lines } chat line
   *[other] { $lines } chat lines
}.
admin-forget-sure = The names and chat lines of guest { $guest } will be removed for good; games stay. This can't be undone.
admin-forget-again = Type the guest once more to go ahead
admin-forget-kept = nothing was removed: that was not the same guest
admin-stage = { $stage ->
    [lobby] lobby
    [round] playing
    [between] between rounds
    [over] over
    [gathering] gathering
    [playing] playing
   *[other] not readable
}
admin-title = Keeping order
admin-token = Token
admin-enter = Sign in
admin-leave = Sign out
admin-refresh = Refresh
admin-signed-in = Signed in as { $who }
admin-servers = Servers
admin-drain = Drain
admin-drain-sure = Drain { $node }? It gives its tables away and stops.
admin-reports = Reports
admin-no-reports = No open reports.
admin-resolve = Done
admin-replay = Replay
admin-evidence = Last in the chat
admin-holding = In force
admin-nothing-holds = No bans, mutes or announcements.
admin-lift = Lift
admin-announce = Announce
admin-announce-text = What everybody is told
admin-minutes = Minutes
admin-why = Why
admin-tables = Tables
admin-no-tables = No tables.
admin-close = Close
admin-close-sure = Close table { $table }? Its people are told.
admin-people = People
admin-no-people = Nobody is connected.
admin-subject = Guest, address or network
admin-mute = Mute
admin-ban = Ban
admin-log = Log
admin-no-acts = Nothing has been done yet.
admin-sure = Yes
admin-cancel = Cancel
admin-connected = { $count ->
    [one] { $count } connected
   *[other] { $count } connected
}
admin-act = { $act ->
    [close] closed table
    [mute] muted
    [unmute] unmuted
    [ban] banned
    [unban] unbanned
    [announce] announced
    [withdraw] withdrew announcement
    [drain] drained server
    [resolve] resolved report
   *[forget] forgot guest
}
