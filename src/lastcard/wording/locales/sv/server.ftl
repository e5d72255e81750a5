# Att kontrollera en blandning
help-verify = Kontrollera att alla blandningar i protokoll följer av det som servern hade bundit sig till och det som spelarna lade till.
verify-replayed = uppspelat enligt reglerna: { $rounds ->
    [one] { $rounds } omgång
   *[other] { $rounds } omgångar
}, { $actions ->
    [one] { $actions } handling
   *[other] { $actions } handlingar
}
verify-results = angivna resultat: { $results }, alla stämmer
verify-no-shuffle = blandningarna kan inte kontrolleras: protokollet saknar meta.shuffle, som protokoll från en server har
verify-first-round = åtagandet håller; { $added } av { $seats } platser lade till något; vem som delar och { $shuffles ->
    [one] { $shuffles } blandning
   *[other] { $shuffles } blandningar
} följer av det
verify-round = åtagandet håller; { $added } av { $seats } platser lade till något; { $shuffles ->
    [one] { $shuffles } blandning
   *[other] { $shuffles } blandningar
} följer av det
verify-no-deal = blandningarna kan inte kontrolleras: meta.shuffle har ingen post för omgången
verify-bad-deal = blandningarna kan inte kontrolleras: posten i meta.shuffle ska ha ett åtagande och en hemlighet på 64 hexadecimala siffror vardera, och det som var och en av de { $seats } platserna lade till
verify-not-dealt = blandningarna kan inte kontrolleras: omgången börjar i en ställning som inte delats ut
verify-commitment = åtagandet är inte hemlighetens hashvärde
verify-commitment-twice = åtagandet är detsamma som i en tidigare omgång, så hemligheten var känd
verify-bot-added = robotar lägger inte till något, men robotens plats { $seat } har slumpbytes: servern kan ha valt dem
verify-dealer = plats { $given } delar, men av hemligheten och tilläggen följer plats { $drawn }
verify-shuffle = blandning { $number } följer inte av hemligheten och tilläggen
verify-shuffles-listed = angivna blandningar: { $given }, blandningar som skett: { $there }
verify-too-many = meta.shuffle har { $given } poster, men antalet omgångar är { $rounds }
verify-shows = det här visar: vem som delar och vilka kort som kommer följer av hemligheterna som servern band sig till och av det som spelarna lade till, och av inget annat
verify-limits = det ingen fil kan visa: att varje åtagande gavs innan någon lade till något och att inget tillägg utelämnades (det såg de som satt vid bordet), och att servern inte själv spelade på någon av platserna

# Serverns data
data-no-database = { $file } är ingen databas; flytta undan filen eller ange en annan mapp med --data
data-foreign = { $file } är ett annat programs databas; ange en annan mapp med --data
data-newer = { $file } har skrivits av en nyare Last Card (format { $version }; den här kan { $known }); starta den, eller ange en annan mapp med --data
data-damaged = { $file } är skadad ({ $reason }) och har lämnats som den är; lägg tillbaka en kopia, eller flytta undan den och filerna intill för att börja om
data-gap = post { $version } för bord { $room } saknas
data-left-over = { $name } finns men inte själva filen
data-no-key = nyckeln saknas
data-in-use = { $file } används av en annan server; stoppa den, eller ange en annan mapp med --data
data-unwritable = { $file } kan inte öppnas för skrivning ({ $reason }); se över mappens behörigheter och utrymmet på disken, eller ange en annan mapp med --data

# Namn, biljetter och det som folk säger
bad-token = den biljetten kommer inte från den här servern; be om en ny med ditt namn
bad-name = det kan inte vara ett namn: { $reason }
bad-chat = det kan inte sägas: { $reason }
text-length = det ska ha 1 till { $most } tecken, inte { $given }
text-lines = det ska vara en enda rad
text-sign = tecknet { $sign } får inte finnas med
text-marks = det finns accenter utan bokstav att stå på, eller för många på en
text-no-letter = det behövs en bokstav eller en siffra
text-alphabets = bokstäver ur flera alfabet är blandade i ett ord
text-role = det kan tas för värden, en robot eller servern
