# At any table, in the terminal or the browser. $player is a name, $card as in cards.ftl, $count a number.

# What is asked, of the person who reads it
prompt-turn = Din tur: lägg ett kort eller dra.
prompt-draw = Din tur: inget kort passar, så dra.
prompt-stuck = { $count ->
    [one] Din tur: inget kort passar, så dra ett kort.
   *[other] Din tur: inget kort passar, så dra { $count } kort.
}
prompt-drew = Du drog { $one } { $card }: lägg kortet, eller behåll det och stå över.
prompt-drew-play = Du drog { $one } { $card } och måste lägga kortet.
prompt-penalty = { $count ->
    [one] Dra ett kort
   *[other] Dra { $count } kort
}
prompt-colour = Det första kortet är ett jokerkort: du väljer färg.
prompt-shed = { $count ->
    [one] Släng ett kort.
   *[other] Släng { $count } kort.
}
prompt-shed-any = Du får slänga så många kort du vill, men ett måste vara kvar.
prompt-dare = Du får ett uppdrag. Antar du det?
prompt-vote-advice = Har { $player } gett råd?
prompt-vote-joke = Skrattade du åt skämtet från { $player }?
prompt-vote-dare = Gjorde { $player } det bra?
prompt-wait = { $player } är på tur
prompt-wait-vote = De andra röstar.
prompt-over = Omgången är slut.

# What can be done
do-play = Lägg { $card }
do-jump = Hoppa in med { $card }
do-answer = Svara med { $card }
do-draw = Dra
do-pass = Behåll kortet och stå över
do-accept = { $count ->
    [one] Dra ett kort
   *[other] Dra { $count } kort
}
do-challenge = Utmana { $player }
do-shed = Släng
do-perform = Utför uppdraget
do-decline = Avstå
do-vote-yes = Ja
do-vote-no = Nej
do-uno = Ropa UNO
do-catch = Avslöja { $player }
do-object = Protestera mot kortet
do-advice = Säg att { $player } har gett råd

top = Överst ligger { $card }.
top-colour = Överst ligger { $card }, och färgen är { $colour }.
direction-clockwise = medsols
direction-counter = motsols
partner = lagkamrat: { $player }
ask-colour = Vilken färg?
ask-whom = Vilken spelare?
ask-who = Vilken spelare?
ask-card = Vilket kort? Välj det och tryck på Enter.
calling = UNO! ropas med ditt nästa kort. Tryck på U för att ångra.
seat-bot = { $player } ({ $level })
seat-program = { $bot } av { $owner }
rules-changed = { $count ->
    [one] { $preset } med en ändring
   *[other] { $preset } med { $count } ändringar
}
emote-hello = Hej!
emote-well-played = Bra spelat!
emote-thanks = Tack!
emote-oops = Hoppsan!
emote-laugh = Ha ha!
emote-hurry = Skynda dig!
emote-wow = Oj!
emote-sorry = Förlåt!
