# Det man kan göra vid bordet, i sex bilder
help-what = Vad du kan göra
help-now = Nu
help-match = Lägg ett kort som passar
help-match-text = Samma färg, eller samma siffra eller symbol som det översta kortet.
help-any = Lägg vilket kort som helst
help-any-text = Alla kort är jokrar: alla passar.
help-draw = Dra
help-draw-text = När inget passar, eller när du hellre behåller dina kort.
help-action = Händelsekort
help-action-text = Hoppa över nästa spelare, vänd riktningen eller låt nästa spelare dra.
help-wild = Jokerkort
help-wild-text = Passar på allt. Du väljer färgen.
help-uno = UNO!
help-uno-text = Ropa med ditt näst sista kort. Avslöja den som glömmer!
help-four = Jokerkort med +4
help-four-text = Nästa spelare drar 4, eller utmanar dig om du kan ha bluffat.
help-four-plain = Nästa spelare drar 4.

# Tangenterna vid bordet
help-title = Tangenter
help-keys =
    1–9 | lägg kortet med det numret
    ← → ↑ ↓ Enter | välj ett kort och lägg det
    D, mellanslag | dra
    P | stå över: behåll det dragna kortet
    1–4 | färgen, när den efterfrågas
    T | ta straffkorten
    X | utmana den som lade ett dra 4-kort
    A | svara på ett straff med ett kort
    U | UNO!: med nästa kort, eller sent, efter det
    C | avslöja någon som inte har ropat
    J | hoppa in med ett likadant kort
    Y, N | ja, nej: omröstningar och uppdrag
    O, V | protestera mot ett kort, anklaga någon för att ha gett råd
    R | reglerna för matchen
ask-keys =
    W | vad som ligger överst, och färgen
    H | hur många kort alla har
    S | ställningen
    L | de tre senaste händelserna
    K | vems tur det är, och tiden som är kvar
    I | ett tips: det bästa draget och varför, där det är tillåtet
    ? | hjälp: vad du kan göra, reglerna och tangenterna
