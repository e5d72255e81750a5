# Puzzles from games. $player is a name, $card as in cards.ftl, $action as in review.ftl, $share a percentage.

unknown-puzzle = there is no puzzle { $puzzle }
puzzle-no-option = “{ $given }” is no answer here; these are: { $known }
puzzle-other-day = this is not one of the five puzzles of that day
puzzle-damaged = the puzzle can't be shown: its record does not lead to what it asks
puzzles-damaged = the file of puzzles is damaged
puzzles-newer = the file of puzzles was written by a newer Last Card
puzzles-other-source = the file has puzzles from other games or by another evaluator; name another file with --out

puzzles-title = Puzzles
puzzles-about = One choice is clearly the best. Which one?
puzzles-today = Today's five
puzzles-mine = Your own mistakes
puzzles-theme-play = Find the play
puzzles-theme-colour = Name the colour
puzzles-theme-target = Choose the player
puzzles-theme-challenge = Challenge or not
puzzles-theme-ending = Last three cards

puzzle-ask-play = Your turn: what do you do?
puzzle-ask-colour = You play { $card }. Which colour do you choose?
puzzle-ask-first = You begin. Which colour do you choose?
puzzle-ask-target = You play { $card }. Which player do you choose?
puzzle-ask-challenge = { $player } has played { $card }. Challenge it, or take the cards?
puzzle-ask-ending = All hands are open. Your turn: what do you do?
puzzle-number = Puzzle { $number } of { $all }
puzzle-level = { $level ->
    [1] easy
    [2] fairly easy
    [3] medium
    [4] hard
   *[other] very hard
}
puzzle-open = open hands
puzzle-answers = Answers
puzzle-before = What happened before
puzzle-right = Right!
puzzle-wrong = There is something better.
puzzle-best = Best: { $action }.
puzzle-chances = Chance to win the round, from what you can know
puzzle-chances-open = Chance to win the round, with all hands open
puzzle-yours = your answer
puzzle-found = { $count ->
    [one] { $count } person has tried, { $share } found it.
   *[other] { $count } people have tried, { $share } found it.
}
puzzle-again = You have answered this one before; the first answer counts.
puzzle-next = Next puzzle
puzzle-result = See the result
puzzles-score = { $right } of { $all } right
puzzles-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzles-tomorrow = Tomorrow there are five new ones, the same for everybody.
puzzles-share = Share the result
puzzles-shared = Last Card puzzles { $date }: { $right } of { $all }
puzzles-marks = Right or wrong, in order: { $marks }
puzzles-mark-right = right
puzzles-mark-wrong = wrong
puzzles-kind-done = You have answered all of these.
puzzles-mine-about = What cost you five hundredths of a round or more, for you to find better.
puzzles-mine-none = Nothing cost you so much in this match.
puzzles-mine-empty = Once you have played a match to its end, your mistakes in it are puzzles here.
puzzles-keys = Keys: 1 to 9 answer, Enter goes on.

help-puzzles = Solve puzzles: today's five, some of one theme, or your own mistakes.
help-puzzles-theme = Only puzzles of this theme: { $known }.
help-puzzles-mine = Puzzles from what was given away in this match, a record.
help-puzzles-seat = Whose mistakes: a seat of the record.
help-puzzles-collection = Puzzles of this file instead of those that come with the program.
help-puzzles-find = Find puzzles in games of bots, or in the records named.
help-puzzles-records = Records whose rounds are searched; without them, bots play.
help-puzzles-out = The file for the puzzles; if it is there, the search goes on where it ended.
help-puzzles-games = How many games of bots to go through at most.
help-puzzles-limit = How many puzzles of each theme are enough.
puzzles-needs-terminal = this is not a terminal; use “lastcard puzzles --plain”
puzzles-unknown-theme = there is no theme “{ $given }”; there are: { $known }
puzzles-no-seat = the record has no seat { $seat }
puzzles-none = there are no such puzzles
puzzles-searched = { $games } games, { $count } puzzles
puzzles-in-file = { $count ->
    [one] { $count } puzzle in { $file }
   *[other] { $count } puzzles in { $file }
}
puzzles-plain-welcome = Answer with a number. Enter: once more. ?: help. q: stop.
puzzles-plain-number = “{ $given }” is none of the numbers 1 to { $most }.
puzzles-plain-help = A number: that answer. b: what happened before. Enter: the question once more. l: next language. q: stop.
puzzles-keys-terminal = 1–9 answer   Enter next   L language   Q quit
puzzles-help-terminal =
    1–9, ↑ ↓, Enter | choose an answer
    Enter | next puzzle
    Page Up, Down | look back at what has happened
    L, B | language, light or dark
    Q | quit
