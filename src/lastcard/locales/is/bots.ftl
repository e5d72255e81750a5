unknown-bot = óþekktur spilaþjarkur „{ $given }“; til eru { $known }
bot-stalls = þjarkurinn „{ $bot }“ gerir ekkert, eða umferðin tekur ekki enda
bot-illegal = þjarkurinn „{ $bot }“ sagði „{ $action }“, sem er ekki leyfilegt
