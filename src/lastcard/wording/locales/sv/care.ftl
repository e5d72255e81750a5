# Anmälningar, egna uppgifter och meddelanden på sidan
care-report-title = Anmäl { $player }
care-report-about = Den som sköter servern ser det här, med chattens senaste rader. { $player } får inte veta något.
care-reason = Vad är fel?
care-words = Med egna ord (valfritt)
care-send = Skicka anmälan
care-data = Dina uppgifter
care-data-about = Det här vet servern om dig: namnen du har använt, dina bord och matcher, vad du har skrivit i chattar och dina svar på kluringar. Dina kort och resultat finns kvar hos de andra som spelade.
care-download = Ladda ner allt
care-delete = Radera mina uppgifter
care-delete-about = Dina namn och chattrader tas bort. Matcherna finns kvar, med ett nummer i stället för ditt namn. Det går inte att ångra.
care-delete-sure = Radera allt för gott?
care-delete-yes = Ja, radera
care-delete-no = Behåll
care-deleted = Dina uppgifter är raderade.
care-deleting = Dina uppgifter raderas. Det kan ta en stund till.
care-announced = Ett meddelande från servern
