# Hvað þeir gerðu sem halda uppi reglu, fyrir þá sem það varðar
banned = þú getur hvorki sest við borð né opnað borð hér fyrr en { $until }
banned-why = þú getur hvorki sest við borð né opnað borð hér fyrr en { $until }: { $why }
silenced = þú getur ekki spjallað hér fyrr en { $until }
silenced-why = þú getur ekki spjallað hér fyrr en { $until }: { $why }
bye-banned = þú getur hvorki sest við borð né opnað borð hér í bili
bye-table-closed = sá sem rekur þjóninn hefur lokað borðinu
notice-announced = Orðsending frá þjóninum: { $reason }

report-stranger = aðeins þeir sem hafa verið við borðið geta tilkynnt einhvern þar
report-oneself = þú getur ekki tilkynnt þig sjálfan
unknown-report = engin opin tilkynning heitir „{ $report }“
report-reason = { $reason ->
    [insults] móðganir
    [cheating] svindl
    [name] særandi nafn
    [spam] ruslpóstur
   *[other] eitthvað annað
}
report-sent = Takk. Sá sem rekur þjóninn lítur á þetta.

not-admin = til þess þarf lykil þess sem heldur uppi reglu hér
bad-admins = --admins þarf NAFN:LYKIL, fleiri með kommum á milli, eða skrá með einum í hverri línu; hvert nafn einu sinni, hver lykill minnst { $least } stafir
bad-subject = „{ $given }“ er hvorki gestur, vistfang né net
unknown-node = enginn þjónn heitir „{ $node }“; „lastcard admin“ sýnir þá sem til eru
data-older = { $file } er frá eldri útgáfu (snið { $version }; þessi hefur { $known }); ræstu þjóninn einu sinni til að uppfæra hana

help-serve-admins = Hverjir halda uppi reglu: NAFN:LYKILL, fleiri með kommum á milli, eða skrá með einum í hverri línu. Án þess getur það enginn.
help-serve-keep-chat = Dagar sem spjall er geymt, við borð sem enn eru til; 0: jafn lengi og borðið.
help-serve-keep-reports = Dagar sem tilkynningar um leikmenn eru geymdar; 0: að eilífu.
help-serve-keep-acts = Dagar sem skráin yfir gerðir þeirra sem halda uppi reglu er geymd; 0: að eilífu.
