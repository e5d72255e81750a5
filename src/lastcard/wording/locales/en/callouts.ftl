# One short word at the seat that it concerns, for a second; “-you” where that is the reader's own. $count is a number of cards.

callout-skipped = Skipped!
callout-skipped-you = You are skipped!
callout-reversed = Reverse!
callout-plus = +{ $count }
callout-uno = UNO!
callout-jump = Jump-in!
callout-caught = Caught! +{ $count }
callout-caught-you = You are caught! +{ $count }
callout-false-catch = Wrong! +{ $count }
callout-draws = Draws { $count }
callout-draws-you = You draw { $count }
callout-none = No card left
callout-bluff = Bluff! { $player } draws { $count }
callout-bluff-you = Bluff! You draw { $count }
callout-honest = Honest! { $player } draws { $count }
callout-honest-you = Honest! You draw { $count }
callout-swapped = Swap!
callout-rotated = Hands move on!
callout-mixed = Hands mixed!
callout-reshuffled = Reshuffled
callout-opened = Open hands!
callout-closed = Hands hidden
callout-ordered = Discard!
callout-shed = Discards { $count }
callout-joke = Joke!
callout-honoured = Straight arms!
callout-dared = Dare!
callout-performed = I'll do it!
callout-declined = No thanks!
callout-voted-yes = Yes
callout-voted-no = No
callout-verdict-yes = Verdict: yes
callout-verdict-no = Verdict: no
callout-accused = Accused!
callout-objected = Takes it back!
callout-objected-you = You take it back!

# Read out, where no sentence of the log says it
callout-plus-aloud = The penalty for { $player } is now { $count } cards.
callout-hand-aloud = { $player } shows: { $cards }.

# What is asked, while the cards are being dealt
callout-dealing = Dealing …
