"""What tournament formats and standings speak of: tables that are to be played, and stages that are over."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lastcard.core import rules
from lastcard.core.rules import OPTIONS, Ruleset
from lastcard.match.schedules import Seating
from lastcard.protocol.evening import PLACES, Plan


def by_partners(plan: Plan) -> bool:
    return plan.format in PLACES


def is_duplicate(plan: Plan) -> bool:
    """Whether two teams play the same deals."""
    return plan.format == "duplicate"


def table_seats(plan: Plan) -> int:
    """How many sit at a table, where the format leaves it open, as most."""
    if is_duplicate(plan):
        return 2 * plan.side
    return 4 if by_partners(plan) else plan.seats


def table_rules(plan: Plan) -> Ruleset:
    """The rules of every table: the plan's, ending after its rounds and not before, by partners where it says so."""
    found = rules.from_value(plan.rules)
    longest = OPTIONS["target"].values[-1]
    ruleset = msgspec.structs.replace(
        found,
        match="points" if found.match == "single" else found.match,
        target=longest,
        rounds=plan.rounds,
        teams="partners" if by_partners(plan) else found.teams,
    )
    return _same_deals(ruleset, plan.side) if is_duplicate(plan) else ruleset


def _same_deals(ruleset: Ruleset, side: int) -> Ruleset:
    """Rules with which who deals, and how many are dealt to, does not follow from the rounds before."""
    return msgspec.structs.replace(
        ruleset,
        match="lowest" if ruleset.fewest else "points",
        next_dealer="left",
        teams="partners" if side == 2 else "none",
    )


class Seated(msgspec.Struct, frozen=True):
    """A stage that is to be played. Without tables it can't be: there are too few people now."""

    tables: tuple[Seating, ...]
    idle: tuple[int, ...] = ()  # who have a bye


class PlayedStage(msgspec.Struct, frozen=True):
    """A stage that is over: by table and seat, what was made and the place; 1 is the best, equals share it."""

    tables: tuple[Seating, ...]
    points: tuple[tuple[int, ...], ...]
    places: tuple[tuple[int, ...], ...]
    idle: tuple[int, ...] = ()
    deals: tuple[tuple[tuple[int, ...], ...], ...] = ()  # of a duplicate: by table and deal, what each seat made

    def present(self) -> list[int]:
        """Everybody who was there, by number."""
        return sorted({player for table in self.tables for player in table if player} | set(self.idle))

    def seats(self) -> Iterator[tuple[Seating, int, tuple[int, ...], tuple[int, ...]]]:
        """Each seat of a person: its table, its number from 0, and what all seats of the table made and came to."""
        for table, points, places in zip(self.tables, self.points, self.places, strict=True):
            yield from ((table, seat, points, places) for seat, player in enumerate(table) if player)
