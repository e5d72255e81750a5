# Borðið í skipanaglugganum: það sem stendur við höndina, og fólk við borð á þjóni. $player er nafn, $card eins og í cards.ftl.
your-card = Spilið þitt: { $card }
# $count er fjórir eða fleiri
prompt-penalty-doubted = Dragðu { $count } spil eða skoraðu á: { $player }
plain-character = { $level }: { $character }
round-key-there = Enter: næsta umferð. Q: fara.
paused-key = Ýttu á einhvern hnapp til að halda áfram.
bar-people = fólk
bar-pause = hlé
bar-back = til baka
lobby-key-name = skipta um nafn
write-name = Hvað þú vilt heita hér; Enter breytir, Esc lokar.
remove-again = Ýttu aftur á X til að vísa frá: { $player }. Þá er ekki hægt að koma aftur að borðinu.
watching-names = Áhorfendur: { $names }
notice-renamed = { $player } heitir nú { $name }.
help-keys-people =
    W | hverjir eru hér; skipta um nafn; gestgjafi: vísa frá, banna spjall
    S | taka sæti þjarks; milli umferða láta þjark fá sætið þitt
    Z | hlé, sem gestgjafi eða með þjörkum einum
help-rules-ids = Sýna líka auðkenni reglnanna að baki hverri setningu, eins og í docs/rules.md.
