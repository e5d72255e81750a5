# Formats of a match, wherever they are named: the rules, the lobby, beside the table, after a round

value-match-points = fyrstur að ná stigamarkinu
value-match-lowest = fæst stig
value-match-elimination = útsláttur
value-match-single = ein umferð

rule-match-points = { $n ->
    [one] Sá sem vinnur umferð fær stig fyrir spilin sem hinir eiga eftir; sá vinnur leikinn sem fyrstur nær { $n } stigi.
   *[other] Sá sem vinnur umferð fær stig fyrir spilin sem hinir eiga eftir; sá vinnur leikinn sem fyrstur nær { $n } stigum.
}
rule-match-lowest = { $n ->
    [one] Stig á hendi eru lögð saman hjá hverjum og einum; þegar einhver nær { $n } stigi vinnur sá leikinn sem hefur fæst stig.
   *[other] Stig á hendi eru lögð saman hjá hverjum og einum; þegar einhver nær { $n } stigum vinnur sá leikinn sem hefur fæst stig.
}
rule-match-elimination = { $n ->
    [one] Áskorunar-UNO: stig á hendi eru lögð saman hjá hverjum og einum; sá sem nær { $n } stigi er úr leik og sá vinnur sem einn er eftir.
   *[other] Áskorunar-UNO: stig á hendi eru lögð saman hjá hverjum og einum; sá sem nær { $n } stigum er úr leik og sá vinnur sem einn er eftir.
}
rule-match-single = Ein gjöf er heill leikur: sá vinnur sem fyrstur losnar við öll spilin.

lobby-target = { $match ->
    [lowest] Þegar einhver nær þessum stigum er leiknum lokið.
    [elimination] Sá sem nær þessum stigum er úr leik.
   *[points] Stig sem þarf til að vinna.
}

side-goal-points = upp í { $n } stig
side-goal-lowest = fæst stig, þar til einhver nær { $n }
side-goal-elimination = úr leik við { $n }
side-goal-single = ein umferð

end-goal-points = { $target } til sigurs
end-goal-lowest = lýkur við { $target }
end-goal-elimination = úr leik við { $target }

end-about-lowest = Þegar einhver nær { $target } stigum vinnur sá leikinn sem er með fæst stig.
end-about-elimination = Sá sem nær { $target } stigum er úr leik; sá síðasti sem eftir er vinnur leikinn.
