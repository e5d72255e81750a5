# Hendur sem aðrir spila líka. $player er nafn, $points tala með formerki.

unknown-challenge = engin áskorun er til með kóðanum „{ $code }“; biddu aftur um tengilinn

challenge-title = Spilaðu þessa hönd
challenge-about = { $by } spyr: hvernig myndir þú spila þessa hönd? Hana átti { $player }. Sömu spil, sama sæti, gegn þjörkum.
challenge-go = Spila höndina
challenge-result = Hvernig gekk
challenge-had = { $player } átti höndina
challenge-make = Skora á aðra með þessari hönd
challenge-made = Allir með þennan tengil spila sömu spil úr sama sæti:
challenge-copy = Afrita tengilinn

help-challenge = Spila hönd sem einhver hefur haft, eða búa til slíka áskorun úr endursýningu.
help-challenge-link = Slóð áskorunar, eða endursýningar til að búa hana til úr.
help-challenge-seat = Hvers hönd, þegar áskorun er búin til.
help-challenge-round = Umferðin, þegar áskorun er búin til; annars sú í slóðinni, eða sú fyrsta.
help-challenge-result = Segja aðeins hvernig fór hjá öllum.
challenge-bad-link = „{ $given }“ er hvorki slóð áskorunar (…/c/KÓÐI) né endursýningar (…/r/SKRÁ)
