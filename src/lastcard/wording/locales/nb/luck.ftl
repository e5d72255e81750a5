# Hva kortene ga, i alle kamper på en server.

luck-about = Hver ferdigspilte kamp på denne serveren blir gått gjennom, og det kortene ga, blir lagt sammen: utdelingen og hvert trukne kort, sammenlignet med alle kort som kunne ha kommet. Er kortene rettferdige, når søylene over streken i midten.
luck-fair = { $count ->
    [one] I den ene kampen som er spilt til nå, fikk ingen bedre kort enn tilfeldighetene forklarer.
   *[other] I { NUMBER($count, useGrouping: "always") } kamper fikk ingen bedre kort enn tilfeldighetene forklarer.
}
luck-odd = { $count ->
    [one] I den ene kampen som er spilt til nå, var kortene skjevere enn tilfeldighetene pleier å gjøre dem.
   *[other] I { NUMBER($count, useGrouping: "always") } kamper var kortene skjevere enn tilfeldighetene pleier å gjøre dem.
}
luck-none = Ingen kamp er gått gjennom ennå. Spill en, og se igjen om et minutt.
luck-seats = Etter plass
luck-people = Mennesker og roboter
luck-who = Hvem
luck-rounds = Runder
luck-given = Vunnet eller tapt på flaks per 100 runder
luck-seat = Plass { $number }
luck-guests = Mennesker
luck-bots = Roboter
luck-interval = { $mean } ({ $low } til { $high })
luck-shuffles = Og hver stokking kan kontrolleres: åpne en reprise og trykk på «Kontroller stokkingen».
