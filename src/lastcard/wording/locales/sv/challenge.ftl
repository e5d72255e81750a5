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
