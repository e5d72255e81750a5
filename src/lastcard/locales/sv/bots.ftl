unknown-bot = okänd robot ”{ $given }”; det finns { $known }
bot-stalls = roboten ”{ $bot }” gör ingenting, eller så tar rundan inte slut
bot-illegal = roboten ”{ $bot }” sade ”{ $action }”, vilket inte är tillåtet
