# Att leta efter ett bord. $player är ett namn, $time en tid som 0:12.
seek-seats = minst { $least } spelare och högst { $most } går inte ihop; låt det första talet vara det mindre
seek-seated = du är mitt i en match vid bord { $table }; spela klart eller lämna bordet först
seeks-full = för många letar efter ett bord just nu; försök igen om en minut
table-agreed = vid det här bordet spelas det som alla önskade; öppna ett eget bord för att ändra det

find-title = Hitta ett bord
find-about = Säg vad du vill spela. Så fort andra vill samma sak sätter ni er tillsammans.
find-rules = Regler
find-rules-any = vilka regler som helst
find-rules-about = Välj inga för vilka regler som helst.
find-least = Minst
find-most = Högst
find-players = Spelare
find-rated = Rankad
find-rated-any = spelar ingen roll
find-rated-yes = rankad
find-rated-no = inte rankad
find-bots = Robotar får fylla på
find-bots-about = Efter { $seconds } sekunder, om alla vid bordet är med på det.
find-go = Hitta ett bord åt mig
find-change = Leta efter det här i stället
find-stop = Sluta leta
find-looking = Letar efter ett bord …
find-bots-in = Robotar kommer om { $seconds } s.
find-waiting = Väntar nu
find-count = { $count ->
    [0] Ingen väntar.
    [one] { $count } person väntar.
   *[other] { $count } personer väntar.
}
find-nobody = Ingen annan väntar just nu. Du kan börja.
find-seats = { $least ->
    [0] { $most } spelare
   *[other] { $least } till { $most } spelare
}
find-waited = har väntat { $time }
find-with-bots = robotar går bra
find-people-only = bara människor
find-you = Du
find-fits = passar
find-join = Häng på
find-ready = Ditt bord är klart.
find-to-table = Till bordet
find-ended = Du letar inte längre. Kanske slutade du i ett annat fönster, eller var borta för länge.

help-find = Hitta ett bord på en server, med andra som vill spela samma sak.
help-find-server = Serverns adress, till exempel http://127.0.0.1:8000.
help-find-rules = Regler som duger, till exempel classic,house-party; utan detta vilka som helst.
help-find-seats = Hur många spelare: ett tal, eller från och till, till exempel 2-4.
help-find-rated = Bara ett rankat bord (yes), bara ett som inte är det (no), eller vilket som helst (any).
help-find-people = Vänta på människor: inga robotar fyller på.
find-bad-seats = --seats tar ett tal från 2 till 10, eller två, till exempel 2-4
find-bad-rated = --rated tar { $known }
find-needs-terminal = det här är ingen terminal; använd ”lastcard find --plain”
find-plain-begun = Letar efter ett bord: { $wish }. Ctrl-C avbryter.
find-plain-row = { $player }: { $wish }, { $waited }
find-stopped = Du letar inte längre.
find-keys = Q: sluta leta
find-help-keys =
    Q | sluta leta
    L, B | språk, ljust eller mörkt
