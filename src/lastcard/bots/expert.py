"""Deals the unseen cards as they may lie, many times, and tries each of its choices in every such world.

What comes of a choice is played on by the net until its turn after the next, and then judged by the net.
"""

from __future__ import annotations

import time

from lastcard.bots.net import ByNet
from lastcard.bots.witnesses import Witnesses
from lastcard.core.rules import Ruleset
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.engine.worlds import Worlds

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, lowest
    from lastcard.engine.codes import *
    from lastcard.evaluator.net import chance

PLAYOUTS = 500  # for each decision, unless it is given another budget
HORIZON = 2  # at which of its turns from there the net judges
HORIZON_UNCOLOURED = 1  # where cards have no colours, it sees enough at the next
LONGEST = 3000  # actions after which a playout is left undecided
TRUST = 0.15  # what the net says beforehand counts as so many playouts of a choice for each that there were
TRUST_UNCOLOURED = 1.0  # likewise


class Expert(ByNet):
    """Searches a few turns ahead, in worlds that agree with all that the seat knows."""

    def __init__(self, rules: Ruleset, seed: int, playouts: int = PLAYOUTS, seconds: float = 0.0) -> None:
        super().__init__(rules, seed)
        if not cython.compiled:
            self.value = [0.0] * 200
            self.prior = [0.0] * 200
        self.horizon = HORIZON if self.lowered.coloured else HORIZON_UNCOLOURED
        self.trust = TRUST if self.lowered.coloured else TRUST_UNCOLOURED
        self.laughs = 0.0
        self.playouts = playouts
        self.seconds = seconds  # if given, it thinks so long instead
        self.worlds = Worlds(rules, self.dice)
        self.policy = ByNet(rules, seed)
        self.world: Round | None = None
        self.trial: Round | None = None
        self.eyes: Observation | None = None
        self.witnesses: Witnesses | None = None

    def decide(self, observation: Observation) -> int:
        """Out of all choices, by the net and, where there is more than one, by playouts."""
        choices = self.list_choices(observation)
        if choices == 0:
            return 0
        best = self.judge(observation, choices)
        if choices == 1 or not self.imaginable(observation):
            return self.codes[best]
        return self.search(observation, choices)

    def imaginable(self, observation: Observation) -> bool:
        """Whether the position can be set up: not where a last card may yet be objected to, or cards are missing."""
        for seat in range(observation.seats):
            if observation.alive & bit(seat) and observation.size[seat] == 0:
                return False
        self.worlds.count(observation)
        return self.worlds.suffice(observation)

    def search(self, observation: Observation, choices: int) -> int:
        """Halves the choices again and again, each time with more worlds for those that are left."""
        if self.world is None or self.world.seats != observation.seats:
            self.world = Round.empty(self.rules, observation.seats, 0)
            self.trial = Round.empty(self.rules, observation.seats, 0)
            self.eyes = Observation(self.rules, observation.seats)
            self.witnesses = Witnesses(observation.seats)
        assert self.witnesses is not None
        self.witnesses.begin(observation)
        self.world.join(observation.alive)
        stages = 0
        while 1 << stages < choices:
            stages += 1
        for choice in range(choices):
            self.prior[choice] = chance(self.worth[choice])
            self.value[choice] = 0.0
        began = time.perf_counter()
        spent = 0
        dealt = 0
        for stage in range(stages):
            budget = self.playouts * (stage + 1) // stages
            until = began + self.seconds * (stage + 1) / stages
            while True:
                self.worlds.deal(observation, self.world)
                for choice in range(choices):
                    self.value[choice] += self.play_on(observation, self.codes[choice])
                dealt += 1
                spent += choices
                if time.perf_counter() >= until if self.seconds > 0 else spent >= budget:
                    break
            choices = self.keep_better_half(choices, self.trust * dealt)
        return self.codes[0]

    def keep_better_half(self, choices: int, trust: float) -> int:
        """Sorts the choices by their value and what the net said beforehand; says how many stay."""
        for place in range(1, choices):
            here = place
            while here > 0 and self.value[here] + trust * self.prior[here] > (
                self.value[here - 1] + trust * self.prior[here - 1]
            ):
                before = here - 1
                self.value[here], self.value[before] = self.value[before], self.value[here]
                self.prior[here], self.prior[before] = self.prior[before], self.prior[here]
                self.codes[here], self.codes[before] = self.codes[before], self.codes[here]
                here = before
        return (choices + 1) // 2

    def play_on(self, observation: Observation, code: int) -> float:
        """What comes of a choice in this world: how likely it is to win some turns later, or whether it did."""
        game = self.trial
        eyes = self.eyes
        policy = self.policy
        witnesses = self.witnesses
        assert game is not None and eyes is not None and witnesses is not None and self.world is not None  # noqa: PT018
        game.assume(self.world)
        witnesses.again()
        if code:
            witnesses.step(game, code, b"")
        left = LONGEST
        turns = 0
        while game.phase != IN_OVER and left:
            left -= 1
            if self.lowered.jump_in and self.jump_in(game):
                continue
            seat = lowest(game.awaited())
            witnesses.look(eyes, game, seat)
            eyes.verbs &= ~ASIDE_VERBS
            if seat == observation.seat and eyes.verbs & DECISIONS:
                turns += 1
                if turns == self.horizon:
                    return chance(policy.best_worth(eyes))
            code = policy.choose(eyes)
            witnesses.step(game, code, policy.shed(eyes) if verb_of(code) == SHED else b"")
        if game.winner < 0:
            return 0.0
        return 1.0 if self.friends(observation) & bit(game.winner) else 0.0

    def jump_in(self, game: Round) -> bool:
        """Whether somebody jumps in, who could."""
        eyes = self.eyes
        witnesses = self.witnesses
        assert eyes is not None and witnesses is not None  # noqa: PT018
        for seat in range(game.seats):
            if seat != game.turn and game.plays(seat):
                witnesses.look(eyes, game, seat)
                eyes.verbs &= ~ASIDE_VERBS
                code = self.policy.choose(eyes)
                if code:
                    witnesses.step(game, code, b"")
                    return True
        return False
