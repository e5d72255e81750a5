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
