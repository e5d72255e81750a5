# Bordet i terminalen: det som står vid handen, och folk vid ett bord på en server. $player är ett namn, $card som i cards.ftl.
your-card = Ditt kort: { $card }
# $count är fyra eller fler
prompt-penalty-doubted = Dra { $count } kort, eller utmana { $player }
plain-character = { $level }: { $character }
round-key-there = Enter: nästa omgång. Q: gå.
paused-key = Tryck på valfri tangent för att fortsätta.
bar-people = folk
bar-pause = pausa
bar-back = tillbaka
lobby-key-name = byt namn
write-name = Vad du vill heta här; Enter ändrar, Esc stänger.
remove-again = Tryck på X igen för att ta bort { $player }. Då går det inte att komma tillbaka till bordet.
watching-names = Tittar på: { $names }
notice-renamed = { $player } heter nu { $name }.
help-keys-people =
    W | vilka som är här; byt namn; som värd ta bort eller tysta någon
    S | ta en robots plats; mellan omgångar lämna din till en robot
    Z | pausa, som värd eller ensam med robotar
help-rules-ids = Lägg till id för reglerna som varje mening står för, som i docs/rules.md.
