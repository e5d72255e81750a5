# Databases: what can be wrong with one, and lastcard backup, restore and move
bad-database = “{ $given }” is not the address of a database; write it like postgresql://cards@db.example.org/lastcard
database-needs-extra = --database needs a library that is not installed here: pip install 'lastcard[postgres]'
database-refused = { $url } does not let us in ({ $reason }); check the user, the password and the name of the database
database-newer = { $url } was written by a newer Last Card (format { $version }; this one knows { $known }); upgrade this one too
database-damaged = { $url } is damaged ({ $reason }); restore a backup into an empty database
database-absent = { $url } can't be reached ({ $reason })
help-backup = Copy everything into a file: tables, records, and the key that logins are signed with. The server may be running.
help-restore = Put such a file into an empty folder or an empty database.
help-move = Take everything from the data folder into an empty PostgreSQL database. Links and logins stay valid. Stop the server first.
help-backup-file = The file to write; there must be none of that name.
help-restore-file = A file that lastcard backup has written.
help-move-database = The PostgreSQL database to fill, such as postgresql://cards@db.example.org/lastcard.
copy-progress = { $done } of { $all }
copied = Copied to { $target }: { $rooms ->
    [one] { $rooms } table
   *[other] { $rooms } tables
}, { $records ->
    [one] { $records } match
   *[other] { $records } matches
}.
copy-not-empty = { $target } has something in it already; name an empty one
copy-exists = { $file } exists already; name another file
copy-no-source = { $file } is not there
