"""Ratings: how well somebody plays, how sure that is, with the luck of the cards and without it."""
