# Að spila í skipanaglugga. $player er nafn, $card eins og í cards.ftl, $count er tala.
# Nöfn fólks og spila beygjast ekki: þau standa alltaf í nefnifalli.

help-play = Spila í skipanaglugga, við þjarka eða með öðrum við sama lyklaborð.
help-play-bots = Hvaða þjarkar taka hin sætin: einn í þau öll, eða listi eins og „easy,hard“.
help-name = Nafnið þitt; ef gefin eru fleiri nöfn eru svo margir um lyklaborðið.
help-watch = Horfa á: þjarkar taka öll sætin.
help-resume = Halda áfram með leikinn sem síðast var spilaður.
help-plain = Línu fyrir línu, fyrir skjálesara og skriftur.
help-pace = Hve hægir þjarkarnir eru: 1 er venjulegt, 0 er tafarlaust.

default-name = Leikmaður
no-save = enginn geymdur leikur er til að halda áfram með
resume-alone = --resume heldur áfram með leikinn eins og hann var; ekki er hægt að gefa upp reglur, fjölda, þjarka, nöfn eða slembitölu
watch-alone = --watch setur þjarka í öll sætin; slepptu --name
play-needs-terminal = þetta er ekki skipanagluggi; notaðu „lastcard play --plain“
names-bad = nafn er ein lína, 1 til { $most } stafir
names-twice = tveir leikmenn heita { $name }; gefðu þeim ólík nöfn
names-too-many = nöfnin eru { $count }, en sætin aðeins { $seats }
bots-too-many = þjarkarnir eru { $count }, en sætin fyrir þá aðeins { $seats }
save-incomplete = það vantar sem þarf til að halda áfram með leikinn
save-unwritable = Ekki er hægt að geyma leikinn ({ $reason }).
save-unreadable = ekki er hægt að lesa { $file } ({ $reason })
save-broken = geymdi leikurinn { $file } er skemmdur ({ $reason }); hann var lagður til hliðar sem { $aside }

# Það sem spurt er um, þann sem les
prompt-turn = Þú átt leik: settu út spil eða dragðu.
prompt-draw = Þú átt leik: ekkert spil passar, dragðu.
prompt-stuck = { $count ->
    [1] Þú átt leik: ekkert spil passar, dragðu eitt spil.
   *[other] Þú átt leik: ekkert spil passar, dragðu { $count } spil.
}
prompt-drew = Þú dróst: { $card }. Settu spilið út, eða haltu því.
prompt-drew-play = Þú dróst: { $card }. Spilið verður að setja út.
prompt-penalty = { $count ->
    [1] Þú átt að draga eitt spil.
   *[other] Þú átt að draga { $count } spil.
}
prompt-colour = Fyrsta spilið er Jóker: þú velur lit.
prompt-shed = { $count ->
    [1] Losaðu þig við eitt spil.
   *[other] Losaðu þig við { $count } spil.
}
prompt-shed-any = Þú mátt losa þig við eins mörg spil og þú vilt, öll nema eitt.
prompt-dare = Þú færð þraut. Leysir þú hana?
prompt-vote-advice = Gaf { $player } ráð?
prompt-vote-joke = { $player } sagði brandara. Hlóst þú?
prompt-vote-dare = Gerði { $player } það vel?
prompt-wait = { $player } á leik.
prompt-wait-vote = Hinir greiða atkvæði.
prompt-over = Umferðinni er lokið.

# Það sem hægt er að gera
do-play = Setja út: { $card }
do-jump = Grípa inn með: { $card }
do-answer = Svara með: { $card }
do-draw = Draga
do-pass = Halda spilinu
do-accept = { $count ->
    [1] Draga eitt spil
   *[other] Draga { $count } spil
}
do-challenge = Skora: { $player }
do-shed = Losa sig við spil
do-perform = Leysa þrautina
do-decline = Hafna þrautinni
do-vote-yes = Já
do-vote-no = Nei
do-uno = Kalla „UNO“
do-catch = Koma upp um: { $player }
do-object = Mótmæla spilinu
do-advice = Segja að { $player } hafi gefið ráð

