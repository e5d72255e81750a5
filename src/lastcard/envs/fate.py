"""Chance one card at a time: rounds whose cards are not chosen before they are drawn, for those who search.

An action is tried on a copy. If more cards are taken from a pile than chance has chosen, it is asked for one more.
"""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Final

from lastcard.core.events import Event
from lastcard.engine.dice import Dice
from lastcard.envs.encoder import Encoder
from lastcard.envs.table import Table

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit
    from lastcard.engine.codes import *
    from lastcard.envs.layout import *
    from lastcard.envs.table import face_to_lay

OUTCOMES: Final = FIRST_SEAT + 10

Outcomes = list[tuple[int, float]]


class ChosenCards:
    """Shuffles with the cards first that chance has chosen."""

    def __init__(self, cards: bytes) -> None:
        self.cards = cards
        self.pile = b""  # the first that was shuffled
        self.taken = 0  # how many cards all of them had

    def shuffled(self, number: int, pile: bytes) -> bytes:  # noqa: ARG002
        if not self.taken:
            self.pile = pile
        self.taken += len(pile)
        return self.cards + bytes(sorted(without(pile, self.cards)))

    def put_back(self, number: int, pile: bytes) -> bytes:
        return self.shuffled(number, pile)


class FateStep:
    """A decision, or the deal, and what chance has chosen since. It stays as it is, and so does its table."""

    def __init__(self, table: Table, action: int, fate: bytes, first: int) -> None:
        self.table = table
        self.action = action
        self.fate = fate  # the cards
        self.first = first  # who is asked first; -1 as long as nobody has to be

    def mixes(self) -> bool:
        """Whether all hands are collected and dealt anew."""
        if not TO_LAY_WILD <= self.action < TO_SWAP:
            return False
        return self.table.game.lowered.effect[face_to_lay(self.action)] == SHUFFLE

    def tried(self, listener: list[Event] | None = None) -> tuple[Table, ChosenCards, bool]:
        """What comes of it, the piles shuffled for it, and whether it was left to chance who is asked first."""
        trial = self.table.copy()
        game, fate = trial.game, self.fate
        if len(fate) and self.action != DEAL and not self.mixes():
            size = game.n_stock
            game.stack(fate[:size])
            fate = fate[size:]
        source = game.source = ChosenCards(fate)
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
    """A table that waits for a `player`: a seat, CHANCE, that can choose from `waiting`, or NOBODY."""

    def __init__(self, table: Table, limit: int) -> None:
        self.step = FateStep(table, DEAL, b"", -1)
        self.limit = limit  # decisions at most
        self.encoder = Encoder(table.game.rules, table.game.seats)
        self.done: tuple[FateStep, ...] = ()  # what has not been told yet
        self.told = ("",) * table.game.seats  # what each was shown, as far as anybody has asked
        self.said: tuple[tuple[int, int], ...] = ()  # the last that was done openly: seat and action
        self.waiting: Outcomes = []
        self.player = NOBODY
        self.go()

    def __deepcopy__(self, memo: object) -> Course:
        return self.copy()

    def copy(self) -> Course:
        new: Course = Course.__new__(Course)
        new.step, new.done, new.waiting = self.step, self.done, self.waiting
        new.told, new.said = self.told, self.said
        new.limit, new.encoder, new.player = self.limit, self.encoder, self.player
        return new

    @property
    def table(self) -> Table:
        return self.step.table

    @property
    def dealt(self) -> bool:
        return self.step.action != DEAL or self.player != CHANCE

    def apply(self, outcome: int) -> None:
        """What chance or the seat that is asked decides."""
        if self.player == CHANCE:
            self.choose(outcome)
        else:
            self.act(outcome)

    def choose(self, outcome: int) -> None:
        step = self.step
        if outcome >= FIRST_SEAT:
            self.step = FateStep(step.table, step.action, step.fate, outcome - FIRST_SEAT)
        else:
            self.step = FateStep(step.table, step.action, step.fate + bytes((outcome,)), step.first)
        self.go()

    def act(self, action: int) -> None:
        table = self.step.table
        if action not in (TO_WAIT, TO_CLOSE):
            self.said = (*self.said[1 - RECALLED :], (table.seat, action))
        self.step = FateStep(table, action, b"", -1)
        self.go()

    def go(self) -> None:
        """Goes on, unless there are cards to be dealt first."""
        if self.step.action != DEAL or self.all_dealt():
            self.attempt()

    def attempt(self) -> None:
        """Tries what was decided with what chance has chosen."""
        step = self.step
        trial, source, asked = step.tried()
        if asked and step.first < 0:
            self.wait(shares(bytes(range(FIRST_SEAT, FIRST_SEAT + trial.game.seats)), b""))
        elif step.action == DEAL:
            self.settle(trial)
        else:
            self.draw(trial, source)

    def draw(self, trial: Table, source: ChosenCards) -> None:
        """One more card, if more were taken than were chosen."""
        step = self.step
        size = step.table.game.n_stock
        if size - trial.game.n_stock + source.taken <= len(step.fate):
            self.settle(trial)
        elif step.mixes() or len(step.fate) >= size:
            self.wait(shares(source.pile, source.cards))
        else:
            self.wait(shares(step.table.game.stock_order(), step.fate))

    def all_dealt(self) -> bool:
        game, fate = self.step.table.game, self.step.fate
        rules = game.rules
        needed = (sum(rules.hands) or rules.hand_size * game.seats) + 1
        if len(fate) == needed:
            return True
        # a Wild Draw Four would go back, and any other card be as likely to be turned up
        self.wait(shares(rules.cards, fate, game.lowered.wd4 if len(fate) == needed - 1 else 0))
        return False

    def wait(self, outcomes: Outcomes) -> None:
        self.waiting = outcomes
        self.player = CHANCE

    def settle(self, trial: Table) -> None:
        self.done = (*self.done, self.step)
        self.step = FateStep(trial, DEAL, b"", -1)
        self.waiting = []
        self.player = trial.seat if trial.seat >= 0 and trial.decisions < self.limit else NOBODY

    def tensor(self, seat: int, numbers: list[float]) -> list[float]:
        """What a seat may know, each as the number that stands for it."""
        if not self.dealt:
            return [0.0] * OBSERVED
        found = self.encoder.observe(self.step.table, seat)
        return [numbers[value] for value in found]


def without(pile: bytes, cards: bytes) -> bytes:
    """What is left of a pile when these cards are taken out."""
    for card in cards:
        pile = pile.replace(bytes((card,)), b"", 1)
    return pile


def shares(pile: bytes, gone: bytes, never: int = 0) -> Outcomes:
    """What is left of a pile, in order, and how much of it each makes, without the cards that can `never` be chosen."""
    if not cython.compiled:
        counts = [0] * 128
    for face in range(128):
        counts[face] = 0
    for card in pile:
        counts[card] += 1
    for card in gone:
        counts[card] -= counts[card] > 0
    total = 0
    for face in range(64):
        if never & bit(face):
            counts[face] = 0
    for face in range(128):
        total += counts[face]
    return [(face, counts[face] / float(total)) for face in range(128) if counts[face]]


@cache
def dice_for(first: int, seats: int) -> int:
    """The seed of dice that give this first."""
    return next(seed for seed in count() if Dice(seed).below(seats) == first)
