unknown-bot = ukjent robot «{ $given }»; det finnes { $known }
bot-stalls = roboten «{ $bot }» gjør ingenting, eller runden tar ikke slutt
bot-illegal = roboten «{ $bot }» sa «{ $action }», noe som ikke er tillatt
