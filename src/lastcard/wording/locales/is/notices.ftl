# Leikir í rólegheitum: því sem er hafnað
orders-by-turns = föst fyrirmæli eru fyrir leiki í rólegheitum; hér leikur þú sjálf(ur)
turns-with-minutes = leikur í rólegheitum hefur engin eigin tímamörk; veldu annað hvort
bad-hook = vefkrókur er slóð sem byrjar á https://, án nafns og lykilorðs
hook-inside = „{ $host }“ er á lokuðu neti; vefkrókar fara á slóðir á opnu neti
hook-unreachable = „{ $host }“ svarar ekki; athugaðu slóðina og reyndu aftur
hook-refuses = vefkrókurinn svaraði með stöðunni { $status }; hann þarf að svara með 200 til 299
bad-push = lyklar vafrans eru ekki í lagi; slökktu á tilkynningum og kveiktu aftur
too-many-contacts = þú færð þegar að vita það á { $most } stöðum; fjarlægðu einn fyrst
unknown-contact = sá staður er ekki lengur til
bad-hook-host = „{ $given }“ er ekki hýsill; gefðu upp nöfn eða vistföng með bilum á milli
help-serve-hooks = Hýslar á þínu eigin neti sem tilkynningar mega fara til, líka án TLS.

# Það sem þeir fá að vita sem eru ekki við
reminder-turn = Þú átt leik
reminder-over = Leiknum er lokið
reminder-stand-in = Þjarkur leikur fyrir þig núna; komdu aftur hvenær sem er
reminder-with = Með { $names }
