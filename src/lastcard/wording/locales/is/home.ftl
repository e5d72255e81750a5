# Forsíðan, og hvað var spilað í þessu tæki
how-to-play = Hvernig er spilað?
default-name = Leikmaður
level-easy = auðveldur
level-normal = venjulegur
level-hard = erfiður
level-net = skarpur
level-expert = sérfræðingur
character-easy = Spilar hvaða spili sem er sem passar og gleymir oft að segja UNO.
character-normal = Spilar skynsamlega, gerir stundum mistök og svíkur lit við og við.
character-hard = Telur spilin, svíkur lit þegar þú ert að vinna og veit hvenær á að skora á.
character-net = Hefur lært af ótal leikjum við sjálfan sig og svarar strax.
character-expert = Prófar hvern leik í þúsundum umferða áður en hann spilar. Gefur ekkert eftir.
settings = Stillingar
dark = Dökkir litir
own-matches = Leikirnir þínir
own-clubs = Klúbbarnir þínir
own-played = { $count ->
    [one] { $count } leikur
   *[other] { $count } leikir
}
own-won = { $count ->
    [one] { $count } sigur
   *[other] { $count } sigrar
}
own-streak = { $count } í röð
own-all = Allir leikirnir þínir
own-win = Sigur
own-loss = Tap
