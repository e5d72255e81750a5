# Folk ved et bord: pauser, tid, navn
paused = spillet er satt på pause
