# Kommandoraden: dess hjälp, och vad som är fel med en
usage-line = Användning:
usage-arguments = Argument
usage-options = Val
usage-commands = Kommandon
usage-options-place = [VAL]
usage-command-place = KOMMANDO [ARGUMENT]...
usage-help = Visa den här hjälpen.
usage-default = standard: { $value }
usage-required = krävs
usage-variable = miljövariabel { $name }

# Vad som ska anges
usage-number = TAL
usage-text = TEXT
usage-path = SÖKVÄG
usage-file = FIL
usage-url = ADRESS
usage-rules = REGLER
usage-bot = ROBOT

# Vad som är fel
usage-missing = { $name } saknas
usage-no-option = valet { $given } finns inte
usage-no-option-but = valet { $given } finns inte; menade du { $nearest }?
usage-no-command = kommandot ”{ $given }” finns inte
usage-no-command-but = kommandot ”{ $given }” finns inte; menade du ”{ $nearest }”?
usage-needs-value = { $option } behöver ett värde
usage-no-value = { $option } tar inget värde
usage-not-whole = { $name } måste vara ett heltal
usage-no-number = { $name } måste vara ett tal
usage-unexpected = oväntat: { $given }

# Vad systemet säger
system-no-file = filen eller mappen finns inte
system-no-permission = du saknar behörighet
system-is-folder = det är en mapp
system-no-folder = en del av sökvägen är ingen mapp
system-disk-full = disken är full
system-refused = anslutningen nekades
system-no-name = det finns ingen server med det namnet
system-timed-out = det tog för lång tid
system-in-use = något annat använder den adressen
