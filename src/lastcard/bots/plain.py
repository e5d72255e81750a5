"""Plays as RLCard's `uno-rule-v1` does: another style, for games that the net learns from. Nobody is offered it."""

from __future__ import annotations

from lastcard.bots.base import Mind
from lastcard.core.rules import Ruleset
from lastcard.engine.observation import Observation

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import nth, popcount


class Plain(Mind):
    """Any card that fits, wilds last, Wild Draw Fours after all others; never bluffs, never challenges."""

    def __init__(self, rules: Ruleset, seed: int) -> None:
        super().__init__(rules, seed)
        self.slips = 1.0
        self.offhand &= ~self.lowered.needs_colour
        self.counts_colours = False  # before it names one: with a Wild Draw Four only

    def best(self, observation: Observation, mask: int) -> int:  # noqa: ARG002
        others = mask & ~self.lowered.wd4
        self.counts_colours = others == 0
        mask = others or mask
        return nth(mask, self.dice.below(popcount(mask)))

    def colour(self, observation: Observation) -> int:
        return self.most_held(observation) if self.counts_colours else self.dice.below(4)

    def doubts(self, observation: Observation) -> bool:  # noqa: ARG002
        return False
