# Matcher i lugn takt: vad som nekas
orders-by-turns = stående order är för matcher i lugn takt; här spelar du själv
turns-with-minutes = en match i lugn takt har ingen egen tidsgräns; ställ in det ena eller det andra
bad-hook = en webhook är en adress som börjar med https://, utan namn och lösenord i
hook-inside = ”{ $host }” ligger i ett eget nät; webhookar går till adresser på det öppna internet
hook-unreachable = ”{ $host }” svarar inte; kontrollera adressen och försök igen
hook-refuses = webhooken svarade med status { $status }; den ska svara med 200 till 299
bad-push = webbläsarens nycklar stämmer inte; slå av och på aviseringarna
too-many-contacts = du får redan veta det på { $most } ställen; ta bort ett först
unknown-contact = det stället finns inte längre
bad-hook-host = ”{ $given }” är ingen värd; ange namn eller adresser med mellanslag emellan
help-serve-hooks = Värdar i ditt eget nät som aviseringar får skickas till, även utan TLS.

# Vad den får veta som inte är på plats
reminder-turn = Din tur
reminder-over = Matchen är slut
reminder-stand-in = En robot spelar åt dig nu; kom tillbaka när du vill
reminder-with = Med { $names }
