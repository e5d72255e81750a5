# Det som hjälper en spelare vid bordet i webbläsaren

draw-count = Dra { $count }
challenge-ends = Bluff: { $player } drar { $count } · Ärligt: du drar { $risk }

# Vem ett kort eller ett ord riktas mot
whom-swap = { $card }: byt alla kort med …?
whom-draw = { $card }: vem ska dra?
whom-catch = Vem har inte ropat UNO?
whom-accuse = Vem har gett råd?

# Ett kort som väljs innan man är på tur
next = Nästa
next-name = { $card }, läggs när det är din tur
next-chosen = { $card } läggs när det är din tur. Tryck igen för att ångra.
next-cancelled = { $card } läggs inte.
next-dropped = { $card } kan inte läggas nu.

# Varför ett kort inte kan läggas
why = Varför?
why-title = Varför inte?

# Tangenter som frågar
asked-nothing = Inget har hänt än.

# Det första spelet
hint-close = Jag förstår
hint-any = Lägg vilket kort som helst.
hint-colour = Lägg { colour-neuter }.
hint-number = Lägg { colour-neuter } eller en { $number }:a.
hint-symbol = { $symbol ->
    [S] Lägg { colour-neuter } eller ett annat stoppkort.
    [R] Lägg { colour-neuter } eller ett annat vändkort.
   *[other] Lägg { colour-neuter } eller ett annat dra 2-kort.
}
hint-draw = Inget passar: dra.
hint-uno = { $count } kort kvar: tryck på UNO!

# Överst vid bordet
web-help = Hjälp

# Tips som tagits
hints-taken = { $count } tips
