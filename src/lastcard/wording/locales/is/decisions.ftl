# lastcard decisions

help-decisions = Skrifa hverja ákvörðun í skrám sem röð í Parquet-skrá, til að læra með eftirlíkingu: hvað sætið vissi, hvað það hefði getað sagt, hvað það sagði og hvað varð úr því.
help-decisions-files = Skrár, eða möppur með skrám.
help-decisions-out = Parquet-skráin sem á að skrifa.
decisions-progress = { $done } af { $all } skrám, { NUMBER($rows) } ákvarðanir
decisions-done =
    { NUMBER($rows) } ákvarðanir úr { NUMBER($files) } { $files ->
        [one] skrá
       *[other] skrám
     } í { $file }
decisions-refused =
    { NUMBER($files) } { $files ->
        [one] skrá var sleppt.
       *[other] skrám var sleppt.
     }
decisions-stopped = Stöðvað. { NUMBER($rows) } ákvarðanir eru í { $file }.
picture-needs-extra = mynd af borðinu þarf safn sem er ekki uppsett hér: pip install 'lastcard[envs]'
