# Lobbyn i tre steg: bjud in, välj spel, dela ut
step-game = Välj ett spel
step-here = Vilka är här
step-played = Spelet
step-more = Bjud in fler
step-house = Husregler ({ $count } ändrade)
step-cards = Egna kort ({ $count })
step-deal = Dela ut
step-fill = { $count ->
    [one] Sätt en robot på { $count } plats och dela ut
   *[other] Sätt robotar på { $count } platser och dela ut
}
step-alone = Ingen annan är här än. Skicka länken, eller spela mot robotar.
step-card-added = Kortet är tillagt. { $what } följde med.

# Det särskilda med varje spel, så kort som möjligt
tile-classic = Spelet som alla kan, först till 500.
tile-iceland-2006 = Fel kort och goda råd straffas.
tile-modern = Blandade händer och egna kort.
tile-all-wild = Inga färger: alla kort passar.
tile-progressive = Svara på dra två med dra två.
tile-seven-zero = Sjuor byter händer, nollor skickar dem vidare.
tile-jump-in = Samma kort? Lägg det utan att vänta.
tile-house-party = Svara, byt och hoppa in.
lobby-tv = Visa på en tv
step-does = Vad de här reglerna gör
