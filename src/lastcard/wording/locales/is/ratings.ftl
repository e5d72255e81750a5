# Ratings
unknown-family = það er engin reglufjölskylda „{ $given }“; til eru { $known }
help-ratings = Reikna öll styrkstig aftur út frá leikskrám þjóns og bera saman við þau sem hann sýnir.
help-ratings-write = Setja það sem reiknað var í staðinn.
ratings-worked-out = { $results ->
    [one] { $results } úrslit
   *[other] { $results } úrslit
}, { $ratings ->
    [one] { $ratings } styrkstig
   *[other] { $ratings } styrkstig
}
ratings-same = öll styrkstig eru eins og þau eiga að vera
ratings-differ = { $count ->
    [one] { $count } styrkstig passar ekki
   *[other] { $count } styrkstig passa ekki
} við úrslitin; --write leiðréttir það
ratings-written = styrkstigin hafa verið leiðrétt
ratings-no-result = enginn vann leikinn
ratings-record-unread = leikskráin { $record } gefur engin úrslit: { $problem }
ratings-progress = lesnir leikir: { $done } af { $all }
ratings-results-differ = { $count ->
    [one] { $count } úrslit eru
   *[other] { $count } úrslit eru
} ekki þau sem leikskrárnar segja; --write leiðréttir það
