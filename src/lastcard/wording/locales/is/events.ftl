# Það sem gerðist, ein setning hvert. $player og $other eru nöfn, $card, $cards og $colour eins og í cards.ftl, $count er tala, $seen hve mörg spil er hægt að nefna.
# Nöfn fólks og spila beygjast ekki: þau standa alltaf í nefnifalli.

event-dealer = { $count ->
    [1] { $player } dregur hæsta spilið og gefur.
   *[other] { $player } gefur.
}
event-dealt = { $seen ->
    [0] { $count ->
        [1] { $player } fær eitt spil.
       *[other] { $player } fær { $count } spil.
    }
   *[other] { $player } fær: { $cards }.
}
event-turned = Fyrsta spilið: { $card }.
event-put-back = Upp kemur: { $card }. Spilið fer aftur í dragbunkann.
event-played = { $count ->
    [1] { $colour ->
        [none] { $player } grípur inn og setur út: { $card }.
       *[other] { $player } grípur inn, velur { colour-accusative } lit og setur út: { $card }.
    }
   *[other] { $colour ->
        [none] { $player } setur út: { $card }.
       *[other] { $player } velur { colour-accusative } lit og setur út: { $card }.
    }
}
event-called = { $player } kallar „UNO!“
event-caught = { $player } kallaði ekki „UNO“ og { $other } kemur upp um það.
event-false-catch = { $player } heldur því ranglega fram að { $other } hafi svikist um að kalla „UNO“.
event-drew = { $seen ->
    [0] { $count ->
        [0] { $player } getur ekki dregið: ekkert spil er eftir.
        [1] { $player } dregur eitt spil.
       *[other] { $player } dregur { $count }.
    }
   *[other] { $player } dregur: { $cards }.
}
event-passed = { $player } heldur spilinu og setur ekkert út.
event-challenged = { $count ->
    [1] { $player } leggur fram áskorun og hefur rétt fyrir sér: { $other } sveik lit.
   *[other] { $player } leggur fram áskorun og hefur rangt fyrir sér: { $other } fór eftir reglunum.
}
event-colour = { $player } velur { colour-accusative } lit.
event-skipped = { $player } situr hjá.
event-reversed = { $count ->
    [1] Nú er spilað réttsælis.
   *[other] Nú er spilað rangsælis.
}
event-swapped = { $player } og { $other } skiptast á öllum spilum sínum.
event-rotated = { $count ->
    [1] Allir láta spilin sín ganga réttsælis til næsta leikmanns.
   *[other] Allir láta spilin sín ganga rangsælis til næsta leikmanns.
}
event-mixed = { $player } safnar saman spilum allra, stokkar þau og gefur á ný.
event-hand = { $seen ->
    [0] { $count ->
        [0] { $player } er nú ekki með neitt spil á hendi.
        [1] { $player } er nú aðeins með eitt spil á hendi.
       *[other] { $player } er nú með { $count } spil á hendi.
    }
   *[other] { $player } er nú með á hendi: { $cards }.
}
event-reshuffled = Úrkastbunkinn er stokkaður og verður að nýjum dragbunka.
event-opened = { $player } spilar með opin spil: { $cards }.
event-closed = Spil allra eru hulin á ný.
event-ordered = { $count ->
    [0] { $player } má losa sig við öll spil nema eitt.
    [1] { $player } verður að losa sig við spil þar til aðeins eitt er eftir.
    [one] { $player } verður að losa sig við spil þar til { $count } er eftir.
   *[other] { $player } verður að losa sig við spil þar til { $count } eru eftir.
}
event-shed = { $seen ->
    [0] { $player } losar sig ekki við neitt spil.
   *[other] { $player } losar sig við: { $cards }.
}
event-joke = { $player } segir brandara. Hlær einhver?
event-honoured = { $player } má ekki beygja olnbogana fyrr en einhver kallar „UNO“.
event-dared = { $player } fær þraut.
event-performed = { $player } reynir við þrautina. Var það vel gert?
event-declined = { $player } hafnar þrautinni.
event-voted = { $count ->
    [1] { $player } segir já.
   *[other] { $player } segir nei.
}
event-verdict = { $count ->
    [1] { $player }: niðurstaða atkvæðagreiðslunnar er já.
   *[other] { $player }: niðurstaða atkvæðagreiðslunnar er nei.
}
event-accused = { $player } segir að { $other } hafi gefið ráð.
event-objected = { $player } mótmælir og { $other } tekur til baka: { $card }.
event-won = { $player } klárar spilin og vinnur umferðina.
event-void = Enginn getur sett út eða dregið: umferðin er ógild.

# One short word at the seat that it concerns, for a second; “-you” where that is the reader's own. $count is a number of cards.

callout-skipped = Situr hjá!
callout-skipped-you = Þú situr hjá!
callout-reversed = Snúið við!
callout-plus = +{ $count }
callout-uno = UNO!
callout-jump = Grípur inn!
callout-caught = Gleymdi UNO! +{ $count }
callout-caught-you = Þú gleymdir UNO! +{ $count }
callout-false-catch = Rangt! +{ $count }
callout-draws = Dregur { $count }
callout-draws-you = Þú dregur { $count }
callout-none = Ekkert spil eftir
callout-bluff = Litasvik! { $player } dregur { $count }
callout-bluff-you = Litasvik! Þú dregur { $count }
callout-honest = Engin svik! { $player } dregur { $count }
callout-honest-you = Engin svik! Þú dregur { $count }
callout-swapped = Spilaskipti!
callout-rotated = Spilin ganga!
callout-mixed = Spilin stokkuð!
callout-reshuffled = Stokkað á ný
callout-opened = Opin spil!
callout-closed = Spilin hulin
callout-ordered = Fækka spilum!
callout-shed = Losar sig við { $count }
callout-joke = Brandari!
callout-honoured = Beinir handleggir!
callout-dared = Þraut!
callout-performed = Ég geri það!
callout-declined = Nei takk!
callout-voted-yes = Já
callout-voted-no = Nei
callout-verdict-yes = Niðurstaða: já
callout-verdict-no = Niðurstaða: nei
callout-accused = Ásökun!
callout-objected = Tekur til baka!
callout-objected-you = Þú tekur til baka!

# Read out, where no sentence of the log says it
callout-plus-aloud = { $player }: refsingin er nú { $count } spil.
callout-hand-aloud = { $player } sýnir: { $cards }.

# What is asked, while the cards are being dealt
callout-dealing = Verið er að gefa …
