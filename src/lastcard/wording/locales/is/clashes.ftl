# Settings of rules that do not go together; how the terminal names an option with its value
rules-chosen = { $option } { $value }
rules-set = { $option } = { $value }
rules-clash-custom = ykkar eigin spil fylgja { $right }, ekki { $value }
rules-clash-all-wild = { $deck } krefst { $right }, ekki { $value }
rules-clash-partners-match = { $teams } og { $match } útiloka hvort annað
rules-clash-partners-seats = { $teams } krefst 4 sæta, ekki { $seats }
rules-clash-hands-seats = forgjöf (hands): tölurnar eru { $numbers } en sætin { $seats }; það þarf eina fyrir hvert sæti
rules-deck-too-small = stokkurinn nægir ekki: { $seats } sæti með { $hand-size } þurfa { $needed } spil en í honum eru { $cards }
rules-deck-too-small-hands = stokkurinn nægir ekki: hendurnar { $hands } þurfa { $needed } spil en í honum eru { $cards }
