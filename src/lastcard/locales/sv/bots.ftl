unknown-bot = okänd robot ”{ $given }”; det finns { $known }
bot-stalls = robotarna har slutat spela: rundan tar inte slut
