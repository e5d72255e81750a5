unknown-bot = unknown bot “{ $given }”; try { $known }
bot-stalls = the bot “{ $bot }” makes no move, or the round never ends
bot-illegal = the bot “{ $bot }” tried “{ $action }”, which is not allowed
bad-budget = “{ $given }” is not a thinking budget for a bot; give seconds per decision, such as “expert:0.5s”, or playouts, such as “expert:400”
bot-fails = the bot “{ $bot }” does not work ({ $reason })
notice-replaced = From now on a normal bot plays for { $player }: { $reason }.
bot-silent = the bot “{ $bot }” gives no answer when it is asked to play
