# Det man kan gjøre ved bordet, i seks bilder
help-what = Hva du kan gjøre
help-now = Nå
help-match = Spill et kort som passer
help-match-text = Samme farge, eller samme tall eller symbol som det øverste kortet.
help-any = Spill hvilket kort du vil
help-any-text = Alle kort er jokere: alle passer.
help-draw = Trekk
help-draw-text = Når ingenting passer, eller når du heller vil beholde kortene dine.
help-action = Handlingskort
help-action-text = Hopp over neste spiller, snu retningen eller la neste spiller trekke.
help-wild = Jokerkort
help-wild-text = Passer på alt. Du velger fargen.
help-uno = UNO!
help-uno-text = Rop det med nest siste kort. Ta den som glemmer det!
help-four = Jokerkort med +4
help-four-text = Neste spiller trekker 4, eller utfordrer deg hvis du kan ha bløffet.
help-four-plain = Neste spiller trekker 4.

# Tastene ved bordet
help-title = Taster
help-keys =
    1–9 | spill kortet med det nummeret
    ← → ↑ ↓ Enter | velg et kort og spill det
    D, mellomrom | trekk
    P | stå over: behold kortet du trakk
    1–4 | fargen, når det spørres om den
    T | ta straffekortene
    X | utfordre den som spilte et trekk 4 joker-kort
    A | svar på en straff med et kort
    U | UNO!: med neste kort, eller sent, etter det
    C | ta noen som ikke har ropt
    J | hopp inn med et helt likt kort
    Y, N | ja, nei: avstemninger og oppdrag
    O, V | protester mot et kort, anklag noen for å ha gitt råd
    R | reglene for spillet
ask-keys =
    W | hva som ligger øverst, og fargen
    H | hvor mange kort alle har
    S | stillingen
    L | de tre siste hendelsene
    K | hvem som har turen, og tiden som er igjen
    I | et tips: det beste trekket og hvorfor, der det er tillatt
    ? | hjelp: hva du kan gjøre, reglene og tastene
