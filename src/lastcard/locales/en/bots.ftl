unknown-bot = unknown bot “{ $given }”; there are { $known }
bot-stalls = the bot “{ $bot }” does not act, or the round does not end
bot-illegal = the bot “{ $bot }” said “{ $action }”, which is not allowed
bad-budget = “{ $given }” is no budget for a bot; write seconds for each decision, such as “expert:0.5s”, or playouts, such as “expert:400”
