"""Experiments: random matches, simulations, duels, ladders and training, with their statistics and pictures."""
