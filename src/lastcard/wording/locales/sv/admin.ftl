# lastcard admin och dess sida
help-admin = Håll ordning på en server: bord, människor, anmälningar, avstängningar, meddelanden. Med --server hos en som är igång, annars direkt i dess data.
help-admin-server = Adressen till en server; nyckeln tas från LASTCARD_TOKEN eller --token-file.
help-admin-token-file = En fil med nyckeln.
help-admin-tables = Visa alla bord.
help-admin-people = Visa vilka som är anslutna; utan server, vilka som senast kom till ett bord.
help-admin-reports = Visa öppna anmälningar.
help-admin-resolved = De som är avklarade.
help-admin-log = Visa vad som har gjorts, av vem och varför.
help-admin-close = Stäng ett bord. De som sitter där får veta det.
help-admin-mute = Låt någon inte chatta vid något bord.
help-admin-unmute = Låt dem chatta igen.
help-admin-ban = Låt någon varken gå till eller öppna bord.
help-admin-unban = Släpp in dem igen.
help-admin-announce = Säg något till alla.
help-admin-withdraw = Ta tillbaka ett meddelande.
help-admin-drain = Låt en server ge bort sina bord till de andra och sluta.
help-admin-resolve = Säg att en anmälan är avklarad.
help-admin-export = Skriv allt som är känt om en gäst till en fil.
help-admin-forget = Ta bort en gästs namn och chatt för gott. Spelen finns kvar.
help-admin-why = Varför; de som det gäller får veta det, och det loggas.
help-admin-minutes = Hur länge; utan det en dag.
help-admin-whom = En gäst, en adress eller ett nät som 192.0.2.0/24.
help-admin-guest = En gäst, som ”lastcard admin people” visar den.
help-admin-table = Bordets kod.
help-admin-text = Vad som ska sägas.
help-admin-number = Meddelandets nummer.
help-admin-node = Servern, som ”lastcard admin” visar den.
help-admin-report = Anmälan, som ”lastcard admin reports” visar den.
help-admin-file = Filen att skriva.
help-admin-yes = Fråga inte en gång till.
usage-whom = VEM
usage-guest = GÄST
usage-table = BORD
usage-node = SERVER
usage-report = ANMÄLAN
admin-no-token = det behövs en nyckel: sätt { $variable }, eller ange en fil med --token-file
admin-storage = data kan inte nås just nu ({ $reason }); försök igen
admin-bad-text = texten är tom eller för lång
admin-overview = { $tables } bord, { $reports ->
    [one] { $reports } öppen anmälan
   *[other] { $reports } öppna anmälningar
}
admin-server = server { $node }
admin-line-table = { $table }: { $stage }, { $connected } anslutna
admin-line-names = { $line }: { $names }
admin-line-person = { $player } vid { $table }, gäst { $guest }, { $address }
admin-unknown-address = adressen är inte känd
admin-line-report = { $report }, { $at }: { $player } (gäst { $guest }): { $reason }
admin-line-where = bord { $table }, version { $version }, anmält av { $by }
admin-line-act = { $number }, { $at }, { $who }: { $act } { $about }
admin-until = { $line }, till { $until }
admin-exported = Skrivet till { $file }: { $tables } bord, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matcher
}, { $lines ->
    [one] { $lines } chattrad
   *[other] { $lines } chattrader
}.
admin-forget-sure = Namn och chattrader för gästen { $guest } tas bort för gott; spelen finns kvar. Det går inte att ångra.
admin-forget-again = Skriv gästen en gång till för att fortsätta
admin-forget-kept = inget togs bort: det var inte samma gäst
admin-stage = { $stage ->
    [lobby] lobby
    [round] spelar
    [between] mellan omgångar
    [over] slut
    [gathering] samlas
    [playing] spelar
   *[other] går inte att läsa
}
admin-title = Hålla ordning
admin-token = Nyckel
admin-enter = Logga in
admin-leave = Logga ut
admin-refresh = Uppdatera
admin-signed-in = Inloggad som { $who }
admin-servers = Servrar
admin-drain = Töm
admin-drain-sure = Tömma { $node }? Den ger bort sina bord och slutar.
admin-reports = Anmälningar
admin-no-reports = Inga öppna anmälningar.
admin-resolve = Klar
admin-replay = Repris
admin-evidence = Senast i chatten
admin-holding = Gäller nu
admin-nothing-holds = Inga avstängningar, tystade eller meddelanden.
admin-lift = Häv
admin-announce = Meddela
admin-announce-text = Vad alla ska få veta
admin-minutes = Minuter
admin-why = Varför
admin-tables = Bord
admin-no-tables = Inga bord.
admin-close = Stäng
admin-close-sure = Stänga bord { $table }? De som sitter där får veta det.
admin-people = Människor
admin-no-people = Ingen är ansluten.
admin-subject = Gäst, adress eller nät
admin-mute = Tysta
admin-ban = Stäng av
admin-log = Logg
admin-no-acts = Inget har gjorts än.
admin-sure = Ja
admin-cancel = Avbryt
admin-connected = { $count } anslutna
admin-act = { $act ->
    [close] stängde bord
    [mute] tystade
    [unmute] lät tala igen:
    [ban] stängde av
    [unban] släppte in igen:
    [announce] meddelade
    [withdraw] tog tillbaka meddelande
    [drain] tömde server
    [resolve] klarade av anmälan
   *[forget] glömde gäst
}
