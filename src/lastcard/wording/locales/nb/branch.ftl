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

# lastcard whatif
help-whatif = Se på et hvilket som helst sted i et spill, endre det, se alles sjanser og spill videre derfra mot roboter.
help-whatif-at = Runde og steg, som 2.17; 2.0 er utdelingen i runde 2.
help-whatif-seat = Spill videre med en gang, på denne plassen.
help-chances = Vis alles sjanser etter hvert steg, og hva som skilte seg ut.
whatif-bad-at = «{ $given }» er ingen runde med steg, som 2.17
whatif-place = Runde { $round }, steg { $step } av { $steps }
whatif-cards = { $player }: { $cards }
whatif-piles = Øverst { $card }, { $stock } i trekkbunken, { $discard } i kastebunken
whatif-whose = Turen er hos { $player }, { $direction }
whatif-help =
    at 2.17: et annet sted. Enter: vis det igjen. n, b: ett steg fram, ett steg tilbake.
    hand 2 R5 W+4: gi plass 2 disse kortene; de tas fra trekkbunken, og det som var der, går tilbake dit.
    top R5: legg dette kortet øverst. colour R, turn 2, direction: endre det.
    then 2 play R5 uno: la noe skje, slik det skrives i protokoller. back: ta det tilbake.
    play, play 2: spill videre herfra mot roboter. save FIL: skriv det som protokoll. reset: som det var. q: slutt.
whatif-unknown = «{ $given }» blir ikke forstått; ? viser hva man kan skrive
whatif-nowhere = kortet { $card } er ikke i trekkbunken
whatif-saved = Skrevet til { $file }.
