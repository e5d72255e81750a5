# Settings of rules that do not go together; how the terminal names an option with its value
rules-chosen = { $option } { $value }
rules-set = { $option } = { $value }
rules-clash-custom = egna kort hör till { $right }, inte till { $value }
rules-clash-all-wild = { $deck } kräver { $right }, inte { $value }
rules-clash-partners-match = { $teams } och { $match } utesluter varandra
rules-clash-partners-seats = { $teams } kräver 4 platser, inte { $seats }
rules-clash-hands-seats = handikapp (hands): { $numbers } tal för { $seats } platser; det behövs ett för varje plats
rules-deck-too-small = kortleken räcker inte: { $seats } platser med { $hand-size } kräver { $needed } kort, men den har { $cards }
rules-deck-too-small-hands = kortleken räcker inte: händerna { $hands } kräver { $needed } kort, men den har { $cards }
