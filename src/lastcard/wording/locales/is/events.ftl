# Það sem gerðist, ein setning hvert. $player og $other eru nöfn, $card, $cards og $colour eins og í cards.ftl, $count er tala.
# Nöfn fólks og spila beygjast ekki: þau standa alltaf í nefnifalli.

event-dealer = { $player } gefur.
event-dealer-drawn = { $player } dregur hæsta spilið og gefur.
event-dealt = { $player } fær: { $cards }.
event-dealt-hidden = { $count ->
    [1] { $player } fær eitt spil.
   *[other] { $player } fær { $count } spil.
}
event-turned = Fyrsta spilið: { $card }.
event-put-back = Upp kemur: { $card }. Spilið fer aftur í dragbunkann.
event-played = { $player } setur út: { $card }.
event-played-colour = { $player } velur { colour-accusative } lit og setur út: { $card }.
event-jumped = { $player } grípur inn og setur út: { $card }.
event-jumped-colour = { $player } grípur inn, velur { colour-accusative } lit og setur út: { $card }.
event-called = { $player } kallar „UNO!“
event-caught = { $player } kallaði ekki „UNO“ og { $other } kemur upp um það.
event-false-catch = { $player } heldur því ranglega fram að { $other } hafi svikist um að kalla „UNO“.
event-drew = { $player } dregur: { $cards }.
event-drew-hidden = { $count ->
    [1] { $player } dregur eitt spil.
   *[other] { $player } dregur { $count }.
}
event-drew-none = { $player } getur ekki dregið: ekkert spil er eftir.
event-passed = { $player } heldur spilinu og setur ekkert út.
event-challenged-yes = { $player } leggur fram áskorun og hefur rétt fyrir sér: { $other } sveik lit.
event-challenged-no = { $player } leggur fram áskorun og hefur rangt fyrir sér: { $other } fór eftir reglunum.
event-colour = { $player } velur { colour-accusative } lit.
event-skipped = { $player } situr hjá.
event-reversed-clockwise = Nú er spilað réttsælis.
event-reversed-counter = Nú er spilað rangsælis.
event-swapped = { $player } og { $other } skiptast á öllum spilum sínum.
event-rotated-clockwise = Allir láta spilin sín ganga réttsælis til næsta leikmanns.
event-rotated-counter = Allir láta spilin sín ganga rangsælis til næsta leikmanns.
event-mixed = { $player } safnar saman spilum allra, stokkar þau og gefur á ný.
event-hand = { $player } er nú með á hendi: { $cards }.
event-hand-hidden = { $count ->
    [1] { $player } er nú aðeins með eitt spil á hendi.
   *[other] { $player } er nú með { $count } spil á hendi.
}
event-hand-none = { $player } er nú ekki með neitt spil á hendi.
event-reshuffled = Úrkastbunkinn er stokkaður og verður að nýjum dragbunka.
event-opened = { $player } spilar með opin spil: { $cards }.
event-closed = Spil allra eru hulin á ný.
event-ordered = { $count ->
    [1] { $player } verður að losa sig við spil þar til aðeins eitt er eftir.
    [one] { $player } verður að losa sig við spil þar til { $count } er eftir.
   *[other] { $player } verður að losa sig við spil þar til { $count } eru eftir.
}
event-ordered-any = { $player } má losa sig við öll spil nema eitt.
event-shed = { $player } losar sig við: { $cards }.
event-shed-none = { $player } losar sig ekki við neitt spil.
event-joke = { $player } segir brandara. Hlær einhver?
event-honoured = { $player } má ekki beygja olnbogana fyrr en einhver kallar „UNO“.
event-dared = { $player } fær þraut.
event-performed = { $player } reynir við þrautina. Var það vel gert?
event-declined = { $player } hafnar þrautinni.
event-voted-yes = { $player } segir já.
event-voted-no = { $player } segir nei.
event-verdict-yes = { $player }: niðurstaða atkvæðagreiðslunnar er já.
event-verdict-no = { $player }: niðurstaða atkvæðagreiðslunnar er nei.
event-accused = { $player } segir að { $other } hafi gefið ráð.
event-objected = { $player } mótmælir og { $other } tekur til baka: { $card }.
event-won = { $player } klárar spilin og vinnur umferðina.
event-void = Enginn getur sett út eða dregið: umferðin er ógild.
