"""Plays sensibly, if its mind is on the game: keeps wilds, stays with a colour, and minds who is about to go out."""

from __future__ import annotations

from lastcard.bots.base import Mind
from lastcard.core.rules import Ruleset
from lastcard.engine.observation import Observation

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, lowest, popcount
    from lastcard.engine.codes import *


class Normal(Mind):
    """A few rules of thumb, as scores of cards."""

    def __init__(self, rules: Ruleset, seed: int) -> None:
        super().__init__(rules, seed)
        self.bluffs = 0.03
        self.bluffs_late = 0.15
        self.slips = 0.5
        if not cython.compiled:
            self.liking = [0] * 64
        self.attacks = self.lowered.attacks
        self.moves = 0  # the cards that move hands
        for face in range(64):
            effect = self.lowered.effect[face]
            if effect in (SWAP, ROTATE, SHUFFLE, LEVEL_EVERYONE):
                self.moves |= bit(face)
            # what costs most goes first, but for wilds, which always fit
            self.liking[face] = self.lowered.worth[face] // 2
            if is_wild(face):
                self.liking[face] = -60 if bit(face) & self.lowered.wd4 else -40 if self.lowered.coloured else 0
                if bit(face) & self.attacks:
                    self.liking[face] -= 10

    def best(self, observation: Observation, mask: int) -> int:
        danger = observation.size[observation.following] <= 2
        best = -1
        most = -1000
        while mask:
            face = lowest(mask)
            mask &= mask - 1
            score = self.liking[face]
            if not is_wild(face):
                score += 5 * popcount(observation.held & self.lowered.colours[colour_of(face)])
            if bit(face) & self.attacks:
                if danger:
                    score += 70
            elif bit(face) & self.moves:
                score += self.moving(observation, face)
            if score > most:
                best = face
                most = score
        return best

    def moving(self, observation: Observation, face: int) -> int:
        """What a card that moves hands brings, by the numbers of cards."""
        effect = self.lowered.effect[face]
        mine = observation.size[observation.seat] - 1
        if mine == 0:
            return 100
        if effect == SWAP:
            return 8 * (mine - observation.size[self.target(observation)])
        if effect == ROTATE:
            me = observation.seat
            giver = observation.before[me] if observation.direction > 0 else observation.after[me]
            return 8 * (mine - observation.size[giver])
        if effect == LEVEL_EVERYONE:
            return 4 * (mine - self.lowered.amount[face])
        total = 0
        for seat in range(observation.seats):
            total += observation.size[seat]
        return 8 * mine - 8 * (total - 1) // observation.n_alive

    def doubts(self, observation: Observation) -> bool:
        return observation.size[observation.offender] >= 6 and self.dice.below(4) == 0
