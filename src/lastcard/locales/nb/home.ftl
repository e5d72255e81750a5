# Forsiden: hvordan hvert robotnivå er, og hva som er spilt på denne enheten
level-easy-about = De spiller et hvilket som helst kort som passer, og glemmer ofte å rope UNO.
level-normal-about = De sparer på jokerne og stopper den som er nær ved å vinne.
level-hard-about = De husker alle kort og regner ut hva du ikke kan svare på.
level-expert-about = De spiller gjennom hvert valg i hodet før de spiller.
how-to-play = Slik spiller du
own-matches = Spillene dine
own-played = { $count } spill
own-won = { $count } vunnet
own-streak = { $count } på rad
own-all = Alle spillene dine
own-win = Seier
own-loss = Tap
