# Sidan i webbläsaren

web-about = Spel av UNO-typ efter de riktiga regelhäftena, med vänner eller ärliga robotar.
web-no-script = Last Card behöver JavaScript.
web-too-old = Den här webbläsaren är för gammal för bordet; en nyare visar det.
web-language = Språk
web-theme = Ljust eller mörkt
web-offline = Servern går inte att nå; finns det någon uppkoppling?
web-missing = Här finns ingenting
web-missing-text = Adressen kan vara felskriven, eller så är det som fanns här borta.
web-to-home = Till första sidan
web-play-now = Spela nu
web-start = Dela ut korten

# What the presets are called
rules-name-classic = Klassisk
rules-name-iceland-2006 = Island 2006
rules-name-modern = Modern
rules-name-all-wild = All Wild
rules-name-progressive = Progressivt
rules-name-seven-zero = Sju-noll
rules-name-jump-in = Inhopp
rules-name-house-party = Hemmafest

# Beside the table
side-name = Poäng, händelser och chatt
side-close = Stäng
side-scores = Poäng
side-goal-points = först till { $n }
side-goal-lowest = minst poäng, tills någon når { $n }
side-goal-elimination = ute vid { $n }
side-goal-single = en giv
side-out = ute
side-log = Vad som har hänt
side-newest = Det senaste
side-emotes = Snabba ord
side-say = Säg något
side-send = Skicka
side-chat-hide = Dölj vad andra säger
side-chat-hidden = Chatten är dold.
side-chat-show = Visa den
side-watching = Du tittar på; bara de som har gått med vid bordet kan prata.
time-left = { $seconds ->
    [one] { $seconds } sekund kvar
   *[other] { $seconds } sekunder kvar
}
banner-lost = Anslutningen bröts; din plats finns kvar.
banner-again = { $seconds ->
    [0] Försöker nu …
    [one] Försöker igen om { $seconds } sekund
   *[other] Försöker igen om { $seconds } sekunder
}
banner-mended = Ansluten igen.
banner-stood-in = En robot spelar åt dig.
banner-back = Spela själv
table-rules = Reglerna vid det här bordet
table-rules-changed = Det som skiljer sig från { $preset }
table-rules-all = Alla regler
table-rules-none = Här spelas exakt enligt { $preset }.
table-rules-loading = Ett ögonblick …
table-rules-again = Försök igen
shuffle-right = Blandningen är kontrollerad: servern höll sig till det som den hade bundit sig till, och dina slumpbytes är med.
shuffle-kept = Blandningen är kontrollerad: servern höll sig till det som den hade bundit sig till. Du lade inte till något i den här given.
shuffle-broken = Blandningen är inte den som servern hade bundit sig till.
shuffle-lost = Dina slumpbytes är inte med i blandningen.
shuffle-unable = Den här webbläsaren kan bara kontrollera blandningen över https; matchens protokoll kan kontrolleras senare.
