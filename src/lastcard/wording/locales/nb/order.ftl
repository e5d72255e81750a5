# Hva de har gjort som holder orden, for dem det gjelder
banned = du kan ikke gå til eller åpne bord her før { $until }
banned-why = du kan ikke gå til eller åpne bord her før { $until }: { $why }
silenced = du kan ikke chatte her før { $until }
silenced-why = du kan ikke chatte her før { $until }: { $why }
bye-banned = du kan ikke gå til eller åpne bord her akkurat nå
bye-table-closed = den som driver serveren, har stengt bordet
notice-announced = En melding fra serveren: { $reason }

report-stranger = bare den som har vært ved bordet, kan melde noen der
report-oneself = du kan ikke melde deg selv
unknown-report = det finnes ingen åpen melding «{ $report }»
report-reason = { $reason ->
    [insults] fornærmelser
    [cheating] juks
    [name] støtende navn
    [spam] søppel
   *[other] noe annet
}
report-sent = Takk. Den som driver serveren, ser på det.

not-admin = det krever en nøkkel for den som holder orden her
bad-admins = --admins trenger NAVN:NØKKEL, flere med komma mellom, eller en fil med én på hver linje; hvert navn én gang, hver nøkkel minst { $least } tegn
bad-subject = «{ $given }» er verken en gjest, en adresse eller et nett
unknown-node = det finnes ingen server «{ $node }»; «lastcard admin» viser hvilke som finnes
data-older = { $file } er fra en tidligere versjon (format { $version }; denne har { $known }); start serveren én gang, så blir den oppdatert

help-serve-admins = Hvem som holder orden: NAVN:NØKKEL, flere med komma mellom, eller en fil med én på hver linje. Uten det kan ingen.
help-serve-keep-chat = Dager chatten blir lagret, ved bord som fortsatt finnes; 0: like lenge som bordet.
help-serve-keep-reports = Dager meldinger om spillere blir lagret; 0: for alltid.
help-serve-keep-acts = Dager loggen over hva de har gjort som holder orden, blir lagret; 0: for alltid.
