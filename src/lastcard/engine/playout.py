"""Rounds played by chance at the engine's full speed."""

from __future__ import annotations

from lastcard.core.rules import Ruleset
from lastcard.engine.round import Round

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.codes import *


class Tally:
    """What came out of many rounds."""

    def __init__(self, seats: int) -> None:
        self.rounds = 0
        self.turns = 0  # turns that began, in plain play; actions, in full play
        self.points = 0
        self.reshuffled = 0  # rounds with a reshuffle
        self.wins = [0] * seats


def plain(rules: Ruleset, seats: int, rounds: int, seed: int) -> Tally:
    """Random legal card, random colour, drawing only for want of a card; no calls, catches or challenges."""
    game = Round.empty(rules, seats, seats - 1, seed=seed)
    tally = Tally(seats)
    wins = tally.wins
    turns = 0
    points = 0
    reshuffled = 0
    for _ in range(rounds):
        game.deal()
        dealt = game.shuffles
        turns += game.play_out()
        if game.winner >= 0:  # pragma: no branch  (else void: possible, but not seen in random play)
            wins[game.winner] += 1
            points += game.gain(game.winner)
        if game.shuffles > dealt:
            reshuffled += 1
    tally.rounds = rounds
    tally.turns = turns
    tally.points = points
    tally.reshuffled = reshuffled
    return tally


def full(rules: Ruleset, seats: int, rounds: int, seed: int) -> Tally:
    """Anything that anybody may say, by chance: calls, catches, challenges and jump-ins too."""
    game = Round.empty(rules, seats, seats - 1, seed=seed)
    if not cython.compiled:
        codes = [0] * MOST
    tally = Tally(seats)
    actions = 0
    for _ in range(rounds):
        game.deal()
        while game.phase != IN_OVER:
            # seats in turn from a random one on, so that whoever has something to say is found quickly
            seat = game.turn if game.below(4) else game.below(seats)
            listed = game.list_codes(seat, codes)
            while not listed:
                seat = (seat + 1) % seats
                listed = game.list_codes(seat, codes)
            code = codes[game.below(listed)]
            game.step(code, game.to_shed(seat) if verb_of(code) == SHED else b"")
            actions += 1
        if game.winner >= 0:
            tally.wins[game.winner] += 1
            tally.points += game.gain(game.winner)
    tally.rounds = rounds
    tally.turns = actions
    return tally
