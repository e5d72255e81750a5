"""Chance one card at a time: rounds whose cards are not chosen before they are drawn, for those who search.

An action is tried on a copy. If more cards are taken from a pile than chance has chosen, it is asked for one more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from typing import Final

from lastcard.core.cards import SHUFFLE_HANDS, WILD_DRAW_FOUR
from lastcard.core.rules import Ruleset
from lastcard.engine.dice import Dice
from lastcard.envs.layout import TO_LAY_WILD, TO_SWAP
from lastcard.envs.table import Table

FIRST_SEAT: Final = 64  # outcomes from here on are who is asked first out of turn; those below, faces
OUTCOMES: Final = FIRST_SEAT + 10


class Chosen:
    """Shuffles with the cards first that chance has chosen."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.cards = bytes(cards)
        self.piles: list[bytes] = []

    def shuffled(self, number: int, pile: bytes) -> bytes:  # noqa: ARG002
        self.piles.append(pile)
        rest = Counter(pile) - Counter(self.cards)
        return self.cards + bytes(sorted(rest.elements()))

    put_back = shuffled


class Course:
    """A table that waits for a seat (`player`), for chance (`outcomes`), or for nobody."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.fate: list[int] = []  # the cards that chance has chosen since the last decision
        self.first = -1  # and who is asked first
        self.action = -1  # what was decided; -1 is the deal
        self.waiting: list[tuple[int, float]] = []  # what chance can choose from
        self._go()

    def __deepcopy__(self, memo: object) -> Course:
        new = Course.__new__(Course)
        new.table = self.table.copy()
        new.fate = self.fate[:]
        new.first, new.action, new.waiting = self.first, self.action, self.waiting
        return new

    @property
    def player(self) -> int:
        """The seat that is asked; -1 if it is nobody's decision."""
        return -1 if self.waiting else self.table.seat

    def choose(self, outcome: int) -> None:
        """What chance decides."""
        if outcome >= FIRST_SEAT:
            self.first = outcome - FIRST_SEAT
        else:
            self.fate.append(outcome)
        self._go()

    def act(self, action: int) -> None:
        """What the seat that is asked decides."""
        self.action = action
        self._go()

    def _go(self) -> None:
        """Tries what was decided with what chance has chosen."""
        if self.action < 0:
            self._deal()
            return
        trial = self.table.copy()
        game = trial.game
        size, mixes = game.n_stock, self._mixes()
        if self.fate and not mixes:
            game.stack(bytes(self.fate[:size]))
        source = game.source = Chosen(self.fate if mixes else self.fate[size:])
        used = self._try(trial, trial.act, self.action)
        if used is None:
            return
        used += size - game.n_stock + sum(len(pile) for pile in source.piles)
        if used <= len(self.fate):
            self._settle(trial)
        elif mixes or len(self.fate) >= size:
            self.waiting = uniform(Counter(source.piles[0]) - Counter(source.cards))
        else:
            self.waiting = uniform(Counter(self.table.game.stock_order()) - Counter(self.fate))

    def _try(self, trial: Table, step: Callable[..., object], *given: int) -> int | None:
        """Lets it happen on a copy. None if chance has to say first who is asked first, else 0."""
        if self.first >= 0:
            trial.ask_first(dice_for(self.first, trial.game.seats))
        before = trial.chance()
        trial.listener = []
        step(*given)
        trial.game.source = None
        if self.first < 0 and trial.chance() != before:
            self.waiting = uniform({FIRST_SEAT + seat: 1 for seat in range(trial.game.seats)})
            return None
        return 0

    def _mixes(self) -> bool:
        """Whether all hands are collected and dealt anew."""
        wild = TO_LAY_WILD <= self.action < TO_SWAP
        return wild and 52 + (self.action - TO_LAY_WILD) // 4 == SHUFFLE_HANDS

    def _deal(self) -> None:
        rules, seats = self.table.game.rules, self.table.game.seats
        needed = (sum(rules.hands) or rules.hand_size * seats) + 1
        if len(self.fate) < needed:
            left = Counter(rules.cards) - Counter(self.fate)
            if len(self.fate) == needed - 1 and rules.deck != "all-wild":
                del left[WILD_DRAW_FOUR]  # it would go back, and any other card be as likely to be turned up
            self.waiting = uniform(left)
            return
        trial = self.table.copy()
        trial.game.source = Chosen(self.fate)
        if self._try(trial, trial.begin) is not None:
            self._settle(trial)

    def _settle(self, trial: Table) -> None:
        self.table = trial
        self.fate = []
        self.first = -1
        self.action = -1
        self.waiting = []


def uniform(counts: dict[int, int]) -> list[tuple[int, float]]:
    """Each card is as likely as any other."""
    total = sum(counts.values())
    return [(outcome, count / total) for outcome, count in sorted(counts.items())]


@cache
def dice_for(first: int, seats: int) -> int:
    """The seed of dice that give this first."""
    return next(seed for seed in count() if Dice(seed).below(seats) == first)


def course(rules: Ruleset, seats: int, asides: int, forced: bool) -> Course:
    rules.check_seats(seats)
    table = Table(rules, seats, 0, asides, forced)
    return Course(table)
