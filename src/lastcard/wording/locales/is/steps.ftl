# Biðstofan í þremur skrefum: bjóða, velja spil, gefa
step-game = Velja spil
step-here = Hver eru hér
step-played = Spilið
step-more = Bjóða fleirum
step-house = Heimaleikreglur (breytingar: { $count })
step-cards = Eigin spil ({ $count })
step-deal = Gefa
step-fill = { $count ->
    [one] Setja þjark í { $count } sæti og gefa
   *[other] Setja þjarka í { $count } sæti og gefa
}
step-alone = Enginn annar er kominn. Sendu tengilinn eða spilaðu við þjarka.
step-card-added = Spilinu var bætt við. { $what } fylgdi með.

# Það sem er sérstakt við hvert spil, í sem fæstum orðum
tile-classic = Spilið sem allir kunna, fyrstur í 500.
tile-iceland-2006 = Röng spil og ráð kosta viðurlög.
tile-modern = Stokkað upp á nýtt og eigin spil.
tile-all-wild = Engir litir: öll spil passa.
tile-progressive = Svaraðu Draga 2 með Draga 2.
tile-seven-zero = Sjöur skipta á spilum, núll senda þau áfram.
tile-jump-in = Eins spil? Settu það strax út.
tile-house-party = Svara, skipta og grípa inn í.
lobby-tv = Sýna í sjónvarpi
step-does = Hvað þessar reglur gera
