# Hvordan en lenke til et bord ser ut der den deles
preview-table = Du er invitert til et spill Last Card
preview-table-about = Kortspill i UNO-stil, rett i nettleseren. Ta en plass: Det holder med et navn.
preview-replay = Slik endte et spill Last Card
preview-replay-about = Se det igjen kort for kort, med alle hender åpne.
preview-evening = Du er invitert til en kveld med Last Card
preview-evening-about = Alle får et bord, runde for runde. Kom inn: Det holder med et navn.
