"""Choices of a seat, tried in worlds that agree with what it knows, the same worlds for all of them."""

from __future__ import annotations

from lastcard.analysis.judge import Judge
from lastcard.bots.hard import Hard
from lastcard.bots.normal import Normal
from lastcard.core.rules import Ruleset
from lastcard.engine.dice import Dice
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

LONGEST = 60  # actions after which a position is judged, whoever's turn it is
NOTICED = 0.8  # how often somebody is caught who has not called


class Trials:
    """`begin` with what a seat sees, `deal` a world, and ask what a choice leads to in it."""

    def __init__(self, rules: Ruleset, seats: int, judge: Judge) -> None:
        self.judge = judge
        self.dice = Dice(0)
        self.worlds = Worlds(rules, self.dice)
        self.world = Round.empty(rules, seats, 0)
        self.trial = Round.empty(rules, seats, 0)
        self.eyes = Observation(rules, seats)
        self.observation: Observation | None = None
        self.policy: Normal = Normal(rules, 0) if rules.coloured else Hard(rules, 0)
        self.policy.slips = self.policy.bluffs = self.policy.bluffs_late = 0.0
        self.luck = 1  # what all chance in this world follows from, the same for all choices

    def begin(self, observation: Observation, seed: int) -> bool:
        """Takes in what the seat knows; False where no cards could be so. All chance follows from the seed."""
        self.observation = observation
        self.dice.state = Dice(seed).state
        self.world.join(observation.alive)
        self.worlds.count(observation)
        return self.worlds.suffice(observation)

    def deal(self) -> None:
        """Deals a world."""
        assert self.observation is not None
        self.worlds.deal(self.observation, self.world)
        self.luck = self.dice.state ^ 0x1E3779B97F4A7C15  # any number would do

    def as_it_is(self) -> tuple[int, ...]:
        """The chances of all seats in this world."""
        return self.judge.chances(self.world)

    def guilty(self) -> bool:
        """Whether the Wild Draw Four that can be challenged was against its rule in this world."""
        return self.world.guilty

    def after(self, seat: int, code: int, cards: bytes) -> int:
        """The chance of a seat once it has said this (0 is nothing) and everybody has played until its next turn."""
        game = self.trial
        eyes = self.eyes
        policy = self.policy
        game.assume(self.world)
        policy.dice.state = self.luck
        if code:
            game.step(code, cards)
            if game.vulnerable and policy.dice.happens(NOTICED):
                self.catch(game)
        left = LONGEST
        while game.phase != IN_OVER and left:
            awaited = lowest(game.awaited())
            if left < LONGEST and awaited == seat and game.phase == IN_TURN:
                break
            eyes.look(game, awaited)
            eyes.verbs &= ~ASIDE_VERBS
            if not game.lowered.coloured:
                eyes.count_hand(game, awaited)
            said = policy.choose(eyes)
            game.step(said, policy.shed(eyes) if verb_of(said) == SHED else b"")
            left -= 1
        self.judge.weigh(game)
        return self.judge.value[seat]

    def catch(self, game: Round) -> None:
        """The first opponent who could catches whoever has not called."""
        caught = lowest(game.vulnerable)
        friends = bit(caught) | (bit((caught + 2) % 4) if game.lowered.partners else 0)
        others = game.alive & ~friends
        if others:
            game.step(code_of(lowest(others), CATCH) | with_target(caught), b"")
