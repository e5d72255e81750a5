# Klubbar: grupper genom en länk. $name är vad en klubb eller någon heter.

unknown-club = det finns ingen klubb med koden ”{ $code }”; be en medlem om länken igen
unknown-member = den medlemmen finns inte längre; ladda sidan igen
not-member = bara medlemmar öppnar bord och kvällar här; gå med i klubben först
not-keeper = det får bara den göra som sköter klubben; be om det
club-full = klubben har redan { $most } medlemmar; någon måste gå ur först
clubs-full = du är redan med i { $most } klubbar; gå ur en först

clubs-about = En klubb är en länk som ni delar: med era husregler, era kvällar, ett album med alla matcher och en hederstavla.
clubs-none = Du är inte med i någon klubb än.
clubs-new = Starta en klubb
clubs-name = Klubbens namn
clubs-rules = Husregler
clubs-called = Vad ni kallar reglerna
clubs-make = Starta klubben
clubs-keeps = du sköter den
clubs-members = { $count ->
    [one] { $count } medlem
   *[other] { $count } medlemmar
}
club-join = Gå med i klubben
club-join-about = Medlemmar öppnar bord och kvällar med klubbens regler och står på hederstavlan.
club-leave = Gå ur klubben
club-leave-sure = Gå ur klubben? Dina matcher finns kvar i albumet.
club-stay = Stanna kvar
club-table = Öppna ett bord
club-evening = Öppna en kväll
club-copy = Kopiera länken
club-copied = Kopierad
club-now = Just nu
club-now-none = Ingen spelar just nu.
club-rules = Husregler
club-rules-called = { $rules } ({ $preset })
club-members = Medlemmar
club-keeper = sköter klubben
club-you = du
club-remove = Ta bort { $name }
club-remove-sure = Ta bort { $name }? Klubben får en ny länk, så att det inte går att komma tillbaka med den gamla.
club-remove-yes = Ta bort
club-pass = Låt { $name } sköta klubben
club-pass-yes = Låt { $name } ta över
club-pass-sure = Sedan bestämmer { $name } över namn, regler och medlemmar, inte du.
club-cancel = Avbryt
club-link = Ny länk
club-link-sure = Skapa en ny länk? Den gamla slutar fungera.
club-link-yes = Skapa
club-change = Ändra klubben
club-save = Spara
club-take-rules = Gör dessa till klubbens regler
club-taken = Nu spelar klubben efter de här reglerna.
club-honours = Hederstavla
club-honours-none = Ingen har vunnit något än.
club-honours-name = Medlem
club-honours-evenings = Vunna kvällar
club-honours-matches = Vunna matcher
club-honours-streak = Flest vinster i rad
club-honours-catches = Flest avslöjanden
club-honours-bluffs = Flest lyckade bluffar
club-honours-challenges = Flest genomskådade bluffar
club-honours-best = { $what }: { $name } ({ $count })
club-of = { $won } av { $all }
club-album = Album
club-album-none = Inga matcher än. Det ni spelar klart här sparas här.
club-album-evening = Del av en kväll
club-people = { $count ->
    [one] { $count } person
   *[other] { $count } personer
}
club-place = { $place }. { $name }
club-look = Titta på den
club-more = Visa fler

# I en terminal
club-bad-link = ”{ $given }” är ingen länk till en klubb; en sådan ser ut så här: https://cards.example.org/club/CODE
club-one-thing = välj en av --join, --leave, --table och --evening
club-cli-join = För att gå med: lastcard club { $link } --join
help-club = Visa en klubb på en server, gå med i den och öppna bord och kvällar där.
help-club-link = Länken till klubben, till exempel https://cards.example.org/club/CODE.
help-club-join = Gå med i klubben.
help-club-leave = Gå ur klubben.
help-club-table = Öppna ett bord med klubbens regler.
help-club-evening = Öppna en kväll med klubbens regler.
