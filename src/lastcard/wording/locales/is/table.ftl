# At any table, in the terminal or the browser. $player is a name, $card as in cards.ftl, $count a number.

# What is asked, of the person who reads it
prompt-turn = Þú átt leik: settu út spil eða dragðu.
prompt-draw = Þú átt leik: ekkert spil passar, dragðu.
prompt-stuck = { $count ->
    [1] Þú átt leik: ekkert spil passar, dragðu eitt spil.
   *[other] Þú átt leik: ekkert spil passar, dragðu { $count } spil.
}
prompt-drew = Þú dróst: { $card }. Settu spilið út, eða haltu því.
prompt-drew-play = Þú dróst: { $card }. Spilið verður að setja út.
prompt-penalty = { $count ->
    [1] Dragðu eitt spil
   *[other] Dragðu { $count } spil
}
prompt-colour = Fyrsta spilið er Jóker: þú velur lit.
prompt-shed = { $count ->
    [1] Losaðu þig við eitt spil.
   *[other] Losaðu þig við { $count } spil.
}
prompt-shed-any = Þú mátt losa þig við eins mörg spil og þú vilt, öll nema eitt.
prompt-dare = Þú færð þraut. Reynir þú við hana?
prompt-vote-advice = Gaf { $player } ráð?
prompt-vote-joke = { $player } sagði brandara. Hlóst þú?
prompt-vote-dare = Gerði { $player } það vel?
prompt-wait = { $player } á leik
prompt-wait-vote = Hinir greiða atkvæði.
prompt-over = Umferðinni er lokið.

# What can be done
do-play = Setja út: { $card }
do-jump = Grípa inn með: { $card }
do-answer = Svara með: { $card }
do-draw = Draga
do-pass = Halda spilinu
do-accept = { $count ->
    [1] Draga eitt spil
   *[other] Draga { $count } spil
}
do-challenge = Skora á: { $player }
do-shed = Losa sig við spil
do-perform = Reyna við þrautina
do-decline = Hafna þrautinni
do-vote-yes = Já
do-vote-no = Nei
do-uno = Kalla „UNO“
do-catch = Koma upp um: { $player }
do-object = Mótmæla spilinu
do-advice = Segja að { $player } hafi gefið ráð

top = Efst liggur: { $card }.
top-colour = Efst liggur: { $card }. Liturinn er { $colour }.
direction-clockwise = réttsælis
direction-counter = rangsælis
partner = samherji: { $player }
ask-colour = Hvaða litur?
ask-whom = Hvaða leikmaður?
ask-who = Hvaða leikmaður?
ask-card = Hvaða spil? Veldu það og ýttu á Enter.
calling = „UNO!“ fylgir næsta spili. Ýttu á U til að hætta við.
seat-bot = { $player } ({ $level })
seat-program = { $bot } eftir { $owner }
rules-changed = { $count ->
    [1] { $preset } með einni breytingu
    [one] { $preset } með { $count } breytingu
   *[other] { $preset } með { $count } breytingum
}
emote-hello = Halló!
emote-well-played = Vel spilað!
emote-thanks = Takk!
emote-oops = Úps!
emote-laugh = Ha ha!
emote-hurry = Flýttu þér!
emote-wow = Vá!
emote-sorry = Fyrirgefðu!
