# Et bord på en server. $player er et navn, $address en lenke.
help-join = Spill ved et bord på en server, i terminalen; med serverens adresse velger eller åpner du et.
help-join-address = Invitasjonslenken, for eksempel https://cards.example.org/t/KODE, eller serverens adresse uten /t/KODE.
help-join-name = Hva du vil kalles.
help-join-watch = Se på uten å ta en plass.
help-join-open = Åpne et nytt bord med en gang, på serverens adresse.
help-join-public = Det nye bordet står i serverens åpne liste.

join-bad-address = «{ $given }» er ingen adresse; adressen til et bord ser ut som https://cards.example.org/t/KODE, adressen til en server som https://cards.example.org
join-unreachable = ingen server svarer på { $server } ({ $reason })
join-not-ours = det som svarer på { $server }, er ingen Last Card-server; sjekk lenken
join-rejected = { $reason }
join-full = alle plassene er opptatt, eller så pågår et spill; legg til --watch for å se på
join-other-version = serveren sendte noe som denne versjonen ikke forstår; oppdater Last Card ({ $reason })
join-needs-terminal = dette er ikke en terminal; bruk «lastcard join --plain»
join-open-missing = --rules, --seats og --public gjelder et nytt bord; legg til --open
join-open-table = --open trenger serverens adresse, uten /t/KODE
join-watch-which = --watch trenger lenken til et bord, med /t/KODE

# Det som fortelles om selve bordet
notice-lost = Forbindelsen er brutt. Prøver igjen; plassen din er der fortsatt.
notice-mended = Tilkoblet igjen.
notice-here = { $player } er her.
notice-away = { $player } er borte.
notice-left = { $player } har forlatt bordet.
notice-played-for = En robot spiller nå for { $player }.
notice-plays-again = { $player } spiller igjen.
notice-hosts = { $player } er nå vert.
notice-hinted = { $player } tok et tips.
notice-paused = { $player } har satt spillet på pause.
notice-resumed = Spillet går videre.
notice-takes = { $player } spiller videre for { $name } når runden er over.
notice-took = { $player } spiller videre for { $name }.
notice-rose = { $player } har overlatt plassen til en robot.
notice-muted = { $player } får ikke prate her lenger.
notice-unmuted = { $player } får prate igjen.
notice-called = Navnet var opptatt; her heter du { $player }.
notice-unkept = Plassen kan ikke tas vare på til senere ({ $reason }).
notice-unfair = Advarsel: stokkingen i denne runden er ikke til å stole på. { $reason }

join-said = { $player }: { $text }
join-write = Skriv noe; Enter sender, Esc lukker.
join-which-emote = Hvilken frase?
join-only-watching = Du ser på; bare de som har satt seg ved bordet, kan snakke.
join-held = Et øyeblikk: de andre har fortsatt tid til å rope eller protestere.
join-reconnecting = Forbindelsen er brutt. Prøver igjen …
join-stood-in = En robot spiller for deg. Trykk en tast for å ta over igjen.
join-waiting = Runden er over. Venter på: { $names }
join-seconds = ({ $seconds } s)
join-record = Protokollen for spillet: { $address }
join-seat-kept = Plassen din er der fortsatt, og en robot spiller så lenge. Kom tilbake, med samme navn: lastcard join { $address }

# Bordet
mark-stand-in = robot spiller
mark-away = borte
head-played-for = robot spiller for: { $names }
head-away = borte: { $names }
bar-message = skriv
bar-emote = frase
bar-leave = gå
help-keys-there =
    M, E | skriv en melding, send en hurtigfrase
    L, B | språk, lyst eller mørkt
    Page Up, Down | se tilbake på det som har skjedd
    Esc | avbryt spørsmålet
    Q | gå; en robot spiller for deg til du er tilbake

