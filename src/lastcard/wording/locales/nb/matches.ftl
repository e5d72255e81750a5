# Alle spill som er spilt på denne enheten
matches-about = Alle spillene du har spilt på denne enheten. Listen finnes her og ingen andre steder.
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
