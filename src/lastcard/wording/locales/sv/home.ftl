# Startsidan, och vad som spelats på den här enheten
how-to-play = Så spelar man
default-name = Spelare
level-easy = lätt
level-normal = vanlig
level-hard = svår
level-net = skarp
level-expert = expert
character-easy = Lägger vilket kort som helst som passar och glömmer ofta att ropa UNO.
character-normal = Spelar förnuftigt, slarvar ibland och bluffar då och då.
character-hard = Räknar korten, bluffar när du är på väg att vinna och vet när det är värt att utmana.
character-net = Har lärt sig av otaliga partier mot sig själv och svarar genast.
character-expert = Provar varje drag i tusentals partier innan den spelar. Bjuder inte på något.
settings = Inställningar
dark = Mörka färger
own-matches = Dina matcher
own-clubs = Dina klubbar
own-played = { $count ->
    [one] { $count } match
   *[other] { $count } matcher
}
own-won = { $count ->
    [one] { $count } vunnen
   *[other] { $count } vunna
}
own-streak = { $count } i rad
own-all = Alla dina matcher
own-win = Vinst
own-loss = Förlust
