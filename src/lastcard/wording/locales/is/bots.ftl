unknown-bot = óþekktur þjarkur „{ $given }“; reyndu { $known }
bot-stalls = þjarkurinn „{ $bot }“ gerir ekkert, eða umferðin tekur ekki enda
bot-illegal = þjarkurinn „{ $bot }“ sagði „{ $action }“, sem er ekki leyfilegt
bad-budget = „{ $given }“ er ekki umhugsunartími fyrir þjark; skrifaðu sekúndur á ákvörðun, til dæmis „expert:0.5s“, eða fjölda prufuleikja, til dæmis „expert:400“
bot-fails = þjarkurinn „{ $bot }“ virkar ekki ({ $reason })
notice-replaced = Venjulegur þjarkur spilar héðan í frá fyrir: { $player }. Ástæða: { $reason }.
bot-silent = þjarkurinn „{ $bot }“ svarar ekki þegar hann er spurður
