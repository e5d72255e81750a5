# Að spila áfram frá stöðu í endursýningu, eins og hún var eða breyttri. $player er nafn, $action það sem hægt er að gera.

whatif-title = Spila áfram héðan
whatif-about = Við þjarka, með spil allra eins og þau eru hér. Afgangurinn af dragbunkanum er stokkaður: sá sem hefur séð endursýninguna veit ekki hvað kemur.
whatif-over = Hér er umferðinni lokið. Farðu í fyrra skref til að spila áfram.
whatif-as = Spila sem
whatif-try = Prófa héðan
whatif-try-this = Prófa: { $player }, leikur { $number }
whatif-edit = Breyta stöðunni
whatif-reset = Eins og það var
whatif-opening = Opna borð …
whatif-judging = Met stöðuna …
whatif-hand = Á hendi: { $player }
whatif-stock = Dragbunki
whatif-discard = Úrkastbunki, efsta spil fyrst
whatif-how = Ýttu á spil og svo á hvert þau eiga að fara.
whatif-chosen = { $count ->
    [0] Ekkert spil valið
    [one] { $count } spil valið
   *[other] { $count } spil valin
}
whatif-to = Færa í
whatif-to-top = Efst á úrkastbunkann
whatif-to-discard = Neðst í úrkastbunkann
whatif-turn = Hver á leik
whatif-direction = Leikátt
whatif-colour = Litur
whatif-since = Það sem gerðist svo
whatif-since-none = Ekkert enn.
whatif-back = Taka það síðasta til baka
whatif-then = Svo
whatif-then-choose = veldu …
whatif-said = { $player }: { $action }
whatif-chances = Líkur á að vinna umferðina
whatif-best = Best fyrir { $player }: { $action }.
