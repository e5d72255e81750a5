# Folk vid ett bord: pauser, tid, namn
paused = spelet är pausat
pause-pause = Pausa
pause-resume = Fortsätt
pause-own = Spelet är pausat.
pause-by = { $player } har pausat spelet.
speed-title = Robotarnas tempo
speed-slow = Långsamt
speed-usual = Normalt
speed-fast = Snabbt
late-drew = Tiden gick ut, så ett kort drogs åt dig. Nästa gång spelar en robot vidare.
late-played = Tiden gick ut, så ett kort lades åt dig. Nästa gång spelar en robot vidare.
late-done = Tiden gick ut, så en robot svarade åt dig. Nästa gång spelar den vidare.
