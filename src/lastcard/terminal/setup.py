"""What a new game is made of: rules, people, bots."""

from __future__ import annotations

import getpass
import hashlib
import secrets

import msgspec

from lastcard.core.errors import Problem
from lastcard.core.rules import MAX_SEATS, PRESETS, Ruleset
from lastcard.table import local
from lastcard.table.local import LocalRoom
from lastcard.table.match_state import NAMES, Seat
from lastcard.wording.catalogues import Catalogue

USUAL_SEATS = 4


class Setup(msgspec.Struct, frozen=True):
    """People sit first; the bots named take the other seats in turn."""

    people: tuple[str, ...] = ()
    rules: Ruleset = PRESETS["classic"]
    seats: int = USUAL_SEATS
    bots: tuple[str, ...] = ("normal",)
    seed: int | None = None

    def table(self) -> list[Seat]:
        if len(self.people) > self.seats:
            raise Problem("names-too-many", count=len(self.people), seats=self.seats)
        others = self.seats - len(self.people)
        if len(self.bots) > max(others, 1):
            raise Problem("bots-too-many", count=len(self.bots), seats=others)
        taken: set[str] = set()
        for name in self.people:
            if name.casefold() in taken:
                raise Problem("names-twice", name=name)
            taken.add(name.casefold())
        free = [name for name in NAMES if name.casefold() not in taken]
        bots = [Seat(free[number], self.bots[number % len(self.bots)]) for number in range(others)]
        return [Seat(name) for name in self.people] + bots

    def begin(self) -> LocalRoom:
        """A new match, with chance of its own unless a seed decides it."""
        secret = secrets.token_bytes(32) if self.seed is None else hashlib.sha256(b"seed %d" % self.seed).digest()
        return local.begin(self.rules, self.table(), secret)


def usual_seats(people: int, bots: int) -> int:
    """How many seats there are where nobody says so."""
    return min(max(people + bots, 2) if bots > 1 else max(people, USUAL_SEATS), MAX_SEATS)


def usual_name(say: Catalogue) -> str:
    """What a person is called who has not said."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError, ImportError):
        return say("default-name")
