"""Judges positions with a net of weights that was trained on games: how likely a seat is to win the round."""
