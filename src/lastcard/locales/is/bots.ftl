unknown-bot = óþekktur spilaþjarkur „{ $given }“; til eru { $known }
bot-stalls = þjarkurinn „{ $bot }“ gerir ekkert, eða umferðin tekur ekki enda
bot-illegal = þjarkurinn „{ $bot }“ sagði „{ $action }“, sem er ekki leyfilegt
bad-budget = „{ $given }“ er ekki umhugsunartími fyrir þjark; skrifaðu sekúndur á ákvörðun, til dæmis „expert:0.5s“, eða fjölda prufuspila, til dæmis „expert:400“
