# For language models

help-mcp = Let a language model play: a server for the Model Context Protocol, over standard input and output.
help-mcp-name = What the model is called at tables.
mcp-instructions = UNO-style card games. Begin with play_here (alone with bots), open_table or join_table. Every answer says what has happened and what you can do now; give one of the actions listed to act. You see only what your seat may know.
mcp-tool-play-here = Play a match here, alone with bots. rules: a preset ({ $presets }), perhaps with options such as “classic jump_in=true”. seats: 2 to 10. bots: { $levels }, one for all or a list with commas. seed: for the same cards again.
mcp-tool-list-tables = The public tables of a server, by its address.
mcp-tool-open-table = Open a table at a server and sit down there as its host. The answer has the link with which others come.
mcp-tool-join-table = Come to a table by its link, to play or to watch.
mcp-tool-look = What there is to see now, and what you can do.
mcp-tool-read-rules = The rules that are played, in sentences.
mcp-tool-act = Do one of the things that you are offered, written as it is listed, such as “play R7”, “play W>B uno” or “draw”. Waits for the others for up to 30 seconds.
mcp-tool-wait = Let the others act, until you are asked or for so many seconds (60 at most). Also passes up a chance to act out of turn.
mcp-tool-go-on = Begin the match as the host, or go on to the next round.
mcp-tool-put-bot = Put a bot into a seat as the host, before a match: { $levels }.
mcp-tool-chat = Say something to the others at the table.
mcp-tool-leave = Leave the table.

mcp-refused = not possible: { $reason }
mcp-nothing-to-begin = there is no round to begin now
mcp-over = the table has ended the connection: { $reason }
mcp-unanswered = the server has not answered; look again in a moment
mcp-between = The round is over. go_on leads to the next one.
mcp-match-over = The match is over.
mcp-lobby = The host begins the match. wait lets you know.
mcp-lobby-host = go_on begins the match; free seats get bots. put_bot puts a bot into a seat.
mcp-choice = - { $action }: { $what }
mcp-shed = Write “shed” with the cards behind it, from: { $cards }
mcp-uno = Add “ uno” to a play to call UNO with it.
mcp-wait = It is not your turn: wait lets the others act.
mcp-no-turn = there is no round in which you have a seat
mcp-no-action = “{ $given }” is not an action; write one as it is listed, such as “play R7” or “draw”
mcp-no-tables = No public tables at the moment.
mcp-no-table = “{ $given }” is not the link of a table; it looks like http://127.0.0.1:8000/t/DZYSAWTH
mcp-left = You have left. The way back: join_table with { $address }
mcp-left-here = You have left; the match is not kept.
mcp-nowhere = you are at no table; begin with play_here, open_table or join_table
