# Borð á sjónvarpi og símarnir fyrir framan það
tv-name = Skjár
tv-title = Á skjánum
tv-scan = Skannaðu til að vera með
tv-or = eða opnaðu { $address } og sláðu inn
tv-qr = QR-kóði að borðinu
tv-there = Við borðið
tv-free = Laust sæti
tv-nobody = Fyrsta sætið fær sá sem skannar fyrst.
tv-starts = { $player } byrjar leikinn þegar allir eru komnir.
tv-veiled = Kóðinn er falinn.
tv-controls = Skjár
tv-sound-on = Kveikja á hljóði
tv-sound-off = Slökkva á hljóði
hand-only = Bara spilin
hand-only-why = Borðið er á skjánum.
hand-table = Sýna borðið
