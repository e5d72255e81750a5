# Það sem borð segir um opna safnið.

setting-collected = Opna safnið
setting-collected-about = Leikir sem lokið er eru birtir án nafna, öllum til lærdóms. Því verður ekki breytt eftir að fyrsta spilið er gefið.
collected-note = Leikir hér fara í opna safnið, án nafna.
