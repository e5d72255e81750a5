"""Schedules above matches, in which every player has every other one as partner (S2-VAR-1, S2-VAR-2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from lastcard.core.errors import Problem

# Who sits at a table of partners, in the order of the seats: the first and the third against the second and the fourth.
Seating = tuple[int, int, int, int]

_PAIRINGS: Final[tuple[tuple[Seating, ...], ...]] = (((1, 3, 2, 4),), ((1, 2, 3, 4),), ((1, 2, 4, 3),))
# a whist tournament; each pair partners once and meets twice
_EIGHT: Final[tuple[tuple[Seating, ...], ...]] = (
    ((1, 5, 8, 6), (2, 3, 4, 7)),
    ((2, 6, 8, 7), (3, 1, 5, 4)),
    ((3, 1, 8, 7), (4, 2, 6, 5)),
    ((4, 1, 8, 2), (5, 3, 7, 6)),
    ((5, 2, 8, 3), (1, 4, 6, 7)),
    ((6, 3, 8, 4), (2, 1, 7, 5)),
    ((7, 4, 8, 5), (1, 2, 3, 6)),
)


class Standing(msgspec.Struct, frozen=True):
    player: int
    total: int
    with_partner: dict[int, int]  # points made with each partner


class Schedule:
    """Who plays with whom in each round, and what everybody has made so far. Players count from 1."""

    def __init__(self, stages: Sequence[Sequence[Seating]], players: int) -> None:
        self.stages = [tuple(stage) for stage in stages]
        self.players = players
        self._made: list[dict[int, int]] = [{} for _ in range(players + 1)]
        self._played: list[set[int]] = [set() for _ in self.stages]

    @property
    def round(self) -> int:
        """The number of the next round, from 0; equal to the number of stages when all is played."""
        for number, (stage, played) in enumerate(zip(self.stages, self._played, strict=True)):
            if len(played) < len(stage):
                return number
        return len(self.stages)

    def enter(self, round_number: int, table: int, points: Sequence[int]) -> None:
        """Counts a round of partners: `points` in the order of the seats, as `Round.gain` gives them."""
        if not 0 <= round_number < len(self.stages) or not 0 <= table < len(self.stages[round_number]):
            raise Problem("schedule-no-table", round=round_number + 1, table=table + 1)
        if table in self._played[round_number]:
            raise Problem("schedule-entered", round=round_number + 1, table=table + 1)
        if len(points) != 4 or points[0] != points[2] or points[1] != points[3]:
            raise Problem("schedule-points")
        self._played[round_number].add(table)
        seating = self.stages[round_number][table]
        for seat, player in enumerate(seating):
            partner = seating[(seat + 2) % 4]
            made = self._made[player]
            made[partner] = made.get(partner, 0) + points[seat]

    def standings(self) -> list[Standing]:
        """Most points first; players with the same total in the order of their numbers."""
        table = [
            Standing(player, sum(self._made[player].values()), dict(sorted(self._made[player].items())))
            for player in range(1, self.players + 1)
        ]
        return sorted(table, key=lambda standing: (-standing.total, standing.player))


def four_players(literal: bool = False) -> Schedule:
    """Three partners for four rounds each, or literally four rounds, the first pairing again in the last (A-65)."""
    if literal:
        return Schedule([*_PAIRINGS, _PAIRINGS[0]], 4)
    return Schedule([pairing for pairing in _PAIRINGS for _ in range(4)], 4)


def eight_players() -> Schedule:
    """Seven partners for four rounds each, on two tables: 28 rounds."""
    return Schedule([stage for stage in _EIGHT for _ in range(4)], 8)
