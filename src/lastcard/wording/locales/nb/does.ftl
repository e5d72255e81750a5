# Hva regler gjør, fra robotenes kamper.

does-title = Hva disse reglene gjør
does-about = Roboter spiller kamper med disse reglene. Minuttene gjelder mennesker som trenger fire sekunder til hver handling.
does-begins = De første kampene spilles…
does-progress = { $count ->
    [one] Fra { NUMBER($count, useGrouping: "always") } kamp til nå…
   *[other] Fra { NUMBER($count, useGrouping: "always") } kamper til nå…
}
does-from = { $count ->
    [one] Fra { NUMBER($count, useGrouping: "always") } kamp.
   *[other] Fra { NUMBER($count, useGrouping: "always") } kamper.
}
does-round = { $told ->
    [more] En runde tar omtrent { $minutes } minutter, { $by } lenger enn med klassiske regler.
    [less] En runde tar omtrent { $minutes } minutter, { $by } kortere enn med klassiske regler.
    [same] En runde tar omtrent { $minutes } minutter, som med klassiske regler.
   *[none] En runde tar omtrent { $minutes } minutter.
}
does-match = { $told ->
    [more] En kamp tar omtrent { $minutes } minutter, { $by } lenger enn med klassiske regler.
    [less] En kamp tar omtrent { $minutes } minutter, { $by } kortere enn med klassiske regler.
    [same] En kamp tar omtrent { $minutes } minutter, som med klassiske regler.
   *[none] En kamp tar omtrent { $minutes } minutter.
}
does-luck = { $told ->
    [more] Flaks avgjør { $share } av hvem som vinner en kamp, mer enn med klassiske regler ({ $classic }).
    [less] Flaks avgjør { $share } av hvem som vinner en kamp, mindre enn med klassiske regler ({ $classic }).
    [same] Flaks avgjør { $share } av hvem som vinner en kamp, omtrent som med klassiske regler ({ $classic }).
   *[none] Flaks avgjør { $share } av hvem som vinner en kamp.
}
does-luck-about = Slik er det når halvparten av spillerne er nybegynnere.
does-first = { $told ->
    [more] Den som begynner, vinner { $by } flere runder på hundre enn en rettferdig andel.
    [less] Den som begynner, vinner { $by } færre runder på hundre enn en rettferdig andel.
   *[same] Å begynne gjør ingen tydelig forskjell.
}
does-first-change = { $told ->
    [more] Med klassiske regler er det mindre verdt å begynne.
    [less] Med klassiske regler er det mer verdt å begynne.
   *[same] Det er omtrent likt med klassiske regler.
}
does-figure-turns = Handlinger i en runde
does-figure-minutes = Minutter i en runde
does-figure-rounds = Runder i en kamp
does-figure-match = Minutter i en kamp
does-figure-luck = Flaksens andel, i prosent
does-figure-first = Å begynne, runder på hundre
does-figure = Mål
does-here = Disse reglene
does-change = Forskjell
does-interval = { $mean } ({ $low } til { $high })
does-note = I parentes: der den sanne verdien ligger 95 ganger av 100.
help-effect = Vis hva regler gjør: lengde, flaks og hva det er verdt å begynne, mot klassisk.
help-effect-matches = Minst så mange kamper spilles.
