# Klúbbar: hópar um tengil. $name er nafn klúbbs eða einhvers.

unknown-club = enginn klúbbur er til með kóðanum „{ $code }“; biddu félaga aftur um tengilinn
unknown-member = þessi félagi er ekki lengur til; endurhlaða þarf síðuna
not-member = aðeins félagar opna borð og spilakvöld hér; gakktu fyrst í klúbbinn
not-keeper = aðeins umsjónarmaður klúbbsins má gera þetta; biddu hann um það
club-full = þegar eru { $most } félagar í klúbbnum; einhver þarf að ganga úr honum fyrst
clubs-full = þú ert þegar í { $most } klúbbum; gakktu fyrst úr einum þeirra

clubs-about = Klúbbur er tengill sem þið deilið: með húsreglunum ykkar, spilakvöldunum, albúmi með öllum leikjum og heiðurslista.
clubs-none = Þú ert ekki í neinum klúbbi enn.
clubs-new = Stofna klúbb
clubs-name = Nafn klúbbsins
clubs-rules = Húsreglur
clubs-called = Hvað þið kallið reglurnar
clubs-make = Stofna klúbbinn
clubs-keeps = þú sérð um hann
clubs-members = { $count ->
    [one] { $count } félagi
   *[other] { $count } félagar
}
club-join = Ganga í klúbbinn
club-join-about = Félagar opna borð og spilakvöld með reglum klúbbsins og eru á heiðurslistanum.
club-leave = Ganga úr klúbbnum
club-leave-sure = Ganga úr klúbbnum? Leikirnir þínir verða áfram í albúminu.
club-stay = Vera áfram
club-table = Opna borð
club-evening = Opna spilakvöld
club-copy = Afrita tengilinn
club-copied = Afritað
club-now = Núna
club-now-none = Enginn er að spila núna.
club-rules = Húsreglur
club-rules-called = { $rules } ({ $preset })
club-members = Félagar
club-keeper = sér um klúbbinn
club-you = þú
club-remove = Fjarlægja: { $name }
club-remove-sure = Á að fjarlægja félagann ({ $name })? Klúbburinn fær nýjan tengil svo ekki sé hægt að koma aftur með þeim gamla.
club-remove-yes = Fjarlægja
club-pass = Afhenda umsjón: { $name }
club-pass-yes = Afhenda umsjónina
club-pass-sure = Eftir það ræður { $name } nafni, reglum og félögum en ekki þú.
club-cancel = Hætta við
club-link = Nýr tengill
club-link-sure = Búa til nýjan tengil? Sá gamli hættir að virka.
club-link-yes = Búa til
club-change = Breyta klúbbnum
club-save = Vista
club-take-rules = Gera þetta að reglum klúbbsins
club-taken = Nú spilar klúbburinn eftir þessum reglum.
club-honours = Heiðurslisti
club-honours-none = Enginn hefur unnið neitt enn.
club-honours-name = Félagi
club-honours-evenings = Unnin spilakvöld
club-honours-matches = Unnir leikir
club-honours-streak = Flestir sigrar í röð
club-honours-catches = Flestar uppljóstranir
club-honours-bluffs = Flestar vel heppnaðar blekkingar
club-honours-challenges = Flestar afhjúpaðar blekkingar
club-honours-best = { $what }: { $name } ({ $count })
club-of = { $won } af { $all }
club-album = Albúm
club-album-none = Engir leikir enn. Það sem þið klárið hér geymist hér.
club-album-evening = Hluti af spilakvöldi
club-people = { $count ->
    [one] { $count } manneskja
   *[other] { $count } manns
}
club-place = { $place }. { $name }
club-look = Skoða
club-more = Sýna fleiri

# Í skipanaglugga
club-bad-link = „{ $given }“ er ekki tengill á klúbb; slíkur tengill lítur svona út: https://cards.example.org/club/CODE
club-one-thing = veldu eitt af --join, --leave, --table og --evening
club-cli-join = Til að ganga í klúbbinn: lastcard club { $link } --join
help-club = Sýna klúbb á þjóni, ganga í hann og opna þar borð og spilakvöld.
help-club-link = Tengill klúbbsins, til dæmis https://cards.example.org/club/CODE.
help-club-join = Ganga í klúbbinn.
help-club-leave = Ganga úr klúbbnum.
help-club-table = Opna borð með reglum klúbbsins.
help-club-evening = Opna spilakvöld með reglum klúbbsins.
