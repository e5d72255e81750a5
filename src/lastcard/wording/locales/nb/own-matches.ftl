# lastcard matches
help-own-matches = Vis ens egne kamper på en server, flaks og dyktighet i dem, og ens rating.
help-own-matches-server = Adressen til serveren.
help-own-matches-most = Hvor mange kamper som vises.
help-own-matches-with = Bare kamper med noen som heter dette.
help-own-matches-token-file = En fil med en billett til kontoen; uten den gjelder den man er på denne maskinen.
matches-none-as = ingen kamper ennå som { $name }
matches-sum = { $won } av { $count } vunnet
token-empty = det er ingen billett i den
