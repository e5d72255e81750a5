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

# Lyklarnir við borðið
help-title = Lyklar
help-keys =
    1–9 | setja út spilið með því númeri
    ← → ↑ ↓ Enter | velja spil og setja það út
    D, bilslá | draga
    P | halda spilinu sem dregið var
    1–4 | liturinn, þegar spurt er um hann
    T | taka viðurlögin
    X | skora á þann sem setti út Draga 4 Jóker
    A | svara viðurlögum með spili
    U | UNO!: með næsta spili, eða seint, á eftir því
    C | koma upp um þann sem kallaði ekki
    J | grípa inn með eins spili
    Y, N | já, nei: atkvæðagreiðslur og þrautir
    O, V | mótmæla spili, saka um að gefa ráð
    R | reglur leiksins
ask-keys =
    W | hvað liggur efst, og liturinn
    H | hve mörg spil hver hefur
    S | stigin
    L | það þrennt sem gerðist síðast
    K | hver á leik, og tíminn sem er eftir
    I | ábending: besti leikurinn og hvers vegna, þar sem það er leyft
    ? | hjálp: hvað þú getur gert, reglurnar og lyklarnir
