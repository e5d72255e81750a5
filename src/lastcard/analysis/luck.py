"""Luck and skill: the result of each seat in a round, split into deal, draws, others' choices and its own.

The judge's chances are followed from the deal to the last card. What a card off the pile changes, beside the mean of
all that could have come, is luck; what is left of each change is the choice of whoever acted. So the four terms add up
exactly, and luck has mean zero whoever plays and however the judge errs.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Final

import msgspec

from lastcard.analysis.draws import Draws
from lastcard.analysis.foresight import shipped
from lastcard.analysis.judge import Judge
from lastcard.core.actions import seat_of
from lastcard.core.errors import Problem
from lastcard.core.rules import Ruleset
from lastcard.engine.round import Round
from lastcard.record import Record, at_end, replay

DEALS: Final = 10_000  # that tell what a seat may expect before the cards are dealt
_IN_PASSING: Final = (1, 8)  # of the usual effort: what is summed over many, and where errors of neighbours cancel out


class Luck(msgspec.Struct, frozen=True):
    """How the result of a seat came about, in millionths of a round won: `fair` and the four terms make `result`."""

    fair: int  # what the seat could expect before the deal
    deal: int
    draws: int
    others: int  # what the others chose
    own: int  # what the seat chose
    result: int

    @property
    def cards(self) -> int:
        """What the cards gave."""
        return self.deal + self.draws


@lru_cache(maxsize=256)
def expected(judge: Judge, rules: Ruleset, seats: int, dealer: int, out: int = 0) -> tuple[int, ...]:
    """What a judge gives each seat on average after a deal by this dealer, in millionths."""
    if dealer and not out:
        first = expected(judge, rules, seats, 0)  # everybody sits so many seats further on
        return first[-dealer:] + first[:-dealer]
    game = Round.empty(rules, seats, dealer, out=out, seed=1)
    sums = [0] * seats
    judge.spend(*_IN_PASSING)
    for _ in range(DEALS):
        game.deal()
        sums = [total + each for total, each in zip(sums, judge.chances(game), strict=True)]
    judge.spend(1, 1)
    return tuple(round(total / DEALS) for total in sums)


class Ledger:
    """Keeps the account of a round: `note` every action, then `close`."""

    def __init__(self, game: Round, dealt: bool = True, judge: Judge | None = None) -> None:
        """Of a round in which nothing has been said yet, dealt or set up."""
        self._judge = judge or shipped()
        self._draws = Draws(self._judge)
        self._seats = range(game.seats)
        begun = self._judge.chances(game)
        out = ~game.alive & (1 << game.seats) - 1
        self._fair = expected(self._judge, game.rules, game.seats, game.dealer, out) if dealt else begun
        self._drawn = [Fraction()] * game.seats
        self._chosen = [[Fraction()] * game.seats for _ in self._seats]  # of each seat, for each seat
        self.before = game.copy()  # as it was when an action was booked last
        self.line = [begun]  # what the judge says after the deal and after every action

    def note(self, after: Round, code: int, cards: bytes = b"") -> None:
        """Books an action, and the round after it."""
        self._judge.spend(*_IN_PASSING)
        now = self._judge.chances(after)
        self._judge.spend(1, 1)
        change = [Fraction(new - old) for new, old in zip(now, self.line[-1], strict=True)]
        for shares, count in self._draws.luck(self.before, after, code, cards):
            for seat in self._seats:
                luck = Fraction(shares[seat], count)
                self._drawn[seat] += luck
                change[seat] -= luck
        chosen = self._chosen[seat_of(code)]
        for seat in self._seats:
            chosen[seat] += change[seat]
        self.line.append(now)
        self.before = after.copy()

    def close(self) -> tuple[Luck, ...]:
        """How it came about, for each seat; each term is rounded, and one's own takes what that leaves."""
        found = []
        for seat in self._seats:
            deal = self.line[0][seat] - self._fair[seat]
            draws = round(self._drawn[seat])
            others = round(sum((self._chosen[other][seat] for other in self._seats if other != seat), Fraction()))
            result = self.line[-1][seat]
            own = result - self._fair[seat] - deal - draws - others
            found.append(Luck(self._fair[seat], deal, draws, others, own, result))
        return tuple(found)


def split(game: Round, said: Iterable[tuple[int, bytes]], judge: Judge | None = None) -> tuple[Luck, ...]:
    """The account of a round that was just dealt, from what was said in it; plays it."""
    log = game.log
    game.log = [b""] * game.shuffles if log is None else log
    ledger = Ledger(game, judge=judge)
    for code, cards in said:
        game.step(code, cards)
        ledger.note(game, code, cards)
    game.log = log
    return ledger.close()


def added(several: Iterable[Luck]) -> Luck:
    """The sum over rounds."""
    listed = list(several)
    return Luck(*(sum(getattr(luck, name) for luck in listed) for name in Luck.__struct_fields__))


def from_the_start(game: Record) -> bool:
    """Whether nobody chose how a match began, knowing the cards: only then is there luck in it."""
    return "continues" not in game.meta


def check_over(game: Record) -> None:
    """Refuses a match that is not over."""
    if not at_end(game).champions:
        raise Problem("review-not-over")


def of_match(game: Record) -> tuple[Luck, ...]:
    """The account of each seat over all rounds of a match that is over."""
    check_over(game)
    rounds: list[tuple[Luck, ...]] = []
    ledger: Ledger | None = None
    for step in replay(game):
        if step.said is None:
            ledger = Ledger(step.round, game.rounds[step.number].start is None)
        else:
            assert ledger is not None
            ledger.note(step.round, step.said.code, step.said.cards)
            if step.round.over:
                rounds.append(ledger.close())
    return tuple(added(each[seat] for each in rounds) for seat in range(len(game.seats)))
