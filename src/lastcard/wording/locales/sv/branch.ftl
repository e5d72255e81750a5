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
