# Vad korten gav, i alla matcher på en server.

luck-about = Varje avslutad match på den här servern gås igenom, och det som korten gav räknas ihop: given och varje draget kort, jämfört med alla kort som kunde ha kommit. Är korten rättvisa når staplarna över strecket i mitten.
luck-fair = { $count ->
    [one] I den enda match som har spelats hittills fick ingen bättre kort än slumpen förklarar.
   *[other] I { NUMBER($count, useGrouping: "always") } matcher fick ingen bättre kort än slumpen förklarar.
}
luck-odd = { $count ->
    [one] I den enda match som har spelats hittills var korten ojämnare än slumpen brukar göra dem.
   *[other] I { NUMBER($count, useGrouping: "always") } matcher var korten ojämnare än slumpen brukar göra dem.
}
luck-none = Ingen match har gåtts igenom än. Spela en, och titta igen om en minut.
luck-seats = Efter plats
luck-people = Människor och robotar
luck-who = Vem
luck-rounds = Omgångar
luck-given = Vunna eller förlorade av tur på 100 omgångar
luck-seat = Plats { $number }
luck-guests = Människor
luck-bots = Robotar
luck-interval = { $mean } ({ $low } till { $high })
luck-shuffles = Och varje blandning kan kontrolleras: öppna en repris och tryck på ”Kontrollera blandningen”.
