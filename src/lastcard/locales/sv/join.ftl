# Ett bord på en server. $player är ett namn, $address en länk.
help-join = Spela vid ett bord på en server, i terminalen.
help-join-address = Inbjudningslänken, till exempel https://cards.example.org/t/KOD.
help-join-name = Vad du vill heta.
help-join-watch = Titta på utan att ta en plats.

join-bad-address = ”{ $given }” är ingen inbjudningslänk; en sådan ser ut som https://cards.example.org/t/KOD
join-unreachable = ingen server svarar på { $server } ({ $reason })
join-not-ours = det som svarar på { $server } är ingen Last Card-server; kontrollera länken
join-rejected = { $reason }
join-full = alla platser är upptagna, eller så pågår en match; lägg till --watch för att titta på
join-other-version = servern talar en annan version; uppdatera Last Card
join-needs-terminal = det här är ingen terminal; använd ”lastcard join --plain”

# Vad som berättas om själva bordet
notice-lost = Anslutningen bröts. Försöker igen; din plats finns kvar.
notice-mended = Ansluten igen.
notice-here = { $player } är här.
notice-away = { $player } är borta.
notice-left = { $player } har gått.
notice-played-for = En robot spelar nu åt { $player }.
notice-plays-again = { $player } spelar igen.
notice-hosts = { $player } är nu värd.
notice-called = Namnet var upptaget; här heter du { $player }.
notice-unkept = Platsen kan inte sparas till senare ({ $reason }).

emote-hello = Hej!
emote-well-played = Bra spelat!
emote-thanks = Tack!
emote-oops = Hoppsan!
emote-laugh = Ha ha!
emote-hurry = Skynda dig!
emote-wow = Oj!
emote-sorry = Förlåt!

join-said = { $player }: { $text }
join-write = Skriv något; Enter skickar, Esc stänger.
join-which-emote = Vilken?
join-only-watching = Du tittar på; bara de som har gått med vid bordet kan prata.
join-held = Strax: de andra har ännu tid att ropa eller protestera.
join-reconnecting = Anslutningen bröts. Försöker igen …
join-stood-in = En robot spelar åt dig. Tryck på en tangent för att spela själv.
join-waiting = Rundan är slut. Väntar på: { $names }
join-seconds = ({ $seconds } s)
join-record = Matchens protokoll: { $address }
join-seat-kept = Din plats finns kvar och en robot spelar så länge; samma kommando tar dig tillbaka.

# Bordet
mark-stand-in = robot spelar
mark-away = borta
head-played-for = robot spelar åt: { $names }
head-away = borta: { $names }
bar-message = skriv
bar-emote = gest
bar-leave = gå
help-keys-there =
    M, E | skriv ett meddelande, skicka en gest
    L, B | språk, ljust eller mörkt
    Page Up, Down | se tillbaka på vad som har hänt
    Esc | stäng det som frågas
    Q | gå; en robot spelar åt dig tills du är tillbaka

# Före matchen
lobby-title = Bord { $table }
lobby-public = öppet
lobby-private = privat
lobby-timer = { $seconds } s per tur
lobby-no-timer = ingen tidsgräns
lobby-invitation = Inbjudan: { $address }
lobby-start = Starta spelet
lobby-again = Spela igen
lobby-change = Ändra regler och inställningar
lobby-rules = Läs reglerna
lobby-free = ledig; en robot om ingen kommer
lobby-bot = robot: { $level }
lobby-watches = { $player } tittar på
lobby-watching = { $count ->
    [one] { $count } åskådare
   *[other] { $count } åskådare
}
lobby-host = värd
lobby-you = du
lobby-wait = { $player } startar spelet.
lobby-nobody = Välj först raden med en person.
lobby-key-choose = välj
lobby-key-sit = sätt dig
lobby-key-rise = res dig
lobby-key-bot = robot
lobby-key-remove = avlägsna
lobby-key-host = gör till värd
lobby-key-rules = regler

# Bordets inställningar
seconds = { $seconds } s
setting-timer = Betänketid
setting-timer-about = När den är slut handlar en robot åt spelaren.
setting-public = Öppet
setting-public-about = Alla kan hitta bordet i serverns lista; annars bara med länken.
setting-call-grace = Tid att ropa UNO
setting-call-grace-about = Så länge kan ingen bli påkommen.
setting-catch-grace = Tid att komma på någon
setting-catch-grace-about = Så länge väntar nästa spelare, så att alla hinner komma på någon eller protestera.
setting-jump-grace = Tid att hoppa in
setting-jump-grace-about = Så länge väntar nästa spelare efter varje kort, om man får hoppa in.
setting-pace = Robotarnas betänketid
setting-pace-about = Före var och en av deras turer.

# Rad för rad
join-plain-lobby = Bord { $table }, regler { $rules }. Inbjudan: { $address }
join-plain-seat = Plats { $number }: { $who }
join-plain-keys = Skriv en rad för att säga den. start: börja. sit, rise: ta eller lämna en plats. who: platserna. q: gå. ?: hjälp.
join-plain-stood-in = En robot spelar åt dig. Skriv ”back” för att spela själv.
join-plain-help =
    Under en runda svarar du som i ”lastcard play --plain”: ett nummer, ett kort som R7, en av tangenterna eller en handling.
    /text: säg texten. /1 till /8: gester. start: börja matchen (värden). sit, rise: ta eller lämna en plats. who: platserna.
    bot 3 hard: en robot på plats 3 (värden). back: spela själv igen när en robot gör det. Enter: säg det igen.
    l: nästa språk (l en: engelska). q: gå; en robot spelar åt dig tills du är tillbaka.
