unknown-bot = óþekktur spilaþjarkur „{ $given }“; til eru { $known }
bot-stalls = þjarkarnir eru hættir að spila: umferðin tekur ekki enda
