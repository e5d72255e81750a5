# Lobbyen i tre trinn: inviter, velg spill, del ut
step-game = Velg et spill
step-here = Hvem er her
step-played = Spillet
step-more = Inviter flere
step-house = Husregler ({ $count } endret)
step-cards = Egne kort ({ $count })
step-deal = Del ut
step-fill = { $count ->
    [one] Sett en robot på { $count } plass og del ut
   *[other] Sett roboter på { $count } plasser og del ut
}
step-alone = Ingen andre er her ennå. Send lenken, eller spill mot roboter.
step-card-added = Kortet er lagt til. { $what } fulgte med.

# Det spesielle ved hvert spill, så kort som mulig
tile-classic = Spillet alle kan, førstemann til 500.
tile-iceland-2006 = Feil kort og gode råd straffes.
tile-modern = Stokkede hender og egne kort.
tile-all-wild = Ingen farger: Alle kort passer.
tile-progressive = Svar på Trekk to med Trekk to.
tile-seven-zero = Sjuere bytter hender, nuller sender dem videre.
tile-jump-in = Likt kort? Spill det utenom tur.
tile-house-party = Svar, bytt og hopp inn.
lobby-tv = Vis på en tv
step-does = Hva disse reglene gjør
