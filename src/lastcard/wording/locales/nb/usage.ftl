# Kommandolinjen: hjelpen, og hva som er feil med en
usage-line = Bruk:
usage-arguments = Argumenter
usage-options = Valg
usage-commands = Kommandoer
usage-options-place = [VALG]
usage-command-place = KOMMANDO [ARGUMENTER]...
usage-help = Vis denne hjelpen.
usage-default = standard: { $value }
usage-required = påkrevd
usage-variable = miljøvariabel { $name }

# Det som skal oppgis
usage-number = TALL
usage-text = TEKST
usage-path = STI
usage-file = FIL
usage-url = ADRESSE
usage-rules = REGLER
usage-bot = ROBOT

# Hva som er feil
usage-missing = { $name } mangler
usage-no-option = valget { $given } finnes ikke
usage-no-option-but = valget { $given } finnes ikke; mente du { $nearest }?
usage-no-command = kommandoen «{ $given }» finnes ikke
usage-no-command-but = kommandoen «{ $given }» finnes ikke; mente du «{ $nearest }»?
usage-needs-value = { $option } trenger en verdi
usage-no-value = { $option } tar ingen verdi
usage-not-whole = { $name } må være et heltall
usage-no-number = { $name } må være et tall
usage-unexpected = uventet: { $given }

# Hva systemet sier
system-no-file = filen eller mappen finnes ikke
system-no-permission = du mangler tillatelse
system-is-folder = det er en mappe
system-no-folder = en del av stien er ikke en mappe
system-disk-full = disken er full
system-refused = tilkoblingen ble avvist
system-no-name = det finnes ingen server med det navnet
system-timed-out = det tok for lang tid
system-in-use = noe annet bruker den adressen
