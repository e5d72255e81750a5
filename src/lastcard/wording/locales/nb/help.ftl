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
