"""A judge that looks ahead: it plays an open position on for a while, a few times, and judges where that leads."""

from __future__ import annotations

from functools import cache

from lastcard.analysis.judge import Judge, weights
from lastcard.bots.hard import Hard
from lastcard.bots.normal import Normal
from lastcard.core.rules import Ruleset
from lastcard.engine.dice import Dice
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import lowest, wrap
    from lastcard.engine.codes import *

TIMES = 128  # how often a position is played on
ACTIONS = 12  # for how long
SLIPS = 0.6  # how often a card is laid without a thought there, as people and most bots do


class Foresight(Judge):
    """Plays on as `normal` does, with the draw pile in some orders that depend on nothing but which cards it has.

    All chance follows from the position, and differs from one to the next: what it errs by in one is not what it errs
    by in another, so that errors of many do not add up.
    """

    def __init__(self, file: bytes, times: int = TIMES, actions: int = ACTIONS) -> None:
        super().__init__(file)
        if not cython.compiled:
            self.sums = [0] * 10
            self.sorted = [0] * 64
        self.usual = times
        self.times = times
        self.actions = actions
        self.known: Ruleset | None = None
        self.policy: Normal | None = None
        self.eyes: Observation | None = None
        self.ahead: Round | None = None
        self.dice = Dice(1)

    def spend(self, part: int, whole: int) -> None:
        """How often to play on from now on, once at least."""
        self.times = (self.usual * part + whole - 1) // whole

    def weigh(self, game: Round) -> None:
        """Writes the chances into `value`."""
        if game.phase == IN_OVER:
            Judge.weigh(self, game)
        else:
            self.weigh_ahead(game)

    def weigh_ahead(self, game: Round) -> None:
        if self.ahead is None or self.known is not game.rules or self.ahead.seats != game.seats:
            self.meet(game)
        ahead = self.ahead
        assert ahead is not None
        for seat in range(game.seats):
            self.sums[seat] = 0
        self.throw_anew(game)
        for _ in range(self.times):
            self.play_on(game)
            Judge.weigh(self, ahead)
            for seat in range(game.seats):
                self.sums[seat] += self.value[seat]
        for seat in range(game.seats):
            self.value[seat] = self.sums[seat] // self.times

    def meet(self, game: Round) -> None:
        """Gets ready for these rules and seats."""
        self.known = game.rules
        self.ahead = game.copy()
        self.ahead.log = None
        self.eyes = Observation(game.rules, game.seats)
        self.policy = Normal(game.rules, 0) if game.lowered.coloured else Hard(game.rules, 0)
        self.policy.slips = SLIPS
        self.policy.bluffs = self.policy.bluffs_late = 0.0
        self.policy.dice = self.dice

    def throw_anew(self, game: Round) -> None:
        """Lets the dice begin where the position says: whose turn it is, what lies on top, and all hands."""
        odd = 0x1E3779B97F4A7C15  # any such number
        mixed = wrap(game.turn + 16 * game.top + 1024 * game.colour + 8192 * game.n_stock)
        for seat in range(game.seats):
            mixed = wrap((mixed ^ game.held[seat] ^ wrap(game.size[seat]) << 56) * odd)
            mixed ^= mixed >> 29
        self.dice.state = mixed | 1

    def play_on(self, game: Round) -> None:
        ahead = self.ahead
        eyes = self.eyes
        policy = self.policy
        assert ahead is not None and eyes is not None and policy is not None  # noqa: PT018
        ahead.assume(game)
        ahead.source = None
        self.shuffle_pile(ahead)
        left = self.actions
        while ahead.phase != IN_OVER and left:
            seat = lowest(ahead.awaited())
            eyes.look(ahead, seat)
            eyes.verbs &= ~ASIDE_VERBS
            if not ahead.lowered.coloured:
                eyes.count_hand(ahead, seat)
            said = policy.choose(eyes)
            ahead.step(said, policy.shed(eyes) if verb_of(said) == SHED else b"")
            left -= 1

    def shuffle_pile(self, ahead: Round) -> None:
        """Puts the draw pile into an order that does not depend on the one it had."""
        for face in range(64):
            self.sorted[face] = 0
        for place in range(ahead.n_stock):
            self.sorted[ahead.stock[place]] += 1
        place = 0
        for face in range(64):
            for _ in range(self.sorted[face]):
                ahead.stock[place] = face
                place += 1
        ahead.random_0 = self.dice.below(1 << 30) + 1
        ahead.random_1 = self.dice.below(1 << 30) + 1
        ahead.number()  # small numbers are mixed first
        ahead.number()
        ahead.shuffle_by_chance()


@cache
def shipped() -> Foresight:
    """With the net that comes with the package."""
    return Foresight(weights())
