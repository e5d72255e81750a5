# Tips vid ett bord. $action är vad man kan göra (”Lägg röd 5”), $share en chans i procent.

hints-off = tips är inte tillåtna vid det här bordet
no-hint = det finns inget att bestämma nu
advice-best = { $action }.
advice-only = { $action }: något annat går inte.
advice-chance = Det vinner omgången i { $share } av fallen.
advice-close = Nästan lika bra: { $action }.

advice-ask = Tips
advice-thinking = Tänker …
