# Skipanalínan: hjálpin og hvað er að
usage-line = Notkun:
usage-arguments = Viðföng
usage-options = Valkostir
usage-commands = Skipanir
usage-options-place = [VALKOSTIR]
usage-command-place = SKIPUN [VIÐFÖNG]...
usage-help = Sýna þessa hjálp.
usage-default = sjálfgefið: { $value }
usage-required = nauðsynlegt
usage-variable = umhverfisbreyta { $name }

# Það sem á að gefa upp
usage-number = TALA
usage-text = TEXTI
usage-path = SLÓÐ
usage-file = SKRÁ
usage-url = VEFSLÓÐ
usage-rules = REGLUR
usage-bot = ÞJARKUR

# Hvað er að
usage-missing = { $name } vantar
usage-no-option = valkosturinn { $given } er ekki til
usage-no-option-but = valkosturinn { $given } er ekki til; áttirðu við { $nearest }?
usage-no-command = skipunin „{ $given }“ er ekki til
usage-no-command-but = skipunin „{ $given }“ er ekki til; áttirðu við „{ $nearest }“?
usage-needs-value = { $option } þarf gildi
usage-no-value = { $option } tekur ekkert gildi
usage-not-whole = { $name } verður að vera heil tala
usage-no-number = { $name } verður að vera tala
usage-unexpected = óvænt: { $given }

# Það sem kerfið segir
system-no-file = skráin eða mappan er ekki til
system-no-permission = þig vantar heimild
system-is-folder = þetta er mappa
system-no-folder = hluti slóðarinnar er ekki mappa
system-disk-full = diskurinn er fullur
system-refused = tengingu var hafnað
system-no-name = enginn þjónn ber þetta nafn
system-timed-out = það tók of langan tíma
system-in-use = eitthvað annað notar það vistfang
