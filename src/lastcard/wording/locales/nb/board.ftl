# Bordet i terminalen: det som står ved hånden, og folk ved et bord på en server. $player er et navn, $card som i cards.ftl.
your-card = Kortet ditt: { $card }
# $count er fire eller flere
prompt-penalty-doubted = Trekk { $count } kort, eller utfordre { $player }
plain-character = { $level }: { $character }
round-key-there = Enter: neste runde. Q: gå.
paused-key = Trykk på en tast for å fortsette.
bar-people = folk
bar-pause = pause
bar-back = tilbake
lobby-key-name = bytt navn
write-name = Hva du vil hete her; Enter endrer, Esc lukker.
remove-again = Trykk på X igjen for å fjerne { $player }. Da er det ikke mulig å komme tilbake til bordet.
watching-names = Ser på: { $names }
notice-renamed = { $player } heter nå { $name }.
help-keys-people =
    W | hvem som er her; bytt navn; som vert fjern eller demp noen
    S | ta plassen til en robot; mellom runder overlat din til en robot
    Z | pause, som vert eller alene med roboter
help-rules-ids = Ta med id-ene til reglene som hver setning står for, som i docs/rules.md.
