# Settings of rules that do not go together; how the terminal names an option with its value
rules-chosen = { $option } { $value }
rules-set = { $option } = { $value }
rules-clash-custom = custom cards come with { $right }, not with { $value }
rules-clash-all-wild = { $deck } needs { $right }, not { $value }
rules-clash-partners-match = { $teams } and { $match } exclude each other
rules-clash-partners-seats = { $teams } needs 4 seats, not { $seats }
rules-clash-hands-seats = handicap (hands): { $numbers } numbers for { $seats } seats; it needs one for each seat
rules-deck-too-small = the deck is too small: { $seats } seats with { $hand-size } need { $needed } cards, and it has { $cards }
rules-deck-too-small-hands = the deck is too small: the hands { $hands } need { $needed } cards, and it has { $cards }
