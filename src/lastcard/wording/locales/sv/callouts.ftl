# One short word at the seat that it concerns, for a second; “-you” where that is the reader's own. $count is a number of cards.

callout-skipped = Överhoppad!
callout-skipped-you = Du hoppas över!
callout-reversed = Vänd!
callout-plus = +{ $count }
callout-uno = UNO!
callout-jump = Hoppar in!
callout-caught = Ertappad! +{ $count }
callout-caught-you = Du är ertappad! +{ $count }
callout-false-catch = Fel! +{ $count }
callout-draws = Drar { $count }
callout-draws-you = Du drar { $count }
callout-none = Inget kort kvar
callout-bluff = Bluff! { $player } drar { $count }
callout-bluff-you = Bluff! Du drar { $count }
callout-honest = Ingen bluff! { $player } drar { $count }
callout-honest-you = Ingen bluff! Du drar { $count }
callout-swapped = Byte!
callout-rotated = Korten vandrar!
callout-mixed = Korten blandas!
callout-reshuffled = Blandas om
callout-opened = Öppna kort!
callout-closed = Dolda kort
callout-ordered = Släng kort!
callout-shed = Slänger { $count }
callout-joke = Skämt!
callout-honoured = Raka armar!
callout-dared = Uppdrag!
callout-performed = Jag gör det!
callout-declined = Nej tack!
callout-voted-yes = Ja
callout-voted-no = Nej
callout-verdict-yes = Beslut: ja
callout-verdict-no = Beslut: nej
callout-accused = Anklagad!
callout-objected = Tar tillbaka!
callout-objected-you = Du tar tillbaka!

# Read out, where no sentence of the log says it
callout-plus-aloud = Straffet för { $player } är nu { $count } kort.
callout-hand-aloud = { $player } visar: { $cards }.

# What is asked, while the cards are being dealt
callout-dealing = Korten delas ut …
