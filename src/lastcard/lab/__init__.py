"""Playing for the sake of knowing: random matches, later simulations and their pictures."""
