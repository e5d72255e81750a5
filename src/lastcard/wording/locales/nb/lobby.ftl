# Lobbyen: et bord før spillet
lobby-title = Bord { $table }
lobby-title-veiled = Bord
lobby-no-timer = ingen tidsgrense
lobby-watching = { $count ->
    [one] { $count } tilskuer
   *[other] { $count } tilskuere
}
lobby-host = vert
lobby-you = du

# Innstillinger for bordet
seconds = { $seconds } s
setting-timer = Betenkningstid
setting-timer-about = Når den er ute, spiller en robot for spilleren.
setting-public = Åpent
setting-public-about = Alle kan finne bordet i serverens liste; ellers bare med lenken.
setting-rated = Rangert
setting-rated-about = Kampene teller for ratingen. Ingen kan be om hint.
setting-call-grace = Tid til å rope UNO
setting-call-grace-about = I denne tiden kan ingen bli tatt.
setting-catch-grace = Tid til å ta noen
setting-catch-grace-about = Så lenge venter neste spiller, slik at de andre rekker å reagere.
setting-jump-grace = Tid til å hoppe inn
setting-jump-grace-about = Så lenge venter neste spiller etter hvert kort, der det er lov å hoppe inn.
setting-pace = Robotenes tempo
setting-pace-about = Pausen før turen til hver robot.

# På siden
lobby-yours = Ditt bord

# Plasser. $player er et navn, $seat et nummer.
lobby-seats = Plasser
lobby-seats-number = Antall plasser
lobby-less = { $what }: reduser
lobby-more = { $what }: øk
lobby-a-bot = Robot
lobby-level = Nivå for roboten på plass { $seat }
lobby-empty = Ledig plass
lobby-sit = Sitt her
lobby-move = Flytt hit
lobby-sit-on = Sitt her: plass { $seat }
lobby-move-to = Flytt hit: plass { $seat }
lobby-add-bot = Legg til robot
lobby-add-bot-on = Legg til robot: plass { $seat }
lobby-watchers = Ser på
lobby-rise = Reis deg og se på
lobby-remove = Fjern { $player }
lobby-remove-bot = Ta bort roboten fra plass { $seat }
lobby-remove-ask = Fjerne { $player }? Da er det ikke mulig å komme tilbake til bordet.
lobby-remove-yes = Fjern
lobby-make-host = Gjør { $player } til vert
lobby-make-host-ask = Gjøre { $player } til vert? Da kan du ikke lenger endre reglene.
lobby-make-host-yes = Gjør til vert
lobby-cancel = Avbryt

# Invitasjon
lobby-invite = Inviter
lobby-code = Kode
lobby-link = Lenke til bordet
lobby-qr = QR-kode med lenken til bordet
lobby-copy = Kopier
lobby-copy-failed = Nettleseren tillater ikke kopiering; lenken er merket, så kopier den selv.
lobby-share = Del
lobby-share-text = Kom og spill Last Card med meg!

# Regler
lobby-presets = Ferdige regler
lobby-reset = Tilbakestill til { $preset }
lobby-changed = endret
lobby-changes = { $count ->
    [one] { $count } endring
   *[other] { $count } endringer
}
lobby-undo = Tilbake til: { $value }
lobby-usual = normalt: { $value }
lobby-only-with = Gjelder bare med { $what }.
lobby-or = { $one } eller { $other }
lobby-read = Les alle reglene
lobby-group-house = Husregler
lobby-group-draw = Trekke kort
lobby-group-action = Handlingskort
lobby-group-uno = UNO-rop og straff
lobby-group-deal = Kortstokk og utdeling
lobby-group-match = Spill og poeng

# Egendefinerte kort. $number er kortets.
lobby-cards-about = Skriv hva dere vil på dem. De er jokerkort: Den som spiller ett, velger også farge.
lobby-card = Kort { $number }
lobby-card-add = Legg til et kort
lobby-card-remove = Ta ut kort { $number }
lobby-card-text = Hva som står på kortet
lobby-card-effect = Hva det gjør
lobby-card-number = Tallet på kort { $number }
lobby-card-quote = «{ $text }»

# Bordet
lobby-table = Bordet

# Begynnelsen
lobby-deals = Venter på at { $player } skal dele ut kortene.
lobby-people = { $count ->
    [one] { $count } person
   *[other] { $count } personer
}

# Hvorfor noe ikke går
lobby-named = «{ $option }: { $value }»
lobby-way = Still også inn { $what }

# Hva de andre får høre
lobby-news-preset = { $player } valgte «{ $preset }».
lobby-news-option = { $player } endret «{ $option }». Nå: { $value }.
lobby-news-cards = { $player } endret de egendefinerte kortene.
lobby-news-seats = { $player } endret antall plasser. Nå er det { $count }.
lobby-news-sat = { $player } sitter på plass { $seat }.
lobby-news-watches = { $player } er her og ser på.
lobby-news-left = { $player } har forlatt bordet.
lobby-news-host = { $player } er vert nå.
lobby-news-you-host = Nå er du vert: du bestemmer reglene.
lobby-news-bot = På plass { $seat } sitter en robot: { $level }.
lobby-news-free = Plass { $seat } er ledig.
