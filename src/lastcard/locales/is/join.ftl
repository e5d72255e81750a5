# Borð á þjóni. $player er nafn, $address tengill.
help-join = Spila við borð á þjóni, í skipanaglugga.
help-join-address = Boðstengillinn, til dæmis https://cards.example.org/t/KÓÐI.
help-join-name = Hvað þú vilt heita.
help-join-watch = Horfa á án þess að taka sæti.

join-bad-address = „{ $given }“ er ekki boðstengill; hann lítur út eins og https://cards.example.org/t/KÓÐI
join-unreachable = enginn þjónn svarar á { $server } ({ $reason })
join-not-ours = það sem svarar á { $server } er ekki Last Card-þjónn; athugaðu tengilinn
join-rejected = { $reason }
join-full = öll sæti eru setin eða leikur stendur yfir; bættu við --watch til að horfa á
join-other-version = þjónninn talar aðra útgáfu; uppfærðu Last Card
join-needs-terminal = þetta er ekki skipanagluggi; notaðu „lastcard join --plain“

# Það sem sagt er af borðinu sjálfu
notice-lost = Sambandið rofnaði. Reyni aftur; sætið þitt geymist.
notice-mended = Samband komið á aftur.
notice-here = { $player } er við borðið.
notice-away = { $player } er ekki við.
notice-left = { $player } er farin(n).
notice-played-for = Þjarkur spilar nú í stað: { $player }.
notice-plays-again = { $player } spilar aftur.
notice-hosts = { $player } er nú gestgjafi.
notice-called = Nafnið var frátekið; hér heitir þú { $player }.
notice-unkept = Ekki er hægt að geyma sætið til síðari tíma ({ $reason }).

emote-hello = Halló!
emote-well-played = Vel spilað!
emote-thanks = Takk!
emote-oops = Úps!
emote-laugh = Ha ha!
emote-hurry = Flýttu þér!
emote-wow = Vá!
emote-sorry = Fyrirgefðu!

join-said = { $player }: { $text }
join-write = Skrifaðu eitthvað; Enter sendir, Esc lokar.
join-which-emote = Hvað?
join-only-watching = Þú horfir á; aðeins þau sem hafa sest að borðinu geta talað.
join-held = Rétt strax: hin hafa enn tíma til að kalla eða mótmæla.
join-reconnecting = Sambandið rofnaði. Reyni aftur …
join-stood-in = Þjarkur spilar fyrir þig. Ýttu á einhvern takka til að spila aftur.
join-waiting = Umferðinni er lokið. Beðið er eftir: { $names }
join-seconds = ({ $seconds } s)
join-record = Leikskráin: { $address }
join-seat-kept = Sætið þitt geymist og þjarkur spilar á meðan; sama skipun færir þig aftur að því.

# Borðið
mark-stand-in = þjarkur spilar
mark-away = ekki við
head-played-for = þjarkur spilar í stað: { $names }
head-away = ekki við: { $names }
bar-message = skrifa
bar-emote = látbragð
bar-leave = fara
help-keys-there =
    M, E | skrifa skilaboð, sýna látbragð
    L, B | tungumál, ljóst eða dökkt
    Page Up, Down | líta til baka á það sem gerðist
    Esc | loka því sem spurt er um
    Q | fara; þjarkur spilar fyrir þig þar til þú kemur aftur

# Fyrir leikinn
lobby-title = Borð { $table }
lobby-public = opið öllum
lobby-private = lokað
lobby-timer = { $seconds } s fyrir hvern leik
lobby-no-timer = ótakmarkaður tími
lobby-invitation = Boð: { $address }
lobby-start = Hefja leikinn
lobby-again = Spila aftur
lobby-change = Breyta reglum og stillingum
lobby-rules = Lesa reglurnar
lobby-free = laust; þjarkur ef enginn kemur
lobby-bot = þjarkur: { $level }
lobby-watches = { $player } horfir á
lobby-watching = { $count ->
    [one] { $count } áhorfandi
   *[other] { $count } áhorfendur
}
lobby-host = gestgjafi
lobby-you = þú
lobby-wait = { $player } hefur leikinn.
lobby-nobody = Veldu fyrst línu með manneskju.
lobby-key-choose = velja
lobby-key-sit = setjast
lobby-key-rise = standa upp
lobby-key-bot = þjarkur
lobby-key-remove = vísa frá
lobby-key-host = gera að gestgjafa
lobby-key-rules = reglur

# Stillingar borðsins
seconds = { $seconds } s
setting-timer = Umhugsunartími
setting-timer-about = Þegar hann er liðinn leikur þjarkur fyrir leikmanninn.
setting-public = Opið öllum
setting-public-about = Allir geta fundið borðið á lista þjónsins; annars aðeins með tenglinum.
setting-call-grace = Tími til að kalla „UNO“
setting-call-grace-about = Svo lengi er ekki hægt að koma upp um neinn.
setting-catch-grace = Tími til að koma upp um
setting-catch-grace-about = Svo lengi bíður næsti leikmaður, svo að allir geti komið upp um einhvern eða mótmælt.
setting-jump-grace = Tími til að grípa inn
setting-jump-grace-about = Svo lengi bíður næsti leikmaður eftir hverju spili, þar sem grípa má inn.
setting-pace = Umhugsunartími þjarka
setting-pace-about = Áður en þeir eiga leik.

# Línu fyrir línu
join-plain-lobby = Borð { $table }, reglur { $rules }. Boð: { $address }
join-plain-seat = Sæti { $number }: { $who }
join-plain-keys = Skrifaðu línu til að segja hana. start: hefja leik. sit, rise: taka sæti eða standa upp. who: sætin. q: fara. ?: hjálp.
join-plain-stood-in = Þjarkur spilar fyrir þig. Skrifaðu „back“ til að spila aftur.
join-plain-help =
    Í umferð svarar þú eins og í „lastcard play --plain“: tala, spil eins og R7, einn af lyklunum eða aðgerð.
    /texti: segja textann. /1 til /8: látbragð. start: hefja leikinn (gestgjafi). sit, rise: taka sæti eða standa upp. who: sætin.
    bot 3 hard: þjarkur í sæti 3 (gestgjafi). back: spila aftur sjálf(ur) þegar þjarkur gerir það. Enter: segja það aftur.
    l: næsta tungumál (l en: enska). q: fara; þjarkur spilar fyrir þig þar til þú kemur aftur.
