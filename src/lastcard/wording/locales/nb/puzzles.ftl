# Nøtter fra spill. $player er et navn, $card som i cards.ftl, $action som i review.ftl, $share en prosentandel.

unknown-puzzle = det finnes ingen nøtt { $puzzle }
puzzle-no-option = «{ $given }» er ikke noe svar her; disse finnes: { $known }
puzzle-other-day = dette er ikke en av den dagens fem nøtter
puzzle-damaged = nøtten kan ikke vises: protokollen fører ikke til det som spørres
puzzles-damaged = filen med nøtter er skadet
puzzles-newer = filen med nøtter er skrevet av et nyere Last Card
puzzles-other-source = filen har nøtter fra andre spill eller fra en annen bedømmer; oppgi en annen fil med --out

puzzles-title = Nøtter
puzzles-about = Ett valg er klart best. Hvilket?
puzzles-today = Dagens fem
puzzles-mine = Dine egne feil
puzzles-theme-play = Finn trekket
puzzles-theme-colour = Velg farge
puzzles-theme-target = Velg spiller
puzzles-theme-challenge = Utfordre eller ikke
puzzles-theme-ending = De tre siste kortene

puzzle-ask-play = Din tur: hva gjør du?
puzzle-ask-colour = Du spiller { $card }. Hvilken farge velger du?
puzzle-ask-first = Du begynner. Hvilken farge velger du?
puzzle-ask-target = Du spiller { $card }. Hvilken spiller velger du?
puzzle-ask-challenge = { $player } har spilt { $card }. Utfordre, eller ta kortene?
puzzle-ask-ending = Alle hender er åpne. Din tur: hva gjør du?
puzzle-number = Nøtt { $number } av { $all }
puzzle-level = { $level ->
    [1] lett
    [2] ganske lett
    [3] middels
    [4] vanskelig
   *[other] svært vanskelig
}
puzzle-open = åpne hender
puzzle-answers = Svar
puzzle-before = Hva som har skjedd
puzzle-right = Riktig!
puzzle-wrong = Det finnes noe bedre.
puzzle-best = Best: { $action }.
puzzle-chances = Sjanse til å vinne runden, ut fra det du kan vite
puzzle-chances-open = Sjanse til å vinne runden, med alle hender åpne
puzzle-yours = ditt svar
puzzle-found = { $count ->
    [one] { $count } person har prøvd, { $share } fant det.
   *[other] { $count } personer har prøvd, { $share } fant det.
}
puzzle-again = Du har svart på denne før; det første svaret gjelder.
puzzle-next = Neste nøtt
puzzle-result = Se resultatet
puzzles-score = { $right } av { $all } riktige
puzzles-streak = { $count ->
    [one] { $count } dag på rad
   *[other] { $count } dager på rad
}
puzzles-tomorrow = I morgen kommer fem nye, de samme for alle.
puzzles-share = Del resultatet
puzzles-shared = Last Card-nøtter { $date }: { $right } av { $all }
puzzles-marks = Riktig eller galt, i rekkefølge: { $marks }
puzzles-mark-right = riktig
puzzles-mark-wrong = galt
puzzles-kind-done = Du har svart på alle disse.
puzzles-mine-about = Det som kostet deg fem hundredeler av en runde eller mer: finn noe bedre.
puzzles-mine-none = Ingenting kostet deg så mye i denne matchen.
puzzles-mine-empty = Når du har spilt en match til slutt, blir feilene dine i den til nøtter her.
puzzles-keys = Taster: 1 til 9 svarer, Enter går videre.

help-puzzles = Løs nøtter: dagens fem, noen av ett slag, eller dine egne feil.
help-puzzles-theme = Bare nøtter av dette slaget: { $known }.
help-puzzles-mine = Nøtter fra det som ble gitt bort i denne matchen, en protokoll.
help-puzzles-seat = Hvem sine feil: en plass i protokollen.
help-puzzles-collection = Nøtter fra denne filen i stedet for dem som følger med programmet.
help-puzzles-find = Finn nøtter i robotspill, eller i protokollene som oppgis.
help-puzzles-records = Protokoller med runder som blir gjennomsøkt; uten dem spiller roboter.
help-puzzles-out = Filen til nøttene; finnes den, går søket videre der det sluttet.
help-puzzles-games = Hvor mange robotspill som gjennomsøkes på det meste.
help-puzzles-limit = Hvor mange nøtter av hvert slag som er nok.
puzzles-needs-terminal = dette er ingen terminal; bruk «lastcard puzzles --plain»
puzzles-unknown-theme = det finnes ikke noe slag «{ $given }»; disse finnes: { $known }
puzzles-no-seat = protokollen har ingen plass { $seat }
puzzles-none = det finnes ingen slike nøtter
puzzles-searched = { $games } spill, { $count } nøtter
puzzles-in-file = { $count ->
    [one] { $count } nøtt i { $file }
   *[other] { $count } nøtter i { $file }
}
puzzles-plain-welcome = Svar med et nummer. Enter: en gang til. ?: hjelp. q: slutt.
puzzles-plain-number = «{ $given }» er ingen av numrene 1 til { $most }.
puzzles-plain-help = Et nummer: det svaret. b: hva som har skjedd. Enter: spørsmålet en gang til. l: neste språk. q: slutt.
puzzles-keys-terminal = 1–9 svar   Enter neste   L språk   Q slutt
puzzles-help-terminal =
    1–9, ↑ ↓, Enter | velg et svar
    Enter | neste nøtt
    Page Up, Down | se tilbake på det som har skjedd
    L, B | språk, lyst eller mørkt
    Q | slutt
