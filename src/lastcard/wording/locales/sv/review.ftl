# Genomgången av en avslutad match. $player är ett namn, $card som i cards.ftl, $colour R, Y, G eller B.

help-review = Gå igenom en avslutad match: allas chanser, vad varje beslut gav eller kostade, och vad som var tur.
help-review-json = Skriv ut genomgången som JSON.
help-review-html = Skriv genomgången som en sida med diagram till den här filen.
help-duel-adjusted = Räkna bort korttur ur resultaten, så att det räcker med färre givar.
finding-adjusted = Kortturen är borträknad: { $share } av variansen är kvar.

review-not-over = matchen är inte slut än
judge-damaged = filen som ställningar bedöms med är skadad eller av en annan version; installera Last Card på nytt
evaluate-worlds = en ställning kan inte bedömas med färre än två världar
evaluate-match = matchen har andra regler eller ett annat antal platser än ställningen
evaluate-impossible = inget spel leder till den här ställningen

review-title = Genomgång
review-progress = { $done } av { $all } drag
review-decision = { $number }. { $player }: { $action } – { $mark }
review-better = Bättre: { $action } (+{ $share })
review-gain = { $share } bättre än: { $action }
review-nothing-marked = Inget stack ut.
review-accept = Ta korten
review-challenge = Utmana
review-colour = Välj { colour-neuter }
review-nothing = Säg ingenting
review-luck = Tur och skicklighet
review-luck-unit = I hundradelar av en vunnen omgång, utöver en rättvis andel.
review-luck-seat = { $player }: korten { $cards }, de andras val { $others }, egna val { $own }: sammanlagt { $total }
review-chart = Chans att vinna omgången, med alla händer öppna
review-chart-seat = { $player }: { $first } efter given, { $least } som sämst, { $most } som bäst
review-made = Last Card, bedömare { $version }

review-show = Visa genomgången
review-about = Vem som troligen skulle vinna, vilka val som spelade roll och vad som var tur. Varje val bedöms efter vad spelaren kunde veta.
review-making = Går igenom matchen: { $share }
review-chances = Chanser
review-options = Drag { $number }: vad { $player } kunde göra
review-options-known = Chans att vinna omgången, efter vad hen kunde veta då.
review-options-chosen = valt
review-keys = , och . går från märke till märke.
review-luck-deal = Given
review-luck-draws = Dragna kort
review-luck-others = De andras val
review-luck-own = Egna val

review-mark-best = bästa valet
review-mark-fine = bra
review-mark-loses-2 = förlorar 2 % eller mer
review-mark-loses-5 = förlorar 5 % eller mer
review-mark-loses-10 = förlorar 10 % eller mer
review-mark-only = enda valet
review-mark-bluff = modig bluff
review-mark-catch = skarp avslöjning
review-mark-missed-catch = missad avslöjning

review-reason-goes-out = { $card } avslutar omgången.
review-reason-call = Utan rop kan vem som helst avslöja dig.
review-reason-catch = { $player } hade inte ropat UNO.
review-reason-challenge = En bluff var tillräckligt trolig.
review-reason-no-challenge = En utmaning var inte värd risken.
review-reason-answer = { $card } skickar straffet vidare.
review-reason-play = Ett kort mindre på handen är värt mer.
review-reason-keep = { $card } är värt mer senare.
review-reason-stop = { $player } var på väg att gå ut, och { $card } stoppar det.
review-reason-target = { $player } var den största faran.
review-reason-hands = { $card } ger en bättre hand.
review-reason-hands-not = { $card } ger bort en bra hand.
review-reason-bluff = Bluffen var värd risken.
review-reason-no-bluff = Bluffen var för riskabel.
review-reason-wild = { $card } passar på allt och bör sparas.
review-reason-colour-lacks = { $player } verkar inte ha några kort i färgen { colour-name }.
review-reason-colour-own = På handen finns fler kort i färgen { colour-name }.
review-reason-odds = Det vinner oftare, hur de andra korten än ligger.

# Slutet av en match, och vad som hänt vid bordet
luck-you = Korten gav dig { $cards }, du lade till { $own }.
luck-others-you = Vad de andra valde: { $others }.
luck-here = { $count ->
    [one] Vid det här bordet, en match
   *[other] Vid det här bordet, { $count } matcher
}
luck-finding = Går igenom korten …
