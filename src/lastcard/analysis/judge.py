"""The judge of open positions: the chance of each seat to win the round, all hands known, but not the pile's order.

A small net sees the round from every seat in turn, and its scores are shared out among them. It reckons in whole
numbers, so that it says the same wherever it runs. bench/open_net.py trains it, docs/review.md says how good it is.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from lastcard.core.errors import Problem
from lastcard.engine.lowered import LoweredRules
from lastcard.engine.round import Round
from lastcard.evaluator.net import read

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from math import exp

    from lastcard.engine.bits import bit, lowest, popcount
    from lastcard.engine.codes import *

    DRAW_TWO = 12  # the red one

WHOLE: Final = 1_000_000  # what chances are counted in: millionths
KIND: Final = "open"  # of net
VERSION: Final = 1  # of its inputs
INPUTS: Final = 328


class Judge:
    """Says `chances` of a round. What it has found last stays in `value` until it is asked again."""

    def __init__(self, file: bytes) -> None:
        """With the weights of a file; one of another version or shape is a Problem."""
        if not cython.compiled:
            self.active = [0] * 128
            self.score = [0.0] * 10
            self.value = [0] * 10
            self.fits = [0] * 10
            self.wilds = [0] * 10
            self.fours = [0] * 10
            self.strikes = [0] * 10
            self.skips = [0] * 10
            self.movers = [0] * 10
            self.colours = [0] * 10
            self.coloured = [0] * 40
            self.pile = [0] * 4
            self.slot = [0] * 4
        try:
            self.net = read(file, KIND, VERSION, INPUTS)
        except Problem:
            raise Problem("judge-damaged") from None
        self.version = self.net.digest[:8]
        self.lowered: LoweredRules | None = None
        self.striking = 0  # the faces that make others draw
        self.skipping = 0  # those that take a turn away
        self.moving = 0  # those that move hands
        self.n = 0  # how many inputs are on
        self.base = 0  # where the next input stands
        self.in_wilds = 0

    def chances(self, game: Round) -> tuple[int, ...]:
        """The chance of each seat to win the round, in millionths; partners win together."""
        self.weigh(game)
        return tuple([self.value[seat] for seat in range(game.seats)])

    def spend(self, part: int, whole: int) -> None:
        """How thorough to be from now on, as a share of the usual: for those who can be more or less so."""

    def weigh(self, game: Round) -> None:
        """Writes the chances into `value`."""
        for seat in range(game.seats):
            self.value[seat] = 0
        if game.phase == IN_OVER:
            if game.winner >= 0:
                self.value[game.winner] = WHOLE
        else:
            self.share_out(game)
        if game.lowered.partners:
            for seat in range(2):
                both = self.value[seat] + self.value[seat + 2]
                self.value[seat] = both
                self.value[seat + 2] = both

    def share_out(self, game: Round) -> None:
        self.prepare(game)
        highest = -1e9
        for seat in range(game.seats):
            if game.alive & bit(seat):
                self.describe(game, seat)
                self.score[seat] = self.net.worth(self.active, self.n) / 262144.0
                highest = max(highest, self.score[seat])
        total = 0.0
        for seat in range(game.seats):
            if game.alive & bit(seat):
                self.score[seat] = exp(self.score[seat] - highest)
                total += self.score[seat]
        for seat in range(game.seats):
            if game.alive & bit(seat):
                self.value[seat] = int(self.score[seat] * 1e6 / total)

    def inputs(self, game: Round, seat: int) -> list[int]:
        """The inputs that are on for a seat of a round that is not over: what the net is trained on."""
        self.prepare(game)
        self.describe(game, seat)
        return [self.active[i] for i in range(self.n)]

    # What the net sees

    def prepare(self, game: Round) -> None:
        """What is the same from all seats: what each hand is made of, and the draw pile."""
        if self.lowered is not game.lowered:
            self.sort_faces(game.lowered)
        t = game.lowered
        fitting = t.colours[game.colour] | t.like[game.top]
        for seat in range(game.seats):
            self.wilds[seat] = 0
            self.fours[seat] = 0
            self.strikes[seat] = 0
            self.skips[seat] = 0
            self.movers[seat] = 0
            self.colours[seat] = 0
            held = game.held[seat]
            self.fits[seat] = popcount(held & fitting)
            for colour in range(4):
                some = popcount(held & t.colours[colour])
                self.coloured[seat * 4 + colour] = some
                if some:
                    self.colours[seat] += 1
            mask = held
            while mask:
                face = lowest(mask)
                mask &= mask - 1
                count = game.count[seat * 64 + face]
                if face >= FIRST_WILD:
                    self.wilds[seat] += count
                if bit(face) & t.wd4:
                    self.fours[seat] += count
                if bit(face) & self.striking:
                    self.strikes[seat] += count
                elif bit(face) & self.skipping:
                    self.skips[seat] += count
                elif bit(face) & self.moving:
                    self.movers[seat] += count
        self.look_at_pile(game)

    def look_at_pile(self, game: Round) -> None:
        """How much of the draw pile is of each colour, in sixteenths, and wild."""
        for colour in range(4):
            self.pile[colour] = 0
        wilds = 0
        for place in range(game.n_stock):
            face = game.stock[place]
            if face >= FIRST_WILD:
                wilds += 1
            else:
                self.pile[colour_of(face)] += 1
        if game.n_stock:
            for colour in range(4):
                self.pile[colour] = 16 * self.pile[colour] // game.n_stock
            wilds = 24 * wilds // game.n_stock
        self.in_wilds = wilds

    def sort_faces(self, lowered: LoweredRules) -> None:
        self.lowered = lowered
        self.striking = 0
        self.skipping = 0
        self.moving = 0
        for face in range(64):
            effect = lowered.effect[face]
            if effect in (DRAW_CARDS, TARGET):
                self.striking |= bit(face)
            elif effect in (SKIP, SKIP_TWO, REVERSE):
                self.skipping |= bit(face)
            elif effect in (SWAP, ROTATE, SHUFFLE):
                self.moving |= bit(face)

    def one_of(self, value: int, width: int) -> None:
        """Switches one of so many inputs on, the last for all that is larger."""
        self.active[self.n] = self.base + min(value, width - 1)
        self.n += 1
        self.base += width

    def flag(self, on: bool) -> None:
        if on:
            self.active[self.n] = self.base
            self.n += 1
        self.base += 1

    def describe(self, game: Round, seat: int) -> None:
        """Writes the inputs that are on for a seat into `active`."""
        self.n = 0
        self.base = 0
        on_turn = seat == game.turn
        self.sort_colours(game, seat)
        self.describe_own(game, seat, on_turn)
        self.describe_state(game, seat, on_turn)
        self.describe_other(game, game.next(seat))
        self.describe_other(game, game.before[seat] if game.direction > 0 else game.after[seat])
        if on_turn:
            self.base += 37
        else:
            self.describe_other(game, game.turn)
        self.describe_all_others(game, seat)
        self.describe_rules(game)

    def sort_colours(self, game: Round, seat: int) -> None:
        """The colour in force first, then those that the seat has most of: what a colour is called does not matter."""
        for colour in range(4):
            self.slot[colour] = colour
        first = 0
        if game.colour != NO_COLOUR:
            self.slot[0] = game.colour
            self.slot[game.colour] = 0
            first = 1
        for place in range(first + 1, 4):
            here = place
            while here > first and self.held_in(seat, here) > self.held_in(seat, here - 1):
                colour = self.slot[here]
                self.slot[here] = self.slot[here - 1]
                self.slot[here - 1] = colour
                here -= 1

    def held_in(self, seat: int, place: int) -> int:
        return self.coloured[seat * 4 + self.slot[place]]

    def describe_own(self, game: Round, seat: int, on_turn: bool) -> None:
        self.one_of(game.size[seat], 16)
        if on_turn:
            self.one_of(self.fits[seat], 4)
            self.base += 4
        else:
            self.base += 4
            self.one_of(self.fits[seat], 4)
        self.one_of(self.wilds[seat], 4)
        self.one_of(self.fours[seat], 3)
        self.one_of(self.strikes[seat], 4)
        self.one_of(self.skips[seat], 4)
        self.one_of(self.movers[seat], 3)
        self.one_of(self.colours[seat], 5)
        for place in range(4):
            self.one_of(self.held_in(seat, place), 6)

    def describe_state(self, game: Round, seat: int, on_turn: bool) -> None:
        away = 0
        other = game.turn
        while other != seat and away < game.seats:
            other = game.next(other)
            away += 1
        self.one_of(away, 5)
        self.flag(away > 0 and away == game.n_alive - 1)
        self.one_of(game.n_alive - 2, 9)
        if on_turn:
            self.one_of(game.phase, 8)
            self.base += 8
        else:
            self.base += 8
            self.one_of(game.phase, 8)
        if on_turn and game.penalty:
            self.one_of((game.penalty - 1) // 2, 5)
        else:
            self.base += 5
        self.flag(seat == game.offender and game.guilty)
        self.flag(seat == game.offender and not game.guilty)
        self.flag(on_turn and game.offender >= 0 and game.guilty)
        self.flag(on_turn and game.offender >= 0 and not game.guilty)
        self.flag(game.vulnerable & bit(seat) != 0)
        self.flag(game.vulnerable & ~bit(seat) != 0)
        self.flag(seat == game.early)

    def describe_other(self, game: Round, seat: int) -> None:
        self.one_of(game.size[seat], 8)
        self.one_of(self.fits[seat], 3)
        self.one_of(self.strikes[seat], 3)
        self.one_of(self.wilds[seat], 3)
        self.one_of(self.skips[seat], 3)
        for place in range(4):
            self.one_of(self.held_in(seat, place), 4)
        self.flag(game.size[seat] == 1 and self.fits[seat] > 0)

    def describe_all_others(self, game: Round, seat: int) -> None:
        least = 99
        second = 99
        few = 0
        ready = 0
        total = 0
        movers = 0
        for other in range(game.seats):
            if other == seat or not game.alive & bit(other):
                continue
            size = game.size[other]
            total += size
            movers += self.movers[other]
            if size <= 2:
                few += 1
            if size == 1 and self.fits[other]:
                ready += 1
            if size < least:
                second = least
                least = size
            elif size < second:
                second = size
        self.one_of(least, 10)
        self.one_of(second, 10)
        self.one_of(few, 4)
        self.one_of(ready, 3)
        self.one_of(total // (game.n_alive - 1), 12)
        self.one_of(movers, 4)
        if game.lowered.partners:
            self.one_of(game.size[(seat + 2) % 4], 10)
        else:
            self.base += 10
        for place in range(4):
            self.one_of(self.pile[self.slot[place]], 6)
        self.one_of(self.in_wilds, 6)

    def describe_rules(self, game: Round) -> None:
        t = game.lowered
        self.flag(t.stacking)
        self.flag(t.answers[DRAW_TWO] & t.wd4 != 0)
        self.flag(t.effect[0] == ROTATE)
        self.flag(t.jump_in)
        self.flag(t.draw_until)
        self.flag(t.must_play)
        self.flag(t.coloured)
        self.flag(t.cards > 108)
        self.flag(t.partners)
        self.flag(t.penalise)
        self.flag(t.reverse_skips)
        self.flag(t.challenge)
        self.flag(t.bluff)
        self.flag(t.uno_penalty > 0)
        self.flag(t.window_done)


@cache
def weights() -> bytes:
    """Those that come with the package."""
    return Path(__file__).with_name("open.net").read_bytes()


@cache
def shipped() -> Judge:
    """The judge that comes with the package."""
    return Judge(weights())
