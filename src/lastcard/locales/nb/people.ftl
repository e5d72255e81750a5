# Folk ved et bord: pauser, tid, navn
paused = spillet er satt på pause
pause-pause = Sett på pause
pause-resume = Fortsett
pause-own = Spillet er satt på pause.
pause-by = { $player } har satt spillet på pause.
speed-title = Robotenes tempo
speed-slow = Sakte
speed-usual = Vanlig
speed-fast = Raskt
late-drew = Tiden gikk ut, så et kort ble trukket for deg. Neste gang spiller en robot videre.
late-played = Tiden gikk ut, så et kort ble spilt for deg. Neste gang spiller en robot videre.
late-done = Tiden gikk ut, så en robot svarte for deg. Neste gang spiller den videre.
