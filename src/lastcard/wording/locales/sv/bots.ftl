unknown-bot = okänd robot ”{ $given }”; prova { $known }
bot-stalls = roboten ”{ $bot }” gör ingenting, eller så tar omgången inte slut
bot-illegal = roboten ”{ $bot }” försökte ”{ $action }”, vilket inte är tillåtet
bad-budget = ”{ $given }” är ingen betänketid för en robot; skriv sekunder per beslut, till exempel ”expert:0.5s”, eller antal provspel, till exempel ”expert:400”
bot-fails = roboten ”{ $bot }” fungerar inte ({ $reason })
notice-replaced = { $player } spelas från och med nu av en vanlig robot: { $reason }.
bot-silent = roboten ”{ $bot }” svarar inte när den tillfrågas
