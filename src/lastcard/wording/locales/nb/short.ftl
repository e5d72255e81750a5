# Spillet i seks bilder
short-title = Spillet på ett minutt
short-match = Spill et kort med samme farge, tall eller symbol.
short-action = Handlingskort stopper, snur eller rammer neste spiller.
short-wild = Et jokerkort passer på alt: Du velger fargen.
short-draw = Passer ingenting? Trekk et kort.
short-uno = Ett kort igjen? Rop «UNO!» før noen tar deg i det.
short-win = Den som først er kvitt alle kortene, vinner runden.
