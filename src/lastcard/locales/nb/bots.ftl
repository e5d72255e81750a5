unknown-bot = ukjent robot «{ $given }»; det finnes { $known }
bot-stalls = robotene har sluttet å spille: runden tar ikke slutt
