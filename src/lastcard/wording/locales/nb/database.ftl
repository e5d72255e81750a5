# Databaser: hva som kan være galt med en, og lastcard backup, restore og move
bad-database = «{ $given }» er ingen adresse til en database; skriv den som postgresql://cards@db.example.org/lastcard
database-needs-extra = --database trenger et bibliotek som ikke er installert her: pip install 'lastcard[postgres]'
database-refused = { $url } slipper oss ikke inn ({ $reason }); se på brukeren, passordet og navnet på databasen
database-newer = { $url } er skrevet av en nyere Last Card (format { $version }; denne kan { $known }); oppgrader denne også
database-damaged = { $url } er skadet ({ $reason }); legg en sikkerhetskopi inn i en tom database
database-absent = { $url } kan ikke nås ({ $reason })
help-backup = Kopier alt til en fil: bord, protokoller og nøkkelen som innlogginger signeres med. Serveren kan være i gang.
help-restore = Legg en slik fil i en tom mappe eller en tom database.
help-move = Flytt alt fra datamappen til en tom PostgreSQL-database. Lenker og innlogginger gjelder fortsatt. Stopp serveren først.
help-backup-file = Filen som skal skrives; det må ikke finnes noen med det navnet.
help-restore-file = En fil som lastcard backup har skrevet.
help-move-database = PostgreSQL-databasen som skal fylles, for eksempel postgresql://cards@db.example.org/lastcard.
copy-progress = { $done } av { $all }
copied = Kopiert til { $target }: { $rooms ->
    [one] { $rooms } bord
   *[other] { $rooms } bord
}, { $records ->
    [one] { $records } kamp
   *[other] { $records } kamper
}.
copy-not-empty = det er noe i { $target } allerede; oppgi en tom
copy-exists = { $file } finnes allerede; oppgi en annen fil
copy-no-source = { $file } finnes ikke
