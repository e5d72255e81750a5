# lastcard admin og siden til den
help-admin = Hold orden på en server: bord, folk, meldinger, utestengninger, kunngjøringer. Med --server hos en som er i gang, ellers direkte i dataene.
help-admin-server = Adressen til en server; nøkkelen kommer fra LASTCARD_TOKEN eller --token-file.
help-admin-token-file = En fil med nøkkelen.
help-admin-tables = Vis alle bord.
help-admin-people = Vis hvem som er tilkoblet; uten server, hvem som sist kom til et bord.
help-admin-reports = Vis åpne meldinger.
help-admin-resolved = De som er avklart.
help-admin-log = Vis hva som er gjort, av hvem og hvorfor.
help-admin-close = Steng et bord. De som sitter der, får vite det.
help-admin-mute = La noen ikke chatte ved noe bord.
help-admin-unmute = La dem chatte igjen.
help-admin-ban = La noen verken gå til eller åpne bord.
help-admin-unban = Slipp dem inn igjen.
help-admin-announce = Si noe til alle.
help-admin-withdraw = Trekk en kunngjøring tilbake.
help-admin-drain = La en server gi bordene sine til de andre og stanse.
help-admin-resolve = Si at en melding er avklart.
help-admin-export = Skriv alt som er kjent om en gjest, til en fil.
help-admin-forget = Fjern navn og chat for en gjest for godt. Spillene blir.
help-admin-why = Hvorfor; de det gjelder, får vite det, og det blir logget.
help-admin-minutes = Hvor lenge; uten det ett døgn.
help-admin-whom = En gjest, en adresse eller et nett som 192.0.2.0/24.
help-admin-guest = En gjest, slik «lastcard admin people» viser den.
help-admin-table = Koden til et bord.
help-admin-text = Hva som skal sies.
help-admin-number = Nummeret på kunngjøringen.
help-admin-node = Serveren, slik «lastcard admin» viser den.
help-admin-report = Meldingen, slik «lastcard admin reports» viser den.
help-admin-file = Filen som skal skrives.
help-admin-yes = Ikke spør en gang til.
usage-whom = HVEM
usage-guest = GJEST
usage-table = BORD
usage-node = SERVER
usage-report = MELDING
admin-no-token = det trengs en nøkkel: sett { $variable }, eller oppgi en fil med --token-file
admin-storage = dataene kan ikke nås akkurat nå ({ $reason }); prøv igjen
admin-bad-text = teksten er tom eller for lang
admin-overview = { $tables } bord, { $reports ->
    [one] { $reports } åpen melding
   *[other] { $reports } åpne meldinger
}
admin-server = server { $node }
admin-line-table = { $table }: { $stage }, { $connected } tilkoblet
admin-line-names = { $line }: { $names }
admin-line-person = { $player } ved { $table }, gjest { $guest }, { $address }
admin-unknown-address = adressen er ikke kjent
admin-line-report = { $report }, { $at }: { $player } (gjest { $guest }): { $reason }
admin-line-where = bord { $table }, versjon { $version }, meldt av { $by }
admin-line-act = { $number }, { $at }, { $who }: { $act } { $about }
admin-until = { $line }, til { $until }
admin-exported = Skrevet til { $file }: { $tables } bord, { $matches } spill, { $lines ->
    [one] { $lines } chattelinje
   *[other] { $lines } chattelinjer
}.
admin-forget-sure = Navn og chattelinjer for gjesten { $guest } blir fjernet for godt; spillene blir. Det kan ikke angres.
admin-forget-again = Skriv gjesten en gang til for å fortsette
admin-forget-kept = ingenting ble fjernet: det var ikke samme gjest
admin-stage = { $stage ->
    [lobby] lobby
    [round] spiller
    [between] mellom runder
    [over] slutt
    [gathering] samles
    [playing] spiller
   *[other] kan ikke leses
}
admin-title = Holde orden
admin-token = Nøkkel
admin-enter = Logg inn
admin-leave = Logg ut
admin-refresh = Oppdater
admin-signed-in = Logget inn som { $who }
admin-servers = Servere
admin-drain = Tøm
admin-drain-sure = Tømme { $node }? Den gir bort bordene sine og stanser.
admin-reports = Meldinger
admin-no-reports = Ingen åpne meldinger.
admin-resolve = Ferdig
admin-replay = Reprise
admin-evidence = Sist i chatten
admin-holding = Gjelder nå
admin-nothing-holds = Ingen utestengninger, dempinger eller kunngjøringer.
admin-lift = Opphev
admin-announce = Kunngjør
admin-announce-text = Hva alle skal få vite
admin-minutes = Minutter
admin-why = Hvorfor
admin-tables = Bord
admin-no-tables = Ingen bord.
admin-close = Steng
admin-close-sure = Stenge bord { $table }? De som sitter der, får vite det.
admin-people = Folk
admin-no-people = Ingen er tilkoblet.
admin-subject = Gjest, adresse eller nett
admin-mute = Demp
admin-ban = Steng ute
admin-log = Logg
admin-no-acts = Ingenting er gjort ennå.
admin-sure = Ja
admin-cancel = Avbryt
admin-connected = { $count } tilkoblet
admin-act = { $act ->
    [close] stengte bord
    [mute] dempet
    [unmute] lot snakke igjen:
    [ban] stengte ute
    [unban] slapp inn igjen:
    [announce] kunngjorde
    [withdraw] trakk tilbake kunngjøring
    [drain] tømte server
    [resolve] avklarte melding
   *[forget] glemte gjest
}
