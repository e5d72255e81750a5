# At any table, in the terminal or the browser. $player is a name, $card as in cards.ftl, $count a number.

# What is asked, of the person who reads it
prompt-turn = Din tur: spill et kort eller trekk.
prompt-draw = Din tur: ingen kort passer, så trekk.
prompt-stuck = { $count ->
    [one] Din tur: ingen kort passer, så trekk ett kort.
   *[other] Din tur: ingen kort passer, så trekk { $count } kort.
}
prompt-drew = Du trakk { $one } { $card }: spill kortet, eller behold det og stå over.
prompt-drew-play = Du trakk { $one } { $card } og må spille kortet.
prompt-penalty = { $count ->
    [one] Trekk ett kort
   *[other] Trekk { $count } kort
}
prompt-colour = Det første kortet er et jokerkort: du velger farge.
prompt-shed = { $count ->
    [one] Kast ett kort.
   *[other] Kast { $count } kort.
}
prompt-shed-any = Du kan kaste så mange kort du vil, men ett må være igjen.
prompt-dare = Du får et oppdrag. Tar du det?
prompt-vote-advice = Har { $player } gitt råd?
prompt-vote-joke = Lo du av vitsen til { $player }?
prompt-vote-dare = Gjorde { $player } det bra?
prompt-wait = { $player } har turen
prompt-wait-vote = De andre stemmer.
prompt-over = Runden er over.

# What can be done
do-play = Spill { $card }
do-jump = Hopp inn med { $card }
do-answer = Svar med { $card }
do-draw = Trekk
do-pass = Behold kortet og stå over
do-accept = { $count ->
    [one] Trekk ett kort
   *[other] Trekk { $count } kort
}
do-challenge = Utfordre { $player }
do-shed = Kast
do-perform = Utfør oppdraget
do-decline = La være
do-vote-yes = Ja
do-vote-no = Nei
do-uno = Rop UNO
do-catch = Ta { $player }
do-object = Protester mot kortet
do-advice = Si at { $player } har gitt råd

top = Øverst ligger { $card }.
top-colour = Øverst ligger { $card }, og fargen er { $colour }.
direction-clockwise = med klokken
direction-counter = mot klokken
partner = makker: { $player }
ask-colour = Hvilken farge?
ask-whom = Hvilken spiller?
ask-who = Hvilken spiller?
ask-card = Hvilket kort? Velg det og trykk Enter.
calling = UNO! ropes med neste kort. Trykk U for å angre.
seat-bot = { $player } ({ $level })
seat-program = { $bot } av { $owner }
rules-changed = { $count ->
    [one] { $preset } med én endring
   *[other] { $preset } med { $count } endringer
}
emote-hello = Hei!
emote-well-played = Godt spilt!
emote-thanks = Takk!
emote-oops = Ops!
emote-laugh = Ha ha!
emote-hurry = Skynd deg!
emote-wow = Oi!
emote-sorry = Beklager!
