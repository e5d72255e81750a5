# Alla matcher som spelats på den här enheten
matches-about = Alla matcher du har spelat: på den här enheten, och med ett konto på alla dina enheter.
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
matches-collection = Öppna samlingen
matches-search = Personer
matches-rules = Regler
matches-any = Alla
matches-result = Resultat
matches-result-won = Vunna
matches-result-lost = Förlorade
matches-since = Från och med
matches-found = { $count ->
    [one] { $count } match
   *[other] { $count } matcher
}
matches-more = Visa fler
matches-fortune = Tur och skicklighet
matches-fortune-about = Vad korten gav dig och vad dina egna val gav dig, sammanlagt över dina senaste { $count } granskade matcher, i vunna omgångar. Turen jämnar ut sig, skickligheten består.
matches-fortune-shown = Tur { $luck }, skicklighet { $skill }, i vunna omgångar
matches-luck = tur
matches-skill = skicklighet
matches-feats = Avslöjanden, bluffar och utmaningar
matches-feats-about = Från dina senaste { $count } genomgångna matcher, den äldsta till vänster. Ovanför strecket står det som gick bra.
matches-feats-catches = Avslöjanden
matches-feats-bluffs = Bluffar
matches-feats-challenges = Utmaningar
matches-feats-well = { $well } av { $all } gick bra
matches-feats-none = inga än
matches-feats-caught = { $count ->
    [0] Du har aldrig blivit avslöjad.
    [one] Du har blivit avslöjad en gång.
   *[other] Du har blivit avslöjad { $count } gånger.
}
matches-ratings = Rating
matches-ratings-about = Från matcher vid rankade bord. Det verkliga värdet ligger mycket sannolikt inom ±. Utan tur: samma resultat, men med kortens del borträknad, så att det snabbare blir säkert.
matches-family = Regler
matches-rating = Rating
matches-rating-adjusted = Utan tur
matches-rating-value = { $rating } ± { $off }
matches-provisional = preliminär
matches-family-classic = Klassiskt
matches-family-party = Husregler
matches-family-wild = All Wild
matches-family-partners = Lag
