"""Plays as another bot does, now and then by chance, and writes down what it saw and chose: what a net learns from."""

from __future__ import annotations

from array import array

from lastcard.bots.base import Mind
from lastcard.bots.net import ByNet
from lastcard.core.rules import Ruleset
from lastcard.engine.observation import Observation
from lastcard.evaluator.features import INPUTS, Features

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.bots.net import UNJUDGED
    from lastcard.engine.bits import bit
    from lastcard.engine.codes import *
    from lastcard.evaluator.net import chance

WIDTH = (INPUTS + 7) // 8  # bytes of a row: an input a bit, the first one the highest
ROOM = 20_000  # rows


class Pupil(Mind):
    """Another bot with a notebook."""

    def __init__(self, rules: Ruleset, seed: int, mind: Mind, explores: float) -> None:
        super().__init__(rules, seed)
        self.studies = True
        self.mind = mind
        self.judge = mind if isinstance(mind, ByNet) else None
        self.explores = explores  # how often it does anything that it may
        self.features = Features(rules)
        self.width = WIDTH
        self.written = 0  # rows
        self.rows = bytearray(WIDTH * ROOM)
        self.expected = array("d", bytes(8 * ROOM))  # of each row: the chance that its bot saw before, -1 for none
        self.by_chance = bytearray(ROOM)  # whether the choice was left to chance

    def choose(self, observation: Observation) -> int:
        if self.judge is not None:
            self.judge.expected = UNJUDGED
        code = self.mind.choose(observation)
        if not observation.verbs & DECISIONS or (code and not bit(verb_of(code)) & DECISIONS):
            return code
        choices = self.list_choices(observation)
        by_chance = choices > 1 and self.dice.happens(self.explores)
        if by_chance:
            code = self.codes[self.dice.below(choices)]
        if self.written < ROOM:
            expected = UNJUDGED if self.judge is None else self.judge.expected
            self.expected[self.written] = -1.0 if expected == UNJUDGED else chance(expected)
            self.by_chance[self.written] = by_chance
            self.note(observation, code)
        return code

    def note(self, observation: Observation, code: int) -> None:
        """Writes down a choice."""
        self.features.look(observation)
        self.features.consider(observation, code)
        row = self.written * self.width
        for place in range(self.features.n):
            number = self.features.on[place]
            self.rows[row + (number >> 3)] |= 128 >> (number & 7)
        self.written += 1

    def shed(self, observation: Observation) -> bytes:
        return self.mind.shed(observation)

    def targets(self, won: bool, faith: float) -> bytes:
        """What to learn for each row, from 0 to 255: how it ended, and with some faith what was expected on the way.

        After a choice that was left to chance only what had been expected before it counts.
        """
        found = bytearray(self.written)
        target = 1.0 if won else 0.0
        for row in range(self.written - 1, -1, -1):
            found[row] = int(255 * target + 0.5)
            if self.expected[row] >= 0:
                share = 1.0 if self.by_chance[row] else faith
                target = share * self.expected[row] + (1.0 - share) * target
        return bytes(found)

    def take(self) -> bytes:
        """All rows that are written, which are then forgotten."""
        used = self.written * self.width
        taken = bytes(self.rows[:used])
        for place in range(used):
            self.rows[place] = 0
        self.written = 0
        return taken
