# Hur man spelar med varandra vid ett bord
setting-manners = Typ av bord
setting-manners-about = Lugnt har ingen klocka och ger alla tid; snabbt är för dem som kan spelet.
manners-usual = Vanligt
manners-usual-about = en halv minut per tur
manners-quick = Snabbt
manners-quick-about = en kvarts minut per tur, snabba robotar
manners-calm = Lugnt
manners-calm-about = ingen klocka, långa pauser, bara snabbfraser
manners-own = Egen blandning
setting-minutes = Matchen slutar efter
setting-minutes-about = När tiden är ute är den pågående omgången den sista.
setting-minutes-none = ingen bestämd tid
setting-minutes-count = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
setting-chat = Chatt
setting-chat-about = Vad man får säga vid det här bordet.
setting-chat-all = ord och snabbfraser
setting-chat-emotes = bara snabbfraser
setting-chat-none = ingenting
setting-watchers = Åskådare
setting-watchers-about = Vilka som bara tittar på, och om deras namn visas.
setting-watchers-named = med namn
setting-watchers-counted = bara antalet
setting-watchers-none = ingen får titta på
setting-timer-none-about = Ingens tid tar slut, och den som är borta väntar man på. Värden kan låta en robot spela så länge.
setting-hints = Tips
setting-hints-about = Vem som får fråga vad som är bäst. Alla ser vem som gjort det.
setting-hints-alone = ensam mot robotar
setting-hints-all = alla
setting-hints-none = ingen
manners-turns = I lugn takt
manners-turns-about = ett dygn per tur; ingen behöver vara på plats
setting-turn-hours = I lugn takt
setting-turn-hours-about = Alla spelar när de har tid, inom så många timmar. Sedan spelar en robot turen. Matchen börjar av sig själv när alla platser är tagna.
setting-turn-hours-none = nej, alla på en gång
setting-turn-hours-count = { $count ->
    [one] { $count } timme per tur
   *[other] { $count } timmar per tur
}
setting-turn-days-count = { $count ->
    [one] { $count } dygn per tur
   *[other] { $count } dygn per tur
}
