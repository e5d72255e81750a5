"""Plays what the net likes best, at once: what it knows of the game, it has learnt from games."""

from __future__ import annotations

from lastcard.bots.base import Mind
from lastcard.core.rules import Ruleset
from lastcard.engine.observation import Observation
from lastcard.evaluator.features import Features
from lastcard.evaluator.net import Net, shipped

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import lowest
    from lastcard.engine.codes import *

    UNJUDGED = -(2**31)

RELUCTANCE = 40_000  # by how much not to lay a card that fits has to look better, about four of a hundred wins


class ByNet(Mind):
    """Lets the net judge each of its choices, and takes the best."""

    def __init__(self, rules: Ruleset, seed: int, net: Net | None = None) -> None:
        super().__init__(rules, seed)
        if not cython.compiled:
            self.worth = [0] * 200  # of each choice
        self.studies = True
        self.laughs = 0.1
        self.net = shipped() if net is None else net
        self.features = Features(rules)
        self.reluctance = RELUCTANCE
        self.expected = UNJUDGED  # what the choice that it took last is worth, if it was judged

    def play(self, observation: Observation) -> int:
        winning = observation.fitting & self.lowered.ending
        if winning and observation.size[observation.seat] == 1:
            return self.lay(observation, lowest(winning))
        return self.decide(observation)

    def colour(self, observation: Observation) -> int:
        return named_by(self.decide(observation)) if observation.phase == IN_COLOUR else self.most_held(observation)

    def decide(self, observation: Observation) -> int:
        """The best of all choices; 0 if there is none."""
        choices = self.list_choices(observation)
        if choices == 0:
            return 0
        return self.codes[self.judge(observation, choices) if choices > 1 else 0]

    def judge(self, observation: Observation, choices: int) -> int:
        """Writes what each choice in `codes` is worth into `worth`; returns the place of the best."""
        best = 0
        self.features.look(observation)
        self.net.look(self.features)
        for place in range(choices):
            self.features.consider(observation, self.codes[place])
            self.worth[place] = self.net.judge(self.features)
            if observation.fitting and verb_of(self.codes[place]) in (DRAW, PASS):
                self.worth[place] -= self.reluctance
            if self.worth[place] > self.worth[best]:
                best = place
        reluctant = observation.fitting != 0 and verb_of(self.codes[best]) in (DRAW, PASS)
        self.expected = self.worth[best] + (self.reluctance if reluctant else 0)
        return best

    def best_worth(self, observation: Observation) -> int:
        """What the best choice is worth, where there is one."""
        return self.worth[self.judge(observation, self.list_choices(observation))]

    def judged(self, observation: Observation) -> list[tuple[int, int]]:
        """Every choice, as a code, with what it is worth."""
        choices = self.list_choices(observation)
        self.judge(observation, choices)
        return [(self.codes[place], self.worth[place]) for place in range(choices)]
