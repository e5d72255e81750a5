# Biðstofan: borð fyrir leik
lobby-title = Borð { $table }
lobby-title-veiled = Borð
lobby-no-timer = ótakmarkaður tími
lobby-watching = { $count ->
    [one] { $count } áhorfandi
   *[other] { $count } áhorfendur
}
lobby-host = gestgjafi
lobby-you = þú

# Stillingar borðsins
seconds = { $seconds } s
setting-timer = Umhugsunartími
setting-timer-about = Þegar hann er liðinn leikur þjarkur fyrir leikmanninn.
setting-public = Opið öllum
setting-public-about = Allir geta fundið borðið á lista þjónsins; annars aðeins með tenglinum.
setting-rated = Metinn
setting-rated-about = Leikirnir gilda til styrkstiga. Enginn getur beðið um vísbendingar.
setting-call-grace = Tími til að kalla „UNO“
setting-call-grace-about = Á þessum tíma er ekki hægt að koma upp um neinn.
setting-catch-grace = Tími til að koma upp um aðra
setting-catch-grace-about = Svo lengi bíður næsti leikmaður svo að hinir geti brugðist við.
setting-jump-grace = Tími til að grípa inn
setting-jump-grace-about = Svo lengi bíður næsti leikmaður eftir hverju spili, þar sem grípa má inn.
setting-pace = Hraði þjarka
setting-pace-about = Hlé áður en þjarkur leikur.

# Á síðunni
lobby-yours = Borðið þitt

# Sæti. $player er nafn, $seat númer.
lobby-seats = Sæti
lobby-seats-number = Fjöldi sæta
lobby-less = { $what }: lækka
lobby-more = { $what }: hækka
lobby-a-bot = Þjarkur
lobby-level = Styrkur þjarksins í sæti { $seat }
lobby-empty = Laust sæti
lobby-sit = Setjast hér
lobby-move = Færa sig hingað
lobby-sit-on = Setjast hér: sæti { $seat }
lobby-move-to = Færa sig hingað: sæti { $seat }
lobby-add-bot = Bæta við þjarki
lobby-add-bot-on = Bæta við þjarki: sæti { $seat }
lobby-watchers = Áhorfendur
lobby-rise = Standa upp og horfa á
lobby-remove = Vísa frá: { $player }
lobby-remove-bot = Taka þjarkinn úr sæti { $seat }
lobby-remove-ask = Vísa frá: { $player }? Þá er ekki hægt að koma aftur að borðinu.
lobby-remove-yes = Vísa frá
lobby-make-host = Gera að gestgjafa: { $player }
lobby-make-host-ask = Gera að gestgjafa: { $player }? Þá getur þú ekki lengur breytt reglunum.
lobby-make-host-yes = Gera að gestgjafa
lobby-cancel = Hætta við

# Boð
lobby-invite = Bjóða öðrum
lobby-code = Kóði
lobby-link = Tengill á borðið
lobby-qr = QR-kóði með tenglinum á borðið
lobby-copy = Afrita
lobby-copy-failed = Vafrinn leyfir ekki afritun; tengillinn er valinn, svo afritaðu hann.
lobby-share = Deila
lobby-share-text = Komdu og spilaðu Last Card með mér!

# Reglur
lobby-presets = Tilbúnar reglur
lobby-reset = Endurstilla: { $preset }
lobby-changed = breytt
lobby-changes = { $count ->
    [one] { $count } breyting
   *[other] { $count } breytingar
}
lobby-undo = Til baka í: { $value }
lobby-usual = venjulega: { $value }
lobby-only-with = Gildir aðeins með { $what }.
lobby-or = { $one } eða { $other }
lobby-read = Lesa allar reglurnar
lobby-group-house = Heimaleikreglur
lobby-group-draw = Að draga
lobby-group-action = Aðgerðarspil
lobby-group-uno = UNO-köll og viðurlög
lobby-group-deal = Stokkur og gjöf
lobby-group-match = Leikur og stig

# Sérsniðin spil. $number er númer spilsins.
lobby-cards-about = Skrifið það sem þið viljið á þau. Þau eru jókerar: sá sem setur eitt út velur líka lit.
lobby-card = Spil { $number }
lobby-card-add = Bæta við spili
lobby-card-remove = Taka spil { $number } út
lobby-card-text = Hvað stendur á spilinu
lobby-card-effect = Hvað það gerir
lobby-card-number = Talan á spili { $number }
lobby-card-quote = „{ $text }“

# Borðið
lobby-table = Borðið

# Upphafið
lobby-deals = Beðið er eftir að { $player } gefi spilin.
lobby-people = { $count ->
    [one] { $count } manneskja
   *[other] { $count } manneskjur
}

# Hvers vegna eitthvað gengur ekki
lobby-named = „{ $option }: { $value }“
lobby-way = Stilla líka { $what }

# Hvað hinum er sagt
lobby-news-preset = { $player } valdi „{ $preset }“.
lobby-news-option = { $player } breytti „{ $option }“. Nú: { $value }.
lobby-news-cards = { $player } breytti sérsniðnu spilunum.
lobby-news-seats = { $player } breytti fjölda sæta. Nú eru þau { $count }.
lobby-news-sat = { $player } situr í sæti { $seat }.
lobby-news-watches = { $player } er við borðið og horfir á.
lobby-news-left = { $player } er ekki lengur við borðið.
lobby-news-host = { $player } er gestgjafi núna.
lobby-news-you-host = Nú ert þú gestgjafi: þú ræður reglunum.
lobby-news-bot = Í sæti { $seat } er þjarkur: { $level }.
lobby-news-free = Sæti { $seat } er laust.
