# Å lete etter et bord. $player er et navn, $time en tid som 0:12.
seek-seats = minst { $least } spillere og høyst { $most } går ikke i hop; la det første tallet være det minste
seek-seated = du er midt i en kamp ved bord { $table }; spill den ferdig eller forlat bordet først
seeks-full = for mange leter etter et bord akkurat nå; prøv igjen om et minutt
table-agreed = ved dette bordet spilles det alle ønsket seg; åpne et eget bord for å endre det

find-title = Finn et bord
find-about = Si hva du vil spille. Så snart andre vil det samme, setter dere dere sammen.
find-rules = Regler
find-rules-any = hvilke regler som helst
find-rules-about = Velg ingen for hvilke regler som helst.
find-least = Minst
find-most = Høyst
find-players = Spillere
find-rated = Rangert
find-rated-any = samme for meg
find-rated-yes = rangert
find-rated-no = ikke rangert
find-bots = Roboter kan fylle opp
find-bots-about = Etter { $seconds } sekunder, hvis alle ved bordet er med på det.
find-go = Finn et bord til meg
find-change = Let etter dette i stedet
find-stop = Slutt å lete
find-looking = Leter etter et bord …
find-bots-in = Roboter kommer om { $seconds } s.
find-waiting = Venter nå
find-count = { $count ->
    [0] Ingen venter.
    [one] { $count } person venter.
   *[other] { $count } personer venter.
}
find-nobody = Ingen andre venter akkurat nå. Du kan begynne.
find-seats = { $least ->
    [0] { $most } spillere
   *[other] { $least } til { $most } spillere
}
find-waited = har ventet { $time }
find-with-bots = roboter er greit
find-people-only = bare mennesker
find-you = Du
find-fits = passer
find-join = Bli med
find-ready = Bordet ditt er klart.
find-to-table = Til bordet
find-ended = Du leter ikke lenger. Kanskje sluttet du i et annet vindu, eller var borte for lenge.

help-find = Finn et bord på en server, med andre som vil spille det samme.
help-find-server = Adressen til serveren, for eksempel http://127.0.0.1:8000.
help-find-rules = Regler som er greie, for eksempel classic,house-party; uten dette hvilke som helst.
help-find-seats = Hvor mange spillere: et tall, eller fra og til, for eksempel 2-4.
help-find-rated = Bare et rangert bord (yes), bare et som ikke er det (no), eller hva som helst (any).
help-find-people = Vent på mennesker: ingen roboter fyller opp.
find-bad-seats = --seats tar et tall fra 2 til 10, eller to, for eksempel 2-4
find-bad-rated = --rated tar { $known }
find-needs-terminal = dette er ingen terminal; bruk «lastcard find --plain»
find-plain-begun = Leter etter et bord: { $wish }. Ctrl-C avbryter.
find-plain-row = { $player }: { $wish }, { $waited }
find-stopped = Du leter ikke lenger.
find-keys = Q: slutt å lete
find-help-keys =
    Q | slutt å lete
    L, B | språk, lyst eller mørkt
