# Folk ved et bord: pauser, tid, navn
paused = spillet er satt på pause
pause-pause = Sett på pause
pause-resume = Fortsett
pause-own = Spillet er satt på pause.
pause-by = { $player } har satt spillet på pause.
speed-title = Robotenes tempo
speed-slow = Sakte
speed-usual = Vanlig
speed-fast = Raskt
late-drew = Tiden gikk ut, så et kort ble trukket for deg. Neste gang spiller en robot videre.
late-played = Tiden gikk ut, så et kort ble spilt for deg. Neste gang spiller en robot videre.
late-done = Tiden gikk ut, så en robot svarte for deg. Neste gang spiller den videre.
people-title = Ved bordet
people-rename = Bytt navn
people-save = Lagre
people-mute = Demp { $player }
people-muted = dempet
people-report = Meld { $player }
people-remove = Fjern { $player }
people-remove-sure = Fjerne { $player }? En robot spiller videre, og det går ikke an å komme tilbake til bordet.
people-keep = Behold
people-watching = Ser på: { $names }
people-watching-more = Ser på: { $names } og { $count } til
series-won = Vunne spill
people-silence = Hindre { $player } i å prate her
people-unsilence = La { $player } prate igjen
people-silenced = får ikke prate
people-bot-for = La en robot spille for { $player }
seat-take = Spill videre for { $player }
seat-taking = Du spiller videre for { $player } når runden er over.
seat-take-back = Fortsett å se på
seat-leave = Overlat plassen min til en robot
seat-offer = Du kan ta over for en robot, med poengene den har.
seat-deal = Gi nå
veil-hide = Skjul koden
veil-show = Vis koden
match-last = Siste runde
match-minutes = { $count ->
    [one] { $count } minutt igjen
   *[other] { $count } minutter igjen
}
