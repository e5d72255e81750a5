# Leikir sem halda áfram frá stöðu í öðrum leik. $cards eru tákn eins og R5 W+4.

branch-no-round = í leiknum { $rounds ->
    [one] er aðeins ein umferð
   *[other] eru aðeins { $rounds } umferðir
}
branch-no-step = í umferð { $number } eru aðeins { $steps } skref
branch-too-long = leikurinn er of langur til að halda áfram þaðan: fleiri en { $most } aðgerðir
branch-over = þar er umferðinni lokið og enginn getur spilað áfram
branch-cards-missing = { $count ->
    [one] eitt spil úr stokknum er hvergi: { $cards }
   *[other] { $count } spil úr stokknum eru hvergi, til dæmis { $cards }
}
branch-seat-out = sæti { $seat } er úr leik; veldu annað
branch-no-start = það sem sagt var á undan þarf stöðu til að byrja á
bad-position = slík staða kemur ekki upp í neinum leik: { $reason }
