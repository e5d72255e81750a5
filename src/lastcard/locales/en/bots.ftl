unknown-bot = unknown bot “{ $given }”; there are { $known }
bot-stalls = the bots have stopped playing: the round does not end
