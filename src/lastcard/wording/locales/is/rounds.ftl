# Leikur sem lýkur eftir tiltekinn fjölda umferða.
option-rounds = Mesti fjöldi umferða
rounds-unlimited = engin takmörk
rule-rounds = { $n ->
    [0] Leiknum lýkur ekki fyrr en einhver hefur unnið hann.
    [one] Leiknum lýkur í síðasta lagi eftir { $n } umferð; sá vinnur sem þá stendur best að stigum.
   *[other] Leiknum lýkur í síðasta lagi eftir { $n } umferðir; sá vinnur sem þá stendur best að stigum.
}
goal-rounds = { $count ->
    [one] í mesta lagi { $count } umferð
   *[other] í mesta lagi { $count } umferðir
}

# Borð á spilakvöldi
to-evening = Aftur að kvöldinu
to-evening-in = { $seconds ->
    [one] Aftur að kvöldinu eftir { $seconds } sekúndu
   *[other] Aftur að kvöldinu eftir { $seconds } sekúndur
}
of-evening-soon = Verið er að leggja á borðið þitt …
