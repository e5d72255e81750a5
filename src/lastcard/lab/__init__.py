"""Playing for the sake of knowing: simulations, duels, the ladder, training, and their statistics and pictures."""
