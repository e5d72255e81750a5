# Spill i ro og mak: hva som nektes
orders-by-turns = faste ordrer er for spill i ro og mak; her spiller du selv
turns-with-minutes = et spill i ro og mak har ingen egen tidsgrense; velg det ene eller det andre
bad-hook = en webhook er en adresse som begynner med https://, uten navn og passord i
hook-inside = «{ $host }» ligger i et eget nett; webhooker går til adresser på det åpne internettet
hook-unreachable = «{ $host }» svarer ikke; sjekk adressen og prøv igjen
hook-refuses = webhooken svarte med status { $status }; den skal svare med 200 til 299
bad-push = nettleserens nøkler stemmer ikke; slå varslene av og på
too-many-contacts = du får allerede beskjed { $most } steder; fjern ett først
unknown-contact = det stedet finnes ikke lenger
bad-hook-host = «{ $given }» er ingen vert; oppgi navn eller adresser med mellomrom imellom
help-serve-hooks = Verter i ditt eget nett som varsler kan sendes til, også uten TLS.

# Hva den får vite som ikke er til stede
reminder-turn = Din tur
reminder-over = Spillet er slutt
reminder-stand-in = En robot spiller for deg nå; kom tilbake når du vil
reminder-with = Med { $names }
