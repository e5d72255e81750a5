# The first page, and what was played on this device
how-to-play = How to play
default-name = Player
level-easy = easy
level-normal = normal
level-hard = hard
level-net = sharp
level-expert = expert
character-easy = Plays any card that fits, and often forgets to call UNO.
character-normal = Plays sensibly, slips now and then, and sometimes bluffs.
character-hard = Counts the cards, bluffs when you are about to win, and knows when to challenge.
character-net = Has learnt from countless games against itself, and answers at once.
character-expert = Tries out every move in thousands of games before it plays. Gives nothing away.
settings = Settings
dark = Dark colours
own-matches = Your matches
own-clubs = Your clubs
own-played = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
own-won = { $count } won
own-streak = { $count } in a row
own-all = All your matches
own-win = Won
own-loss = Lost
