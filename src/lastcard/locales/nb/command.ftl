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
interrupted = avbrutt; det som ble gjort, er tatt vare på
written = { $count ->
    [one] { $count } protokoll skrevet til { $folder }
   *[other] { $count } protokoller skrevet til { $folder }
}
no-rounds = protokollen har ingen runde
result-differs = resultatet stemmer ikke: { $problem }

account-players = Spillere: { $names }
account-rules = Regler: { $rules }
account-round = Runde { $number }
account-points = { $player }: { $points } poeng i runden, { $score } totalt
account-left = { $player } sitter igjen med { $cards }.
account-out = { $player } er ute av spillet.
account-champion = { $names } vinner spillet.
account-champions = { $names } vinner spillet.

perft-row = { $depth } { $count }

help-app = Spill i UNO-stil etter de virkelige regelheftene.
help-version = Vis versjonen og om motoren er kompilert.
help-language = Språket for alt som skrives ut: { $known }.
help-replay = Spill av en protokoll og gjengi den i setninger, eller skriv ut stillingen den ender i.
help-file = En protokoll, for eksempel game.lastcard.toml.
help-files = Protokoller som skal kontrolleres.
help-json = Skriv ut stillingen etter den siste handlingen som et JSON-objekt.
help-upto = Stopp etter så mange handlinger i den siste runden.
help-each = Skriv ut stillingen etter 0, 1, 2, … handlinger i den siste runden, ett JSON-objekt per linje.
help-check = Spill av protokoller og sammenlign med oppgitte resultater og forventninger.
help-perft = Tell stillingene som ligger så mange handlinger fram, fra en fast utdeling.
help-rules-option = Et forhåndsvalg og det som avviker, for eksempel «classic jump_in=true».
help-depth = Hvor mange handlinger fram.
help-seats = Hvor mange som spiller.
help-seed = Et tall som bestemmer alt som er tilfeldig.
help-divide = Skriv ut antallet for hver første handling.
help-rules = Vis et regelsett i setninger, med id-ene til reglene; uten argument vises forhåndsvalgene.
help-rules-argument = Et forhåndsvalg og det som avviker, for eksempel «house-party stacking=mixed».
help-random = Spill tilfeldige partier etter reglene, også med handlinger utenfor tur, og skriv protokollene deres.
help-games = Hvor mange partier.
help-out = Mappen for protokollene.
preset-list = Forhåndsvalg (vis ett med «lastcard rules NAVN»):
