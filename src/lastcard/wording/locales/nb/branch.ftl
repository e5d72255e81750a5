# Spill som går videre fra et sted i et annet. $cards er betegnelser som R5 W+4.

branch-no-round = spillet har bare { $rounds ->
    [one] én runde
   *[other] { $rounds } runder
}
branch-no-step = runde { $number } har bare { $steps } steg
branch-too-long = spillet er for langt til å gå videre derfra: mer enn { $most } handlinger
branch-over = der er runden slutt, så ingen kan spille videre
branch-cards-missing = { $count ->
    [one] ett kort i stokken finnes ingen steder: { $cards }
   *[other] { $count } kort i stokken finnes ingen steder, for eksempel { $cards }
}
branch-seat-out = plass { $seat } er ute av spillet; velg en annen
branch-no-start = det som er sagt før, trenger en stilling å begynne fra
bad-position = ingen spill har en slik stilling: { $reason }
