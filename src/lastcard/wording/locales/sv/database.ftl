# Databaser: vad som kan vara fel med en, och lastcard backup, restore och move
bad-database = ”{ $given }” är ingen adress till en databas; skriv den som postgresql://cards@db.example.org/lastcard
database-needs-extra = --database behöver ett bibliotek som inte är installerat här: pip install 'lastcard[postgres]'
database-refused = { $url } släpper inte in oss ({ $reason }); se över användaren, lösenordet och databasens namn
database-newer = { $url } har skrivits av en nyare Last Card (format { $version }; den här kan { $known }); uppgradera den här också
database-damaged = { $url } är skadad ({ $reason }); lägg tillbaka en säkerhetskopia i en tom databas
database-absent = { $url } går inte att nå ({ $reason })
help-backup = Kopiera allt till en fil: bord, protokoll och nyckeln som inloggningar signeras med. Servern får vara igång.
help-restore = Lägg en sådan fil i en tom mapp eller en tom databas.
help-move = Flytta allt från datamappen till en tom PostgreSQL-databas. Länkar och inloggningar fortsätter att gälla. Stoppa servern först.
help-backup-file = Filen som ska skrivas; det får inte finnas någon med det namnet.
help-restore-file = En fil som lastcard backup har skrivit.
help-move-database = PostgreSQL-databasen som ska fyllas, till exempel postgresql://cards@db.example.org/lastcard.
copy-progress = { $done } av { $all }
copied = Kopierat till { $target }: { $rooms ->
    [one] { $rooms } bord
   *[other] { $rooms } bord
}, { $records ->
    [one] { $records } match
   *[other] { $records } matcher
}.
copy-not-empty = det finns redan något i { $target }; ange en tom
copy-exists = { $file } finns redan; ange en annan fil
copy-no-source = { $file } finns inte
