# Hvorfor serveren avviser noe
removed = verten har fjernet deg fra dette bordet
storage-fails = serveren kan ikke lagre noe akkurat nå; ingenting som er bekreftet, er tapt
table-crowded = det er for mange ved dette bordet
table-talked-out = det er sagt eller endret så mye ved dette bordet at det ikke er plass til mer; spill en runde eller åpne et nytt bord
bad-timer = betenkningstiden er 10 til 120 sekunder per tur, eller 0 for ingen grense
not-host = det kan bare verten gjøre
match-runs = det må vente til spillet er slutt
unknown-seat = plassene ved dette bordet er 1 til { $seats }
table-full = alle plassene er opptatt; du kan se på
seat-taken = den plassen er opptatt
too-many-seated = det sitter flere enn { $seats } her; noen må reise seg først
bot-budget = roboter ved serverens bord kan ikke få noen betenkningstid; oppgi bare nivået
unknown-person = ingen her har det nummeret
remove-oneself = forlat bordet hvis du vil gå selv
no-round-over = ingen runde er nettopp slutt
not-seated = det krever en plass ved bordet
no-round = ingen runde spilles akkurat nå
stand-in-plays = en robot spiller for deg; ta plassen din tilbake først
version-unknown = den nyeste versjonen er { $version }
overtaken = noen var raskere
wrong-deal = tilfeldige byte tas nå imot for utdeling { $deal }
mixed-already = du har allerede bidratt til denne utdelingen
no-stand-in = ingen robot spiller for deg
unknown-emote = den hurtigfrasen finnes ikke; det finnes { $known }
hello-twice = denne forbindelsen er allerede ved et bord
only-watching = det er for dem som har satt seg ved bordet
superseded = noe du gjorde senere, tok plassen
unknown-table = det finnes ikke noe bord med koden «{ $code }»; be om lenken på nytt
table-damaged = dette bordet kan ikke leses fra serverens disk; den som driver serveren, finner årsaken i loggen
unknown-record = det finnes ingen protokoll «{ $record }»
unknown-preset = det finnes ikke noe forhåndsvalg «{ $given }»; det finnes: { $known }
record-damaged = protokollen «{ $record }» kan ikke spilles av: { $reason }
server-full = serveren er full; prøv igjen senere
too-fast = for mye på en gang; vent litt
too-many-connections = for mange forbindelser fra adressen din
too-many-tables = du eller andre på adressen din har for mange bord åpne; de som ingen spiller ved, forsvinner etter en time
bad-message = meldingen kan ikke forstås: { $reason }
bad-request = forespørselen kan ikke forstås: { $reason }
too-large = det er for stort; høyst { $most } byte går bra
hello-first = den første meldingen må være «hello», innen ti sekunder
protocol-unknown = den protokollversjonen er ukjent; serveren snakker { $known }
no-token = si først hvem du er: be om en billett med navnet ditt
foreign-origin = sider fra andre nettsteder får ikke gjøre det
foreign-host = denne serveren kjenner ikke navnet «{ $host }»; den som driver den, kan oppgi det med --url
websocket-only = denne adressen er for WebSocket-forbindelser
no-such-page = det er ingenting på denne adressen
server-error = noe gikk galt her; det er notert

# Det som er på serverens adresser til det finnes en side
page-home = Last Card: en server med bord å spille ved. I en terminal: lastcard join { $address }
page-table = Du er invitert til et spill Last Card. I en terminal: lastcard join { $link }

# Hvorfor serveren avslutter en forbindelse
bye-removed = verten har fjernet deg fra dette bordet
bye-left = du har forlatt bordet
bye-server-stops = serveren stoppes; bordet blir tatt vare på, så koble til igjen om litt
bye-storage-fails = serveren kan ikke lagre noe akkurat nå; ingenting som er bekreftet, er tapt
