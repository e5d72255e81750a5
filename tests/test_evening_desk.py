"""What fits the people and the time there is."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.core.rules import PRESETS, Ruleset
from lastcard.evening.desk import fits, unfit
from lastcard.evening.formats import check_plan, stages
from lastcard.evening.pace import actions_a_round, stage_minutes, stages_in
from lastcard.protocol.evening import FORMATS, Plan


def best(players: int, minutes: int, **other: object) -> tuple[str, int, int]:
    first = fits(Plan(minutes=minutes, **other), players)[0]  # type: ignore[arg-type]
    return first.format, first.stages, first.rounds


def test_sixteen_people_and_two_hours_are_fifteen_partners_for_a_round_each() -> None:
    assert best(16, 120) == ("whist", 15, 1)


@pytest.mark.parametrize(
    ("players", "minutes", "expected"),
    [
        (4, 0, ("rotation", 3, 4)),
        (4, 30, ("rotation", 3, 1)),
        (8, 160, ("eight", 7, 4)),
        (12, 150, ("whist", 11, 2)),
        (40, 120, ("swiss", 5, 4)),
        (9, 0, ("swiss", 3, 4)),
        (5, 60, ("swiss", 1, 12)),
    ],
)
def test_best_suggestion_comes_first(players: int, minutes: int, expected: tuple[str, int, int]) -> None:
    assert best(players, minutes) == expected


def test_schedule_that_needs_bots_comes_last() -> None:
    assert [fit.format for fit in fits(Plan(minutes=150), 11)] == [
        "swiss",
        "knockout",
        "arena",
        "duplicate",
        "whist",
    ]
    assert [fit.format for fit in fits(Plan(minutes=150, absent="bye"), 7)] == ["swiss", "knockout", "arena"]


def test_what_does_not_fit_is_not_offered() -> None:
    assert fits(Plan(real=True), 2) == ()
    assert [fit.format for fit in fits(Plan(), 2)] == ["duplicate"]
    assert fits(Plan(minutes=1), 16) == ()
    assert fits(Plan(rules={"match": "lowest"}, minutes=0), 4)[0].format == "swiss"
    assert "arena" not in [fit.format for fit in fits(Plan(minutes=0), 40)]


@pytest.mark.parametrize(
    ("plan", "players", "format_", "why"),
    [
        (Plan(), 22, "whist", ("number", (12, 16, 20))),
        (Plan(real=True), 7, "eight", ("number", (8,))),
        (Plan(minutes=10), 7, "eight", ("time", ())),
        (Plan(), 2, "swiss", ("few", (3,))),
        (Plan(), 4, "knockout", ("one-table", (5,))),
        (Plan(minutes=0), 12, "arena", ("open", ())),
        (Plan(real=True), 8, "duplicate", ("real", ())),
        (Plan(), 1, "duplicate", ("few", (2,))),
        (Plan(absent="bye"), 7, "duplicate", ("few", (8,))),
        (Plan(minutes=1), 8, "duplicate", ("time", ())),
        (Plan(rules={"teams": "partners", "hand_size": 30}), 4, "rotation", ("rules", ())),
    ],
)
def test_what_does_not_fit_says_why(plan: Plan, players: int, format_: str, why: tuple[str, tuple[int, ...]]) -> None:
    fitting = fits(plan, players)
    others = unfit(plan, players, fitting)
    assert sorted([*(fit.format for fit in fitting), *(each.format for each in others)]) == sorted(FORMATS)
    assert {each.format: (each.why, each.people) for each in others}[format_] == why


def test_bots_that_fill_up_the_tables_are_said() -> None:
    bots = {fit.format: (fit.tables, fit.bots) for fit in fits(Plan(minutes=150), 11)}
    assert bots["whist"] == (3, 1)
    assert bots["swiss"][1] == 0
    assert bots["duplicate"] == (4, 5)


def test_people_without_a_place_are_said() -> None:
    plan = Plan(rules={"teams": "partners"}, absent="bye")
    assert next((fit.format, fit.tables, fit.idle) for fit in fits(plan, 10)) == ("swiss", 2, 2)


@given(st.integers(0, 210), st.integers(0, 600), st.booleans(), st.sampled_from(sorted(PRESETS)), st.integers(3, 5))
@settings(max_examples=200, deadline=None)
def test_everything_offered_can_be_played_in_the_time(
    players: int, minutes: int, real: bool, preset: str, seats: int
) -> None:
    plan = Plan(minutes=minutes, real=real, rules=preset, seats=seats)
    for fit in fits(plan, players):
        chosen = Plan(
            format=fit.format,
            rules=preset,
            rounds=fit.rounds,
            stages=fit.stages,
            minutes=minutes,
            seats=seats,
            real=real,
        )
        check_plan(chosen, players)
        assert stages(chosen, players) == fit.stages
        assert not minutes or fit.minutes <= minutes
        assert 1 <= fit.tables <= 67
        assert fit.idle == 0


def test_more_cards_and_drawing_until_one_fits_take_longer() -> None:
    plain = actions_a_round(Ruleset(), 4)
    assert actions_a_round(Ruleset(hand_size=10), 4) > plain
    assert actions_a_round(Ruleset(hands=(3, 3, 3, 3)), 4) < plain
    assert actions_a_round(Ruleset(draw="until-playable"), 4) > 2 * plain


def test_real_cards_take_longer() -> None:
    assert stage_minutes(Ruleset(), 4, 1, real=True) > stage_minutes(Ruleset(), 4, 1, real=False)
    assert stages_in(60, Ruleset(), 4, 1, real=True) < stages_in(60, Ruleset(), 4, 1, real=False)
