# lastcard matches
help-matches = Vis ens egne kamper på en server, flaks og dyktighet i dem, og ens rating.
help-matches-server = Adressen til serveren.
help-matches-most = Hvor mange kamper som vises.
help-matches-with = Bare kamper med noen som heter dette.
help-matches-token-file = En fil med en billett til kontoen; uten den gjelder den man er på denne maskinen.
matches-none-as = ingen kamper ennå som { $name }
matches-sum = { $won } av { $count } vunnet
token-empty = det er ingen billett i den
