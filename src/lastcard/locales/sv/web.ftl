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

# The first page and the way to a table
web-home-title = Nere på sista kortet.
web-home-lead = Ett bord för vänner och ärliga robotar, efter de riktiga regelhäftena eller era egna. Inget konto, ingen reklam, inga mynt.
web-name = Ditt namn
web-play-friends = Spela med vänner
web-play-bots = Tre robotar
web-play-rules = Regler
web-have-code = Har du en kod?
web-code-or-link = Kod eller länk
web-join = Gå med
web-code-unclear = Det är varken en kod eller en länk. En kod har åtta bokstäver och siffror och står sist i länken.
web-your-table = Tillbaka till ditt bord
web-watch-tables = Bord att titta på
web-watch = Titta på
web-tables-none = Ingen spelar öppet just nu. Öppna ett bord och låt alla se det, så kommer det hit.
web-replays = Senaste repriserna
web-replay = Se igen
web-replays-none = Matcher som spelas öppet går att se igen här, med alla händer öppna.
web-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robotar
}
web-and = { $names } och { $player }
web-nobody = Ingen än
web-round = omgång { $round }
web-rounds = { $count ->
    [one] { $count } omgång
   *[other] { $count } omgångar
}
web-watching = { $count } tittar på
web-free = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
web-full = ingen ledig plats
web-match-over = matchen är slut
web-won = { $names } vann
web-today = i dag
web-yesterday = i går
web-days-ago = för { $count } dagar sedan
web-rules = Regler
web-trademark = UNO är ett varumärke som tillhör Mattel. Det här projektet har ingen koppling dit och ritar sina egna kort.
web-invited = Du är inbjuden
web-there = Vid bordet: { $names }
web-what-name = Vad ska de andra kalla dig?
web-take-seat = Ta en plats
web-only-watch = Bara titta på
web-you-watch = Du tittar på.
web-no-table = Det finns inget sådant bord
web-no-table-text = Här vet ingen något om ”{ $code }”. Koden kan vara felskriven, eller så har ingen varit vid bordet på länge.
web-no-seat = Alla platser är upptagna
web-no-seat-text = Du kan titta på, och sätta dig när någon reser sig.
web-match-runs = En match pågår
web-match-runs-text = Du kan titta på, och gå med när den är slut och en plats är ledig.
web-no-way = Det går inte att komma till det här bordet
web-busy = Servern har mycket att göra
web-unreachable = Servern svarar inte
web-keep-trying = Sidan fortsätter försöka, och du är vid bordet så snart det går. Inget är förlorat.
web-moment = Ett ögonblick …
web-shuffling = Blandar …
web-broken = Något gick fel på sidan
web-broken-text = Din plats vid bordet finns kvar. Ladda sidan igen så fortsätter det därifrån.
web-not-loaded = Den här delen av sidan gick inte att ladda
web-not-loaded-text = Finns det någon uppkoppling? I så fall kan en nyare sida ha tagit dess plats: ladda igen.
web-reload = Ladda igen
web-title-yours = Din tur
web-title-theirs = { $player } är på tur
web-title-table = Bord { $code }

# What the presets are called
rules-name-classic = Klassisk
rules-name-iceland-2006 = Island 2006
rules-name-modern = Modern
rules-name-all-wild = All Wild
rules-name-progressive = Progressivt
rules-name-seven-zero = Sju-noll
rules-name-jump-in = Inhopp
rules-name-house-party = Hemmafest
