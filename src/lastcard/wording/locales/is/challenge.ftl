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
