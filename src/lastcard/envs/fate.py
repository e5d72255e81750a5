"""Chance one card at a time: rounds whose cards are not chosen before they are drawn, for those who search.

An action is tried on a copy. If more cards are taken from a pile than chance has chosen, it is asked for one more.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import count
from typing import Final, NamedTuple

from lastcard.core.cards import SHUFFLE_HANDS, WILD_DRAW_FOUR
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.engine.dice import Dice
from lastcard.envs.layout import TO_LAY_WILD, TO_SWAP
from lastcard.envs.table import Table, shares

FIRST_SEAT: Final = 64  # outcomes from here on are who is asked first out of turn; those below, faces
OUTCOMES: Final = FIRST_SEAT + 10
DEAL: Final = -1  # instead of an action

Outcomes = list[tuple[int, float]]


class Chosen:
    """Shuffles with the cards first that chance has chosen."""

    def __init__(self, cards: bytes) -> None:
        self.cards = cards
        self.piles: list[bytes] = []

    def shuffled(self, number: int, pile: bytes) -> bytes:  # noqa: ARG002
        self.piles.append(pile)
        return self.cards + bytes(sorted(without(pile, self.cards)))

    put_back = shuffled


class Step(NamedTuple):
    """A decision, or the deal, and what chance has chosen since."""

    table: Table  # which stays as it is
    action: int = DEAL
    fate: bytes = b""  # the cards
    first: int = -1  # who is asked first; -1 as long as nobody has to be

    @property
    def mixes(self) -> bool:
        """Whether all hands are collected and dealt anew."""
        return TO_LAY_WILD <= self.action < TO_SWAP and 52 + (self.action - TO_LAY_WILD) // 4 == SHUFFLE_HANDS

    def tried(self, listener: list[Event] | None = None) -> tuple[Table, Chosen, bool]:
        """What comes of it, the piles shuffled for it, and whether it was left to chance who is asked first."""
        trial = self.table.copy()
        game, fate = trial.game, self.fate
        if self.action != DEAL and not self.mixes:
            size = game.n_stock
            if fate:
                game.stack(fate[:size])
            fate = fate[size:]
        source = game.source = Chosen(fate)
        if self.first >= 0:
            trial.ask_first(dice_for(self.first, game.seats))
        before = trial.chance()
        trial.listener = listener
        if self.action == DEAL:
            trial.begin()
        else:
            trial.act(self.action)
        trial.listener = None
        game.source = None
        return trial, source, trial.chance() != before

    def events(self) -> list[Event]:
        """What everybody is told of it."""
        told: list[Event] = []
        self.tried(told)
        return told


class Course:
    """A table that waits for a seat (`player`), for chance (`waiting`), or for nobody."""

    def __init__(self, table: Table) -> None:
        self.step = Step(table)
        self.done: tuple[Step, ...] = ()  # what has not been told yet
        self.told = ("",) * table.game.seats  # what each was shown, as far as anybody has asked
        self.said: tuple[tuple[int, int], ...] = ()  # what was done openly: seat and action
        self.waiting: Outcomes = []  # what chance can choose from
        self._go()

    def __deepcopy__(self, memo: object) -> Course:
        return self.copy()

    def copy(self) -> Course:
        new = Course.__new__(Course)
        new.step, new.done, new.waiting = self.step, self.done, self.waiting
        new.told, new.said = self.told, self.said
        return new

    @property
    def table(self) -> Table:
        return self.step.table

    @property
    def player(self) -> int:
        """The seat that is asked; -1 if it is nobody's decision."""
        return -1 if self.waiting else self.table.seat

    @property
    def dealt(self) -> bool:
        return self.step.action != DEAL or not self.waiting

    def choose(self, outcome: int) -> None:
        """What chance decides."""
        table, action, fate, first = self.step
        if outcome >= FIRST_SEAT:
            first = outcome - FIRST_SEAT
        else:
            fate += bytes((outcome,))
        self.step = Step(table, action, fate, first)
        self._go()

    def act(self, action: int) -> None:
        """What the seat that is asked decides."""
        self.step = Step(self.step.table, action)
        self._go()

    def _go(self) -> None:
        """Tries what was decided with what chance has chosen."""
        step = self.step
        if step.action == DEAL and not self._all_dealt():
            return
        trial, source, asked = step.tried()
        if asked and step.first < 0:
            self.waiting = uniform(range(FIRST_SEAT, FIRST_SEAT + trial.game.seats))
        elif step.action == DEAL:
            self._settle(trial)
        else:
            self._draw(trial, source)

    def _draw(self, trial: Table, source: Chosen) -> None:
        """One more card, if more were taken than were chosen."""
        table, _, fate, _ = self.step
        size = table.game.n_stock
        if size - trial.game.n_stock + sum(map(len, source.piles)) <= len(fate):
            self._settle(trial)
        elif self.step.mixes or len(fate) >= size:
            self.waiting = uniform(without(source.piles[0], source.cards))
        else:
            self.waiting = uniform(without(table.game.stock_order(), fate))

    def _all_dealt(self) -> bool:
        rules, fate = self.table.game.rules, self.step.fate
        needed = (sum(rules.hands) or rules.hand_size * self.table.game.seats) + 1
        if len(fate) == needed:
            return True
        left = without(rules.cards, fate)
        if len(fate) == needed - 1 and rules.deck != "all-wild":
            # it would go back, and any other card be as likely to be turned up
            left = left.replace(bytes((WILD_DRAW_FOUR,)), b"")
        self.waiting = uniform(left)
        return False

    def _settle(self, trial: Table) -> None:
        self.done = (*self.done, self.step)
        self.step = Step(trial)
        self.waiting = []


def without(pile: bytes, cards: bytes) -> bytes:
    """What is left of a pile when these cards are taken out."""
    for card in cards:
        pile = pile.replace(bytes((card,)), b"", 1)
    return pile


def uniform(outcomes: Iterable[int]) -> Outcomes:
    """Each card is as likely as any other."""
    return shares(bytes(outcomes))


@cache
def dice_for(first: int, seats: int) -> int:
    """The seed of dice that give this first."""
    return next(seed for seed in count() if Dice(seed).below(seats) == first)


def course(rules: Ruleset, seats: int, asides: int, forced: bool) -> Course:
    rules.check_seats(seats)
    return Course(Table(rules, seats, 0, asides, forced))
