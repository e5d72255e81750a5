# One short word at the seat that it concerns, for a second; “-you” where that is the reader's own. $count is a number of cards.

callout-skipped = Står over!
callout-skipped-you = Du står over!
callout-reversed = Omvendt!
callout-plus = +{ $count }
callout-uno = UNO!
callout-jump = Hopper inn!
callout-caught = Tatt! +{ $count }
callout-caught-you = Du er tatt! +{ $count }
callout-false-catch = Feil! +{ $count }
callout-draws = Trekker { $count }
callout-draws-you = Du trekker { $count }
callout-none = Ingen kort igjen
callout-bluff = Bløff! { $player } trekker { $count }
callout-bluff-you = Bløff! Du trekker { $count }
callout-honest = Ingen bløff! { $player } trekker { $count }
callout-honest-you = Ingen bløff! Du trekker { $count }
callout-swapped = Bytte!
callout-rotated = Kortene går videre!
callout-mixed = Kortene stokkes!
callout-reshuffled = Stokket om
callout-opened = Åpne kort!
callout-closed = Skjulte kort
callout-ordered = Kast kort!
callout-shed = Kaster { $count }
callout-joke = Vits!
callout-honoured = Strake armer!
callout-dared = Oppdrag!
callout-performed = Jeg tar det!
callout-declined = Nei takk!
callout-voted-yes = Ja
callout-voted-no = Nei
callout-verdict-yes = Avgjort: ja
callout-verdict-no = Avgjort: nei
callout-accused = Anklaget!
callout-objected = Tar tilbake!
callout-objected-you = Du tar tilbake!

# Read out, where no sentence of the log says it
callout-plus-aloud = Straffen for { $player } er nå { $count } kort.
callout-hand-aloud = { $player } viser: { $cards }.

# What is asked, while the cards are being dealt
callout-dealing = Deler ut …
