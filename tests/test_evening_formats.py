"""Who plays with whom in an evening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import english
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.core.errors import Problem
from lastcard.core.rules import Ruleset
from lastcard.evening.formats import check_plan, pair_free, seat, split, stages
from lastcard.evening.pairing import meetings
from lastcard.evening.played import PlayedStage, Seated, table_rules
from lastcard.evening.standings import places, standings
from lastcard.match.schedules import Seating, eight_players, four_players, whist
from lastcard.protocol.evening import Plan

FIXED = {
    4: ("rotation", four_players()),
    8: ("eight", eight_players()),
    12: ("whist", whist(12)),
    16: ("whist", whist(16)),
    20: ("whist", whist(20)),
}


def over(seated: Seated) -> PlayedStage:
    """A stage that nobody has won."""
    equal = tuple((0,) * len(table) for table in seated.tables)
    return PlayedStage(seated.tables, equal, tuple((1,) * len(table) for table in seated.tables), seated.idle)


def run(plan: Plan, present: list[list[int]]) -> list[Seated]:
    """Stage by stage with those who are there."""
    found: list[Seated] = []
    for players in present:
        seated = seat(plan, players, [over(stage) for stage in found], Random(1))
        assert seated is not None
        found.append(seated)
    return found


@pytest.mark.parametrize("players", FIXED)
def test_schedule_is_played_as_it_is_listed(players: int) -> None:
    name, schedule = FIXED[players]
    plan = Plan(format=name, rounds=4)
    everybody = list(range(1, players + 1))
    assert stages(plan, players) == len(schedule)
    played = run(plan, [everybody] * len(schedule))
    assert tuple(stage.tables for stage in played) == schedule
    assert not any(stage.idle for stage in played)
    assert seat(plan, everybody, [over(stage) for stage in played], Random(1)) is None


def test_players_of_a_schedule_may_have_any_numbers() -> None:
    (first,) = run(Plan(format="rotation"), [[9, 3, 70, 5]])
    assert first.tables == ((3, 9, 5, 70),)


def test_bot_has_the_place_of_somebody_who_left_until_they_are_back() -> None:
    everybody = list(range(1, 9))
    first, second, third = run(Plan(format="eight"), [everybody, [1, 2, 3, 4, 5, 6, 7], everybody])
    assert (first.tables, third.tables) == (eight_players()[0], eight_players()[2])
    assert second.tables == tuple(tuple(0 if p == 8 else p for p in table) for table in eight_players()[1])
    assert second.idle == ()


def test_latecomer_takes_the_place_of_somebody_who_left_and_keeps_it() -> None:
    present = [[1, 2, 3, 4], [1, 2, 4, 5], [1, 2, 3, 4, 5]]
    _, second, third = run(Plan(format="rotation"), present)
    assert second.tables == ((1, 2, 5, 4),)
    assert third.tables == ((1, 2, 4, 5),)
    assert third.idle == (3,)


def test_table_that_lacks_somebody_is_not_played_where_no_bot_stands_in() -> None:
    everybody = list(range(1, 9))
    for plan in (Plan(format="eight", absent="bye"), Plan(format="eight", real=True)):
        _, second = run(plan, [everybody, [p for p in everybody if p != 5]])
        assert second.tables == (eight_players()[1][0],)
        assert second.idle == (1, 3, 4)


def test_bot_fills_a_schedule_from_the_beginning_at_most_one_for_each_table() -> None:
    (first,) = run(Plan(format="whist"), [list(range(1, 11))])
    assert sum(table.count(0) for table in first.tables) == 2
    with pytest.raises(Problem):
        check_plan(Plan(format="whist"), 8)
    with pytest.raises(Problem):
        check_plan(Plan(format="whist", absent="bye"), 11)


@pytest.mark.parametrize(("name", "players"), [("rotation", 5), ("eight", 9), ("whist", 7), ("whist", 21)])
def test_format_that_does_not_fit_the_number_says_what_would(name: str, players: int) -> None:
    with pytest.raises(Problem) as refused:
        check_plan(Plan(format=name), players)
    assert refused.value.message == "format-unfit"
    assert f"there are {players}; Swiss tables take any number" in english.told(refused.value)


def test_too_few_and_too_many_are_refused() -> None:
    for players, code in ((2, "format-too-few"), (201, "format-too-many")):
        with pytest.raises(Problem) as refused:
            check_plan(Plan(), players)
        assert refused.value.message == code


def test_tables_play_their_rounds_and_do_not_end_before() -> None:
    rules = table_rules(Plan(format="eight", rules="house-party", rounds=4))
    assert (rules.teams, rules.rounds, rules.target, rules.jump_in) == ("partners", 4, 100_000, True)
    assert table_rules(Plan(rules="all-wild", rounds=3)).match == "points"


def test_stages_may_be_fewer_than_the_schedule_has() -> None:
    plan = Plan(format="whist", stages=5)
    everybody = list(range(1, 17))
    assert stages(plan, 16) == 5
    played = [over(stage) for stage in run(plan, [everybody] * 5)]
    assert seat(plan, everybody, played, Random(1)) is None


# Swiss


def won(seated: Seated, chance: Random) -> PlayedStage:
    """A stage in which somebody at each table made some points."""
    points = []
    for table in seated.tables:
        made = [0] * len(table)
        made[chance.randrange(len(table))] = chance.randrange(1, 300)
        points.append(tuple(made))
    found = tuple(places(Ruleset(), made) for made in points)
    return PlayedStage(seated.tables, tuple(points), found, seated.idle)


def repeats(tables: tuple[Seating, ...], past: list[PlayedStage]) -> int:
    met = meetings(table for stage in past for table in stage.tables)
    return sum(met[pair] for pair in meetings(tables).elements())


def divisions(players: list[int], sizes: tuple[int, ...]) -> Iterator[tuple[Seating, ...]]:
    """All of them, some several times."""
    if not sizes:
        yield ()
        return
    for table in combinations(players, sizes[0]):
        rest = [player for player in players if player not in table]
        yield from ((table, *further) for further in divisions(rest, sizes[1:]))


@pytest.mark.parametrize(
    ("players", "seats", "sizes"),
    [
        (3, 4, [3]),
        (5, 4, [5]),
        (6, 4, [3, 3]),
        (7, 4, [4, 3]),
        (9, 4, [3, 3, 3]),
        (11, 4, [4, 4, 3]),
        (4, 3, [4]),
        (8, 3, [4, 4]),
        (6, 5, [3, 3]),
        (11, 5, [4, 4, 3]),
        (2, 4, [2]),
        (1, 4, []),
    ],
)
def test_tables_have_the_seats_wanted_or_one_fewer_or_what_comes_out_even(
    players: int, seats: int, sizes: list[int]
) -> None:
    assert split(Plan(seats=seats), players) == sizes


@given(st.integers(3, 200), st.integers(3, 5))
def test_any_number_from_three_on_is_split_with_nobody_left_over(players: int, seats: int) -> None:
    sizes = split(Plan(seats=seats), players)
    assert sum(sizes) == players
    assert all(3 <= size <= 5 for size in sizes)
    assert max(sizes) - min(sizes) <= 1


@given(st.integers(4, 9), st.integers(3, 5), st.integers(1, 4), st.integers(0, 1_000))
@settings(max_examples=60, deadline=None)
def test_few_players_meet_again_only_if_every_division_has_as_many_meetings(
    players: int, seats: int, stages_before: int, seed: int
) -> None:
    plan = Plan(seats=seats, stages=20)
    everybody = list(range(1, players + 1))
    chance = Random(seed)
    past: list[PlayedStage] = []
    for _ in range(stages_before):
        seated = seat(plan, everybody, past, chance)
        assert seated is not None
        past.append(won(seated, chance))
    seated = seat(plan, everybody, past, chance)
    assert seated is not None
    sizes = tuple(len(table) for table in seated.tables)
    assert repeats(seated.tables, past) == min(repeats(way, past) for way in divisions(everybody, sizes))


@pytest.mark.parametrize("seed", range(5))
def test_forty_people_meet_nobody_twice_in_seven_stages(seed: int) -> None:
    plan = Plan(stages=7)
    chance = Random(seed)
    past: list[PlayedStage] = []
    while (seated := seat(plan, range(1, 41), past, chance)) is not None:
        assert sorted(player for table in seated.tables for player in table) == list(range(1, 41))
        assert repeats(seated.tables, past) == 0
        past.append(won(seated, chance))
    assert len(past) == 7


def test_third_stage_without_a_second_meeting_is_found_where_there_are_few() -> None:
    """Sixteen who sat by the rows and by the columns of a square can sit by a Latin square of it."""
    rows = tuple(tuple(4 * row + column + 1 for column in range(4)) for row in range(4))
    past = [over(Seated(rows)), over(Seated(tuple(zip(*rows, strict=True))))]
    seated = seat(Plan(stages=5), range(1, 17), past, Random(3))
    assert seated is not None
    assert repeats(seated.tables, past) == 0


def test_those_who_stand_alike_meet() -> None:
    first = Seated(((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16)))
    points = ((9, 0, 0, 0),) * 4
    past = [PlayedStage(first.tables, points, ((1, 2, 2, 2),) * 4)]
    seated = seat(Plan(stages=3), range(1, 17), past, Random(1))
    assert seated is not None
    assert {1, 5, 9, 13} in map(set, seated.tables)


@given(st.integers(3, 60), st.integers(3, 5), st.integers(0, 99))
@settings(max_examples=20, deadline=None)
def test_everybody_has_exactly_one_seat_whoever_comes_and_goes(players: int, seats: int, seed: int) -> None:
    chance = Random(seed)
    plan = Plan(seats=seats, stages=6)
    past: list[PlayedStage] = []
    there = set(range(1, players + 1))
    while (seated := seat(plan, sorted(there), past, chance)) is not None:
        sitting = [player for table in seated.tables for player in table]
        assert sorted([*sitting, *seated.idle]) == sorted(there)
        past.append(won(seated, chance))
        there ^= set(chance.sample(range(1, players + 10), 3))
        there |= {1, 2, 3}


def test_bots_fill_tables_of_partners_apart_from_each_other() -> None:
    plan = Plan(rules={"teams": "partners"}, stages=3)
    seated = seat(plan, range(1, 11), [], Random(1))
    assert seated is not None
    assert [len(table) for table in seated.tables] == [4, 4, 4]
    assert sorted(table.count(0) for table in seated.tables) == [0, 1, 1]


def test_byes_go_round() -> None:
    plan = Plan(rules={"teams": "partners"}, absent="bye", stages=10)
    chance = Random(5)
    past: list[PlayedStage] = []
    for _ in range(10):
        seated = seat(plan, range(1, 11), past, chance)
        assert seated is not None
        assert len(seated.idle) == 2
        past.append(won(seated, chance))
    assert set(Counter(player for stage in past for player in stage.idle).values()) == {2}


def test_one_who_is_alone_waits() -> None:
    assert seat(Plan(stages=2), [7], [], Random(1)) == Seated((), (7,))


def test_two_hundred_are_seated_in_bounded_work() -> None:
    chance = Random(2)
    past: list[PlayedStage] = []
    for _ in range(6):
        seated = seat(Plan(stages=6), range(1, 201), past, chance)
        assert seated is not None
        assert repeats(seated.tables, past) == 0
        past.append(won(seated, chance))


# Knock-out and arena


@pytest.mark.parametrize("players", [3, 5, 6, 7, 12, 23, 40, 200])
def test_knock_out_halves_every_table_until_one_is_left(players: int) -> None:
    plan = Plan(format="knockout")
    chance = Random(players)
    past: list[PlayedStage] = []
    there = set(range(1, players + 1))
    while (seated := seat(plan, range(1, players + 1), past, chance)) is not None:
        sitting = {player for table in seated.tables for player in table}
        assert sitting <= there
        assert not past or len(sitting) == sum((len(table) + 1) // 2 for table in past[-1].tables)
        there = sitting
        past.append(won(seated, chance))
    assert len(past) == stages(plan, players)
    assert len(past[-1].tables) == 1
    best = standings(plan, range(1, players + 1), past)
    assert [standing.player for standing in best if not standing.out] == [
        player for player, place in zip(past[-1].tables[0], past[-1].places[0], strict=True) if place == 1
    ]
    assert best[0].place == 1
    assert {standing.player for standing in best[: len(there)]} == there


def test_who_comes_late_to_a_knock_out_is_not_in_it_and_who_leaves_is_out() -> None:
    plan = Plan(format="knockout")
    first = Seated(((1, 2, 3, 4), (5, 6, 7, 8)))
    past = [PlayedStage(first.tables, ((9, 8, 0, 0),) * 2, ((1, 2, 3, 3),) * 2)]
    seated = seat(plan, [1, 5, 6, 7, 8, 9], past, Random(1))
    assert seated is not None
    assert sorted(seated.tables[0]) == [1, 5, 6]
    assert seat(plan, [1, 3, 4], past, Random(1)) is None


def test_arena_makes_full_tables_first_and_smaller_ones_for_who_has_waited() -> None:
    plan = Plan(format="arena")
    (full,) = pair_free(plan, [1, 2, 3, 4, 5, 6, 7], [], Random(1))
    assert sorted(full) == [1, 2, 3, 4]
    both = pair_free(plan, [1, 2, 3, 4, 5, 6, 7], [], Random(1), waited=True)
    assert sorted(map(len, both)) == [3, 4]
    assert pair_free(plan, [1, 2, 3], [], Random(1)) == ()
    assert pair_free(plan, [], [], Random(1), waited=True) == ()
    assert stages(plan, 40) == 0
