# People at a table: pauses, time, names
paused = the game is paused
