# How people play with each other at a table
setting-manners = Kind of table
setting-manners-about = Calm has no clock and gives everybody time; quick is for those who know the game.
manners-usual = Usual
manners-usual-about = half a minute a turn
manners-quick = Quick
manners-quick-about = a quarter of a minute a turn, fast bots
manners-calm = Calm
manners-calm-about = no clock, long pauses, quick phrases only
manners-own = Your own mix
setting-minutes = The match ends after
setting-minutes-about = When the time is up, the round under way is the last.
setting-minutes-none = no set time
setting-minutes-count = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
setting-chat = Chat
setting-chat-about = What people can say at this table.
setting-chat-all = words and quick phrases
setting-chat-emotes = quick phrases only
setting-chat-none = nothing
setting-watchers = Watchers
setting-watchers-about = Who only watches, and whether their names are shown.
setting-watchers-named = by name
setting-watchers-counted = only counted
setting-watchers-none = nobody watches
setting-timer-none-about = Nobody's time runs out, and whoever is away is waited for. The host can let a bot play for them.
setting-hints = Hints
setting-hints-about = Who may ask what to do. Everybody sees who did.
setting-hints-alone = alone with bots
setting-hints-all = everybody
setting-hints-none = nobody
manners-turns = By turns
manners-turns-about = a day a turn; nobody has to be there
setting-turn-hours = By turns
setting-turn-hours-about = Everybody plays when they have time, within so many hours. Then a bot plays the turn. The match begins by itself when all seats are taken.
setting-turn-hours-none = no, all at once
setting-turn-hours-count = { $count ->
    [one] { $count } hour a turn
   *[other] { $count } hours a turn
}
setting-turn-days-count = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}
