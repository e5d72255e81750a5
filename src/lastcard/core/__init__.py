"""The game's vocabulary: cards, rules, actions, events and what can be wrong with them. It needs msgspec alone."""
