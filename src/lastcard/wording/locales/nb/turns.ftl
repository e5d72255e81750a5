# Spill i ro og mak: hva som nektes
orders-by-turns = faste ordrer er for spill i ro og mak; her spiller du selv
turns-with-minutes = et spill i ro og mak har ingen egen tidsgrense; velg det ene eller det andre