top = Efst liggur: { $card }.
top-colour = Efst liggur: { $card }. Liturinn er { $colour }.
direction-clockwise = réttsælis
direction-counter = rangsælis
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
plain-curtain = Nú er röðin komin að: { $player }. Réttu lyklaborðið yfir og ýttu svo á Enter.
plain-which = Hvaða spil? { $cards }
plain-which-colour = Hvaða litur? { $colours }
plain-whom = Hver? { $names }
plain-refused = „{ $given }“: { $reason }. ? gefur hjálp.
plain-saved = Leikurinn er geymdur; „lastcard play --resume“ heldur áfram með hann.
plain-help =
    Númer: sá kostur. Spil, eins og R7 eða W+4: setja það út. Með lit: W g. Með leikmanni: R7 @3. Með „UNO“: R7 u.
    d draga, p halda spilinu, t taka viðurlögin, x skora á, a svara viðurlögunum, u kalla „UNO“, c koma upp um, j grípa inn,
    y já, n nei, o mótmæla, s losa sig við spil eftir númerum, advice 2: segja að leikmaður 2 hafi gefið ráð.
    Aðgerðir eins og í leikskýrslum ganga líka, til dæmis: play W>G uno
    Enter: segja það aftur. l: næsta tungumál (l en: enska). ?: þessi hjálp. q: geyma og hætta.
language-is = Tungumálið er nú íslenska.

# Borðið
head = Last Card · { $rules } · umferð { $number }
partner = samherji: { $player }
head-bots = þjarkar: { $bots }
mark-uno = UNO!
mark-vulnerable = þögn!
mark-out = úr
piles = drag { $stock } · úrkast { $discard }
ask-colour = Hvaða litur?
ask-whom = Hver?
ask-who = Hver?
ask-card = Hvaða spil? Veldu það og ýttu á Enter.
ask-yes-no = Y já   N nei
ask-shed = { $count ->
    [one] { $count } spil merkt. Bilslá merkir, Enter losar.
   *[other] { $count } spil merkt. Bilslá merkir, Enter losar.
}
calling = „UNO!“ fylgir næsta spili. U tekur það aftur.
bar-draw = draga
bar-pass = halda
bar-take = taka
bar-challenge = skora á
bar-answer = svara
bar-jump = inn
bar-object = mótmæla
bar-advice = ráð
bar-catch = koma upp um
bar-uno = UNO!
bar-play = setja út
bar-help = hjálp
bar-language = íslenska
bar-quit = geyma
pace-slowest = mjög hægt
pace-slow = hægt
pace-usual = vanalegt
pace-quick = hratt
pace-at-once = strax
curtain = Nú er röðin komin að: { $player }. Réttu lyklaborðið yfir; { $player } ýtir á Enter.
curtain-catch = C: koma upp um { $player }, sem kallaði ekki „UNO“.
curtain-call = U: { $player } kallar „UNO“.
too-small = Glugginn er { $width } × { $height }; borðið þarf 80 × 24. Stækkaðu gluggann: leikurinn bíður.
score-head = stig     alls
cards-left = Spil eftir
round-key = Enter: næsta umferð
match-key = Enter: búið
close-key = Esc: til baka
help-title = Lyklar
help-keys =
    1–9 | setja út spilið með þeirri tölu
    ← → ↑ ↓ Enter | velja spil og setja það út
    D, bilslá | draga
    P | halda spilinu sem dregið var
    1–4 | liturinn, þegar spurt er um hann
    T | taka viðurlögin
    X | skora á þann sem setti út Draga 4 Jóker
    A | svara viðurlögum með spili
    U | UNO!: með næsta spili, eða seint, á eftir því
    C | koma upp um þann sem kallaði ekki
    J | grípa inn með eins spili
    Y, N | já, nei: atkvæðagreiðslur og þrautir
    O, V | mótmæla spili, saka um ráð
    R | reglur leiksins
