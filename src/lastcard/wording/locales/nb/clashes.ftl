# Settings of rules that do not go together; how the terminal names an option with its value
rules-chosen = { $option } { $value }
rules-set = { $option } = { $value }
rules-clash-custom = egne kort hører til { $right }, ikke til { $value }
rules-clash-all-wild = { $deck } krever { $right }, ikke { $value }
rules-clash-partners-match = { $teams } og { $match } utelukker hverandre
rules-clash-partners-seats = { $teams } krever 4 plasser, ikke { $seats }
rules-clash-hands-seats = handikap (hands): { $numbers } tall for { $seats } plasser; det trengs ett for hver plass
rules-deck-too-small = kortstokken strekker ikke til: { $seats } plasser med { $hand-size } krever { $needed } kort, men den har { $cards }
rules-deck-too-small-hands = kortstokken strekker ikke til: hendene { $hands } krever { $needed } kort, men den har { $cards }
