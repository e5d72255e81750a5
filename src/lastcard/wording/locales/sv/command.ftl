# Kommandoraden
version = Last Card { $version }, { $engine ->
    [compiled] kompilerad motor
   *[interpreted] tolkad motor
}
error-line = lastcard: { $problem }
file-problem = { $file }: { $problem }
file-unreadable = kan inte läsas ({ $reason })
file-unwritable = kan inte skrivas ({ $reason })
check-closing = { $passed ->
    [one] { $passed } godkänd
   *[other] { $passed } godkända
}, { $failed ->
    [one] { $failed } underkänd
   *[other] { $failed } underkända
}
bad-upto = --upto tar ett tal från 0 till { $most }; den sista omgången har { $most ->
    [one] { $most } handling
   *[other] { $most } handlingar
}
bad-count = { $option } tar ett tal från { $low } till { $high }
unknown-language = okänt språk ”{ $given }”; det finns { $known }
extra-missing = { $command } kräver ett paket till, { $package }: pip install "lastcard[{ $extra }]"
interrupted = avbrutet; det som hann bli gjort är sparat
written = { $count ->
    [one] { $count } protokoll skrivet till { $folder }
   *[other] { $count } protokoll skrivna till { $folder }
}
no-rounds = protokollet har ingen omgång
result-differs = resultatet stämmer inte: { $problem }

match-players = Spelare: { $names }
match-rules = Regler: { $rules }
match-round = Omgång { $number }
result-points = { $player }: { $points } poäng i omgången, { $score } totalt
result-left = { $player } har kvar { $cards }.
result-out = { $player } är ute ur matchen.
result-champion = { $names } vinner matchen.
result-champions = { $names } vinner matchen.

perft-row = { $depth } { $count }

help-app = Spel i UNO-stil enligt de riktiga regelhäftena.
help-version = Visa versionen och om motorn är kompilerad.
help-language = Språket för allt som skrivs ut: { $known }.
help-replay = Spela upp ett protokoll och berätta vad som hände, eller visa slutställningen.
help-file = Ett protokoll, till exempel game.lastcard.toml.
help-files = Protokoll att kontrollera.
help-json = Skriv ut ställningen efter den sista handlingen som ett JSON-objekt.
help-upto = Stanna efter det här antalet handlingar i den sista omgången.
help-each = Skriv ut ställningen efter 0, 1, 2, … handlingar i den sista omgången, ett JSON-objekt per rad.
help-check = Spela upp protokoll och jämför med angivna resultat och förväntningar.
help-perft = Räkna de ställningar som kan nås med ett visst antal handlingar, från en bestämd giv.
help-rules-option = En förinställning och eventuella ändringar, till exempel ”classic jump_in=true”.
help-depth = Hur många handlingar framåt som räknas.
help-seats = Hur många som spelar.
help-seed = Slumpfröet: talet som bestämmer allt slumpmässigt.
help-divide = Skriv också ut antalet för varje första handling.
help-rules = Visa en regeluppsättning i klartext; utan argument visas förinställningarna.
help-rules-argument = En förinställning och eventuella ändringar, till exempel ”house-party stacking=mixed”.
help-random = Spela slumpmässiga matcher enligt reglerna, även med handlingar utanför tur, och spara deras protokoll.
help-games = Hur många matcher.
help-out = Mappen för protokollen.
preset-list = Förinställningar (visa en med ”lastcard rules NAMN”):
