# One short word at the seat that it concerns, for a second; “-you” where that is the reader's own. $count is a number of cards.

callout-skipped = Situr hjá!
callout-skipped-you = Þú situr hjá!
callout-reversed = Snúið við!
callout-plus = +{ $count }
callout-uno = UNO!
callout-jump = Grípur inn!
callout-caught = Gleymdi UNO! +{ $count }
callout-caught-you = Þú gleymdir UNO! +{ $count }
callout-false-catch = Rangt! +{ $count }
callout-draws = Dregur { $count }
callout-draws-you = Þú dregur { $count }
callout-none = Ekkert spil eftir
callout-bluff = Litasvik! { $player } dregur { $count }
callout-bluff-you = Litasvik! Þú dregur { $count }
callout-honest = Engin svik! { $player } dregur { $count }
callout-honest-you = Engin svik! Þú dregur { $count }
callout-swapped = Spilaskipti!
callout-rotated = Spilin ganga!
callout-mixed = Spilin stokkuð!
callout-reshuffled = Stokkað á ný
callout-opened = Opin spil!
callout-closed = Spilin hulin
callout-ordered = Fækka spilum!
callout-shed = Losar sig við { $count }
callout-joke = Brandari!
callout-honoured = Beinir handleggir!
callout-dared = Þraut!
callout-performed = Ég geri það!
callout-declined = Nei takk!
callout-voted-yes = Já
callout-voted-no = Nei
callout-verdict-yes = Niðurstaða: já
callout-verdict-no = Niðurstaða: nei
callout-accused = Ásökun!
callout-objected = Tekur til baka!
callout-objected-you = Þú tekur til baka!

# Read out, where no sentence of the log says it
callout-plus-aloud = { $player }: refsingin er nú { $count } spil.
callout-hand-aloud = { $player } sýnir: { $cards }.

# What is asked, while the cards are being dealt
callout-dealing = Verið er að gefa …
