# Að leita að borði. $player er nafn, $time tími eins og 0:12.
seek-seats = minnst { $least } leikmenn og mest { $most } fer ekki saman; hafðu fyrri töluna þá lægri
seek-seated = þú ert í miðjum leik við borð { $table }; ljúktu honum eða farðu frá borðinu fyrst
seeks-full = of margir leita að borði núna; reyndu aftur eftir mínútu
table-agreed = við þetta borð er spilað það sem allir óskuðu eftir; opnaðu eigið borð til að breyta því

find-title = Finna borð
find-about = Segðu hvað þú vilt spila. Um leið og aðrir vilja það sama setjist þið saman.
find-rules = Reglur
find-rules-any = hvaða reglur sem er
find-rules-about = Veldu engar fyrir hvaða reglur sem er.
find-least = Minnst
find-most = Mest
find-players = Leikmenn
find-rated = Metinn
find-rated-any = sama er mér
find-rated-yes = metinn
find-rated-no = ekki metinn
find-bots = Þjarkar mega fylla í
find-bots-about = Eftir { $seconds } sekúndur, ef allir við borðið samþykkja.
find-go = Finna borð handa mér
find-change = Leita frekar að þessu
find-stop = Hætta að leita
find-looking = Leita að borði …
find-bots-in = Þjarkar koma eftir { $seconds } sek.
find-waiting = Bíða núna
find-count = { $count ->
    [0] Enginn bíður.
    [one] { $count } bíður.
   *[other] { $count } bíða.
}
find-nobody = Enginn annar bíður núna. Þú getur byrjað.
find-seats = { $least ->
    [0] { $most } leikmenn
   *[other] { $least } til { $most } leikmenn
}
find-waited = hefur beðið { $time }
find-with-bots = þjarkar í lagi
find-people-only = bara fólk
find-you = Þú
find-fits = passar
find-join = Vera með
find-ready = Borðið þitt er tilbúið.
find-to-table = Að borðinu
find-ended = Þú ert ekki lengur að leita. Kannski hættirðu í öðrum glugga eða varst of lengi í burtu.

help-find = Finna borð á þjóni, með öðrum sem vilja spila það sama.
help-find-server = Vistfang þjónsins, til dæmis http://127.0.0.1:8000.
help-find-rules = Reglur sem koma til greina, til dæmis classic,house-party; án þessa hverjar sem er.
help-find-seats = Hversu margir leikmenn: tala, eða frá og til, til dæmis 2-4.
help-find-rated = Aðeins metið borð (yes), aðeins ómetið (no), eða hvort sem er (any).
help-find-people = Bíða eftir fólki: engir þjarkar fylla í.
find-bad-seats = --seats tekur tölu frá 2 til 10, eða tvær, til dæmis 2-4
find-bad-rated = --rated tekur { $known }
find-needs-terminal = þetta er ekki skipanagluggi; notaðu „lastcard find --plain“
find-plain-begun = Leita að borði: { $wish }. Ctrl-C hættir.
find-plain-row = { $player }: { $wish }, { $waited }
find-stopped = Þú ert ekki lengur að leita.
find-keys = Q: hætta að leita
find-help-keys =
    Q | hætta að leita
    L, B | tungumál, ljóst eða dökkt
