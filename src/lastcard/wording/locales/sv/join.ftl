# Ett bord på en server. $player är ett namn, $address en länk.
help-join = Spela vid ett bord på en server, i terminalen; med serverns adress väljer eller öppnar du ett.
help-join-address = Inbjudningslänken, till exempel https://cards.example.org/t/KOD, eller serverns adress utan /t/KOD.
help-join-name = Vad du vill kallas.
help-join-watch = Titta på utan att ta en plats.
help-join-open = Öppna genast ett nytt bord, på serverns adress.
help-join-public = Det nya bordet syns i serverns öppna lista.

join-bad-address = ”{ $given }” är ingen adress; adressen till ett bord ser ut som https://cards.example.org/t/KOD, adressen till en server som https://cards.example.org
join-unreachable = ingen server svarar på { $server } ({ $reason })
join-not-ours = det som svarar på { $server } är ingen Last Card-server; kontrollera länken
join-rejected = { $reason }
join-full = alla platser är upptagna, eller så pågår en match; lägg till --watch för att titta på
join-other-version = servern skickade något som den här versionen inte förstår; uppdatera Last Card ({ $reason })
join-needs-terminal = det här är ingen terminal; använd ”lastcard join --plain”
join-open-missing = --rules, --seats och --public gäller ett nytt bord; lägg till --open
join-open-table = --open behöver serverns adress, utan /t/KOD
join-watch-which = --watch behöver länken till ett bord, med /t/KOD

# Vad som berättas om själva bordet
notice-lost = Anslutningen bröts. Försöker igen; din plats finns kvar.
notice-mended = Ansluten igen.
notice-here = { $player } är här.
notice-away = { $player } är borta.
notice-left = { $player } har lämnat bordet.
notice-played-for = En robot spelar nu åt { $player }.
notice-plays-again = { $player } spelar igen.
notice-hosts = { $player } är nu värd.
notice-hinted = { $player } tog ett tips.
notice-paused = { $player } har pausat spelet.
notice-resumed = Spelet går vidare.
notice-takes = { $player } spelar vidare för { $name } när omgången är slut.
notice-took = { $player } spelar vidare för { $name }.
notice-rose = { $player } har lämnat platsen till en robot.
notice-muted = { $player } får inte prata här längre.
notice-unmuted = { $player } får prata igen.
notice-called = Namnet var upptaget; här heter du { $player }.
notice-unkept = Platsen kan inte sparas till senare ({ $reason }).
notice-unfair = Varning: omgångens blandning går inte att lita på. { $reason }

join-said = { $player }: { $text }
join-write = Skriv något; Enter skickar, Esc stänger.
join-which-emote = Vilken fras?
join-only-watching = Du tittar på; bara de som har gått med vid bordet kan prata.
join-held = Ett ögonblick: de andra har fortfarande tid att ropa eller protestera.
join-reconnecting = Anslutningen bröts. Försöker igen …
join-stood-in = En robot spelar åt dig. Tryck på valfri tangent för att ta över igen.
join-waiting = Omgången är slut. Väntar på: { $names }
join-seconds = ({ $seconds } s)
join-record = Matchens protokoll: { $address }
join-seat-kept = Din plats finns kvar och en robot spelar så länge. Kom tillbaka, med samma namn: lastcard join { $address }

# Bordet
mark-stand-in = robot spelar
mark-away = borta
head-played-for = robot spelar åt: { $names }
head-away = borta: { $names }
bar-message = skriv
bar-emote = fras
bar-leave = gå
help-keys-there =
    M, E | skriv ett meddelande, skicka en snabbfras
    L, B | språk, ljust eller mörkt
    Page Up, Down | se tillbaka på vad som har hänt
    Esc | avbryt frågan
    Q | gå; en robot spelar åt dig tills du är tillbaka

