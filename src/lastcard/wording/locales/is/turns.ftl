# Leikir í rólegheitum: því sem er hafnað
orders-by-turns = föst fyrirmæli eru fyrir leiki í rólegheitum; hér leikur þú sjálf(ur)
turns-with-minutes = leikur í rólegheitum hefur engin eigin tímamörk; veldu annað hvort
