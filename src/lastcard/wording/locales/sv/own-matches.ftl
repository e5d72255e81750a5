# lastcard matches
help-matches = Visa ens egna matcher på en server, tur och skicklighet i dem, och ens rating.
help-matches-server = Serverns adress.
help-matches-most = Hur många matcher som visas.
help-matches-with = Bara matcher med någon som heter så.
help-matches-token-file = En fil med en biljett till ens konto; utan den gäller den man är på den här datorn.
matches-none-as = inga matcher än som { $name }
matches-sum = { $won } av { $count } vunna
token-empty = det finns ingen biljett i den
