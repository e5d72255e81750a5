# Robotarnas stege

help-ladder = Låt alla robotar i en mapp och våra nivåer spela alla mot alla och visa hur de står sig.
help-ladder-folder = Mappen där robotar är registrerade, var och en med en TOML-fil.
help-ladder-levels = Vilka av våra egna robotar som också spelar, åtskilda av kommatecken.
help-ladder-rules = Regler att spela med; ange flaggan igen för fler. Utan den: classic, house-party och all-wild.
help-ladder-seats = Antal platser, åtskilda av kommatecken.
help-ladder-deals = Hur många givar med varje regler och antal platser; var och en spelas flera gånger med robotarna på olika platser.
help-ladder-out = Var sidan, bilden och partierna hamnar; utan den ”ladder” i robotarnas mapp.
help-ladder-with-luck = Låt kortens tur vara med: några hundra gånger så fort för snabba robotar, med vidare intervall, vilket fler givar uppväger.
usage-folder = MAPP

ladder-bad-seats = ”{ $given }” är ingen lista med antal platser; skriv som 2,4
ladder-level = ”{ $given }” är registrerad i mappen och spelar ändå; --levels tar bara våra egna robotar
ladder-history-damaged = { $file } är skadad; flytta undan den för att börja en ny historik

report-ladder = Robotarnas stege
ladder-heading = { $deals } givar vardera, { $games } partier: { $settings }; slumpfrö { $seed }
ladder-program = { $bot } { $version } av { $owner }
ladder-setting = { $rules } med { $seats } platser
finding-ladder-clear = { $bot } ligger först med { $rating } poäng och är starkare än { $other }.
finding-ladder-open = { $bot } ligger först med { $rating } poäng; om den är starkare än { $other } är ännu oklart.
finding-ladder-faults = { $count ->
    [one] { $bot } har förlorat ett parti för att den inte svarade som den skulle.
   *[other] { $bot } har förlorat { $count } partier för att den inte svarade som den skulle.
}
table-ladder = Så står de sig
table-heads = Man mot man
table-settings = Vunna partier, efter regler och platser
table-faults = Fel
table-history = Tidigare
head-fault = fel
head-times = gånger
head-date = datum
note-ladder-adjusted = Inom parentes: 95-procentsintervall över givarna, med kortens tur borträknad. ”normal” har 1 000 poäng; med 400 poäng mer vinner en robot tio gånger så ofta. Hälften av partierna vunna vore rättvist.
note-ladder = Inom parentes: 95-procentsintervall över givarna. ”normal” har 1 000 poäng; med 400 poäng mer vinner en robot tio gånger så ofta. Hälften av partierna vunna vore rättvist.
note-heads = Andelen av partierna som roboten till vänster vinner mot roboten ovanför.
note-faults = Den som gör ett fel förlorar partiet; efter tre inom tio givar förloras även resten av dem. De andra förlorar ingenting på det.
fault-start = kunde inte startas
fault-silent = var inte klar i tid
fault-died = avslutades av sig själv
fault-slow = var för långsam
fault-flood = skrev utan slut
fault-memory = tog för mycket minne
fault-rubbish = sade något som inte är ett svar
fault-illegal = försökte något som inte är tillåtet
fault-stalls = gjorde inget drag
