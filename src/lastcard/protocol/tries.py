"""Deals that many play, over HTTP: those of the day (daily challenge) and hands that people challenge others with."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastcard.core.fields import Number, Seat, named
from lastcard.protocol.messages import Code, Name

# How it stands with a deal of a day: not tried yet, on the way, done, or tried by another guest on the same device.
TRIED: Final = ("new", "begun", "done", "other")


class DailyDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal of today, and how it stands with one's first try."""

    deal: str  # the date and the rules: `2026-11-18/classic`
    rules: str
    preset: str
    state: Annotated[str, named("Tried", TRIED)]
    table: Code | UnsetType = UNSET  # where one is at it
    score: int | None = None
    tries: Number = 0  # of all, that are done


class DailyDay(msgspec.Struct, frozen=True):
    """What one's first tries of a day came to, by the rules."""

    date: str
    scores: dict[str, int]


class DailyList(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of today, and one's own days."""

    date: str  # today, by the clock of Greenwich
    first: str  # the first day that there are deals of
    left: Number  # seconds until tomorrow
    deals: tuple[DailyDeal, ...]
    streak: Number  # days in a row with a result, up to today or yesterday
    longest: Number  # the most there ever were
    days: tuple[DailyDay, ...]  # the newest first


class TryBegun(msgspec.Struct, frozen=True):
    """The table of a try, and whether its result counts."""

    table: Code
    counts: bool


class TryShown(msgspec.Struct, frozen=True):
    """Somebody's first try of a deal."""

    name: Name
    score: int
    record: str
    own: bool = False


class Bar(msgspec.Struct, frozen=True):
    """The tries with `low` points or more, and less than the next one's."""

    low: int
    tries: int


class ParShown(msgspec.Struct, frozen=True):
    """What the evaluator expects of a deal, and the best line that was found in it."""

    chance: int  # to win it, with all hands open, in millionths
    points: int
    best: int
    record: str  # of the best line


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that one has tried, or whose day is over."""

    deal: str
    date: str
    rules: str
    preset: str
    score: int | None  # of one's own first try
    record: str  # of that
    better: float | None  # the share of all others that it beat, equal ones by half; None where there is no other
    tries: Number
    mean: float | None
    width: int  # of the bars, in points
    bars: tuple[Bar, ...]
    best: tuple[TryShown, ...]  # of all tries
    par: ParShown | None  # None while it is looked for
    streak: Number


class SignedList(msgspec.Struct, frozen=True):
    """The deals of a month: lines with the hash of each secret, and an Ed25519 signature of them, in hexadecimal.

    What is signed are the lines in UTF-8, each with a newline behind it.
    """

    month: str
    lines: tuple[str, ...]
    key: str
    signature: str


class Secrets(msgspec.Struct, frozen=True):
    """The secrets of a month whose days are over, by deal, in hexadecimal."""

    month: str
    secrets: dict[str, str]


class NewChallenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand of a finished match that others are to play: the round, and the seat that had it."""

    record: Annotated[str, Meta(max_length=40)]
    round: Annotated[int, Meta(ge=1, le=1_000)]
    seat: Seat


class ChallengeMade(msgspec.Struct, frozen=True):
    challenge: Code
    link: str


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that others play too. How it went for whom, and its replays, one sees after one's own try."""

    challenge: Code
    by: Name  # who made it
    player: Name  # who had the hand
    preset: str
    seats: int
    state: Annotated[str, named("Tried", TRIED)]
    table: Code | UnsetType = UNSET  # where one is at it
    score: int | None = None  # of one's own try
    first: TryShown | None = None  # how it went for who had it
    tries: tuple[TryShown, ...] = ()
