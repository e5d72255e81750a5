# Lobbyn: ett bord före matchen
lobby-title = Bord { $table }
lobby-title-veiled = Bord
lobby-no-timer = ingen tidsgräns
lobby-watching = { $count } åskådare
lobby-host = värd
lobby-you = du

# Bordets inställningar
seconds = { $seconds } s
setting-timer = Betänketid
setting-timer-about = När den är slut spelar en robot åt spelaren.
setting-public = Öppet
setting-public-about = Alla kan hitta bordet i serverns lista; annars bara med länken.
setting-rated = Rankad
setting-rated-about = Matcherna räknas för rating. Ingen kan be om tips.
setting-call-grace = Tid att ropa UNO
setting-call-grace-about = Under den här tiden kan ingen bli påkommen.
setting-catch-grace = Tid att komma på någon
setting-catch-grace-about = Så här länge väntar nästa spelare, så att de andra hinner reagera.
setting-jump-grace = Tid att hoppa in
setting-jump-grace-about = Så här länge väntar nästa spelare efter varje kort, om man får hoppa in.
setting-pace = Robotarnas tempo
setting-pace-about = Pausen före varje robots tur.

# På sidan
lobby-yours = Ditt bord

# Platser. $player är ett namn, $seat ett nummer.
lobby-seats = Platser
lobby-seats-number = Antal platser
lobby-less = { $what }: minska
lobby-more = { $what }: öka
lobby-a-bot = Robot
lobby-level = Nivå för roboten på plats { $seat }
lobby-empty = Ledig plats
lobby-sit = Sitt här
lobby-move = Flytta hit
lobby-sit-on = Sitt här: plats { $seat }
lobby-move-to = Flytta hit: plats { $seat }
lobby-add-bot = Lägg till robot
lobby-add-bot-on = Lägg till robot: plats { $seat }
lobby-watchers = Tittar på
lobby-rise = Res dig och titta på
lobby-remove = Ta bort { $player }
lobby-remove-bot = Ta bort roboten från plats { $seat }
lobby-remove-ask = Ta bort { $player }? Då går det inte att komma tillbaka till bordet.
lobby-remove-yes = Ta bort
lobby-make-host = Gör { $player } till värd
lobby-make-host-ask = Göra { $player } till värd? Då kan du inte längre ändra reglerna.
lobby-make-host-yes = Lämna över
lobby-cancel = Avbryt

# Inbjudan
lobby-invite = Bjud in
lobby-code = Kod
lobby-link = Länk till bordet
lobby-qr = QR-kod med länken till bordet
lobby-copy = Kopiera
lobby-copy-failed = Webbläsaren tillåter inte kopiering; länken är markerad, så kopiera den själv.
lobby-share = Dela
lobby-share-text = Kom och spela Last Card med mig!

# Regler
lobby-presets = Färdiga regler
lobby-reset = Återställ till { $preset }
lobby-changed = ändrad
lobby-changes = { $count ->
    [one] { $count } ändring
   *[other] { $count } ändringar
}
lobby-undo = Tillbaka till: { $value }
lobby-usual = normalt: { $value }
lobby-only-with = Gäller bara med { $what }.
lobby-or = { $one } eller { $other }
lobby-read = Läs alla regler
lobby-group-house = Husregler
lobby-group-draw = Dra kort
lobby-group-action = Händelsekort
lobby-group-uno = UNO-rop och straff
lobby-group-deal = Kortlek och giv
lobby-group-match = Match och poäng

# Individuella kort. $number är kortets.
lobby-cards-about = Skriv vad ni vill på dem. De är jokerkort: den som lägger ett väljer också färg.
lobby-card = Kort { $number }
lobby-card-add = Lägg till ett kort
lobby-card-remove = Ta bort kort { $number }
lobby-card-text = Vad som står på kortet
lobby-card-effect = Vad det gör
lobby-card-number = Talet på kort { $number }
lobby-card-quote = ”{ $text }”

# Bordet
lobby-table = Bordet

# Början
lobby-deals = Väntar på att { $player } ska dela ut korten.
lobby-people = { $count ->
    [one] { $count } person
   *[other] { $count } personer
}

# Varför något inte går
lobby-named = ”{ $option }: { $value }”
lobby-way = Ställ också in { $what }

# Vad de andra får höra
lobby-news-preset = { $player } valde ”{ $preset }”.
lobby-news-option = { $player } ändrade ”{ $option }”. Nu: { $value }.
lobby-news-cards = { $player } ändrade de individuella korten.
lobby-news-seats = { $player } ändrade antalet platser. Nu är det { $count }.
lobby-news-sat = { $player } sitter på plats { $seat }.
lobby-news-watches = { $player } är här och tittar på.
lobby-news-left = { $player } har lämnat bordet.
lobby-news-host = { $player } är värd nu.
lobby-news-you-host = Nu är du värd: du bestämmer reglerna.
lobby-news-bot = På plats { $seat } sitter en robot: { $level }.
lobby-news-free = Plats { $seat } är ledig.
