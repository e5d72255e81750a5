"""Plays whatever fits, as somebody does who learnt the game yesterday."""

from __future__ import annotations

from lastcard.bots.base import Mind
from lastcard.core.rules import Ruleset
from lastcard.engine.observation import Observation

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, nth, popcount


class Easy(Mind):
    """Any card that fits and any opponent; the colour it likes, now and then the one it has most of."""

    def __init__(self, rules: Ruleset, seed: int) -> None:
        super().__init__(rules, seed)
        self.laughs = 0.6
        self.slips = 1.0

    def colour(self, observation: Observation) -> int:
        return self.most_held(observation) if self.dice.below(2) else self.dice.below(4)

    def target(self, observation: Observation) -> int:
        others = observation.alive & ~bit(observation.seat)
        return nth(others, self.dice.below(popcount(others)))

    def doubts(self, observation: Observation) -> bool:  # noqa: ARG002
        return self.dice.below(10) == 0
