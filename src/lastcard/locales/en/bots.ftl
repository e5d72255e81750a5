unknown-bot = unknown bot “{ $given }”; there are { $known }
bot-stalls = the bot “{ $bot }” does not act, or the round does not end
bot-illegal = the bot “{ $bot }” said “{ $action }”, which is not allowed
