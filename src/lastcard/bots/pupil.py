"""Plays as another bot does, now and then by chance, and writes down what it saw and chose: what a net learns from."""

from __future__ import annotations

from lastcard.bots.base import Mind
from lastcard.core.rules import Ruleset
from lastcard.engine.observation import Sight
from lastcard.evaluator.features import INPUTS, Features

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit
    from lastcard.engine.codes import ACCEPT, CHALLENGE, COLOUR, DRAW, PASS, PLAY, verb_of

    DECISIONS = bit(PLAY) | bit(DRAW) | bit(PASS) | bit(ACCEPT) | bit(CHALLENGE) | bit(COLOUR)

WIDTH = (INPUTS + 7) // 8  # bytes of a row: an input a bit, the first one the highest
ROOM = 20_000  # rows


class Pupil(Mind):
    """Another bot with a notebook."""

    def __init__(self, rules: Ruleset, seed: int, mind: Mind, explores: float, notes: float) -> None:
        super().__init__(rules, seed)
        self.studies = True
        self.mind = mind
        self.explores = explores  # how often it does anything that it may
        self.notes = notes  # how many of its choices it writes down
        self.features = Features(rules)
        self.width = WIDTH
        self.written = 0  # rows
        self.rows = bytearray(WIDTH * ROOM)

    def choose(self, sight: Sight) -> int:
        code = self.mind.choose(sight)
        if not sight.verbs & DECISIONS or (code and not bit(verb_of(code)) & DECISIONS):
            return code
        choices = self.list_choices(sight)
        if choices > 1 and self.dice.happens(self.explores):
            code = self.codes[self.dice.below(choices)]
        if self.written < ROOM and self.dice.happens(self.notes):
            self.note(sight, code)
        return code

    def note(self, sight: Sight, code: int) -> None:
        """Writes down a choice."""
        self.features.look(sight)
        self.features.consider(sight, code)
        row = self.written * self.width
        for place in range(self.features.n):
            number = self.features.on[place]
            self.rows[row + (number >> 3)] |= 128 >> (number & 7)
        self.written += 1

    def shed(self, sight: Sight) -> bytes:
        return self.mind.shed(sight)

    def take(self) -> bytes:
        """All rows that are written, which are then forgotten."""
        used = self.written * self.width
        taken = bytes(self.rows[:used])
        for place in range(used):
            self.rows[place] = 0
        self.written = 0
        return taken
