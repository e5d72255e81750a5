# Alle spill som er spilt på denne enheten
matches-about = Alle kampene du har spilt: på denne enheten, og med en konto på alle enhetene dine.
matches-none = Ingen spill ennå. Når du har spilt et spill ferdig, vises det her.
matches-played = Spilt
matches-won = Vunnet
matches-streak = Seire på rad nå
matches-best = Flest seire på rad
matches-course = De siste { $count } spillene dine, det nyeste til høyre
matches-forget = Fjern spillet fra listen
matches-forget-all = Slett hele listen
matches-forget-sure = Slette hele listen? Det kan ikke angres.
matches-forget-yes = Slett
matches-forget-no = Behold den
matches-account = Behold dem på alle enheter
matches-collection = Den åpne samlingen
matches-search = Personer
matches-rules = Regler
matches-any = Alle
matches-result = Resultat
matches-result-won = Vunnet
matches-result-lost = Tapt
matches-since = Fra og med
matches-found = { $count ->
    [one] { $count } kamp
   *[other] { $count } kamper
}
matches-more = Vis flere
matches-fortune = Flaks og dyktighet
matches-fortune-about = Hva kortene ga deg og hva dine egne valg ga deg, lagt sammen over de siste { $count } gjennomgåtte kampene, i vunne runder. Flaksen jevner seg ut, dyktigheten blir.
matches-fortune-shown = Flaks { $luck }, dyktighet { $skill }, i vunne runder
matches-luck = flaks
matches-skill = dyktighet
matches-feats = Avsløringer, bløffer og utfordringer
matches-feats-about = Fra de siste { $count } gjennomgåtte kampene dine, den eldste til venstre. Over streken står det som gikk bra.
matches-feats-catches = Avsløringer
matches-feats-bluffs = Bløffer
matches-feats-challenges = Utfordringer
matches-feats-well = { $well } av { $all } gikk bra
matches-feats-none = ingen ennå
matches-feats-caught = { $count ->
    [0] Du er aldri blitt avslørt.
    [one] Du er blitt avslørt én gang.
   *[other] Du er blitt avslørt { $count } ganger.
}
matches-ratings = Rating
matches-ratings-about = Fra kamper ved rangerte bord. Den virkelige verdien ligger høyst sannsynlig innenfor ±. Uten flaks: de samme resultatene, men med kortenes del trukket fra, så den fortere blir sikker.
matches-family = Regler
matches-rating = Rating
matches-rating-adjusted = Uten flaks
matches-rating-value = { $rating } ± { $off }
matches-provisional = foreløpig
matches-family-classic = Klassisk
matches-family-party = Husregler
matches-family-wild = All Wild
matches-family-partners = Lag
