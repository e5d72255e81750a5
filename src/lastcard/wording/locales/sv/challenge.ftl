# Händer som andra också spelar. $player är ett namn, $points ett tal med tecken.

unknown-challenge = det finns ingen utmaning med koden ”{ $code }”; be om länken igen

challenge-title = Spela den här handen
challenge-about = { $by } undrar: hur skulle du spela handen som { $player } hade? Samma kort, samma plats, mot robotar.
challenge-go = Spela handen
challenge-result = Hur det gick
challenge-had = { $player } hade handen
challenge-make = Utmana andra med den här handen
challenge-made = Alla med den här länken spelar samma kort från samma plats:
challenge-copy = Kopiera länken

help-challenge = Spela en hand som någon har haft, eller gör en sådan utmaning av en repris.
help-challenge-link = Länken till en utmaning, eller till en repris att göra en av.
help-challenge-seat = Vems hand, när en utmaning görs.
help-challenge-round = Rundan, när en utmaning görs; annars den i länken, eller den första.
help-challenge-result = Säg bara hur det gick för alla.
challenge-bad-link = ”{ $given }” är ingen länk till en utmaning (…/c/KOD) eller en repris (…/r/PROTOKOLL)
