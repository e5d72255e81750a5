"""The expert before it had a net, to compare with.

Deals the unseen cards as they may lie, many times, and plays each of its choices to the end in every such world.
"""

from __future__ import annotations

import time

from lastcard.bots.hard import Hard
from lastcard.bots.normal import Normal
from lastcard.core.rules import Ruleset
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, lowest
    from lastcard.engine.codes import *

PLAYOUTS = 4000  # for each decision, unless it is given another budget
LONGEST = 3000  # actions after which a playout is left undecided


class Expert1(Hard):
    """Searches one step ahead, with sensible play from there on, in worlds that agree with all that the seat knows."""

    def __init__(self, rules: Ruleset, seed: int, playouts: int = PLAYOUTS, seconds: float = 0.0) -> None:
        super().__init__(rules, seed)
        if not cython.compiled:
            self.value = [0.0] * 200
        self.laughs = 0.0
        self.playouts = playouts
        self.seconds = seconds  # if given, it thinks so long instead
        self.greed = 0.0 if rules.match == "single" else 0.0005  # what a point counts beside a round won
        # without colours there are no cards to count, and hard is as fast
        self.policy: Normal = Normal(rules, seed) if self.lowered.coloured else Hard(rules, seed)
        self.policy.slips = self.policy.bluffs = self.policy.bluffs_late = 0.0
        self.slips = self.bluffs = self.bluffs_late = 0.0  # its playouts tell where a bluff pays
        self.world: Round | None = None
        self.trial: Round | None = None
        self.eyes: Observation | None = None

    def choose(self, observation: Observation) -> int:
        usual = Hard.choose(self, observation)
        verb = verb_of(usual)
        if usual == 0 or observation.seat != observation.turn or observation.phase == IN_VOTE:
            return usual
        if verb not in (PLAY, DRAW, PASS, ACCEPT, CHALLENGE, COLOUR) or observation.size[observation.seat] <= 1:
            return usual
        for seat in range(observation.seats):
            if observation.alive & bit(seat) and observation.size[seat] == 0:
                return usual  # a last card that may yet be objected to
        choices = self.list_choices(observation)
        if choices < 2:
            return usual
        return self.search(observation, choices, usual)

    def search(self, observation: Observation, choices: int, usual: int) -> int:
        """Halves the choices again and again, each time with more worlds for those that are left."""
        if self.world is None or self.world.seats != observation.seats:
            self.world = Round.empty(self.rules, observation.seats, 0)
            self.trial = Round.empty(self.rules, observation.seats, 0)
            self.eyes = Observation(self.rules, observation.seats)
        self.world.join(observation.alive)
        self.worlds.count(observation)
        if not self.worlds.suffice(observation):
            return usual
        stages = 0
        while 1 << stages < choices:
            stages += 1
        # hard's choice has wins in advance: at larger tables choices differ little, and chance must not overturn it
        trust = 10.0 if observation.n_alive == 2 else 40.0
        for choice in range(choices):
            self.value[choice] = trust if self.codes[choice] == usual else 0.0
        began = time.perf_counter()
        spent = 0
        for stage in range(stages):
            budget = self.playouts * (stage + 1) // stages
            until = began + self.seconds * (stage + 1) / stages
            while True:
                self.worlds.deal(observation, self.world)
                for choice in range(choices):
                    self.value[choice] += self.play_on(observation, self.codes[choice])
                spent += choices
                if time.perf_counter() >= until if self.seconds > 0 else spent >= budget:
                    break
            choices = self.keep_better_half(choices)
        return self.codes[0]

    def keep_better_half(self, choices: int) -> int:
        """Sorts the choices by their value, and says how many stay."""
        for place in range(1, choices):
            here = place
            while here > 0 and self.value[here] > self.value[here - 1]:
                value, code = self.value[here], self.codes[here]
                self.value[here] = self.value[here - 1]
                self.codes[here] = self.codes[here - 1]
                self.value[here - 1] = value
                self.codes[here - 1] = code
                here -= 1
        return (choices + 1) // 2

    def play_on(self, observation: Observation, code: int) -> float:
        """What comes of a choice in this world, if everybody plays sensibly afterwards."""
        game = self.trial
        eyes = self.eyes
        policy = self.policy
        assert game is not None and eyes is not None and self.world is not None  # noqa: PT018
        game.assume(self.world)
        game.step(code, b"")
        left = LONGEST
        while game.phase != IN_OVER and left:
            eyes.look(game, lowest(game.awaited()))
            eyes.verbs &= ~ASIDE_VERBS
            if not self.lowered.coloured:
                eyes.count_hand(game, eyes.seat)
            code = policy.choose(eyes)
            game.step(code, policy.shed(eyes) if verb_of(code) == SHED else b"")
            left -= 1
        return self.worth(observation, game)

    def worth(self, observation: Observation, game: Round) -> float:
        """A round that is over, from this seat's side: who won, and a little for the points."""
        if game.winner < 0:
            return 0.0
        won = self.friends(observation) & bit(game.winner) != 0
        if self.lowered.own_points:
            return (1.0 if won else 0.0) - game.worth(observation.seat) / 100.0
        return 1.0 + game.gain(observation.seat) * self.greed if won else -game.worth(observation.seat) * self.greed
