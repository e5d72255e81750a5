# Matcher i lugn takt: egna bord, stående order, och var man får veta att det är ens tur
turns-title = Mina bord
turns-about = Matcher i lugn takt går vidare medan du är borta. Här ser du vems tur det är.
turns-none = Du har ingen plats vid något bord just nu.
turns-all = Alla mina bord
turns-yours = Din tur
turns-waits = Väntar på { $names }
turns-days-left = { $count ->
    [one] { $count } dygn kvar
   *[other] { $count } dygn kvar
}
turns-hours-left = { $count ->
    [one] { $count } timme kvar
   *[other] { $count } timmar kvar
}
turns-minutes-left = { $count ->
    [one] { $count } minut kvar
   *[other] { $count } minuter kvar
}
turns-kind = I lugn takt
turns-close = Du kan stänga sidan. Din plats finns kvar.
turns-orders = Stående order
turns-order-call = Ropa alltid UNO åt mig
turns-order-draw = Dra åt mig när inget passar
turns-order-draw-about = Ett kort som passar läggs, om det inte finns något att välja. Andra kan märka att inget passade.
turns-notices = Säg till när det är min tur
turns-push = På den här enheten
turns-push-about = Webbläsaren visar en avisering, även när sidan är stängd. Den säger aldrig något om korten.
turns-push-refused = Webbläsaren tillåter inga aviseringar från sidan. Tillåt dem i dess inställningar och försök igen.
turns-push-none = Den här webbläsaren kan inte visa aviseringar när sidan är stängd. På en iPhone: lägg först till sidan på hemskärmen.
turns-hooks = Webhookar
turns-hooks-about = För program: det som händer skickas till din adress, signerat med en egen hemlighet.
turns-hook-address = Ditt programs adress
turns-hook-add = Lägg till
turns-hook-secret = Din hemlighet, som bara visas nu. Spara den för att kontrollera signaturerna:
turns-places = Här får du veta det
turns-place-push = Webbläsare
turns-place-hook = Webhook
turns-remove = Ta bort { $host }
