# A table on a server. $player is a name, $address a link.
help-join = Play at a table on a server, in the terminal; given only the server's address, choose a table or open one.
help-join-address = The invitation link, such as https://cards.example.org/t/CODE, or the server's address without /t/CODE.
help-join-name = What you want to be called.
help-join-watch = Watch without taking a seat.
help-join-open = Open a new table right away; needs the server's address.
help-join-public = List the new table publicly on the server.

join-bad-address = “{ $given }” is not an address; the address of a table looks like https://cards.example.org/t/CODE, that of a server like https://cards.example.org
join-unreachable = no server answers at { $server } ({ $reason })
join-not-ours = { $server } is not a Last Card server; check the link
join-rejected = { $reason }
join-full = all seats are taken, or a match is being played; add --watch to watch
join-other-version = the server sent something that this version doesn't understand; update Last Card ({ $reason })
join-needs-terminal = this is not a terminal; use “lastcard join --plain”
join-open-missing = --rules, --seats and --public are for a new table; add --open
join-open-table = --open needs the server's address, without /t/CODE
join-watch-which = --watch needs the link of a table, with /t/CODE

# What is told of the table itself
notice-lost = The connection is lost. Trying again; your seat is being kept.
notice-mended = Reconnected.
notice-here = { $player } is here.
notice-away = { $player } is away.
notice-left = { $player } has left.
notice-played-for = A bot is playing for { $player } now.
notice-plays-again = { $player } is playing again.
notice-hosts = { $player } is the host now.
notice-hinted = { $player } took a hint.
notice-paused = { $player } has paused the game.
notice-resumed = The game goes on.
notice-takes = { $player } plays on for { $name } when the round is over.
notice-took = { $player } plays on for { $name }.
notice-rose = { $player } has left the seat to a bot.
notice-muted = { $player } may not talk here any more.
notice-unmuted = { $player } may talk again.
notice-called = The name was taken; here you are called { $player }.
notice-unkept = Your seat can't be kept for later ({ $reason }).
notice-unfair = Warning: this round's shuffle can't be trusted. { $reason }

join-said = { $player }: { $text }
join-write = Write something; Enter sends it, Esc closes.
join-which-emote = Which emote?
join-only-watching = You are watching; only people who have joined the table can chat.
join-held = One moment: the others still have time to call or to object.
join-reconnecting = The connection is lost. Trying again …
join-stood-in = A bot is playing for you. Press any key to take over again.
join-waiting = The round is over. Waiting for: { $names }
join-seconds = ({ $seconds } s)
join-record = The record of the match: { $address }
join-seat-kept = Your seat is kept, and a bot plays meanwhile. To come back, under the same name: lastcard join { $address }

# The table
mark-stand-in = bot playing
mark-away = away
head-played-for = bot playing for: { $names }
head-away = away: { $names }
bar-message = message
bar-emote = emote
bar-leave = leave
help-keys-there =
    M, E | write a message, send an emote
    L, B | language, light or dark
    Page Up, Down | look back at what has happened
    Esc | cancel what is being asked
    Q | leave; a bot plays for you until you are back

# A server's tables, before one sits down at one
tables-title = Tables at { $server }
tables-name = Your name here is { $player }; change it with --name.
tables-open = Open a table
tables-open-about = for a link to send to friends
tables-back = Back to table { $table }
tables-kept = Your seat is kept, and a bot plays meanwhile.
tables-code = Enter a code or a link
tables-public = Public tables
tables-none = No public tables at the moment.
tables-evenings = Public evenings
tables-evening = { $title }: { $people ->
    [one] { $people } person
   *[other] { $people } people
} · { $state }
tables-free = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
tables-full = full
tables-playing = in progress
tables-nobody = nobody yet
tables-key-watch = watch
tables-key-code = enter a code
tables-which = Select a table first.
tables-write-code = Code or link of a table; Enter goes there, Esc closes.
tables-bad-code = That is not a code: codes are made of letters and digits, as at the end of a link.
tables-elsewhere = That table is on another server: lastcard join { $address }
tables-no-seat = All seats are taken, or a match is being played; press W to watch.
tables-going = One moment …
tables-plain-table = { $address }: { $rules }, { $state }, { $who }
tables-plain-evening = { $address }: { $evening }
tables-plain-none = No public tables at the moment. To open one: lastcard join { $server } --open
tables-plain-hint = To play or to watch: lastcard join LINK, lastcard join LINK --watch. To open a table: lastcard join { $server } --open

# The lobby
lobby-public = public
lobby-private = private
lobby-timer = { $seconds } s per turn
lobby-invitation = Invitation: { $address }
lobby-only-here = on this machine only
lobby-start = Start the game
lobby-again = Play again
lobby-change = Change rules and settings
lobby-rules = Read the rules
lobby-free = free; a bot if nobody comes
lobby-bot = bot: { $level }
lobby-watches = { $player } is watching
lobby-wait = Waiting for { $player } to start the game.
lobby-nobody = Select a person first.
lobby-key-choose = choose
lobby-key-sit = sit down
lobby-key-rise = get up
lobby-key-bot = bot
lobby-key-remove = remove
lobby-key-host = make host
lobby-key-mute = mute
lobby-key-stand-in = bot plays meanwhile
seat-key-take = take a bot's seat
seat-key-leave = leave the seat to a bot
seat-next = then { $player }
lobby-key-rules = rules
lobby-key-copy = copy link
lobby-copied = Link copied, if your terminal allows it.

# Line by line
join-plain-lobby = Table { $table }, rules { $rules }. Invitation: { $address }
join-plain-seat = Seat { $number }: { $who }
join-plain-keys = Type a line to chat. start: begin. sit, rise: take or leave a seat. who: the seats. name NAME: change your name. q: leave. ?: help.
join-plain-rules = Rules: { $rules }
join-plain-nobody = Nobody here is called “{ $given }”; to say a line that begins so, put / before it.
join-plain-stood-in = A bot is playing for you. Type “back” to take over again.
join-plain-help =
    While a round is being played, answer as in “lastcard play --plain”: a number, a card such as R7, one of the keys, or an action.
    /text: say the text. /1 to /8: emotes. start: begin the match (host). sit, rise: take or leave a seat; in a match a bot's, between rounds (sit 3: that one). who: the seats.
    rules: read the rules. back: take over again from a bot. pause, resume: let the game wait and go on. name NAME: change your name. Enter: repeat what was said last. i: a hint, where that is allowed.
    For the host: bot 3 hard: put a bot in seat 3. rules house-party jump_in=true, seats 3: change them.
    remove NAME, host NAME: remove somebody, make somebody else the host. mute NAME, unmute NAME: stop somebody from talking, or not any more.
    stand-in NAME: a bot plays for somebody who is away.
    orders call draw: in a match by turns, what is done for you: call UNO, draw when nothing fits (orders alone: nothing). There q keeps your seat.
    report NAME WHY: tell whoever runs the server about somebody (insults, cheating, name, spam, or in your words).
    l: next language (l sv: Swedish). q: leave; a bot plays for you until you are back.
