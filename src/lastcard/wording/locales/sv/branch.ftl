# Matcher som går vidare från ett läge i en annan. $cards är beteckningar som R5 W+4.

branch-no-round = matchen har bara { $rounds ->
    [one] en omgång
   *[other] { $rounds } omgångar
}
branch-no-step = omgång { $number } har bara { $steps } steg
branch-too-long = matchen är för lång för att gå vidare därifrån: mer än { $most } handlingar
branch-over = där är omgången slut, så ingen kan spela vidare
branch-cards-missing = { $count ->
    [one] ett kort i leken finns ingenstans: { $cards }
   *[other] { $count } kort i leken finns ingenstans, till exempel { $cards }
}
branch-seat-out = plats { $seat } är ute ur matchen; välj en annan
branch-no-start = det som sagts före behöver en ställning att börja från
bad-position = ingen match har en sådan ställning: { $reason }

# lastcard whatif
help-whatif = Se på vilket läge som helst i en match, ändra det, se allas chanser och spela vidare därifrån mot robotar.
help-whatif-at = Omgång och steg, som 2.17; 2.0 är given i omgång 2.
help-whatif-seat = Spela vidare genast, på den här platsen.
help-chances = Visa allas chanser efter varje steg, och vad som stack ut.
whatif-bad-at = ”{ $given }” är ingen omgång med steg, som 2.17
whatif-place = Omgång { $round }, steg { $step } av { $steps }
whatif-cards = { $player }: { $cards }
whatif-piles = Överst { $card }, { $stock } i draghögen, { $discard } i slänghögen
whatif-whose = { $player }s tur, { $direction }
whatif-help =
    at 2.17: ett annat läge. Enter: visa det igen. n, b: ett steg framåt, ett steg tillbaka.
    hand 2 R5 W+4: ge plats 2 de här korten; de tas från draghögen, och det som var där går tillbaka dit.
    top R5: lägg det här kortet överst. colour R, turn 2, direction: ändra det.
    then 2 play R5 uno: låt något hända, som det skrivs i protokoll. back: ta tillbaka det.
    play, play 2: spela vidare härifrån mot robotar. save FIL: skriv det som protokoll. reset: som det var. q: sluta.
whatif-unknown = ”{ $given }” förstås inte; ? visar vad man kan skriva
whatif-nowhere = kortet { $card } finns inte i draghögen
whatif-saved = Skrivet till { $file }.
