# Hva et bord sier om den åpne samlingen.

setting-collected = Den åpne samlingen
setting-collected-about = Ferdigspilte kamper blir publisert uten navn, så alle kan lære av dem. Det kan ikke endres etter at det første kortet er delt ut.
collected-note = Kampene her går til den åpne samlingen, uten navn.
