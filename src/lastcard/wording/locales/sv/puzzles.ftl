# Kluringar ur spel. $player är ett namn, $card som i cards.ftl, $action som i review.ftl, $share en procentsats.

unknown-puzzle = det finns ingen kluring { $puzzle }
puzzle-no-option = ”{ $given }” är inget svar här; de som finns är: { $known }
puzzle-other-day = det här är ingen av den dagens fem kluringar
puzzle-damaged = kluringen kan inte visas: protokollet leder inte till det som frågas
puzzles-damaged = filen med kluringar är skadad
puzzles-newer = filen med kluringar är skriven av ett nyare Last Card
puzzles-other-source = filen har kluringar ur andra spel eller från en annan bedömare; ange en annan fil med --out

puzzles-title = Kluringar
puzzles-about = Ett val är klart bäst. Vilket?
puzzles-today = Dagens fem
puzzles-mine = Dina egna misstag
puzzles-theme-play = Hitta draget
puzzles-theme-colour = Välj färg
puzzles-theme-target = Välj spelare
puzzles-theme-challenge = Utmana eller inte
puzzles-theme-ending = De tre sista korten

puzzle-ask-play = Din tur: vad gör du?
puzzle-ask-colour = Du lägger { $card }. Vilken färg väljer du?
puzzle-ask-first = Du börjar. Vilken färg väljer du?
puzzle-ask-target = Du lägger { $card }. Vilken spelare väljer du?
puzzle-ask-challenge = { $player } har lagt { $card }. Utmana, eller ta korten?
puzzle-ask-ending = Alla händer är öppna. Din tur: vad gör du?
puzzle-number = Kluring { $number } av { $all }
puzzle-level = { $level ->
    [1] lätt
    [2] ganska lätt
    [3] medelsvår
    [4] svår
   *[other] mycket svår
}
puzzle-open = öppna händer
puzzle-answers = Svar
puzzle-before = Vad som hänt hittills
puzzle-right = Rätt!
puzzle-wrong = Det finns något bättre.
puzzle-best = Bäst: { $action }.
puzzle-chances = Chans att vinna omgången, efter vad du kan veta
puzzle-chances-open = Chans att vinna omgången, med alla händer öppna
puzzle-yours = ditt svar
puzzle-found = { $count ->
    [one] { $count } person har försökt, { $share } hittade det.
   *[other] { $count } personer har försökt, { $share } hittade det.
}
puzzle-again = Du har svarat på den här förut; det första svaret gäller.
puzzle-next = Nästa kluring
puzzle-result = Se resultatet
puzzles-score = { $right } av { $all } rätt
puzzles-streak = { $count ->
    [one] { $count } dag i rad
   *[other] { $count } dagar i rad
}
puzzles-tomorrow = I morgon kommer fem nya, samma för alla.
puzzles-share = Dela resultatet
puzzles-shared = Last Card-kluringar { $date }: { $right } av { $all }
puzzles-marks = Rätt eller fel, i ordning: { $marks }
puzzles-mark-right = rätt
puzzles-mark-wrong = fel
puzzles-kind-done = Du har svarat på alla de här.
puzzles-mine-about = Det som kostade dig fem hundradelar av en omgång eller mer: hitta något bättre.
puzzles-mine-none = Inget kostade dig så mycket i den här matchen.
puzzles-mine-empty = När du har spelat en match till slut blir dina misstag i den kluringar här.
puzzles-keys = Tangenter: 1 till 9 svarar, Enter går vidare.

help-puzzles = Lös kluringar: dagens fem, några av ett slag, eller dina egna misstag.
help-puzzles-theme = Bara kluringar av det här slaget: { $known }.
help-puzzles-mine = Kluringar ur det som gavs bort i den här matchen, ett protokoll.
help-puzzles-seat = Vems misstag: en plats i protokollet.
help-puzzles-collection = Kluringar ur den här filen i stället för dem som följer med programmet.
help-puzzles-find = Hitta kluringar i robotars spel, eller i de protokoll som anges.
help-puzzles-records = Protokoll vars omgångar söks igenom; utan dem spelar robotar.
help-puzzles-out = Filen för kluringarna; finns den, fortsätter sökningen där den slutade.
help-puzzles-games = Hur många robotspel som söks igenom som mest.
help-puzzles-limit = Hur många kluringar av varje slag som räcker.
puzzles-needs-terminal = det här är ingen terminal; använd ”lastcard puzzles --plain”
puzzles-unknown-theme = det finns inget slag ”{ $given }”; de som finns är: { $known }
puzzles-no-seat = protokollet har ingen plats { $seat }
puzzles-none = det finns inga sådana kluringar
puzzles-searched = { $games } spel, { $count } kluringar
puzzles-in-file = { $count ->
    [one] { $count } kluring i { $file }
   *[other] { $count } kluringar i { $file }
}
puzzles-plain-welcome = Svara med ett nummer. Enter: en gång till. ?: hjälp. q: sluta.
puzzles-plain-number = ”{ $given }” är inget av numren 1 till { $most }.
puzzles-plain-help = Ett nummer: det svaret. b: vad som hänt hittills. Enter: frågan en gång till. l: nästa språk. q: sluta.
puzzles-keys-terminal = 1–9 svara   Enter nästa   L språk   Q sluta
puzzles-help-terminal =
    1–9, ↑ ↓, Enter | välj ett svar
    Enter | nästa kluring
    Page Up, Down | se tillbaka på vad som hänt
    L, B | språk, ljust eller mörkt
    Q | sluta
