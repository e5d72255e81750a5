# Gagnagrunnar: hvað getur verið að, og lastcard backup, restore og move
bad-database = „{ $given }“ er ekki slóð gagnagrunns; skrifaðu hana eins og postgresql://cards@db.example.org/lastcard
database-needs-extra = --database þarf safn sem er ekki uppsett hér: pip install 'lastcard[postgres]'
database-refused = { $url } hleypir okkur ekki inn ({ $reason }); athugaðu notandann, lykilorðið og nafn gagnagrunnsins
database-newer = { $url } var skrifaður af nýrri útgáfu af Last Card (snið { $version }; þessi kann { $known }); uppfærðu þessa líka
database-damaged = { $url } er skemmdur ({ $reason }); settu afrit í tóman gagnagrunn
database-absent = ekki næst samband við { $url } ({ $reason })
help-backup = Afrita allt í skrá: borð, leikskýrslur og lykilinn sem innskráningar eru undirritaðar með. Þjónninn má vera í gangi.
help-restore = Setja slíka skrá í tóma möppu eða tóman gagnagrunn.
help-move = Flytja allt úr gagnamöppunni í tóman PostgreSQL-gagnagrunn. Tenglar og innskráningar gilda áfram. Stöðvaðu þjóninn fyrst.
help-backup-file = Skráin sem á að skrifa; engin má vera til með því nafni.
help-restore-file = Skrá sem lastcard backup hefur skrifað.
help-move-database = PostgreSQL-gagnagrunnurinn sem á að fylla, til dæmis postgresql://cards@db.example.org/lastcard.
copy-progress = { $done } af { $all }
copied = Afritað í { $target }: { $rooms ->
    [one] { $rooms } borð
   *[other] { $rooms } borð
}, { $records ->
    [one] { $records } leikur
   *[other] { $records } leikir
}.
copy-not-empty = { $target } er ekki tóm; tilgreindu eitthvað tómt
copy-exists = { $file } er þegar til; tilgreindu aðra skrá
copy-no-source = { $file } er ekki til
