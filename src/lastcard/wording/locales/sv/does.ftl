# Vad regler gör, från robotars matcher.

does-title = Vad de här reglerna gör
does-about = Robotar spelar matcher med de här reglerna. Minuterna gäller människor som behöver fyra sekunder för varje handling.
does-begins = De första matcherna spelas…
does-progress = { $count ->
    [one] Från { NUMBER($count, useGrouping: "always") } match hittills…
   *[other] Från { NUMBER($count, useGrouping: "always") } matcher hittills…
}
does-from = { $count ->
    [one] Från { NUMBER($count, useGrouping: "always") } match.
   *[other] Från { NUMBER($count, useGrouping: "always") } matcher.
}
does-round = { $told ->
    [more] En omgång tar ungefär { $minutes } minuter, { $by } längre än med klassiska regler.
    [less] En omgång tar ungefär { $minutes } minuter, { $by } kortare än med klassiska regler.
    [same] En omgång tar ungefär { $minutes } minuter, som med klassiska regler.
   *[none] En omgång tar ungefär { $minutes } minuter.
}
does-match = { $told ->
    [more] En match tar ungefär { $minutes } minuter, { $by } längre än med klassiska regler.
    [less] En match tar ungefär { $minutes } minuter, { $by } kortare än med klassiska regler.
    [same] En match tar ungefär { $minutes } minuter, som med klassiska regler.
   *[none] En match tar ungefär { $minutes } minuter.
}
does-luck = { $told ->
    [more] Turen avgör { $share } av vem som vinner en match, mer än med klassiska regler ({ $classic }).
    [less] Turen avgör { $share } av vem som vinner en match, mindre än med klassiska regler ({ $classic }).
    [same] Turen avgör { $share } av vem som vinner en match, ungefär som med klassiska regler ({ $classic }).
   *[none] Turen avgör { $share } av vem som vinner en match.
}
does-luck-about = Så är det när hälften av spelarna är nybörjare.
does-first = { $told ->
    [more] Den som börjar vinner { $by } fler omgångar på hundra än en rättvis andel.
    [less] Den som börjar vinner { $by } färre omgångar på hundra än en rättvis andel.
   *[same] Att börja gör ingen tydlig skillnad.
}
does-first-change = { $told ->
    [more] Med klassiska regler är det värt mindre att börja.
    [less] Med klassiska regler är det värt mer att börja.
   *[same] Det är ungefär likadant med klassiska regler.
}
does-figure-turns = Handlingar i en omgång
does-figure-minutes = Minuter i en omgång
does-figure-rounds = Omgångar i en match
does-figure-match = Minuter i en match
does-figure-luck = Turens andel, i procent
does-figure-first = Att börja, omgångar på hundra
does-figure = Mått
does-here = De här reglerna
does-change = Skillnad
does-interval = { $mean } ({ $low } till { $high })
does-note = Inom parentes: där det sanna värdet ligger 95 gånger av 100.
help-effect = Visa vad regler gör: längd, tur och vad det är värt att börja, jämfört med klassiskt.
help-effect-matches = Minst så många matcher spelas.
