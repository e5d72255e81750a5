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
