# Spill i ro og mak: egne bord, faste ordrer, og hvor man får vite at det er ens tur
turns-title = Mine bord
turns-about = Spill i ro og mak går videre mens du er borte. Her ser du hvem sin tur det er.
turns-none = Du har ingen plass ved noe bord nå.
turns-all = Alle mine bord
turns-yours = Din tur
turns-waits = Venter på { $names }
turns-days-left = { $count ->
    [one] { $count } døgn igjen
   *[other] { $count } døgn igjen
}
turns-hours-left = { $count ->
    [one] { $count } time igjen
   *[other] { $count } timer igjen
}
turns-minutes-left = { $count ->
    [one] { $count } minutt igjen
   *[other] { $count } minutter igjen
}
turns-kind = I ro og mak
turns-close = Du kan lukke siden. Plassen din står.
turns-orders = Faste ordrer
turns-order-call = Rop alltid UNO for meg
turns-order-draw = Trekk for meg når ingenting passer
turns-order-draw-about = Et kort som passer, legges ned, om det ikke er noe å velge. Andre kan merke at ingenting passet.
turns-notices = Si fra når det er min tur
turns-push = På denne enheten
turns-push-about = Nettleseren viser et varsel, også når siden er lukket. Det sier aldri noe om kortene.
turns-push-refused = Nettleseren tillater ikke varsler fra siden. Tillat dem i innstillingene og prøv igjen.
turns-push-none = Denne nettleseren kan ikke vise varsler når siden er lukket. På en iPhone: legg først siden til på hjemskjermen.
turns-hooks = Webhooker
turns-hooks-about = For programmer: det som skjer, sendes til adressen din, signert med en egen hemmelighet.
turns-hook-address = Adressen til programmet ditt
turns-hook-add = Legg til
turns-hook-secret = Hemmeligheten din, som bare vises nå. Ta vare på den for å kontrollere signaturene:
turns-places = Her får du vite det
turns-place-push = Nettleser
turns-place-hook = Webhook
turns-remove = Fjern { $host }
