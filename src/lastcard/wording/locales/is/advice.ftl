# Ábendingar við borð. $action er það sem hægt er að gera („Setja út rauða 5“), $share líkur í prósentum.

hints-off = ábendingar eru ekki leyfðar við þetta borð
no-hint = það er ekkert að ákveða núna
advice-best = { $action }.
advice-only = { $action }: annað er ekki hægt.
advice-chance = Það vinnur umferðina í { $share } tilvika.
advice-close = Næstum jafn gott: { $action }.

advice-ask = Ábending
advice-thinking = Hugsar …
