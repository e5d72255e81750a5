"""What tournament formats and standings speak of: tables that are to be played, and stages that are over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from lastcard.match.schedules import WHIST, Seating
from lastcard.protocol.evening import Plan

# The formats with a schedule of partners, and for how many people there is one.
PLACES: Final[dict[str, tuple[int, ...]]] = {"rotation": (4,), "rotation-short": (4,), "eight": (8,), "whist": WHIST}


def by_partners(plan: Plan) -> bool:
    return plan.format in PLACES


class Seated(msgspec.Struct, frozen=True):
    """A stage that is to be played. Without tables it can't be: there are too few people now."""

    tables: tuple[Seating, ...]
    idle: tuple[int, ...] = ()  # who have a bye


class Played(msgspec.Struct, frozen=True):
    """A stage that is over: by table and seat, what was made and the place; 1 is the best, equals share it."""

    tables: tuple[Seating, ...]
    points: tuple[tuple[int, ...], ...]
    places: tuple[tuple[int, ...], ...]
    idle: tuple[int, ...] = ()

    def present(self) -> list[int]:
        """Everybody who was there, by number."""
        return sorted({player for table in self.tables for player in table if player} | set(self.idle))

    def seats(self) -> Iterator[tuple[Seating, int, tuple[int, ...], tuple[int, ...]]]:
        """Each seat of a person: its table, its number from 0, and what all seats of the table made and came to."""
        for table, points, places in zip(self.tables, self.points, self.places, strict=True):
            yield from ((table, seat, points, places) for seat, player in enumerate(table) if player)
