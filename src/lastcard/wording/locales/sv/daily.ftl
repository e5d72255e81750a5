# Dagens givar, och händer som andra också spelar. $points är ett tal med tecken, $share en procentsats, $rules en regelsamlings namn.

deal-fixed = alla spelar den här given likadant: inget går att ändra vid bordet
try-first = spela given först; sedan ser du hur det gick för de andra
try-elsewhere = { $player } har börjat på den här given, på den här enheten eller med kontot på en annan; bara första försöket räknas
try-silent = efter { $after } handlingar går försöket inte vidare
try-refused = efter { $after } handlingar går det inte att säga ”{ $action }”
try-differs = efter { $after } handlingar säger våra robotar ”{ $action }”, inte ”{ $given }”
unknown-daily = det finns ingen daglig giv ”{ $given }”
unknown-month = det finns ingen lista för ”{ $given }”; den sista är { $last }
bad-day = ”{ $given }” är ingen dag med givar; skriv till exempel 2026-11-18
daily-not-yet = givarna för { $date } kommer vid midnatt UTC
daily-signature = listan är inte undertecknad med sin nyckel
daily-list = det här är ingen lista över dagliga givar

daily-title = Dagens giv
daily-about = Samma kort och samma robotar för alla. Ditt första försök räknas.
daily-new = Spela
daily-begun = Fortsätt
daily-done = Se resultatet
daily-other = Den här har börjats av någon annan på den här enheten, eller av dig på en annan.
daily-practise = Öva
daily-practice-about = Övning: det här försöket räknas inte.
daily-tries = { $count ->
    [0] Ingen har spelat den än
    [one] { $count } försök hittills
   *[other] { $count } försök hittills
}
daily-next = Nya givar om { $hours } h { $minutes } min
daily-streak = { $count ->
    [one] { $count } dag i rad
   *[other] { $count } dagar i rad
}
daily-longest = Bäst: { $count }
daily-calendar = Tidigare dagar
daily-calendar-about = Alla går att öva på.
daily-before = Månaden före
daily-after = Månaden efter
daily-weekdays = må ti on to fr lö sö
daily-day-none = { $date }: inte spelad
daily-day-done = { $date }: { $count ->
    [one] { $count } giv spelad
   *[other] { $count } givar spelade
}

daily-result = Resultat
daily-of = { $rules }, { $date }
daily-score = { $points } poäng
daily-won = Du vann given.
daily-lost = Du vann inte given.
daily-how = Vinner du får du poängen på de andras händer; annars dras poängen på din egen hand av.
daily-par = Par
daily-par-about = Med alla händer öppna gav bedömaren dig { $share } att vinna.
daily-par-waits = Undersöker given …
daily-best = Bästa vägen som hittats
daily-best-watch = Se den bästa vägen
daily-mean = Medel
daily-better = Bättre än { $share } av de andra
daily-alone = Du är först.
daily-field = Alla försök
daily-field-bar = { $low } till { $high }: { $count } försök
daily-field-you = du
daily-others = Bästa försöken
daily-watch = Se försöket av { $player }
daily-watch-own = Se ditt försök
daily-share = Dela resultatet
daily-shared = Last Card { $date }, { $rules }: { $points }
daily-shared-par = par { $par }
daily-shared-better = bättre än { $share }
daily-shared-streak = { $count } dagar i rad
daily-to-result = Se hur det gick för de andra
daily-back = Alla dagens givar
daily-fair = Kan servern fuska?
daily-fair-about = Nej: den publicerade en undertecknad lista med kontrollsummor för månader sedan, och berättar varje hemlighet efter dess dag. ”lastcard daily … --verify” kontrollerar båda.
daily-fair-list = Månadens lista
daily-missing = Den dagen har ingen sådan giv.
daily-locked = Spela den först. Sedan ser du par, de andras resultat och den bästa vägen.

help-daily = Spela dagens givar på en server.
help-daily-server = Serverns adress, till exempel http://127.0.0.1:8000.
help-daily-play = Spela en av givarna: { $known }.
help-daily-date = Öva på given från en tidigare dag, till exempel 2026-11-17.
help-daily-result = Visa hur en giv gick för alla.
help-daily-verify = Kontrollera att en månads givar är de som servern var bunden till.
help-daily-month = En månad, till exempel 2026-11; annars den här.
help-daily-record = Kontrollera det här försöket också: korten, blandningarna och att robotarna svarade som våra gör.
daily-line = { $rules }: { $state }
daily-state-new = inte spelad än
daily-state-begun = påbörjad
daily-state-done = { $points }
daily-state-other = påbörjad av någon annan på den här enheten, eller på en annan
daily-verified-list = Listan för { $month } är undertecknad av { $key }.
daily-verified-kept = Den är densamma som när den först sågs här.
daily-verified-new = Den ses här för första gången, och sparas.
daily-changed = Listan för { $month } är en annan än den som sågs förut: servern har bytt givar eller nyckel.
daily-verified-secrets = { $count ->
    [one] Hemligheten för { $count } giv som är över är den i listan.
   *[other] Hemligheterna för { $count } givar som är över är de i listan.
}
daily-wrong-secrets = De här hemligheterna är inte de i listan: { $deals }
daily-verified-try = Försöket på { $deal } kommer ur den hemligheten, och robotarna svarade som våra gör.
daily-no-try = det här protokollet är inget försök på en daglig giv
daily-other-secret = protokollets hemlighet är inte den som listan har för { $deal }
daily-play-with = Spela med: { $command }
