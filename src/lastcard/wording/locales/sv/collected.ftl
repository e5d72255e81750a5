# Vad ett bord säger om den öppna samlingen.

setting-collected = Öppna samlingen
setting-collected-about = Avslutade matcher publiceras utan namn, så att alla kan lära sig av dem. Det kan inte ändras när första kortet har delats ut.
collected-note = Matcherna här går till den öppna samlingen, utan namn.
