# Klubber: grupper gjennom en lenke. $name er hva en klubb eller noen heter.

unknown-club = det finnes ingen klubb med koden «{ $code }»; be et medlem om lenken igjen
unknown-member = det medlemmet finnes ikke lenger; last siden på nytt
not-member = bare medlemmer åpner bord og kvelder her; bli med i klubben først
not-keeper = det er det bare den som styrer klubben som kan gjøre; spør vedkommende
club-full = klubben har allerede { $most } medlemmer; noen må melde seg ut først
clubs-full = du er allerede med i { $most } klubber; meld deg ut av en først

clubs-about = En klubb er en lenke dere deler: med husreglene deres, kveldene deres, et album med alle kamper og en æresliste.
clubs-none = Du er ikke med i noen klubb ennå.
clubs-new = Start en klubb
clubs-name = Navnet på klubben
clubs-rules = Husregler
clubs-called = Hva dere kaller reglene
clubs-make = Start klubben
clubs-keeps = du styrer den
clubs-members = { $count ->
    [one] { $count } medlem
   *[other] { $count } medlemmer
}
club-join = Bli med i klubben
club-join-about = Medlemmer åpner bord og kvelder med klubbens regler, og står på æreslisten.
club-leave = Gå ut av klubben
club-leave-sure = Gå ut av klubben? Kampene dine blir værende i albumet.
club-stay = Bli
club-table = Åpne et bord
club-evening = Åpne en kveld
club-copy = Kopier lenken
club-copied = Kopiert
club-now = Akkurat nå
club-now-none = Ingen spiller akkurat nå.
club-rules = Husregler
club-rules-called = { $rules } ({ $preset })
club-members = Medlemmer
club-keeper = styrer klubben
club-you = du
club-remove = Fjern { $name }
club-remove-sure = Fjerne { $name }? Klubben får en ny lenke, så den gamle ikke kan brukes til å komme tilbake.
club-remove-yes = Fjern
club-pass = La { $name } styre klubben
club-pass-yes = La { $name } overta
club-pass-sure = Etter det bestemmer { $name } over navn, regler og medlemmer, ikke du.
club-cancel = Avbryt
club-link = Ny lenke
club-link-sure = Lage en ny lenke? Den gamle slutter å virke.
club-link-yes = Lag den
club-change = Endre klubben
club-save = Lagre
club-take-rules = Gjør disse til klubbens regler
club-taken = Nå spiller klubben etter disse reglene.
club-honours = Æresliste
club-honours-none = Ingen har vunnet noe ennå.
club-honours-name = Medlem
club-honours-evenings = Vunne kvelder
club-honours-matches = Vunne kamper
club-honours-streak = Flest seire på rad
club-honours-catches = Flest avsløringer
club-honours-bluffs = Flest vellykkede bløffer
club-honours-challenges = Flest gjennomskuede bløffer
club-honours-best = { $what }: { $name } ({ $count })
club-of = { $won } av { $all }
club-album = Album
club-album-none = Ingen kamper ennå. Det dere spiller ferdig her, blir tatt vare på her.
club-album-evening = Del av en kveld
club-people = { $count ->
    [one] { $count } person
   *[other] { $count } personer
}
club-place = { $place }. { $name }
club-look = Se på den
club-more = Vis flere

# I en terminal
club-bad-link = «{ $given }» er ingen lenke til en klubb; en slik ser ut som https://cards.example.org/club/CODE
club-one-thing = velg én av --join, --leave, --table og --evening
club-cli-join = For å bli med: lastcard club { $link } --join
help-club = Vis en klubb på en server, bli med i den, og åpne bord og kvelder der.
help-club-link = Lenken til klubben, for eksempel https://cards.example.org/club/CODE.
help-club-join = Bli med i klubben.
help-club-leave = Gå ut av klubben.
help-club-table = Åpne et bord med klubbens regler.
help-club-evening = Åpne en kveld med klubbens regler.
