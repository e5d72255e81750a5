# People at a table: pauses, time, names
paused = the game is paused
pause-pause = Pause
pause-resume = Continue
pause-own = The game is paused.
pause-by = { $player } has paused the game.
speed-title = Bot speed
speed-slow = Slow
speed-usual = Normal
speed-fast = Fast
late-drew = Time ran out, so a card was drawn for you. Next time a bot plays on.
late-played = Time ran out, so a card was played for you. Next time a bot plays on.
late-done = Time ran out, so a bot answered for you. Next time it plays on.
people-title = At the table
people-rename = Change your name
people-save = Save
people-mute = Mute { $player }
people-muted = muted
people-report = Report { $player }
people-remove = Remove { $player }
people-remove-sure = Remove { $player }? A bot will play on, and there is no way back to this table.
people-keep = Keep
people-watching = Watching: { $names }
people-watching-more = Watching: { $names } and { $count } more
series-won = Matches won
people-silence = Stop { $player } from talking here
people-unsilence = Let { $player } talk again
people-silenced = may not talk
people-bot-for = Let a bot play for { $player }
seat-take = Play on for { $player }
seat-taking = You play on for { $player } when this round is over.
seat-take-back = Keep watching
seat-leave = Leave my seat to a bot
seat-offer = You can take over from a bot, with its points.
seat-deal = Deal now
veil-hide = Hide the code
veil-show = Show the code
match-last = Last round
match-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
