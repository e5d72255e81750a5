unknown-bot = unknown bot “{ $given }”; try { $known }
bot-stalls = the bot “{ $bot }” does not act, or the round does not end
bot-illegal = the bot “{ $bot }” said “{ $action }”, which is not allowed
bad-budget = “{ $given }” is no budget for a bot; write seconds for each decision, such as “expert:0.5s”, or playouts, such as “expert:400”
bot-fails = the bot “{ $bot }” does not work ({ $reason })
bot-replaced = { $player } is played by a normal bot from now on: { $reason }.
bot-silent = the bot “{ $bot }” says nothing when it is asked
