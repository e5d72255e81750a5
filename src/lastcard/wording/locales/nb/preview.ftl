# Hvordan en lenke til et bord ser ut der den deles
preview-table = Du er invitert til et spill Last Card
preview-table-about = Kortspill i UNO-stil, rett i nettleseren. Ta en plass: Det holder med et navn.
