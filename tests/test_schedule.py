"""Schedules in which everybody is everybody's partner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from lastcard.match.schedules import WHIST, Schedule, Seating, eight_players, four_players, whist

Pair = tuple[int, int]
SCHEDULES: dict[str, tuple[int, Schedule]] = {
    "four": (4, four_players()),
    "eight": (8, eight_players()),
    **{f"whist-{players}": (players, whist(players)) for players in WHIST},
}
ALL = pytest.mark.parametrize(("players", "schedule"), SCHEDULES.values(), ids=SCHEDULES)
LISTED = {
    "eight": """
1+8 v 5+6, 2+4 v 3+7 · 2+8 v 6+7, 3+5 v 1+4 · 3+8 v 1+7, 4+6 v 2+5 · 4+8 v 1+2, 5+7 v 3+6
· 5+8 v 2+3, 1+6 v 4+7 · 6+8 v 3+4, 2+7 v 1+5 · 7+8 v 4+5, 1+3 v 2+6
""",
    "whist-12": "1+12 v 2+4, 3+10 v 7+8, 5+11 v 6+9 · 2+12 v 3+5, 4+11 v 8+9, 1+6 v 7+10",
    "whist-16": "1+16 v 2+3, 4+7 v 10+12, 5+14 v 9+13, 6+11 v 8+15",
    "whist-20": "1+20 v 2+3, 4+6 v 10+16, 5+15 v 13+18, 7+19 v 11+14, 8+12 v 9+17",
}


def pair(one: int, other: int) -> Pair:
    return min(one, other), max(one, other)


def partners(table: Seating) -> list[Pair]:
    return [pair(table[0], table[2]), pair(table[1], table[3])]


def opponents(table: Seating) -> list[Pair]:
    return [pair(one, other) for one in table[::2] for other in table[1::2]]


def counted(schedule: Schedule, pairs: Callable[[Seating], list[Pair]]) -> Counter[Pair]:
    return Counter(met for stage in schedule for table in stage for met in pairs(table))


def written(table: Seating) -> str:
    """As A-66 lists it."""
    return " v ".join(f"{one}+{other}" for one, other in partners(table))


@ALL
def test_everybody_has_everybody_as_partner_once_and_as_opponent_twice(players: int, schedule: Schedule) -> None:
    everybody = list(combinations(range(1, players + 1), 2))
    assert counted(schedule, partners) == dict.fromkeys(everybody, 1)
    assert counted(schedule, opponents) == dict.fromkeys(everybody, 2)
    assert len(schedule) == players - 1


@ALL
def test_everybody_sits_exactly_once_in_every_stage(players: int, schedule: Schedule) -> None:
    for stage in schedule:
        assert sorted(player for table in stage for player in table) == list(range(1, players + 1))


def test_literal_form_for_four_ends_with_the_first_pairing_again() -> None:
    stages = four_players(literal=True)
    assert stages == (*four_players(), four_players()[0])


@pytest.mark.parametrize("name", LISTED)
def test_tables_are_those_listed(name: str) -> None:
    listed = [stage.split(", ") for stage in LISTED[name].replace("\n", " ").strip().split(" · ")]
    schedule = SCHEDULES[name][1]
    assert [[written(table) for table in stage] for stage in schedule[: len(listed)]] == listed
