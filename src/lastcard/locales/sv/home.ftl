# Startsidan: hur varje robotnivå är, och vad som spelats på den här enheten
level-easy-about = De lägger vilket kort som helst som passar och glömmer ofta att ropa UNO.
level-normal-about = De sparar sina jokrar och stoppar den som är nära att vinna.
level-hard-about = De minns alla kort och räknar ut vad du inte kan svara på.
level-expert-about = De spelar igenom varje val i huvudet innan de lägger.
how-to-play = Så spelar man
own-matches = Dina matcher
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
