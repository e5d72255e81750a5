# Spilið í sex myndum
short-title = Spilið á einni mínútu
short-match = Settu út spil með sama lit, tölu eða tákni.
short-action = Aðgerðarspil stöðva, snúa við eða bitna á næsta leikmanni.
short-wild = Jóker passar á allt: þú velur lit.
short-draw = Passar ekkert? Dragðu spil.
short-uno = Eitt spil eftir? Kallaðu „UNO!“ áður en einhver stendur þig að verki.
short-win = Sá sem fyrstur losnar við öll spil vinnur umferðina.
