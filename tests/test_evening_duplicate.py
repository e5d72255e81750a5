"""A duplicate: who sits where, what counts, and what its record says."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS
from lastcard.evening import boards, desk, duplicate, formats
from lastcard.evening.played import PlayedStage, Seated, table_rules, table_seats
from lastcard.evening.standings import standings
from lastcard.protocol.evening import Plan
from lastcard.record import Record, RoundRecord

PLAN = Plan(format="duplicate", minutes=0, rounds=2)


def alternating(players: int) -> dict[int, int]:
    return {player: 2 - player % 2 for player in range(1, players + 1)}


def seated(plan: Plan, teams: dict[int, int], *past: PlayedStage, seed: int = 1) -> Seated:
    found = formats.seat(plan, sorted(teams), past, Random(seed), teams)
    assert found is not None
    return found


@pytest.mark.parametrize("side", [1, 2, 3, 4, 5])
def test_teams_are_crossed_so_that_each_has_every_seat_equally_often(side: int) -> None:
    plan = replace(PLAN, side=side)
    teams = alternating(8 * side)
    found = seated(plan, teams)
    assert len(found.tables) == 4
    assert sorted(player for table in found.tables for player in table) == sorted(teams)
    held = Counter((teams[player], seat) for table in found.tables for seat, player in enumerate(table))
    assert set(held.values()) == {2}
    for table in found.tables:
        assert len({teams[player] for player in table[::2]}) == len({teams[player] for player in table[1::2]}) == 1


@pytest.mark.parametrize(("players", "tables", "bots"), [(2, 2, 2), (3, 2, 1), (5, 4, 3), (7, 4, 1), (9, 6, 3)])
def test_bots_take_the_seats_that_are_left_and_the_number_of_tables_is_even(
    players: int, tables: int, bots: int
) -> None:
    found = seated(replace(PLAN, side=1), alternating(players))
    assert len(found.tables) == tables
    assert sum(table.count(0) for table in found.tables) == bots
    assert found.idle == ()


def test_without_bots_the_rest_sit_out_by_turns() -> None:
    plan = replace(PLAN, side=1, absent="bye", stages=5)
    teams = alternating(5)
    past: list[PlayedStage] = []
    for stage in range(3):
        found = seated(plan, teams, *past, seed=stage)
        assert len(found.tables) == 2
        assert all(all(table) for table in found.tables)
        past.append(PlayedStage(found.tables, (), (), found.idle))
    assert {stage.idle for stage in past} == {(1,), (3,), (5,)}


def test_who_sat_together_sits_apart_in_the_next_stage_if_it_can_be() -> None:
    plan = replace(PLAN, side=1)
    teams = alternating(4)
    first = seated(plan, teams)
    second = seated(plan, teams, PlayedStage(first.tables, (), ()))
    together = {frozenset(table) for table in first.tables}
    assert together.isdisjoint({frozenset(table) for table in second.tables})


def test_too_few_for_both_teams_without_bots_have_no_table() -> None:
    teams = {1: 1, 2: 1, 3: 1, 4: 2}
    assert seated(replace(PLAN, side=1, absent="bye"), teams) == Seated((), (1, 2, 3, 4))


def test_the_stages_end() -> None:
    played = PlayedStage(((1, 2), (2, 1)), (), ())
    assert formats.seat(replace(PLAN, side=1, stages=1), [1, 2], [played], Random(1), alternating(2)) is None
    assert formats.stages(PLAN, 8) == 2
    assert formats.stages(replace(PLAN, minutes=240), 8) == 4
    assert formats.stages(replace(PLAN, minutes=5), 8) == 1


@pytest.mark.parametrize(
    ("change", "players", "code"),
    [
        ({"real": True}, 8, "duplicate-real"),
        ({}, 1, "format-too-few"),
        ({"absent": "bye"}, 7, "format-too-few"),
        ({}, 201, "format-too-many"),
        ({"rules": {"preset": "classic", "match": "lowest"}}, 8, "rules-clash-partners-match"),
    ],
)
def test_what_cannot_be_a_duplicate_is_refused(change: dict[str, Any], players: int, code: str) -> None:
    with pytest.raises(Problem) as refused:
        formats.check_plan(replace(PLAN, **change), players)
    assert refused.value.message == code


@pytest.mark.parametrize("preset", PRESETS)
def test_who_deals_does_not_follow_from_who_wins(preset: str) -> None:
    ruleset = table_rules(
        replace(PLAN, rules={"preset": preset, "next_dealer": "winner", "match": "elimination"}, side=1)
    )
    assert (ruleset.next_dealer, ruleset.match, ruleset.teams) == ("left", "lowest", "none")
    assert table_rules(replace(PLAN, rules=preset)).teams == "partners"


def test_what_counts_is_the_difference_of_each_deal() -> None:
    """Team 1 sits at seats 1 and 3 of the first table, where the odd seats made 30, and 20 were made against it."""
    ruleset = table_rules(PLAN)
    first = ((30, 0, 30, 0), (0, 40, 0, 40))
    second = ((20, 0, 20, 0), (0, 0, 0, 0), (9, 9, 9, 9))
    assert duplicate.differences(ruleset, (first, second)) == (10, -40)
    alone = table_rules(replace(PLAN, side=3))
    assert duplicate.difference(alone, ((5, 0, 7, 0, 0, 0), (0, 0, 0, 0, 0, 4))) == 16
    fewest = table_rules(replace(PLAN, side=1, rules={"preset": "classic", "match": "lowest"}))
    assert duplicate.difference(fewest, ((0, 12), (0, 5))) == 7


def test_standings_are_those_of_the_teams_and_a_tie_is_one() -> None:
    plan = replace(PLAN, side=1)
    teams = {1: 1, 2: 2, 3: 1, 4: 2}
    tables = ((1, 2), (4, 3))
    stage = PlayedStage(tables, ((20, 0), (8, 0)), ((1, 2), (1, 2)), (), (((20, 0),), ((8, 0),)))
    found = standings(plan, [1, 2, 3, 4], [stage], teams)
    assert [(row.player, row.place, row.team, row.score, row.points) for row in found] == [
        (1, 1, 1, 12, 20),
        (3, 1, 1, 12, 0),
        (2, 2, 2, -12, 0),
        (4, 2, 2, -12, 8),
    ]
    even = PlayedStage(tables, ((8, 0), (8, 0)), ((1, 2), (1, 2)), (), (((8, 0),), ((8, 0),)))
    assert {row.place for row in standings(plan, [1, 2, 3, 4], [even], teams)} == {1}


def test_the_desk_offers_it_with_tables_bots_and_time() -> None:
    fit = next(fit for fit in desk.fits(replace(PLAN, minutes=60), 8) if fit.format == "duplicate")
    assert (fit.tables, fit.idle) == (2, 0)
    assert fit.minutes <= 60
    assert all(found.format != "duplicate" for found in desk.fits(replace(PLAN, real=True), 8))
    assert table_seats(replace(PLAN, side=5)) == 10


def test_play_parts_where_the_tables_did_different_things_and_calls_are_no_play() -> None:
    def game(*actions: str) -> Record:
        return Record(("Ada", "Bo"), PRESETS["classic"], (RoundRecord(1, (), actions=actions),))

    one = game("1 play R5", "2 play R2", "2 uno", "1 draw")
    other = game("1 play R5", "2 play R2", "1 play R9")
    [(alike, ways)] = boards.parted([one, other])
    assert (alike, ways) == (2, (boards.Way(1, "draw", 4), boards.Way(1, "play R9", 3)))
    assert boards.parted([one, one]) == [(3, ())]
    [(alike, ways)] = boards.parted([one, game("1 play R5")])
    assert (alike, ways[1]) == (1, boards.Way())
    assert boards.parted([]) == []
