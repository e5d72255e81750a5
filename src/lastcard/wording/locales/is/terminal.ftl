# Að spila í skipanaglugga. $player er nafn, $card eins og í cards.ftl, $count er tala.

help-play = Spila í skipanaglugga, við þjarka eða með öðrum við sama lyklaborð.
help-play-bots = Hvaða þjarkar taka hin sætin: einn í þau öll, eða listi eins og „easy,hard“.
help-name = Nafnið þitt; endurtaktu valkostinn fyrir hvern þann sem notar lyklaborðið.
help-watch = Horfa á: þjarkar taka öll sætin.
help-resume = Halda áfram með leikinn sem síðast var spilaður.
help-plain = Línu fyrir línu, fyrir skjálesara og skriftur.
help-pace = Hve hægir þjarkarnir eru: 1 er venjulegt, 0 er tafarlaust.

no-save = enginn vistaður leikur er til að halda áfram með
resume-alone = --resume heldur áfram með leikinn eins og hann var; ekki er hægt að gefa upp reglur, fjölda, þjarka, nöfn eða slembitölu
watch-alone = --watch setur þjarka í öll sætin; slepptu --name
play-needs-terminal = þetta er ekki skipanagluggi; notaðu „lastcard play --plain“
names-bad = nafn er ein lína, 1 til { $most } stafir
names-twice = tveir leikmenn heita { $name }; gefðu þeim ólík nöfn
names-too-many = nöfnin eru { $count }, en sætin aðeins { $seats }
bots-too-many = þjarkarnir eru { $count }, en sætin fyrir þá aðeins { $seats }
save-incomplete = það vantar sem þarf til að halda áfram með leikinn
save-unwritable = Ekki er hægt að vista leikinn ({ $reason }).
save-unreadable = ekki er hægt að lesa { $file } ({ $reason })
save-broken = vistaði leikurinn { $file } er skemmdur ({ $reason }); hann var lagður til hliðar sem { $aside }

player-cards = { $player } { $count } spil

plain-welcome = Svaraðu með númeri eða spili; ? segir frá öllu sem hægt er að skrifa.
plain-table = { $counts }. Spilað er { $direction }. Dragbunki: { $stock }.
plain-hand = Á hendi: { $cards }.
plain-choice = { $number }. { $what }
plain-call = Bættu við „u“ til að kalla „UNO“ með spilinu, eins og „1 u“.
plain-shed = Skrifaðu númer spilanna, eins og „1 3“; 0 fyrir ekkert.
plain-offer = { $player } má, án þess að eiga leik:
plain-jump = Enter: halda áfram. Sá sem vill grípa inn skrifar sætið sitt og spilið, til dæmis: 2 play R5
plain-go-on = Enter: halda áfram.
plain-next-round = Enter: næsta umferð. q: hætta hér.
plain-curtain = Næst: { $player }. Réttu lyklaborðið yfir og ýttu svo á Enter.
plain-which = Hvaða spil? { $cards }
plain-which-colour = Hvaða litur? { $colours }
plain-whom = Hvaða leikmaður? { $names }
plain-refused = „{ $given }“: { $reason }. ? gefur hjálp.
plain-saved = Leikurinn er vistaður; „lastcard play --resume“ heldur áfram með hann.
plain-help =
    Númer: sá kostur. Spil, eins og R7 eða W+4: setja það út. Með lit: W g. Með leikmanni: R7 @3. Með „UNO“: R7 u.
    d draga, p halda spilinu, t taka viðurlögin, x skora á, a svara viðurlögunum, u kalla „UNO“, c koma upp um, j grípa inn,
    y já, n nei, o mótmæla, s losa sig við spil eftir númerum, advice 2: segja að leikmaður 2 hafi gefið ráð.
    Aðgerðir eins og í leikskýrslum ganga líka, til dæmis: play W>G uno
    Enter: endurtaka það síðasta. l: næsta tungumál (l en: enska). ?: þessi hjálp. q: vista og hætta. i: ábending, þar sem það er leyft.
language-is = Tungumálið er nú íslenska.

# Borðið
head = Last Card · { $rules } · umferð { $number }
head-bots = þjarkar: { $bots }
mark-uno = UNO!
mark-vulnerable = gleymdi!
mark-out = úr leik
piles = drag { $stock } · úrkast { $discard }
ask-yes-no = Y já   N nei
ask-shed = { $count ->
    [one] { $count } spil merkt. Bilslá merkir, Enter losar.
   *[other] { $count } spil merkt. Bilslá merkir, Enter losar.
}
bar-hint = ráð
bar-draw = draga
bar-pass = halda spili
bar-take = taka
bar-challenge = skora á
bar-answer = svara
bar-jump = grípa inn
bar-object = mótmæla
bar-advice = ráð
bar-catch = koma upp um
bar-uno = UNO!
bar-play = setja út
bar-help = hjálp
bar-language = íslenska
bar-quit = vista og fara
pace-slowest = mjög hægt
pace-slow = hægt
pace-usual = venjulegur hraði
pace-quick = hratt
pace-at-once = strax
curtain = Næst: { $player }. Réttu lyklaborðið yfir; { $player } ýtir á Enter.
curtain-catch = C: { $player } kallaði ekki „UNO“; koma upp um það.
curtain-call = U: { $player } kallar „UNO“.
too-small = Glugginn er { $width } × { $height }; borðið þarf 80 × 24. Stækkaðu gluggann: leikurinn bíður.
score-head = stig    alls
cards-left = Spil eftir
round-key = Enter: næsta umferð. Q: vista og fara.
match-key = Enter: búið
close-key = Esc: til baka
help-keys-here =
    L, + −, B | tungumál, hraði, ljóst eða dökkt
    Page Up, Down | líta til baka á það sem gerðist
    Esc, Q | til baka; leikurinn er vistaður
help-more = Þykkur rammi er spil sem hægt er að setja út, tvöfaldur rammi er spilið sem þú hefur valið. ♦ rauður R, ● gulur Y, ▲ grænn G, ■ blár B.

# Fyrsti skjárinn
home-new = Nýr leikur
home-resume = Halda áfram með síðasta leik
home-setup = Reglur og leikmenn
home-watch = Horfa á þjarkana
home-language = Tungumál: íslenska
home-background = Ljóst eða dökkt
home-quit = Hætta
about-setup = { $rules }, leikmenn: { $seats }, þjarkar: { $bots }
setup-title = Reglur og leikmenn
setup-keys = ↑ ↓ velja   ← → breyta   Esc búið
