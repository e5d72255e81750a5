unknown-bot = ukjent robot «{ $given }»; prøv { $known }
bot-stalls = roboten «{ $bot }» gjør ingenting, eller runden tar ikke slutt
bot-illegal = roboten «{ $bot }» sa «{ $action }», noe som ikke er tillatt
bad-budget = «{ $given }» er ingen betenkningstid for en robot; skriv sekunder per beslutning, for eksempel «expert:0.5s», eller antall prøvespill, for eksempel «expert:400»
bot-fails = roboten «{ $bot }» virker ikke ({ $reason })
notice-replaced = { $player } spilles fra nå av av en vanlig robot: { $reason }.
bot-silent = roboten «{ $bot }» svarer ikke når den blir spurt
