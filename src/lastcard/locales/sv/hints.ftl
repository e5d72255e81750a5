# Det som hjälper en spelare vid bordet i webbläsaren

draw-count = Dra { $count }
why-colour = Färgen är { $colour }.
challenge-ends = Bluff: { $player } drar { $count } · Ärligt: du drar { $risk }

# Vem ett kort eller ett ord riktas mot
whom-swap = { $card }: byt alla kort med …?
whom-draw = { $card }: vem ska dra?
whom-catch = Vem har inte ropat UNO?
whom-accuse = Vem har gett råd?
