# lastcard matches
help-matches = Sýna eigin leiki á þjóni, heppni og færni í þeim og eigin styrkstig.
help-matches-server = Vistfang þjónsins.
help-matches-most = Hve margir leikir eru sýndir.
help-matches-with = Aðeins leikir með einhverjum sem heitir þetta.
help-matches-token-file = Skrá með aðgangsmiða; án hennar gildir sá sem maður er á þessari tölvu.
matches-none-as = engir leikir enn sem { $name }
matches-sum = { $won } af { $count } unnir
token-empty = í henni er enginn aðgangsmiði
