# Ett bord på en tv, och telefonerna framför den
tv-name = Skärm
tv-title = På skärmen
tv-scan = Skanna för att spela
tv-or = eller öppna { $address } och skriv
tv-qr = QR-kod till bordet
tv-there = Vid bordet
tv-free = Ledig plats
tv-nobody = Den som skannar först får första platsen.
tv-starts = { $player } startar när alla är här.
tv-veiled = Koden är dold.
tv-controls = Skärm
tv-sound-on = Ljud på
tv-sound-off = Ljud av
hand-only = Bara korten
hand-only-why = Bordet är på skärmen.
hand-table = Visa bordet
