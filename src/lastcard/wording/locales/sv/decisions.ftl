# lastcard decisions

help-decisions = Skriv varje beslut i protokoll som en rad i en Parquet-fil, för att lära genom att härma: vad platsen visste, vad den kunde ha sagt, vad den sade och vad som blev av det.
help-decisions-files = Protokoll, eller mappar med protokoll.
help-decisions-out = Parquet-filen som ska skrivas.
decisions-progress = { $done } av { $all } filer, { NUMBER($rows) } beslut
decisions-done = { NUMBER($rows) } beslut ur { NUMBER($files) } protokoll i { $file }
decisions-refused =
    { NUMBER($files) } { $files ->
        [one] fil utelämnades.
       *[other] filer utelämnades.
     }
decisions-stopped = Avbrutet. { NUMBER($rows) } beslut finns i { $file }.
picture-needs-extra = en bild av bordet kräver ett bibliotek som inte är installerat här: pip install 'lastcard[envs]'
