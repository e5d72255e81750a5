"""What a record holds, as values, and the place of a problem in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from lastcard.core.cards import NO_COLOUR
from lastcard.core.errors import Problem
from lastcard.core.rules import Ruleset

STATE_KEYS: Final = (
    "phase",
    "turn",
    "direction",
    "top",
    "colour",
    "hands",
    "stock",
    "discard",
    "penalty",
    "vulnerable",
    "open",
    "legal",
    "winner",
    "points",
    "scores",
    "out",
    "champions",
)


class Position(msgspec.Struct, frozen=True):
    """Where a round begins that is not dealt. Seats and direction as in the file, cards as faces."""

    hands: tuple[bytes, ...]
    discard: bytes
    stock: bytes
    turn: int
    direction: int = 1
    colour: int = NO_COLOUR


class Expectation(msgspec.Struct, frozen=True):
    after: int
    state: dict[str, Any]
    rejects: str | None = None
    code: str | None = None


class RoundRecord(msgspec.Struct, frozen=True):
    dealer: int | None = None
    shuffles: tuple[bytes, ...] = ()
    seed: str | None = None
    start: Position | None = None
    actions: tuple[str, ...] = ()
    result: dict[str, Any] | None = None
    expect: tuple[Expectation, ...] = ()
    last: bool = False


class Record(msgspec.Struct, frozen=True):
    """A match from the ruleset to the last card."""

    seats: tuple[str, ...]
    rules: Ruleset
    rounds: tuple[RoundRecord, ...] = ()
    meta: dict[str, Any] = {}


def at(place: str, reason: Problem, **details: str | int) -> Problem:
    """The same problem with the place where it is."""
    return Problem("record-at", place=Problem(f"place-{place}", **details), reason=reason)


@contextmanager
def placed(place: str, **details: str | int) -> Iterator[None]:
    """Gives a problem that comes up meanwhile its place."""
    try:
        yield
    except Problem as problem:
        raise at(place, problem, **details) from None
