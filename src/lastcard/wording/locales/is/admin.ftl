# lastcard admin og síðan fyrir það
help-admin = Haltu uppi reglu á þjóni: borð, fólk, tilkynningar, bönn, orðsendingar. Með --server á þjóni í gangi, annars beint í gögnunum.
help-admin-server = Vistfang þjóns; lykillinn kemur úr LASTCARD_TOKEN eða --token-file.
help-admin-token-file = Skrá með lyklinum.
help-admin-tables = Sýna öll borð.
help-admin-people = Sýna hverjir eru tengdir; án þjóns hverjir komu síðast að borði.
help-admin-reports = Sýna opnar tilkynningar.
help-admin-resolved = Þær sem búið er að afgreiða.
help-admin-log = Sýna hvað var gert, af hverjum og hvers vegna.
help-admin-close = Loka borði. Fólkið þar fær að vita það.
help-admin-mute = Láta einhvern hvergi geta spjallað.
help-admin-unmute = Leyfa spjall aftur.
help-admin-ban = Láta einhvern hvorki setjast við borð né opna borð.
help-admin-unban = Hleypa aftur inn.
help-admin-announce = Segja öllum eitthvað.
help-admin-withdraw = Taka orðsendingu til baka.
help-admin-drain = Láta þjón gefa hinum borðin sín og hætta.
help-admin-resolve = Segja að tilkynning sé afgreidd.
help-admin-export = Skrifa allt sem vitað er um gest í skrá.
help-admin-forget = Fjarlægja nöfn og spjall gests fyrir fullt og allt. Leikir standa.
help-admin-why = Hvers vegna; þeir sem það varðar fá að vita það og það er skráð.
help-admin-minutes = Hve lengi; án þess einn dag.
help-admin-whom = Gestur, vistfang eða net eins og 192.0.2.0/24.
help-admin-guest = Gestur, eins og „lastcard admin people“ sýnir hann.
help-admin-table = Kóði borðs.
help-admin-text = Hvað á að segja.
help-admin-number = Númer orðsendingarinnar.
help-admin-node = Þjónninn, eins og „lastcard admin“ sýnir hann.
help-admin-report = Tilkynningin, eins og „lastcard admin reports“ sýnir hana.
help-admin-file = Skráin sem á að skrifa.
help-admin-yes = Ekki spyrja aftur.
usage-whom = HVERN
usage-guest = GESTUR
usage-table = BORÐ
usage-node = ÞJÓNN
usage-report = TILKYNNING
admin-no-token = til þess þarf lykil: settu { $variable } eða nefndu skrá með --token-file
admin-storage = ekki næst í gögnin í augnablikinu ({ $reason }); reyndu aftur
admin-bad-text = textinn er tómur eða of langur
admin-overview = { $tables } borð, { $reports ->
    [one] { $reports } opin tilkynning
   *[other] { $reports } opnar tilkynningar
}
admin-server = þjónn { $node }
admin-line-table = { $table }: { $stage }, tengdir: { $connected }
admin-line-names = { $line }: { $names }
admin-line-person = { $player } við { $table }, gestur { $guest }, { $address }
admin-unknown-address = vistfang ekki þekkt
admin-line-report = { $report }, { $at }: { $player } (gestur { $guest }): { $reason }
admin-line-where = borð { $table }, útgáfa { $version }, tilkynnt af { $by }
admin-line-act = { $number }, { $at }, { $who }: { $act } { $about }
admin-until = { $line }, til { $until }
admin-exported = Skrifað í { $file }: { $tables } borð, { $matches ->
    [one] { $matches } leikur
   *[other] { $matches } leikir
}, { $lines ->
    [one] { $lines } spjalllína
   *[other] { $lines } spjalllínur
}.
admin-forget-sure = Nöfn og spjall gestsins { $guest } verða fjarlægð fyrir fullt og allt; leikir standa. Þetta er ekki hægt að taka aftur.
admin-forget-again = Skrifaðu gestinn aftur til að halda áfram
admin-forget-kept = ekkert var fjarlægt: þetta var ekki sami gestur
admin-stage = { $stage ->
    [lobby] anddyri
    [round] í spili
    [between] milli umferða
    [over] lokið
    [gathering] fólk safnast saman
    [playing] í spili
   *[other] ólæsilegt
}
admin-title = Regla
admin-token = Lykill
admin-enter = Skrá inn
admin-leave = Skrá út
admin-refresh = Uppfæra
admin-signed-in = Skráð inn sem { $who }
admin-servers = Þjónar
admin-drain = Tæma
admin-drain-sure = Tæma { $node }? Hann gefur borðin frá sér og hættir.
admin-reports = Tilkynningar
admin-no-reports = Engar opnar tilkynningar.
admin-resolve = Lokið
admin-replay = Endursýning
admin-evidence = Síðast í spjallinu
admin-holding = Í gildi
admin-nothing-holds = Engin bönn, þöggun eða orðsendingar.
admin-lift = Aflétta
admin-announce = Tilkynna öllum
admin-announce-text = Það sem allir fá að vita
admin-minutes = Mínútur
admin-why = Hvers vegna
admin-tables = Borð
admin-no-tables = Engin borð.
admin-close = Loka
admin-close-sure = Loka borði { $table }? Fólkið þar fær að vita það.
admin-people = Fólk
admin-no-people = Enginn er tengdur.
admin-subject = Gestur, vistfang eða net
admin-mute = Þagga
admin-ban = Banna
admin-log = Skrá
admin-no-acts = Ekkert hefur verið gert enn.
admin-sure = Já
admin-cancel = Hætta við
admin-connected = Tengdir: { $count }
admin-act = { $act ->
    [close] lokaði borði
    [mute] þaggaði niður í
    [unmute] leyfði aftur spjall:
    [ban] bannaði
    [unban] hleypti aftur inn:
    [announce] tilkynnti
    [withdraw] tók til baka orðsendingu
    [drain] tæmdi þjón
    [resolve] afgreiddi tilkynningu
   *[forget] gleymdi gesti
}
