# En match som slutar efter ett antal omgångar.
option-rounds = Flest omgångar
rounds-unlimited = ingen gräns
rule-rounds = { $n ->
    [0] Matchen pågår tills någon har vunnit den.
    [one] Matchen slutar senast efter { $n } omgång; den som då har bäst summa vinner.
   *[other] Matchen slutar senast efter { $n } omgångar; den som då har bäst summa vinner.
}
goal-rounds = { $count ->
    [one] högst { $count } omgång
   *[other] högst { $count } omgångar
}

# Ett bord under en kväll
to-evening = Tillbaka till kvällen
to-evening-in = { $seconds ->
    [one] Tillbaka till kvällen om { $seconds } sekund
   *[other] Tillbaka till kvällen om { $seconds } sekunder
}
of-evening-soon = Ditt bord dukas …
