# Å kontrollere en stokking
help-verify = Kontroller at alle stokkinger i protokoller følger av det serveren hadde bundet seg til, og det spillerne la til.
verify-replayed = spilt av etter reglene: { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}, { $actions ->
    [one] { $actions } handling
   *[other] { $actions } handlinger
}
verify-results = oppgitte resultater: { $results }, alle stemmer
verify-no-shuffle = stokkingene kan ikke kontrolleres: protokollen mangler meta.shuffle, som protokoller fra en server har
verify-first-round = forpliktelsen holder; { $added } av { $seats } plasser la til noe; giveren og { $shuffles ->
    [one] { $shuffles } stokking
   *[other] { $shuffles } stokkinger
} følger av det
verify-round = forpliktelsen holder; { $added } av { $seats } plasser la til noe; { $shuffles ->
    [one] { $shuffles } stokking
   *[other] { $shuffles } stokkinger
} følger av det
verify-no-deal = stokkingene kan ikke kontrolleres: meta.shuffle har ingen post for runden
verify-bad-deal = stokkingene kan ikke kontrolleres: posten i meta.shuffle skal ha en forpliktelse og en hemmelighet på 64 heksadesimale sifre hver, og det hver av de { $seats } plassene la til
verify-not-dealt = stokkingene kan ikke kontrolleres: runden begynner i en stilling som ikke er delt ut
verify-commitment = forpliktelsen er ikke hashverdien av hemmeligheten
verify-commitment-twice = forpliktelsen er den samme som i en tidligere runde, så hemmeligheten var kjent
verify-bot-added = roboter legger ikke til noe, men robotens plass { $seat } har tilfeldige byte: serveren kan ha valgt dem
verify-dealer = plass { $given } gir, men av hemmeligheten og tilleggene følger plass { $drawn }
verify-shuffle = stokking { $number } følger ikke av hemmeligheten og tilleggene
verify-shuffles-listed = oppgitte stokkinger: { $given }, stokkinger som fant sted: { $there }
verify-too-many = meta.shuffle har { $given } poster, men antallet runder er { $rounds }
verify-shows = dette viser: hvem som gir, og hvilke kort som kommer, følger av hemmelighetene serveren bandt seg til, og av det spillerne la til, og av ingenting annet
verify-limits = det ingen fil kan vise: at hver forpliktelse ble gitt før noen la til noe, og at ikke noe tillegg ble utelatt (det så de som satt ved bordet), og at serveren ikke selv spilte på en av plassene

# Serverens data
data-no-database = { $file } er ingen database; flytt filen unna, eller oppgi en annen mappe med --data
data-foreign = { $file } er databasen til et annet program; oppgi en annen mappe med --data
data-newer = { $file } er skrevet av en nyere Last Card (format { $version }; denne kan { $known }); start den, eller oppgi en annen mappe med --data
data-damaged = { $file } er skadet ({ $reason }) og er latt være som den er; legg tilbake en kopi, eller flytt den og filene ved siden av unna for å begynne på nytt
data-gap = post { $version } for bord { $room } mangler
data-left-over = { $name } finnes, men ikke selve filen
data-no-key = nøkkelen mangler
data-in-use = { $file } er i bruk av en annen server; stopp den, eller oppgi en annen mappe med --data
data-unwritable = { $file } kan ikke åpnes for skriving ({ $reason }); se på mappens rettigheter og plassen på disken, eller oppgi en annen mappe med --data

# Navn, billetter og det folk sier
bad-token = den billetten er ikke fra denne serveren; be om en ny med navnet ditt
bad-name = det kan ikke være et navn: { $reason }
bad-chat = det kan ikke sies: { $reason }
text-length = det må ha 1 til { $most } tegn, ikke { $given }
text-lines = det må være én enkelt linje
text-sign = tegnet { $sign } kan ikke være med
text-marks = det er aksenter uten bokstav å stå på, eller for mange på én
text-no-letter = det trengs en bokstav eller et siffer
text-alphabets = bokstaver fra flere alfabeter er blandet i ett ord
text-role = det kan forveksles med verten, en robot eller serveren
