# Vad de har gjort som håller ordning, för dem det gäller
banned = du kan inte gå till eller öppna bord här förrän { $until }
banned-why = du kan inte gå till eller öppna bord här förrän { $until }: { $why }
silenced = du kan inte chatta här förrän { $until }
silenced-why = du kan inte chatta här förrän { $until }: { $why }
bye-banned = du kan inte gå till eller öppna bord här just nu
bye-table-closed = den som sköter servern har stängt bordet
notice-announced = Ett meddelande från servern: { $reason }

report-stranger = bara den som har varit vid bordet kan anmäla någon där
report-oneself = du kan inte anmäla dig själv
unknown-report = det finns ingen öppen anmälan ”{ $report }”
report-reason = { $reason ->
    [insults] förolämpningar
    [cheating] fusk
    [name] stötande namn
    [spam] skräp
   *[other] något annat
}
report-sent = Tack. Den som sköter servern tittar på det.

not-admin = det kräver en nyckel för den som håller ordning här
bad-admins = --admins behöver NAMN:NYCKEL, flera med komma mellan, eller en fil med en på varje rad; varje namn en gång, varje nyckel minst { $least } tecken
bad-subject = ”{ $given }” är varken en gäst, en adress eller ett nät
unknown-node = det finns ingen server ”{ $node }”; ”lastcard admin” visar vilka som finns
data-older = { $file } är från en tidigare version (format { $version }; den här har { $known }); starta servern en gång så uppdateras den

help-serve-admins = Vem som håller ordning: NAMN:NYCKEL, flera med komma mellan, eller en fil med en på varje rad. Utan det kan ingen.
help-serve-keep-chat = Dagar som chatten sparas, vid bord som finns kvar; 0: lika länge som bordet.
help-serve-keep-reports = Dagar som anmälningar av spelare sparas; 0: för alltid.
help-serve-keep-acts = Dagar som loggen över vad de har gjort som håller ordning sparas; 0: för alltid.
