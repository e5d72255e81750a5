# Að sannreyna stokkun
help-verify = Sannreyna að allar stokkanir í leikskýrslum leiði af því sem þjónninn var bundinn af og því sem leikmenn bættu við.
verify-replayed = spilað aftur eftir reglunum: { $rounds ->
    [one] { $rounds } umferð
   *[other] { $rounds } umferðir
}, { $actions ->
    [one] { $actions } aðgerð
   *[other] { $actions } aðgerðir
}
verify-results = skráð úrslit: { $results }, öll stemma
verify-no-shuffle = ekki er hægt að sannreyna stokkanirnar: í leikskýrsluna vantar meta.shuffle, sem er í leikskýrslum frá þjóni
verify-first-round = skuldbindingin stenst; { $added ->
    [one] { $added } af { $seats } sætum bætti við
   *[other] { $added } af { $seats } sætum bættu við
}; þetta ákvarðar hver gefur og { $shuffles ->
    [one] { $shuffles } stokkun
   *[other] { $shuffles } stokkanir
}
verify-round = skuldbindingin stenst; { $added ->
    [one] { $added } af { $seats } sætum bætti við
   *[other] { $added } af { $seats } sætum bættu við
}; { $shuffles ->
    [one] { $shuffles } stokkun leiðir
   *[other] { $shuffles } stokkanir leiða
} af því
verify-no-deal = ekki er hægt að sannreyna stokkanirnar: í meta.shuffle er engin færsla fyrir umferðina
verify-bad-deal = ekki er hægt að sannreyna stokkanirnar: í færslu umferðarinnar í meta.shuffle þarf skuldbindingu og leyndarmál, hvort um sig 64 tölustafi sextándakerfisins, og það sem hvert af sætunum { $seats } bætti við
verify-not-dealt = ekki er hægt að sannreyna stokkanirnar: umferðin hefst í stöðu sem var ekki gefin
verify-commitment = skuldbindingin er ekki tætigildi leyndarmálsins
verify-commitment-twice = skuldbindingin er sú sama og í fyrri umferð og leyndarmálið því þekkt
verify-bot-added = þjarkar bæta engu við, en í sæti { $seat }, sem er sæti þjarks, eru slembibæti: þjónninn gæti hafa valið þau
verify-dealer = sæti { $given } gefur, en af leyndarmálinu og viðbótunum leiðir að sæti { $drawn } ætti að gefa
verify-shuffle = stokkun { $number } leiðir ekki af leyndarmálinu og viðbótunum
verify-shuffles-listed = skráðar stokkanir: { $given }, stokkanir sem urðu: { $there }
verify-too-many = færslur í meta.shuffle eru { $given }, en umferðirnar eru { $rounds }
verify-shows = þetta sýnir: hver gefur og hvaða spil koma leiðir af leyndarmálunum sem þjónninn skuldbatt sig til og af því sem leikmenn bættu við, og engu öðru
verify-limits = það sem engin skrá getur sýnt: að hver skuldbinding hafi verið gefin áður en nokkur bætti við, að engu hafi verið sleppt (það sáu þeir sem sátu við borðið) og að þjónninn hafi ekki sjálfur spilað í einhverju sætanna

# Gögn þjónsins
data-no-database = { $file } er ekki gagnagrunnur; færðu skrána frá eða tilgreindu aðra möppu með --data
data-foreign = { $file } er gagnagrunnur annars forrits; tilgreindu aðra möppu með --data
data-newer = { $file } var skrifuð af nýrri útgáfu af Last Card (snið { $version }; þessi kann { $known }); ræstu hana eða tilgreindu aðra möppu með --data
data-damaged = { $file } er skemmd ({ $reason }) og var látin óhreyfð; settu afrit í staðinn, eða færðu hana frá ásamt skránum við hliðina til að byrja upp á nýtt
data-gap = færslu { $version } fyrir borð { $room } vantar
data-left-over = { $name } er til en ekki skráin sjálf
data-no-key = lykilinn vantar
data-in-use = annar þjónn er að nota { $file }; stöðvaðu hann eða tilgreindu aðra möppu með --data
data-unwritable = ekki er hægt að opna { $file } til að skrifa ({ $reason }); athugaðu aðgangsheimildir möppunnar og laust pláss á diskinum, eða tilgreindu aðra möppu með --data

# Nöfn, aðgangsmiðar og það sem fólk segir
bad-token = þessi aðgangsmiði er ekki frá þessum þjóni; biddu um nýjan með nafninu þínu
bad-name = þetta getur ekki verið nafn: { $reason }
bad-chat = þetta er ekki hægt að segja: { $reason }
text-length = stafirnir þurfa að vera 1 til { $most }, ekki { $given }
text-lines = þetta þarf að vera ein lína
text-sign = táknið { $sign } má ekki vera með
text-marks = broddar eru án bókstafs til að standa á, eða of margir á einum
text-no-letter = bókstaf eða tölustaf vantar
text-alphabets = bókstöfum úr fleiri en einu stafrófi er blandað í einu orði
text-role = það mætti taka fyrir gestgjafann, þjark eða þjóninn
