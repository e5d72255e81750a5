# Looking for a table. $player is a name, $time a duration such as 0:12.
seek-seats = at least { $least } players and at most { $most } can't both be; make the first number the smaller one
seek-seated = you are in a match at table { $table }; finish it or leave it first
seeks-full = too many people are looking for a table right now; try again in a minute
table-agreed = this table is played as you all wished; to change that, open a table of your own

find-title = Find a table
find-about = Say what you would like to play. As soon as others want the same, you sit down together.
find-rules = Rules
find-rules-any = any rules
find-rules-about = Choose none for any rules.
find-least = At least
find-most = At most
find-players = Players
find-rated = Rated
find-rated-any = either way
find-rated-yes = rated
find-rated-no = not rated
find-bots = Bots may fill in
find-bots-about = After { $seconds } seconds, if everybody at the table agrees.
find-go = Find me a table
find-change = Look for this instead
find-stop = Stop looking
find-looking = Looking for a table …
find-bots-in = Bots join in { $seconds } s.
find-waiting = Waiting now
find-count = { $count ->
    [0] Nobody is waiting.
    [one] { $count } person is waiting.
   *[other] { $count } people are waiting.
}
find-nobody = Nobody else is waiting right now. You can begin.
find-seats = { $least ->
    [0] { $most } players
   *[other] { $least } to { $most } players
}
find-waited = waiting for { $time }
find-with-bots = bots welcome
find-people-only = people only
find-you = You
find-fits = fits
find-join = Join
find-ready = Your table is ready.
find-to-table = To the table
find-ended = You are no longer looking. Perhaps you stopped in another window, or were away for too long.

help-find = Find a table at a server, with others who want to play the same.
help-find-server = The server's address, such as http://127.0.0.1:8000.
help-find-rules = Rules that would do, such as classic,house-party; without this, any.
help-find-seats = How many players: a number, or from and to, such as 2-4.
help-find-rated = Only a rated table (yes), only one that isn't (no), or either way (any).
help-find-people = Wait for people: no bots fill in.
find-bad-seats = --seats takes a number from 2 to 10, or two of them such as 2-4
find-bad-rated = --rated takes { $known }
find-needs-terminal = this is not a terminal; use “lastcard find --plain”
find-plain-begun = Looking for a table: { $wish }. Ctrl-C stops.
find-plain-row = { $player }: { $wish }, { $waited }
find-stopped = You are no longer looking.
find-keys = Q: stop looking
find-help-keys =
    Q | stop looking
    L, B | language, light or dark
