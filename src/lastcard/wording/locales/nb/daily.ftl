# Dagens giver, og hender som andre også spiller. $points er et tall med fortegn, $share en prosentandel, $rules navnet på et regelsett.

deal-fixed = alle spiller denne given likt: ingenting kan endres ved bordet
try-first = spill given først; så ser du hvordan det gikk for de andre
try-elsewhere = { $player } har begynt på denne given, på denne enheten eller med kontoen på en annen; bare første forsøk teller
try-silent = etter { $after } handlinger går forsøket ikke videre
try-refused = etter { $after } handlinger kan «{ $action }» ikke sies
try-differs = etter { $after } handlinger sier våre roboter «{ $action }», ikke «{ $given }»
unknown-daily = det finnes ingen daglig giv «{ $given }»
unknown-month = det finnes ingen liste for «{ $given }»; den siste er { $last }
bad-day = «{ $given }» er ingen dag med giver; skriv for eksempel 2026-11-18
daily-not-yet = givene for { $date } kommer ved midnatt UTC
daily-signature = listen er ikke signert med nøkkelen sin
daily-list = dette er ingen liste over daglige giver

daily-title = Dagens giv
daily-about = Samme kort og samme roboter for alle. Det første forsøket ditt teller.
daily-new = Spill
daily-begun = Fortsett
daily-done = Se resultatet
daily-other = Denne er begynt av noen andre på denne enheten, eller av deg på en annen.
daily-practise = Øv
daily-practice-about = Øving: dette forsøket teller ikke.
daily-tries = { $count ->
    [0] Ingen har spilt den ennå
   *[other] { $count } forsøk så langt
}
daily-next = Nye giver om { $hours } t { $minutes } min
daily-streak = { $count ->
    [one] { $count } dag på rad
   *[other] { $count } dager på rad
}
daily-longest = Best: { $count }
daily-calendar = Tidligere dager
daily-calendar-about = Alle kan øves på.
daily-before = Måneden før
daily-after = Måneden etter
daily-weekdays = ma ti on to fr lø sø
daily-day-none = { $date }: ikke spilt
daily-day-done = { $date }: { $count ->
    [one] { $count } giv spilt
   *[other] { $count } giver spilt
}

daily-result = Resultat
daily-of = { $rules }, { $date }
daily-score = { $points } poeng
daily-won = Du vant given.
daily-lost = Du vant ikke given.
daily-how = Vinner du, får du poengene på de andres hender; ellers trekkes poengene på din egen hånd fra.
daily-par = Par
daily-par-about = Med alle hender åpne ga bedømmeren deg { $share } til å vinne.
daily-par-waits = Undersøker given …
daily-best = Beste vei som er funnet
daily-best-watch = Se den beste veien
daily-mean = Snitt
daily-better = Bedre enn { $share } av de andre
daily-alone = Du er først.
daily-field = Alle forsøk
daily-field-bar = { $low } til { $high }: { $count } forsøk
daily-field-you = du
daily-others = Beste forsøk
daily-watch = Se forsøket til { $player }
daily-watch-own = Se forsøket ditt
daily-share = Del resultatet
daily-shared = Last Card { $date }, { $rules }: { $points }
daily-shared-par = par { $par }
daily-shared-better = bedre enn { $share }
daily-shared-streak = { $count } dager på rad
daily-to-result = Se hvordan det gikk for de andre
daily-back = Alle dagens giver
daily-fair = Kan serveren jukse?
daily-fair-about = Nei: den publiserte en signert liste med kontrollsummer for måneder siden, og forteller hver hemmelighet etter dagen. «lastcard daily … --verify» sjekker begge.
daily-fair-list = Månedens liste
daily-missing = Den dagen har ingen slik giv.
daily-locked = Spill den først. Så ser du par, de andres resultater og den beste veien.

help-daily = Spill dagens giver på en server.
help-daily-server = Serverens adresse, for eksempel http://127.0.0.1:8000.
help-daily-play = Spill en av givene: { $known }.
help-daily-date = Øv på given fra en tidligere dag, for eksempel 2026-11-17.
help-daily-result = Vis hvordan en giv gikk for alle.
help-daily-verify = Sjekk at givene i en måned er dem serveren var bundet til.
help-daily-month = En måned, for eksempel 2026-11; ellers denne.
help-daily-record = Sjekk dette forsøket også: kortene, stokkingene og at robotene svarte som våre gjør.
daily-line = { $rules }: { $state }
daily-state-new = ikke spilt ennå
daily-state-begun = påbegynt
daily-state-done = { $points }
daily-state-other = begynt av noen andre på denne enheten, eller på en annen
daily-verified-list = Listen for { $month } er signert av { $key }.
daily-verified-kept = Den er den samme som da den først ble sett her.
daily-verified-new = Den ses her for første gang, og tas vare på.
daily-changed = Listen for { $month } er en annen enn den som ble sett før: serveren har byttet giver eller nøkkel.
daily-verified-secrets = { $count ->
    [one] Hemmeligheten til { $count } giv som er over, er den i listen.
   *[other] Hemmelighetene til { $count } giver som er over, er de i listen.
}
daily-wrong-secrets = Disse hemmelighetene er ikke de i listen: { $deals }
daily-verified-try = Forsøket på { $deal } kommer fra den hemmeligheten, og robotene svarte som våre gjør.
daily-no-try = denne protokollen er ikke et forsøk på en daglig giv
daily-other-secret = hemmeligheten i protokollen er ikke den som listen har for { $deal }
daily-play-with = Spill med: { $command }
