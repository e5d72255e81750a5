"""Deals that many play, each alone against the same bots: those of a day, and hands that somebody has had."""