help-keys-here =
    L, + −, B | tungumál, hraði, ljóst eða dökkt
    Page Up, Down | líta til baka á það sem gerðist
    Esc, Q | til baka; leikurinn er geymdur
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
option-preset = Reglur
option-seats = Leikmenn
option-people = Fólk við lyklaborðið
option-bots = Þjarkar
option-deck = Stokkur
option-hand-size = Spil í gjöf
option-first-card = Fyrsta spilið
option-bluff = Að svíkja lit
option-challenge = Áskorun
option-stacking = Að senda viðurlög áfram
option-seven-zero = Sjöur og núll
option-jump-in = Inngrip
option-wild-jump-in = Inngrip með Jóker
option-draw = Að draga
option-drawn-card = Spilið sem dregið er
option-two-player-reverse = Snúa við með tveimur leikmönnum
option-last-shuffle = Stokka upp Jóker sem síðasta spil
option-uno-window = Hve lengi er hægt að koma upp um mann
option-uno-penalty = Að kalla ekki „UNO“
option-false-catch = Rangar ásakanir
option-misplay = Röng spil
option-advice = Ráð
option-match = Leikurinn
option-target = Stig sem þarf
option-teams = Lið
option-next-dealer = Hver gefur næst
option-custom-1 = Sérsniðið spil 1
option-custom-2 = Sérsniðið spil 2
option-custom-3 = Sérsniðið spil 3
option-number-1 = Talan á spili 1
option-number-2 = Talan á spili 2
option-number-3 = Talan á spili 3

# Gildi valkostanna og heiti sérsniðnu spilanna þegar ekkert er skrifað á þau
value-yes = já
value-no = nei
value-deck-108 = 108 spil
value-deck-112 = 112 spil
value-deck-all-wild = eintómir jókerar
value-first-card-acts = gildir
value-first-card-ignored = gerir ekkert
value-stacking-off = nei
value-stacking-same = með eins spili
value-stacking-mixed = með hvoru sem er
value-draw-one = eitt spil
value-draw-until-playable = þar til eitthvað passar
value-drawn-card-optional = má setja út
value-drawn-card-must-play = verður að setja út
value-two-player-reverse-skip = sitja hjá
value-two-player-reverse-nothing = gerir ekkert
value-last-shuffle-goes-on = umferðin heldur áfram
value-last-shuffle-wins = vinnur
value-uno-window-next-begins = þar til næsti byrjar
value-uno-window-next-done = þar til næsti hefur leikið
value-misplay-refuse = hafnað
value-misplay-penalise = refsað
value-match-points = flest stig
value-match-lowest = fæst stig
value-match-elimination = síðastur eftir
value-match-single = ein gjöf
value-teams-none = hver fyrir sig
value-teams-partners = samherjar
value-next-dealer-left = til vinstri
value-next-dealer-winner = sigurvegarinn
custom-draw-until-colour-next = Draga þar til liturinn kemur
custom-shed-wilds-everyone = Burt með jókerana
custom-stuck-draws-next = Ekkert passar: draga { $n }
custom-again = Einu sinni enn
custom-level-next = Næsti í { $n } spil
custom-level-everyone = Allir í { $n } spil
custom-open-everyone = Opin spil
custom-joke-self = Brandari, { $n } spil
custom-honour-next = Beinir armar
custom-dare-next = Þraut, { $n } spil
custom-nothing = Ekkert
level-easy = auðveldur
level-normal = venjulegur
level-hard = erfiður
level-expert = sérfræðingur
seat-bot = { $player } ({ $level })
rules-changed = { $count ->
    [1] { $preset } með einni breytingu
   *[other] { $preset } með { $count } breytingum
}
