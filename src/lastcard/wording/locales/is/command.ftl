# Skipanalínan
version = Last Card { $version }, { $engine ->
    [compiled] vistþýdd vél
   *[interpreted] túlkuð vél
}
error-line = lastcard: { $problem }
file-problem = { $file }: { $problem }
file-unreadable = ekki er hægt að lesa skrána ({ $reason })
file-unwritable = ekki er hægt að skrifa þar ({ $reason })
check-closing = { $passed ->
    [one] { $passed } stóðst
   *[other] { $passed } stóðust
}, { $failed ->
    [one] { $failed } stóðst ekki
   *[other] { $failed } stóðust ekki
}
bad-upto = --upto tekur tölu frá 0 til { $most }; í síðustu umferðinni { $most ->
    [one] er { $most } aðgerð
   *[other] eru { $most } aðgerðir
}
bad-count = { $option } tekur tölu frá { $low } til { $high }
unknown-language = óþekkt tungumál „{ $given }“; til eru { $known }
extra-missing = { $command } þarf annan pakka, { $package }: pip install "lastcard[{ $extra }]"
interrupted = stöðvað; það sem búið var að gera er geymt
written = { $count ->
    [one] { $count } leikskýrsla skrifuð í { $folder }
   *[other] { $count } leikskýrslur skrifaðar í { $folder }
}
no-rounds = engin umferð er í leikskýrslunni
result-differs = úrslitin stemma ekki: { $problem }

match-players = Leikmenn: { $names }
match-rules = Reglur: { $rules }
match-round = Umferð { $number }
result-points = { $player }: { $points } stig í umferðinni, { $score } alls
result-left = { $player } á eftir: { $cards }.
result-out = { $player } er úr leik.
result-champion = { $names } vinnur leikinn.
result-champions = { $names } vinna leikinn.

perft-row = { $depth } { $count }

help-app = Spil í anda UNO samkvæmt raunverulegum leikreglum.
help-version = Sýna útgáfuna og hvort vélin er vistþýdd.
help-language = Tungumál alls sem birt er: { $known }.
help-replay = Spila leikskýrslu aftur og segja frá því sem gerðist, eða sýna lokastöðuna.
help-file = Leikskýrsla, til dæmis game.lastcard.toml.
help-files = Leikskýrslur sem á að yfirfara.
help-json = Sýna stöðuna eftir síðustu aðgerð sem JSON-hlut.
help-upto = Hætta eftir þennan fjölda aðgerða í síðustu umferð.
help-each = Sýna stöðuna eftir 0, 1, 2, … aðgerðir í síðustu umferð, einn JSON-hlut í línu.
help-check = Spila leikskýrslur aftur og bera saman við skráð úrslit og væntingar.
help-perft = Telja stöður sem hægt er að ná með tilteknum fjölda aðgerða, frá fastri gjöf.
help-rules-option = Forstilling og frávik frá henni, til dæmis „classic jump_in=true“.
help-depth = Hve margar aðgerðir fram í tímann.
help-seats = Hve margir spila.
help-seed = Tala sem ræður allri tilviljun.
help-divide = Sýna líka fjöldann fyrir hverja fyrstu aðgerð.
help-rules = Sýna reglusafn í heilum setningum; sé ekkert nefnt eru forstillingarnar sýndar.
help-rules-argument = Forstilling og frávik frá henni, til dæmis „house-party stacking=mixed“.
help-random = Spila leiki af handahófi eftir reglunum, líka með aðgerðum þegar aðrir eiga leik, og skrifa leikskýrslurnar.
help-games = Hve margir leikir.
help-out = Mappan fyrir leikskýrslurnar.
preset-list = Forstillingar (sýna eina með „lastcard rules HEITI“):
