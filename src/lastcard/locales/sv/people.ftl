# Folk vid ett bord: pauser, tid, namn
paused = spelet är pausat
