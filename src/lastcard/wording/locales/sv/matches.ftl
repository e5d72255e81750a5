# Alla matcher som spelats på den här enheten
matches-about = Alla matcher du har spelat på den här enheten. Listan finns här och ingen annanstans.
matches-none = Inga matcher än. När du har spelat en till slut visas den här.
matches-played = Spelade
matches-won = Vunna
matches-streak = Vinster i rad nu
matches-best = Flest vinster i rad
matches-course = Dina senaste { $count } matcher, den nyaste till höger
matches-forget = Ta bort matchen från listan
matches-forget-all = Radera hela listan
matches-forget-sure = Radera hela listan? Det går inte att ångra.
matches-forget-yes = Radera
matches-forget-no = Behåll den
matches-account = Behåll dem på alla enheter
