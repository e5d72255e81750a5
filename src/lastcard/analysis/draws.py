"""What the cards that an action took off the pile were worth, beside all those that could have come instead."""

from __future__ import annotations

from lastcard.analysis.judge import Judge
from lastcard.engine.round import Round
from lastcard.engine.shuffles import Source, Stream

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.codes import *

_ANY_ORDER: Source = Stream(b"lastcard analysis")  # of the same cards always the same, whatever it was before


class Imposed:
    """The shuffles of a round from a number on, as given; what is not given is in an order of its own."""

    def __init__(self, first: int, orders: list[bytes]) -> None:
        self.first = first
        self.orders = orders

    def shuffled(self, number: int, pile: bytes) -> bytes | None:
        place = number - self.first
        if 0 <= place < len(self.orders) and sorted(pile) == sorted(self.orders[place]):
            return self.orders[place]
        return _ANY_ORDER.shuffled(number, pile)

    put_back = shuffled


class Draws:
    """The luck of the cards that come from a pile, as the judge sees it.

    A card is compared with the mean over all cards that the pile still has. So luck has mean zero, however good or bad
    the judge is. Of one who looks ahead each of those gets its share of the effort, and the card that came all of it:
    then the two sides err alike, and with mean zero. Where an action takes several cards, those behind the one compared
    are in an order that does not depend on how they really lie.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.trial: Round | None = None

    def luck(self, before: Round, after: Round, code: int, cards: bytes) -> list[tuple[tuple[int, ...], int]]:
        """For each card that came: what it gave each seat, as a numerator, and the denominator, in millionths."""
        found: list[tuple[tuple[int, ...], int]] = []
        if verb_of(code) == OBJECT:
            return found  # takes back what was drawn: it is one thing with its cards
        mixed = verb_of(code) == PLAY and before.lowered.effect[face_of(code)] == SHUFFLE
        if after.phase == IN_OVER and not mixed:
            return found  # what is drawn on a last card changes nothing
        assert after.log is not None
        shuffled: list[bytes] = after.log[before.shuffles : after.shuffles]
        piles = shuffled if mixed else [before.stock_order(), *shuffled]
        for stage in range(len(piles)):
            left = after.n_stock if stage == len(piles) - 1 and not mixed else 0
            for taken in range(len(piles[stage]) - left):
                if not _alike(piles[stage], taken):
                    found.append(self.compare(before, code, cards, piles, stage, taken, mixed))
        return found

    def compare(
        self, before: Round, code: int, cards: bytes, piles: list[bytes], stage: int, taken: int, mixed: bool
    ) -> tuple[tuple[int, ...], int]:
        """One card, the `taken`-th of a pile, with all that could have come in its place."""
        pile = piles[stage]
        rest = _ANY_ORDER.shuffled(taken, pile[taken:])
        assert rest is not None
        seats = before.seats
        sums = [0] * seats
        real = [0] * seats
        count = len(rest)
        for face in sorted(set(rest)):
            weight = rest.count(face)
            place = rest.index(face)
            order = pile[:taken] + rest[place : place + 1] + rest[:place] + rest[place + 1 :]
            trial = self.with_order(before, code, cards, piles, stage, order, mixed)
            self.judge.spend(weight, count)
            self.judge.weigh(trial)
            for seat in range(seats):
                sums[seat] += self.judge.value[seat] * weight
            if face == pile[taken]:
                self.judge.spend(1, 1)
                self.judge.weigh(trial)
                for seat in range(seats):
                    real[seat] = self.judge.value[seat]
        self.judge.spend(1, 1)
        return tuple([real[seat] * count - sums[seat] for seat in range(seats)]), count

    def with_order(
        self, before: Round, code: int, cards: bytes, piles: list[bytes], stage: int, order: bytes, mixed: bool
    ) -> Round:
        """What the action would have led to with another order of one of the piles."""
        if self.trial is None:
            self.trial = before.copy()
            self.trial.log = None
        trial = self.trial
        trial.assume(before)
        imposed = [*piles[:stage], order]  # how a later pile really lies must not tell
        if not mixed:
            trial.set_stock(imposed[0])
            imposed = imposed[1:]
        trial.source = Imposed(before.shuffles, imposed)
        trial.step(code, cards)
        return trial


def _alike(pile: bytes, taken: int) -> bool:
    """Whether all cards from this one on are alike."""
    return pile.count(pile[taken], taken) == len(pile) - taken
