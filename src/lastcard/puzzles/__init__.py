"""Puzzles: moments of games in which one choice is clearly the best, found by the evaluator and solved by people."""
