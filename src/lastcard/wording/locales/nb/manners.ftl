# Hvordan folk spiller sammen ved et bord
setting-manners = Type bord
setting-manners-about = Rolig har ingen klokke og gir alle tid; rask er for dem som kan spillet.
manners-usual = Vanlig
manners-usual-about = et halvt minutt per tur
manners-quick = Rask
manners-quick-about = et kvart minutt per tur, raske roboter
manners-calm = Rolig
manners-calm-about = ingen klokke, lange pauser, bare hurtigfraser
manners-own = Egen blanding
setting-minutes = Spillet slutter etter
setting-minutes-about = Når tiden er ute, er runden som pågår, den siste.
setting-minutes-none = ingen fast tid
setting-minutes-count = { $count ->
    [one] { $count } minutt
   *[other] { $count } minutter
}
setting-chat = Chat
setting-chat-about = Hva man kan si ved dette bordet.
setting-chat-all = ord og hurtigfraser
setting-chat-emotes = bare hurtigfraser
setting-chat-none = ingenting
setting-watchers = Tilskuere
setting-watchers-about = Hvem som bare ser på, og om navnene vises.
setting-watchers-named = med navn
setting-watchers-counted = bare antallet
setting-watchers-none = ingen ser på
setting-timer-none-about = Ingens tid går ut, og den som er borte, ventes det på. Verten kan la en robot spille så lenge.
setting-hints = Tips
setting-hints-about = Hvem som kan spørre hva som er best. Alle ser hvem som har gjort det.
setting-hints-alone = alene mot roboter
setting-hints-all = alle
setting-hints-none = ingen
manners-turns = I ro og mak
manners-turns-about = et døgn per tur; ingen trenger å være til stede
setting-turn-hours = I ro og mak
setting-turn-hours-about = Alle spiller når de har tid, innen så mange timer. Deretter spiller en robot turen. Spillet begynner av seg selv når alle plassene er tatt.
setting-turn-hours-none = nei, alle på én gang
setting-turn-hours-count = { $count ->
    [one] { $count } time per tur
   *[other] { $count } timer per tur
}
setting-turn-days-count = { $count ->
    [one] { $count } døgn per tur
   *[other] { $count } døgn per tur
}
