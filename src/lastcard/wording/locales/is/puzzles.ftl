# Þrautir úr leikjum. $player er nafn, $card eins og í cards.ftl, $action eins og í review.ftl, $share hlutfall.

unknown-puzzle = þrautin { $puzzle } er ekki til
puzzle-no-option = „{ $given }“ er ekki svar hér; þessi eru til: { $known }
puzzle-other-day = þetta er ekki ein af fimm þrautum þess dags
puzzle-damaged = ekki er hægt að sýna þrautina: leikskýrslan leiðir ekki til þess sem spurt er um
puzzles-damaged = þrautaskráin er skemmd
puzzles-newer = þrautaskráin var skrifuð af nýrra Last Card
puzzles-other-source = í skránni eru þrautir úr öðrum leikjum eða eftir annað mat; nefndu aðra skrá með --out

puzzles-title = Þrautir
puzzles-about = Einn kostur er greinilega bestur. Hver?
puzzles-today = Fimm þrautir dagsins
puzzles-mine = Þín eigin mistök
puzzles-theme-play = Finndu besta leikinn
puzzles-theme-colour = Veldu lit
puzzles-theme-target = Veldu leikmann
puzzles-theme-challenge = Áskorun eða ekki
puzzles-theme-ending = Síðustu þrjú spilin

puzzle-ask-play = Þú átt leik: hvað gerir þú?
puzzle-ask-colour = Þú setur út: { $card }. Hvaða lit velur þú?
puzzle-ask-first = Þú byrjar. Hvaða lit velur þú?
puzzle-ask-target = Þú setur út: { $card }. Hvaða leikmann velur þú?
puzzle-ask-challenge = { $player } setti út: { $card }. Leggur þú fram áskorun eða tekur spilin?
puzzle-ask-ending = Öll spil eru uppi. Þú átt leik: hvað gerir þú?
puzzle-number = Þraut { $number } af { $all }
puzzle-level = { $level ->
    [1] létt
    [2] frekar létt
    [3] miðlungs
    [4] erfið
   *[other] mjög erfið
}
puzzle-open = öll spil uppi
puzzle-answers = Svör
puzzle-before = Það sem á undan gekk
puzzle-right = Rétt!
puzzle-wrong = Annað er betra.
puzzle-best = Best: { $action }.
puzzle-chances = Líkur á að vinna umferðina, eftir því sem þú getur vitað
puzzle-chances-open = Líkur á að vinna umferðina, með öll spil uppi
puzzle-yours = þitt svar
puzzle-found = { $count ->
    [one] { $count } hefur reynt, { $share } fann það.
   *[other] { $count } hafa reynt, { $share } fundu það.
}
puzzle-again = Þú hefur svarað þessari áður; fyrsta svarið gildir.
puzzle-next = Næsta þraut
puzzle-result = Sjá niðurstöðuna
puzzles-score = { $right } af { $all } rétt
puzzles-streak = { $count ->
    [one] { $count } dagur í röð
   *[other] { $count } dagar í röð
}
puzzles-tomorrow = Á morgun koma fimm nýjar, þær sömu fyrir alla.
puzzles-share = Deila niðurstöðunni
puzzles-shared = Last Card-þrautir { $date }: { $right } af { $all }
puzzles-marks = Rétt eða rangt, í röð: { $marks }
puzzles-mark-right = rétt
puzzles-mark-wrong = rangt
puzzles-kind-done = Þú hefur svarað öllum þessum.
puzzles-mine-about = Það sem kostaði þig fimm hundraðshluta umferðar eða meira: finndu eitthvað betra.
puzzles-mine-none = Ekkert kostaði þig svo mikið í þessum leik.
puzzles-mine-empty = Þegar þú hefur spilað leik til enda verða mistök þín í honum að þrautum hér.
puzzles-keys = Lyklar: 1 til 9 svara, Enter heldur áfram.

help-puzzles = Leysa þrautir: fimm þrautir dagsins, nokkrar af einni gerð eða þín eigin mistök.
help-puzzles-theme = Aðeins þrautir af þessari gerð: { $known }.
help-puzzles-mine = Þrautir úr því sem gefið var frá sér í þessum leik, leikskýrslu.
help-puzzles-seat = Mistök hvers: sæti í leikskýrslunni.
help-puzzles-collection = Þrautir úr þessari skrá í stað þeirra sem fylgja forritinu.
help-puzzles-find = Finna þrautir í leikjum þjarka eða í nefndum leikskýrslum.
help-puzzles-records = Leikskýrslur með umferðum sem leitað er í; án þeirra spila þjarkar.
help-puzzles-out = Skráin fyrir þrautirnar; ef hún er til heldur leitin áfram þar sem henni lauk.
help-puzzles-games = Í hversu mörgum leikjum þjarka er leitað í mesta lagi.
help-puzzles-limit = Hversu margar þrautir af hverri gerð nægja.
puzzles-needs-terminal = þetta er ekki skipanagluggi; notaðu „lastcard puzzles --plain“
puzzles-unknown-theme = gerðin „{ $given }“ er ekki til; þessar eru til: { $known }
puzzles-no-seat = í leikskýrslunni er ekkert sæti { $seat }
puzzles-none = engar slíkar þrautir eru til
puzzles-searched = { $games } leikir, { $count } þrautir
puzzles-in-file = { $count ->
    [one] { $count } þraut í { $file }
   *[other] { $count } þrautir í { $file }
}
puzzles-plain-welcome = Svaraðu með númeri. Enter: aftur. ?: hjálp. q: hætta.
puzzles-plain-number = „{ $given }“ er ekkert af númerunum 1 til { $most }.
puzzles-plain-help = Númer: það svar. b: það sem á undan gekk. Enter: spurningin aftur. l: næsta tungumál. q: hætta.
puzzles-keys-terminal = 1–9 svara   Enter næsta   L tungumál   Q hætta
puzzles-help-terminal =
    1–9, ↑ ↓, Enter | velja svar
    Enter | næsta þraut
    Page Up, Down | líta til baka á það sem gerðist
    L, B | tungumál, ljóst eða dökkt
    Q | hætta
