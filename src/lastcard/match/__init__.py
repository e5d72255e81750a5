"""Matches of several rounds, their schedules, and what each seat may know."""
