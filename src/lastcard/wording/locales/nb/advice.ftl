# Tips ved et bord. $action er hva man kan gjøre («Spill rød 5»), $share en sjanse i prosent.

hints-off = tips er ikke tillatt ved dette bordet
no-hint = det er ingenting å bestemme nå
advice-best = { $action }.
advice-only = { $action }: noe annet går ikke.
advice-chance = Det vinner runden i { $share } av tilfellene.
advice-close = Nesten like bra: { $action }.

advice-ask = Tips
advice-thinking = Tenker …
