# lastcard decisions

help-decisions = Skriv hvert valg i protokoller som en rad i en Parquet-fil, for å lære ved å herme: hva plassen visste, hva den kunne ha sagt, hva den sa, og hva det førte til.
help-decisions-files = Protokoller, eller mapper med protokoller.
help-decisions-out = Parquet-filen som skal skrives.
decisions-progress = { $done } av { $all } filer, { NUMBER($rows) } valg
decisions-done =
    { NUMBER($rows) } valg fra { NUMBER($files) } { $files ->
        [one] protokoll
       *[other] protokoller
     } i { $file }
decisions-refused =
    { NUMBER($files) } { $files ->
        [one] fil ble utelatt.
       *[other] filer ble utelatt.
     }
decisions-stopped = Avbrutt. { NUMBER($rows) } valg er i { $file }.
picture-needs-extra = et bilde av bordet krever et bibliotek som ikke er installert her: pip install 'lastcard[envs]'
