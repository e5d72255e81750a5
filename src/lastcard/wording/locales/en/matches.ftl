# All matches that were played on this device
matches-about = Every match you have played on this device. The list is kept here and nowhere else.
matches-none = No matches yet. When you have played one to the end, it will be here.
matches-played = Played
matches-won = Won
matches-streak = Wins in a row now
matches-best = Most wins in a row
matches-course = Your last { $count } matches, newest on the right
matches-forget = Remove this match from the list
matches-forget-all = Delete the whole list
matches-forget-sure = Delete the whole list? This can't be undone.
matches-forget-yes = Delete
matches-forget-no = Keep it
matches-account = Keep them on every device
