# Spelet i sex bilder
short-title = Spelet på en minut
short-match = Lägg ett kort med samma färg, siffra eller symbol.
short-action = Händelsekort stoppar, vänder eller drabbar nästa spelare.
short-wild = Ett jokerkort passar på allt: du väljer färg.
short-draw = Passar inget? Dra ett kort.
short-uno = Ett kort kvar? Ropa ”UNO!” innan någon kommer på dig.
short-win = Den som först blir av med alla kort vinner omgången.
