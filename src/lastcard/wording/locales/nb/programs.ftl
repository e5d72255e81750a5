# Roboter som er programmer, og hva som er galt med dem

registration-no-toml = er ikke en TOML-fil ({ $reason })
registration-missing = mangler «{ $key }»; en robot trenger name, owner, version og command
registration-unknown = har en ukjent nøkkel «{ $key }»; det finnes name, owner, version, command, model og limits
registration-bad = { $key ->
    [name] «name» tar opptil 20 små bokstaver, sifre og bindestreker
    [command] «command» tar en liste, for eksempel ["python3", "bot.py"]
    [model] «model» tar navnet på en ONNX-fil
    [seconds] «seconds» tar et tall over 0 og opptil 60
    [start] «start» tar et tall over 0 og opptil 60
    [memory] «memory» tar et helt antall megabyte, 16 til 65536
    [limits] «limits» tar seconds, start og memory
   *[other] «{ $key }» tar en tekst på én linje, 1 til 40 tegn
}
registration-one-way = trenger enten «command» eller «model»
registration-twice = { $file }: navnet «{ $name }» er tatt av { $other }
registration-taken = { $file }: navnet «{ $name }» er tatt av en annen robot

program-start = roboten «{ $bot }» kan ikke startes: { $command } ({ $reason })
program-silent = roboten «{ $bot }» var ikke klar etter { $seconds } s
program-died = roboten «{ $bot }» har avsluttet seg selv; de siste ordene: { $words }
program-slow = roboten «{ $bot }» svarte ikke innen { $seconds } s
program-flood = roboten «{ $bot }» skriver uten stans
program-memory = roboten «{ $bot }» bruker mer enn { $most } MB minne
program-rubbish = roboten «{ $bot }» sa «{ $said }», som ikke er noe svar
program-too-slow = ber om mer tid enn et bord gir: høyst { $seconds } s for en beslutning og { $start } s for å starte
bot-helped = { $bot } svarte ikke som den skulle, så en skarp robot spilte for { $player } denne gangen.
bot-replaced = { $bot } svarte igjen ikke som den skulle, så fra nå av spiller en vanlig robot for { $player }.
notice-helped = En skarp robot spilte for { $player } denne gangen: { $reason }.
help-serve-bots = En mappe med roboter som er programmer, og som kan få plasser ved bordene.
help-serve-ladder = Mappen til en stige, som vises på /ladder.
onnx-missing = roboten «{ $bot }» er en ONNX-modell og trenger en pakke til: pip install "lastcard[onnx]"
model-unreadable = roboten «{ $bot }» kan ikke brukes: { $file } er ingen ONNX-modell som kan leses ({ $reason })
model-inputs = roboten «{ $bot }» kan ikke brukes: modellen må ta rader med { $inputs } tall (float eller uint8) og gi ett tall per rad
