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

# lastcard whatif
help-whatif = Skoða hvaða stöðu sem er í leik, breyta henni, sjá líkur allra og spila áfram þaðan við þjarka.
help-whatif-at = Umferð og skref, eins og 2.17; 2.0 er gjöfin í umferð 2.
help-whatif-seat = Spila strax áfram, í þessu sæti.
help-chances = Sýna líkur allra eftir hvert skref og það sem skar sig úr.
whatif-bad-at = „{ $given }“ er ekki umferð og skref, eins og 2.17
whatif-place = Umferð { $round }, skref { $step } af { $steps }
whatif-cards = { $player }: { $cards }
whatif-piles = Efst: { $card }, { $stock } í dragbunkanum, { $discard } í úrkastbunkanum
whatif-whose = { $player } á leik, { $direction }
whatif-help =
    at 2.17: önnur staða. Enter: sýna aftur. n, b: eitt skref áfram, eitt til baka.
    hand 2 R5 W+4: láta sæti 2 fá þessi spil; þau koma úr dragbunkanum og það sem var þar fer í hann.
    top R5: setja þetta spil efst. colour R, turn 2, direction: breyta því.
    then 2 play R5 uno: láta eitthvað gerast, eins og það er skrifað í leikskýrslum. back: taka það til baka.
    play, play 2: spila áfram héðan við þjarka. save SKRÁ: skrifa sem leikskýrslu. reset: eins og það var. q: hætta.
whatif-unknown = „{ $given }“ skilst ekki; ? sýnir hvað hægt er að skrifa
whatif-nowhere = spilið { $card } er ekki í dragbunkanum
whatif-saved = Skrifað í { $file }.
