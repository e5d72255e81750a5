"""How it stands in an evening."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from lastcard.core.rules import Ruleset
from lastcard.evening.formats import seat
from lastcard.evening.played import PlayedStage
from lastcard.evening.standings import place_score, places, standings
from lastcard.protocol.evening import Plan


def test_partners_both_get_the_points_of_their_side_and_know_with_whom() -> None:
    past = [
        PlayedStage(((1, 3, 2, 4),), ((50, 0, 50, 0),), ((1, 2, 1, 2),)),
        PlayedStage(((1, 2, 3, 4),), ((0, 70, 0, 70),), ((2, 1, 2, 1),)),
        PlayedStage(((1, 2, 4, 3),), ((30, 0, 30, 0),), ((1, 2, 1, 2),)),
    ]
    found = standings(Plan(format="rotation"), [1, 2, 3, 4], past)
    assert [(standing.player, standing.place, standing.score) for standing in found] == [
        (2, 1, 120),
        (4, 2, 100),
        (1, 3, 80),
        (3, 4, 0),
    ]
    assert found[0].partners == {"1": 50, "3": 0, "4": 70}
    assert found[0].played == 3


def test_points_with_a_bot_are_under_nobody() -> None:
    past = [PlayedStage(((1, 3, 0, 4),), ((50, 0, 50, 0),), ((1, 2, 1, 2),))]
    assert standings(Plan(format="rotation"), [1, 3, 4], past)[0].partners == {"0": 50}


def test_equals_share_a_place_and_stand_by_number() -> None:
    found = standings(Plan(), [3, 1, 2], [])
    assert [(standing.player, standing.place) for standing in found] == [(1, 1), (2, 1), (3, 1)]


def test_places_count_before_points() -> None:
    past = [PlayedStage(((1, 2, 3), (4, 5, 6)), ((10, 0, 0), (200, 300, 0)), ((1, 2, 2), (2, 1, 3)))]
    found = standings(Plan(), range(1, 7), past)
    assert [(standing.player, standing.score, standing.points) for standing in found] == [
        (5, 4, 300),
        (1, 4, 10),
        (4, 2, 200),
        (2, 1, 0),
        (3, 1, 0),
        (6, 0, 0),
    ]


def test_few_points_are_better_where_everybody_collects_their_own() -> None:
    past = [PlayedStage(((1, 2, 3), (4, 5, 6)), ((0, 9, 20), (0, 30, 50)), ((1, 2, 3),) * 2)]
    found = standings(Plan(rules={"match": "lowest"}), range(1, 7), past)
    assert [standing.player for standing in found] == [1, 4, 2, 5, 3, 6]


def test_bye_counts_as_a_table_of_equals() -> None:
    past = [PlayedStage(((1, 2, 3, 4),), ((9, 0, 0, 0),), ((1, 2, 2, 2),), (5,))]
    found = {standing.player: standing for standing in standings(Plan(), range(1, 6), past)}
    assert (found[5].score, found[5].played) == (3, 0)
    assert (found[1].score, found[2].score) == (6, 2)


@given(st.lists(st.integers(0, 3), min_size=2, max_size=5))
def test_places_of_a_table_always_count_the_same_together(points: list[int]) -> None:
    found = places(Ruleset(), points)
    assert sum(place_score(found, seat) for seat in range(len(points))) == len(points) * (len(points) - 1)
    assert min(found) == 1


def test_partners_have_one_place() -> None:
    assert places(Ruleset(teams="partners"), (0, 70, 0, 70)) == (2, 1, 2, 1)
    assert places(Ruleset(match="lowest"), (0, 70, 3)) == (1, 3, 2)


def test_somebody_who_left_keeps_what_they_made() -> None:
    past = [PlayedStage(((1, 2, 3),), ((9, 0, 0),), ((1, 2, 2),))]
    assert standings(Plan(), [2, 3], past)[0].player == 1


def test_standings_depend_on_nothing_but_what_was_played() -> None:
    chance = Random(1)
    past: list[PlayedStage] = []
    for _ in range(3):
        seated = seat(Plan(stages=3), range(1, 20), past, chance)
        assert seated is not None
        points = tuple(tuple(chance.randrange(50) for _ in table) for table in seated.tables)
        past.append(PlayedStage(seated.tables, points, tuple(places(Ruleset(), made) for made in points)))
    assert standings(Plan(), range(1, 20), past) == standings(Plan(), list(range(19, 0, -1)), past)
