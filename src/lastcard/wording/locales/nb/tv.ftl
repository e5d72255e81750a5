# Et bord på en tv, og telefonene foran den
tv-name = Skjerm
tv-title = På skjermen
tv-scan = Skann for å spille
tv-or = eller åpne { $address } og skriv
tv-qr = QR-kode til bordet
tv-there = Ved bordet
tv-free = Ledig plass
tv-nobody = Den som skanner først, får første plass.
tv-starts = { $player } starter når alle er her.
tv-veiled = Koden er skjult.
tv-controls = Skjerm
tv-sound-on = Lyd på
tv-sound-off = Lyd av
hand-only = Bare kortene
hand-only-why = Bordet er på skjermen.
hand-table = Vis bordet
