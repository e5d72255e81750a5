# Kommandolinjen
version = Last Card { $version }, { $engine ->
    [compiled] kompilert motor
   *[interpreted] tolket motor
}
error-line = lastcard: { $problem }
file-problem = { $file }: { $problem }
file-unreadable = kan ikke leses ({ $reason })
file-unwritable = kan ikke skrives ({ $reason })
check-closing = { $passed } bestått, { $failed } ikke bestått
bad-upto = --upto tar et tall fra 0 til { $most }; den siste runden har { $most ->
    [one] { $most } handling
   *[other] { $most } handlinger
}
bad-count = { $option } tar et tall fra { $low } til { $high }
unknown-language = ukjent språk «{ $given }»; det finnes { $known }
extra-missing = { $command } krever en pakke til, { $package }: pip install "lastcard[{ $extra }]"
interrupted = avbrutt; det som ble gjort, er tatt vare på
written = { $count ->
    [one] { $count } protokoll skrevet til { $folder }
   *[other] { $count } protokoller skrevet til { $folder }
}
no-rounds = protokollen har ingen runde
result-differs = resultatet stemmer ikke: { $problem }

match-players = Spillere: { $names }
match-rules = Regler: { $rules }
match-round = Runde { $number }
result-points = { $player }: { $points } poeng i runden, { $score } totalt
result-left = { $player } sitter igjen med { $cards }.
result-out = { $player } er ute av spillet.
result-champion = { $names } vinner spillet.
result-champions = { $names } vinner spillet.

perft-row = { $depth } { $count }

help-app = Spill i UNO-stil etter de virkelige regelheftene.
help-version = Vis versjonen og om motoren er kompilert.
help-language = Språket for alt som skrives ut: { $known }.
help-replay = Spill av en protokoll og fortell hva som skjedde, eller vis sluttstillingen.
help-file = En protokoll, for eksempel game.lastcard.toml.
help-files = Protokoller som skal kontrolleres.
help-json = Skriv ut stillingen etter den siste handlingen som et JSON-objekt.
help-upto = Stopp etter dette antallet handlinger i den siste runden.
help-each = Skriv ut stillingen etter 0, 1, 2, … handlinger i den siste runden, ett JSON-objekt per linje.
help-check = Spill av protokoller og sammenlign med oppgitte resultater og forventninger.
help-perft = Tell stillingene som kan nås med et visst antall handlinger, fra en fast utdeling.
help-rules-option = Et forhåndsvalg og eventuelle endringer, for eksempel «classic jump_in=true».
help-depth = Hvor mange handlinger framover det telles.
help-seats = Hvor mange som spiller.
help-seed = Frøet: tallet som bestemmer alt som er tilfeldig.
help-divide = Skriv også ut antallet for hver første handling.
help-rules = Vis et regelsett i klartekst; uten argument vises forhåndsvalgene.
help-rules-argument = Et forhåndsvalg og eventuelle endringer, for eksempel «house-party stacking=mixed».
help-random = Kjør tilfeldige spill etter reglene, også med handlinger utenfor tur, og lagre protokollene.
help-games = Hvor mange spill.
help-out = Mappen for protokollene.
preset-list = Forhåndsvalg (vis ett med «lastcard rules NAVN»):