# En servers bord, innan man sätter sig vid ett
tables-title = Bord på { $server }
tables-name = Här heter du { $player }; --name ändrar det.
tables-open = Öppna ett bord
tables-open-about = du får en länk att skicka till vänner
tables-back = Tillbaka till bord { $table }
tables-kept = Din plats finns kvar och en robot spelar så länge.
tables-code = Skriv in en kod eller en länk
tables-public = Bord öppna för alla
tables-none = Inga bord är öppna för alla just nu.
tables-evenings = Kvällar öppna för alla
tables-evening = { $title }: { $people ->
    [one] { $people } person
   *[other] { $people } personer
} · { $state }
tables-free = { $free ->
    [one] { $free } ledig plats
   *[other] { $free } lediga platser
}
tables-full = fullt
tables-playing = spel pågår
tables-nobody = ingen ännu
tables-key-watch = titta på
tables-key-code = skriv in en kod
tables-which = Markera ett bord först.
tables-write-code = Kod eller länk till ett bord; Enter går dit, Esc stänger.
tables-bad-code = Det är ingen kod: koder består av bokstäver och siffror, som i slutet av en länk.
tables-elsewhere = Det bordet finns på en annan server: lastcard join { $address }
tables-no-seat = Alla platser är upptagna, eller så pågår en match; tryck på W för att titta på.
tables-going = Ett ögonblick …
tables-plain-table = { $address }: { $rules }, { $state }, { $who }
tables-plain-evening = { $address }: { $evening }
tables-plain-none = Inga bord är öppna för alla just nu. Öppna ett: lastcard join { $server } --open
tables-plain-hint = Spela eller titta på: lastcard join LÄNK, lastcard join LÄNK --watch. Öppna ett bord: lastcard join { $server } --open

# Före matchen
lobby-public = öppet
lobby-private = privat
lobby-timer = { $seconds } s per tur
lobby-invitation = Inbjudan: { $address }
lobby-only-here = bara på den här datorn
lobby-start = Starta spelet
lobby-again = Spela igen
lobby-change = Ändra regler och inställningar
lobby-rules = Läs reglerna
lobby-free = ledig; en robot om ingen kommer
lobby-bot = robot: { $level }
lobby-watches = { $player } tittar på
lobby-wait = Väntar på att { $player } ska starta spelet.
lobby-nobody = Markera en person först.
lobby-key-choose = välj
lobby-key-sit = sätt dig
lobby-key-rise = res dig
lobby-key-bot = robot
lobby-key-remove = ta bort
lobby-key-host = gör till värd
lobby-key-mute = tysta
lobby-key-stand-in = robot spelar så länge
seat-key-take = ta en robots plats
seat-key-leave = lämna platsen till en robot
seat-next = sedan { $player }
lobby-key-rules = regler
lobby-key-copy = kopiera länk
lobby-copied = Länken ligger i urklipp, om terminalen tillåter det.

# Rad för rad
join-plain-lobby = Bord { $table }, regler { $rules }. Inbjudan: { $address }
join-plain-seat = Plats { $number }: { $who }
join-plain-keys = Skriv en rad för att säga den. start: börja. sit, rise: ta eller lämna en plats. who: platserna. name NAMN: byt namn. q: gå. ?: hjälp.
join-plain-rules = Regler: { $rules }
join-plain-nobody = Ingen här heter ”{ $given }”; sätt / före en rad som börjar så för att säga den.
join-plain-stood-in = En robot spelar åt dig. Skriv ”back” för att ta över igen.
join-plain-help =
    Under en omgång svarar du som i ”lastcard play --plain”: ett nummer, ett kort som R7, en av tangenterna eller en handling.
    /text: säg texten. /1 till /8: snabbfraser. start: börja matchen (värden). sit, rise: ta eller lämna en plats; under en match en robots, mellan omgångar (sit 3: den platsen). who: platserna.
    rules: läs reglerna. back: ta över igen från en robot. pause, resume: pausa spelet och fortsätt. name NAMN: byt namn. Enter: upprepa det senaste. i: ett tips, där det är tillåtet.
    För värden: bot 3 hard: en robot på plats 3. rules house-party jump_in=true, seats 3: ändra dem.
    remove NAMN, host NAMN: ta bort någon, lämna över värdskapet. mute NAMN, unmute NAMN: hindra någon från att prata, eller inte längre.
    stand-in NAMN: en robot spelar för någon som är borta.
    orders call draw: i en match i lugn takt, vad som görs åt dig: ropa UNO, dra när inget passar (bara orders: ingenting). Där behåller du din plats med q.
    report NAMN VARFÖR: berätta om någon för den som sköter servern (insults, cheating, name, spam eller med egna ord).
    l: nästa språk (l en: engelska). q: gå; en robot spelar åt dig tills du är tillbaka.
