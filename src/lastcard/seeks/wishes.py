"""What somebody who looks for a table wishes for."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

from lastcard.core import rules
from lastcard.core.errors import Problem
from lastcard.core.fields import named
from lastcard.core.rules import MAX_SEATS, PRESETS

RATED: Final = ("any", "yes", "no")

Preset = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=2, le=MAX_SEATS)]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table that somebody would like: any that is played by one of these rules, with so many seats."""

    rules: Annotated[tuple[Preset, ...], Meta(max_length=len(PRESETS))] = ()  # presets, the dearest first; none: any
    least: Count = 2
    most: Count = 4
    rated: Annotated[str, named("WishRated", RATED)] = "any"
    bots: bool = True  # may have the seats for which nobody comes in time


class Kind(NamedTuple):
    """What a table can be, as far as wishes go."""

    preset: str
    seats: int
    rated: bool


def check(wish: Wish) -> None:
    """A wish that no table can fulfil is a Problem."""
    for preset in wish.rules:
        rules.preset(preset)
    if wish.least > wish.most:
        raise Problem("seek-seats", least=wish.least, most=wish.most)


@lru_cache(1_000)
def kinds(wish: Wish) -> dict[Kind, int]:
    """All tables that would do, with a number that is lower where they are dearer: the order of rules, then unrated."""
    rated = {"any": (False, True), "yes": (True,), "no": (False,)}[wish.rated]
    found = [
        Kind(preset, seats, each)
        for preset in dict.fromkeys(wish.rules or PRESETS)
        for each in rated
        for seats in range(wish.least, wish.most + 1)
        if _playable(preset, seats)
    ]
    return {kind: place for place, kind in enumerate(found)}


def fit(one: Wish, other: Wish) -> bool:
    """Whether there is a table that would do for both."""
    return not kinds(one).keys().isdisjoint(kinds(other))


def _playable(preset: str, seats: int) -> bool:
    try:
        PRESETS[preset].check_seats(seats)
    except Problem:
        return False
    return True
