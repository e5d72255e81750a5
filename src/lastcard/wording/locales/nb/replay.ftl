# Slutten på en runde og på et spill. $player er et navn, $names flere, $card som i cards.ftl.

end-you = du
end-won = { $player } vinner runden
end-won-you = Du vinner runden
end-won-team = { $names } vinner runden
end-void = Ingen vinner denne runden
end-void-text = Ingen kunne spille eller trekke lenger, så runden er ugyldig og ingen får poeng.
end-champion = { $player } vinner spillet
end-champion-you = Du vinner spillet
end-champions = { $names } vinner spillet
end-last = Siste kort:
end-rounds = { $count ->
    [one] Det ble spilt én runde.
   *[other] Det ble spilt { $count } runder.
}
end-gain = poeng i runden
end-gain-yours = dine poeng i runden
end-left = Kort igjen
end-left-none = ingen
end-points = poeng
end-totals = Stillingen etter runde { $number }
end-final = Sluttstilling
end-player = Spiller
end-gain-short = runde
end-total = totalt
end-need-you = Du trenger { $points } poeng til for å vinne spillet.
end-need = { $player } trenger { $points } poeng til for å vinne spillet.
end-course = Spillet runde for runde
end-course-told = Stillingen runde for runde: { $totals }
end-ready = Neste runde
end-ready-done = Du er klar
end-are-ready = klare: { $names }
end-waiting = venter på: { $names }
end-next-in = { $seconds ->
    [one] Neste runde om ett sekund
   *[other] Neste runde om { $seconds } sekunder
}
end-rematch = Spill igjen
end-rematch-wait = { $player } er vert og kan starte et nytt spill.
end-replay = Se reprisen
end-record = Lagre protokollen
end-lobby = Endre regler eller plasser
end-log = Det som skjedde i runden

# Repriser
replay-title = Reprise
replay-missing = Det spillet finnes ikke
replay-unloaded = Spillet kan ikke vises
replay-no-position = Det stedet finnes ikke i spillet
replay-no-position-text = «{ $position }» er ingen runde med steg, som 2.17.
replay-from-start = Se fra begynnelsen
replay-hands = Alles kort
replay-follow = Følg { $player }
replay-on-turn = (har turen)
replay-close-others = Skjul de andres kort
replay-stock = i trekkbunken
replay-penalty = { $count } kort å trekke
replay-control = Hvor i spillet
replay-slider = Sted i spillet
replay-position = Runde { $round }, steg { $step } av { $steps }
replay-first = Til begynnelsen
replay-last = Til slutten
replay-step-back = Ett steg tilbake
replay-step-on = Ett steg fram
replay-turn-back = Forrige tur
replay-turn-on = Neste tur
replay-round-on = Neste runde
replay-play = Spill av
replay-pause = Pause
replay-speed = Hastighet
replay-moves = Trekk for trekk
replay-which-round = Runde
replay-chart = Hva diagrammet viser
replay-chart-cards = Kort på hånden
replay-chart-points = Poeng
replay-chart-told = { $title }: { $values }
replay-share = Kopier lenken til denne stillingen
replay-copy = Kopier denne lenken:
replay-keys = Taster: ← → ett steg, ↑ ↓ en runde, Home og End, mellomrom spiller av og tar pause.
replay-check = Var stokkingen ærlig?
replay-check-now = Kontroller stokkingen
replay-check-about = Før hver utdeling bandt serveren seg til et hemmelig tall, og alle ved bordet kunne legge til sin egen tilfeldighet. Hvis alt stemmer, følger kortene av disse tallene og av ingenting annet.
replay-check-right = Alt stemmer: kortene er de som stokkingen ga.
replay-check-wrong = Ikke alt stemmer.
replay-check-none = Stokkingene i dette spillet kan ikke kontrolleres: protokollen sier ikke hva de ble laget av.
replay-check-limits = Ingen kontroll kan vise at serveren ikke selv spilte på en av plassene. Og denne siden kommer fra den samme serveren: For en kontroll som ikke avhenger av den, last ned protokollen og kjør «lastcard verify» på den.
replay-round-right = forpliktelsen holder, og kortene følger av den og av det som ble lagt til.
replay-round-twice = Forpliktelsen er den samme som i en tidligere runde, så hemmeligheten var kjent.
replay-round-bot = Tilfeldige byte ble lagt til på en robots plass: serveren kan ha valgt dem.
replay-saw = Denne nettleseren var med på { $count } av { $rounds } utdelinger: serveren var bundet før noe ble lagt til, og holdt seg til det.
replay-saw-wrong = Da runde { $number } ble spilt, merket denne nettleseren allerede at noe var galt med stokkingen.
replay-saw-none = Denne nettleseren var ikke ved bordet og kan derfor ikke bevitne at serveren var bundet før noe ble lagt til.
end-last-round = Neste runde er den siste.

# Om stokkingen var ærlig
shuffle-right = Rettferdig stokking, kontrollert.
shuffle-right-about = Serveren holdt seg til det den hadde bundet seg til, og de tilfeldige bytene dine er med.
shuffle-kept-about = Serveren holdt seg til det den hadde bundet seg til. Du la ikke til noe i denne utdelingen.
shuffle-broken = Stokkingen er ikke den serveren hadde bundet seg til.
shuffle-lost = De tilfeldige bytene dine er ikke med i stokkingen.
shuffle-others = De som bidro til stokkingen, er ikke de som hadde bidratt før utdelingen.
shuffle-elsewhere = Plassen din har lagt til tilfeldige byte som ikke kommer herfra. Hvis du ikke hadde bordet åpent et annet sted også, var det serveren som la dem til.
shuffle-stacked = Kortene er ikke de som følger av stokkingen.
