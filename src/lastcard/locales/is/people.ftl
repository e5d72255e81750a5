# Fólk við borð: hlé, tími, nöfn
paused = hlé er á leiknum