# Bordene på en server, før man setter seg ved et
tables-title = Bord på { $server }
tables-name = Her heter du { $player }; --name endrer det.
tables-open = Åpne et bord
tables-open-about = du får en lenke å sende til venner
tables-back = Tilbake til bord { $table }
tables-kept = Plassen din er der fortsatt, og en robot spiller så lenge.
tables-code = Skriv inn en kode eller en lenke
tables-public = Bord åpne for alle
tables-none = Ingen bord er åpne for alle akkurat nå.
tables-evenings = Kvelder åpne for alle
tables-evening = { $title }: { $people ->
    [one] { $people } person
   *[other] { $people } personer
} · { $state }
tables-free = { $free ->
    [one] { $free } ledig plass
   *[other] { $free } ledige plasser
}
tables-full = fullt
tables-playing = spill pågår
tables-nobody = ingen ennå
tables-key-watch = se på
tables-key-code = skriv inn en kode
tables-which = Marker et bord først.
tables-write-code = Kode eller lenke til et bord; Enter går dit, Esc lukker.
tables-bad-code = Det er ingen kode: koder består av bokstaver og tall, som på slutten av en lenke.
tables-elsewhere = Det bordet er på en annen server: lastcard join { $address }
tables-no-seat = Alle plassene er opptatt, eller så pågår et spill; trykk W for å se på.
tables-going = Et øyeblikk …
tables-plain-table = { $address }: { $rules }, { $state }, { $who }
tables-plain-evening = { $address }: { $evening }
tables-plain-none = Ingen bord er åpne for alle akkurat nå. Åpne et: lastcard join { $server } --open
tables-plain-hint = Spill eller se på: lastcard join LENKE, lastcard join LENKE --watch. Åpne et bord: lastcard join { $server } --open

# Før spillet
lobby-public = åpent
lobby-private = privat
lobby-timer = { $seconds } s per tur
lobby-invitation = Invitasjon: { $address }
lobby-only-here = bare på denne maskinen
lobby-start = Start spillet
lobby-again = Spill igjen
lobby-change = Endre regler og innstillinger
lobby-rules = Les reglene
lobby-free = ledig; en robot hvis ingen kommer
lobby-bot = robot: { $level }
lobby-watches = { $player } ser på
lobby-wait = Venter på at { $player } skal starte spillet.
lobby-nobody = Marker en person først.
lobby-key-choose = velg
lobby-key-sit = sett deg
lobby-key-rise = reis deg
lobby-key-bot = robot
lobby-key-remove = fjern
lobby-key-host = gjør til vert
lobby-key-mute = demp
lobby-key-stand-in = robot spiller så lenge
seat-key-take = ta plassen til en robot
seat-key-leave = overlat plassen til en robot
seat-next = deretter { $player }
lobby-key-rules = regler
lobby-key-copy = kopier lenke
lobby-copied = Lenken ligger på utklippstavlen, hvis terminalen tillater det.

# Linje for linje
join-plain-lobby = Bord { $table }, regler { $rules }. Invitasjon: { $address }
join-plain-seat = Plass { $number }: { $who }
join-plain-keys = Skriv en linje for å si den. start: begynn. sit, rise: ta eller forlat en plass. who: plassene. name NAVN: bytt navn. q: gå. ?: hjelp.
join-plain-rules = Regler: { $rules }
join-plain-nobody = Ingen her heter «{ $given }»; sett / foran en linje som begynner slik, for å si den.
join-plain-stood-in = En robot spiller for deg. Skriv «back» for å ta over igjen.
join-plain-help =
    I en runde svarer du som i «lastcard play --plain»: et nummer, et kort som R7, en av tastene eller en handling.
    /tekst: si teksten. /1 til /8: hurtigfraser. start: begynn spillet (verten). sit, rise: ta eller forlat en plass; i et spill en robots, mellom runder (sit 3: den plassen). who: plassene.
    rules: les reglene. back: ta over igjen fra en robot. pause, resume: sett spillet på pause og fortsett. name NAVN: bytt navn. Enter: gjenta det siste. i: et tips, der det er tillatt.
    For verten: bot 3 hard: en robot på plass 3. rules house-party jump_in=true, seats 3: endre dem.
    remove NAVN, host NAVN: fjern noen, gi vertsrollen videre. mute NAVN, unmute NAVN: hindre noen i å prate, eller ikke lenger.
    stand-in NAVN: en robot spiller for noen som er borte.
    orders call draw: i et spill i ro og mak, hva som gjøres for deg: rope UNO, trekke når ingenting passer (bare orders: ingenting). Der beholder du plassen med q.
    report NAVN HVORFOR: fortell den som driver serveren, om noen (insults, cheating, name, spam eller med egne ord).
    l: neste språk (l en: engelsk). q: gå; en robot spiller for deg til du er tilbake.
