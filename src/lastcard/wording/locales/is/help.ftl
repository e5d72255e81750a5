# Það sem hægt er að gera við borðið, í sex myndum
help-what = Hvað þú getur gert
help-now = Núna
help-match = Settu út spil sem passar
help-match-text = Sami litur, eða sama tala eða tákn og á efsta spilinu.
help-any = Settu út hvaða spil sem er
help-any-text = Öll spil eru jókerar: öll passa.
help-draw = Dragðu
help-draw-text = Þegar ekkert passar, eða þegar þú vilt heldur halda spilunum.
help-action = Aðgerðarspil
help-action-text = Næsti leikmaður situr hjá, leikáttin snýst við eða næsti leikmaður dregur.
help-wild = Jóker
help-wild-text = Passar á allt. Þú velur litinn.
help-uno = UNO!
help-uno-text = Kallaðu með næstsíðasta spilinu. Komdu upp um þá sem gleyma!
help-four = Draga 4 Jóker
help-four-text = Næsti leikmaður dregur 4, eða skorar á þig ef þú gætir hafa svikið lit.
help-four-plain = Næsti leikmaður dregur 4.
