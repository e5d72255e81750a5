"""Environments for learning agents: one compiled core, and what the frameworks want to see of it."""
