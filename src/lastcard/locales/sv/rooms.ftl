# Varför servern vägrar något
removed = värden har tagit bort dig från det här bordet
storage-fails = servern kan inte spara något just nu; inget som har bekräftats är förlorat
table-crowded = det är för många vid det här bordet
table-talked-out = så mycket har sagts eller ändrats vid det här bordet att mer inte får plats; spela en omgång eller öppna ett nytt bord
bad-timer = betänketiden är 10 till 120 sekunder per tur, eller 0 för ingen gräns
not-host = det kan bara värden göra
match-runs = det får vänta tills matchen är slut
unknown-seat = platserna vid det här bordet är 1 till { $seats }
table-full = alla platser är upptagna; du kan titta på
seat-taken = den platsen är upptagen
too-many-seated = fler än { $seats } sitter här; någon måste resa sig först
bot-budget = robotar vid serverns bord kan inte få någon betänketid; ange bara nivån
unknown-person = ingen här har det numret
remove-oneself = lämna bordet om du själv vill gå
no-round-over = ingen omgång har just tagit slut
not-seated = det krävs en plats vid bordet
no-round = ingen omgång spelas just nu
stand-in-plays = en robot spelar åt dig; ta tillbaka din plats först
version-unknown = den nyaste versionen är { $version }
overtaken = någon var snabbare
wrong-deal = slumpbytes tas nu emot för giv { $deal }
mixed-already = du har redan bidragit till den här given
no-stand-in = ingen robot spelar åt dig
unknown-emote = den snabbfrasen finns inte; det finns { $known }
hello-twice = den här anslutningen är redan vid ett bord
only-watching = det är för dem som har gått med vid bordet
superseded = något som du gjorde senare tog dess plats
unknown-table = det finns inget bord med koden ”{ $code }”; be om länken igen
table-damaged = det här bordet går inte att läsa från serverns disk; den som driver servern hittar orsaken i loggen
unknown-record = det finns inget protokoll ”{ $record }”
unknown-preset = det finns ingen förinställning ”{ $given }”; det finns: { $known }
record-damaged = protokollet ”{ $record }” går inte att spela upp: { $reason }
server-full = servern är full; försök igen senare
too-fast = för mycket på en gång; vänta lite
too-many-connections = för många anslutningar från din adress
too-many-tables = du eller andra på din adress har för många bord öppna; de som ingen spelar vid försvinner efter en timme
bad-message = meddelandet går inte att förstå: { $reason }
bad-request = begäran går inte att förstå: { $reason }
too-large = det är för stort; högst { $most } byte går bra
hello-first = det första meddelandet måste vara ”hello”, inom tio sekunder
protocol-unknown = den protokollversionen är okänd; servern talar { $known }
no-token = säg först vem du är: be om en biljett med ditt namn
foreign-origin = sidor från andra webbplatser får inte göra det
foreign-host = den här servern känner inte till namnet ”{ $host }”; den som driver den kan ange det med --url
websocket-only = den här adressen är för WebSocket-anslutningar
no-such-page = det finns inget på den här adressen
server-error = något gick fel här; det har antecknats

# Vad som finns på serverns adresser tills det finns en sida
page-home = Last Card: en server med bord att spela vid. I en terminal: lastcard join { $address }
page-table = Du är inbjuden till ett parti Last Card. I en terminal: lastcard join { $link }

# Varför servern avslutar en anslutning
bye-removed = värden har tagit bort dig från det här bordet
bye-left = du har lämnat bordet
bye-server-stops = servern stängs av; bordet finns kvar, så anslut igen om en stund
bye-storage-fails = servern kan inte spara något just nu; inget som har bekräftats är förlorat
