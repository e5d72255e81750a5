# Folk vid ett bord: pauser, tid, namn
paused = spelet är pausat
pause-pause = Pausa
pause-resume = Fortsätt
pause-own = Spelet är pausat.
pause-by = { $player } har pausat spelet.
speed-title = Robotarnas tempo
speed-slow = Långsamt
speed-usual = Normalt
speed-fast = Snabbt
late-drew = Tiden gick ut, så ett kort drogs åt dig. Nästa gång spelar en robot vidare.
late-played = Tiden gick ut, så ett kort lades åt dig. Nästa gång spelar en robot vidare.
late-done = Tiden gick ut, så en robot svarade åt dig. Nästa gång spelar den vidare.
people-title = Vid bordet
people-rename = Byt namn
people-save = Spara
people-mute = Tysta { $player }
people-muted = tystad
people-report = Anmäl { $player }
people-remove = Ta bort { $player }
people-remove-sure = Ta bort { $player }? En robot spelar vidare, och det går inte att komma tillbaka till bordet.
people-keep = Behåll
people-watching = Tittar på: { $names }
people-watching-more = Tittar på: { $names } och { $count } till
series-won = Vunna matcher
people-silence = Hindra { $player } från att prata här
people-unsilence = Låt { $player } prata igen
people-silenced = får inte prata
people-bot-for = Låt en robot spela för { $player }
seat-take = Spela vidare för { $player }
seat-taking = Du spelar vidare för { $player } när omgången är slut.
seat-take-back = Fortsätt titta på
seat-leave = Lämna min plats till en robot
seat-offer = Du kan ta över efter en robot, med dess poäng.
seat-deal = Ge nu
veil-hide = Dölj koden
veil-show = Visa koden
match-last = Sista omgången
match-minutes = { $count ->
    [one] { $count } minut kvar
   *[other] { $count } minuter kvar
}
