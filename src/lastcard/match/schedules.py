"""Tournament schedules of partners, in which everybody has everybody as partner (S2-VAR-1, S2-VAR-2, whist)."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

# Players in the order of the seats, 0 where a bot sits; of partners the first and the third play against the others.
Seating: TypeAlias = tuple[int, ...]
Schedule: TypeAlias = tuple[tuple[Seating, ...], ...]  # the tables of each stage; players count from 1

_PAIRINGS: Final[Schedule] = (((1, 3, 2, 4),), ((1, 2, 3, 4),), ((1, 2, 4, 3),))
# a whist tournament; each pair partners once and meets twice
_EIGHT: Final[Schedule] = (
    ((1, 5, 8, 6), (2, 3, 4, 7)),
    ((2, 6, 8, 7), (3, 1, 5, 4)),
    ((3, 1, 8, 7), (4, 2, 6, 5)),
    ((4, 1, 8, 2), (5, 3, 7, 6)),
    ((5, 2, 8, 3), (1, 4, 6, 7)),
    ((6, 3, 8, 4), (2, 1, 7, 5)),
    ((7, 4, 8, 5), (1, 2, 3, 6)),
)
# First stages by the number of players, in the order of the seats; -1 stays, the others go on by one a stage.
_BASES: Final[dict[int, tuple[Seating, ...]]] = {
    12: ((-1, 1, 0, 3), (2, 6, 9, 7), (4, 5, 10, 8)),
    16: ((-1, 1, 0, 2), (3, 9, 6, 11), (4, 8, 13, 12), (5, 7, 10, 14)),
    20: ((-1, 1, 0, 2), (3, 9, 5, 15), (4, 12, 14, 17), (6, 10, 18, 13), (7, 8, 11, 16)),
}
WHIST: Final = tuple(_BASES)


def four_players(literal: bool = False) -> Schedule:
    """Three stages, one for each partner, or literally four, the first pairing again in the last (A-65)."""
    return (*_PAIRINGS, _PAIRINGS[0]) if literal else _PAIRINGS


def eight_players() -> Schedule:
    """Seven stages at two tables."""
    return _EIGHT


@cache
def whist(players: int) -> Schedule:
    """A whist tournament for 12, 16 or 20: each pair partners once and meets twice."""
    turning = players - 1

    def player(number: int, stage: int) -> int:
        return players if number < 0 else (number + stage) % turning + 1

    return tuple(
        tuple(tuple(player(number, stage) for number in table) for table in _BASES[players]) for stage in range(turning)
    )
