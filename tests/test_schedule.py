"""Schedules in which everybody is everybody's partner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations

import english
import pytest

from lastcard.core.errors import Problem
from lastcard.match.schedules import Schedule, Seating, Standing, eight_players, four_players

LITERAL = partial(four_players, literal=True)
SCHEDULES = pytest.mark.parametrize("make", [four_players, LITERAL, eight_players], ids=["12", "4", "28"])

Pair = tuple[int, int]
LISTED = """
1+8 v 5+6, 2+4 v 3+7 · 2+8 v 6+7, 3+5 v 1+4 · 3+8 v 1+7, 4+6 v 2+5 · 4+8 v 1+2, 5+7 v 3+6
· 5+8 v 2+3, 1+6 v 4+7 · 6+8 v 3+4, 2+7 v 1+5 · 7+8 v 4+5, 1+3 v 2+6
"""


def pair(one: int, other: int) -> Pair:
    return min(one, other), max(one, other)


def partners(table: Seating) -> list[Pair]:
    return [pair(table[0], table[2]), pair(table[1], table[3])]


def opponents(table: Seating) -> list[Pair]:
    return [pair(one, other) for one in table[::2] for other in table[1::2]]


def tables(schedule: Schedule) -> Iterator[Seating]:
    for stage in schedule.stages:
        yield from stage


def counted(schedule: Schedule, pairs: Callable[[Seating], list[Pair]]) -> Counter[Pair]:
    return Counter(met for table in tables(schedule) for met in pairs(table))


def written(table: Seating) -> str:
    """As A-66 lists it."""
    return " v ".join(f"{one}+{other}" for one, other in partners(table))


@pytest.mark.parametrize(
    ("make", "rounds", "with_each", "against_each"), [(four_players, 12, 4, 8), (eight_players, 28, 4, 8)]
)
def test_everybody_has_everybody_as_partner_for_four_rounds_and_as_opponent_for_eight(
    make: Callable[[], Schedule], rounds: int, with_each: int, against_each: int
) -> None:
    schedule = make()
    everybody = list(combinations(range(1, schedule.players + 1), 2))
    assert len(schedule.stages) == rounds
    assert counted(schedule, partners) == dict.fromkeys(everybody, with_each)
    assert counted(schedule, opponents) == dict.fromkeys(everybody, against_each)


def test_literal_four_rounds_end_with_the_first_pairing_again() -> None:
    stages = LITERAL().stages
    assert len(stages) == 4
    assert stages[3] == stages[0]
    assert {met for (table,) in stages[:3] for met in partners(table)} == set(combinations(range(1, 5), 2))


def test_four_players_change_partners_after_every_fourth_round() -> None:
    stages = four_players().stages
    assert [stages[number] for number in (0, 4, 8)] == [stages[number] for number in (3, 7, 11)]
    assert len({stages[number] for number in (0, 4, 8)}) == 3


def test_eight_players_meet_as_listed_each_pairing_for_four_rounds() -> None:
    listed = [stage.split(", ") for stage in LISTED.replace("\n", " ").strip().split(" · ")]
    stages = eight_players().stages
    assert [[written(table) for table in stage] for stage in stages[::4]] == listed
    assert [stages[number] for number in range(28)] == [stages[number // 4 * 4] for number in range(28)]


@SCHEDULES
def test_nobody_is_at_two_tables_and_nobody_is_left_out(make: Callable[[], Schedule]) -> None:
    schedule = make()
    for stage in schedule.stages:
        assert sorted(player for table in stage for player in table) == list(range(1, schedule.players + 1))


@SCHEDULES
def test_number_of_the_next_round_goes_on_when_all_its_tables_are_entered(make: Callable[[], Schedule]) -> None:
    schedule = make()
    for number, stage in enumerate(schedule.stages):
        for table in range(len(stage)):
            assert schedule.round == number
            schedule.enter(number, table, [0, 10, 0, 10])
    assert schedule.round == len(schedule.stages)


def test_points_are_made_with_the_partner_of_the_round() -> None:
    schedule = LITERAL()
    schedule.enter(0, 0, [50, 0, 50, 0])  # 1+2 against 3+4
    schedule.enter(1, 0, [0, 70, 0, 70])  # 1+3 against 2+4
    schedule.enter(2, 0, [30, 0, 30, 0])  # 1+4 against 2+3
    schedule.enter(3, 0, [25, 0, 25, 0])  # 1+2 against 3+4
    assert schedule.standings() == [
        Standing(2, 145, {1: 75, 3: 0, 4: 70}),
        Standing(1, 105, {2: 75, 3: 0, 4: 30}),
        Standing(4, 100, {1: 30, 2: 70, 3: 0}),
        Standing(3, 0, {1: 0, 2: 0, 4: 0}),
    ]


def test_standings_have_equal_totals_in_the_order_of_the_players() -> None:
    schedule = eight_players()
    assert [(standing.player, standing.total) for standing in schedule.standings()] == [(n, 0) for n in range(1, 9)]
    schedule.enter(0, 1, [0, 40, 0, 40])  # 2+4 against 3+7
    assert [standing.player for standing in schedule.standings()] == [3, 7, 1, 2, 4, 5, 6, 8]


def test_total_is_the_sum_over_all_partners() -> None:
    schedule = eight_players()
    for number, stage in enumerate(schedule.stages):
        for table in range(len(stage)):
            points = number + 1 + 100 * table
            schedule.enter(number, table, [points, 0, points, 0] if number % 2 else [0, points, 0, points])
    standings = schedule.standings()
    assert sorted(standing.player for standing in standings) == list(range(1, 9))
    assert [standing.total for standing in standings] == sorted((s.total for s in standings), reverse=True)
    for standing in standings:
        assert standing.total == sum(standing.with_partner.values())
        assert list(standing.with_partner) == [player for player in range(1, 9) if player != standing.player]
    assert sum(standing.total for standing in standings) == 2 * sum(2 * number + 102 for number in range(28))


@pytest.mark.parametrize(
    ("number", "table", "points", "message"),
    [
        (12, 0, [10, 0, 10, 0], "there is no table 1 in round 13"),
        (-1, 0, [10, 0, 10, 0], "there is no table 1 in round 0"),
        (0, 1, [10, 0, 10, 0], "there is no table 2 in round 1"),
        (0, -1, [10, 0, 10, 0], "there is no table 0 in round 1"),
        (0, 0, [10, 0, 20, 0], "points are four numbers, the same for both partners"),
        (0, 0, [0, 10, 0, 20], "points are four numbers, the same for both partners"),
        (0, 0, [10, 0, 10], "points are four numbers, the same for both partners"),
        (0, 0, [10, 0, 10, 0, 0], "points are four numbers, the same for both partners"),
    ],
)
def test_wrong_entry_is_refused_and_counts_nothing(number: int, table: int, points: list[int], message: str) -> None:
    schedule = four_players()
    with pytest.raises(Problem) as refused:
        schedule.enter(number, table, points)
    assert english.told(refused.value) == message
    assert schedule.round == 0
    assert schedule.standings() == four_players().standings()


def test_round_is_entered_once() -> None:
    schedule = four_players()
    schedule.enter(0, 0, [10, 0, 10, 0])
    with pytest.raises(Problem) as refused:
        schedule.enter(0, 0, [10, 0, 10, 0])
    assert english.told(refused.value) == "the result of table 1 in round 1 has already been entered"
    assert [standing.total for standing in schedule.standings()] == [10, 10, 0, 0]
