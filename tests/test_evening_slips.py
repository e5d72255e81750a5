"""The results of rounds of real cards."""

from __future__ import annotations

from collections import Counter

import english
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.core.cards import TOKENS, spell
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, Custom, Ruleset
from lastcard.engine.codes import PHASES
from lastcard.evening.played import table_rules
from lastcard.evening.slips import Slip, count, total
from lastcard.lab.random_play import play_match
from lastcard.protocol.evening import Plan
from lastcard.record import replay

CLASSIC = Ruleset()
PARTNERS = Ruleset(teams="partners")


def hands(*texts: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(text.split()) for text in texts)


def test_winner_gets_what_the_others_have_left() -> None:
    assert count(CLASSIC, 3, 2, hands("R5 W", "", "B+2 G0")) == (0, 75, 0)


def test_partners_get_the_cards_of_their_opponents_alone() -> None:
    assert count(PARTNERS, 4, 1, hands("", "R5", "W W", "G7")) == (12, 0, 12, 0)


def test_everybody_gets_their_own_where_few_points_are_best() -> None:
    assert count(Ruleset(match="lowest"), 3, 3, hands("R5 W", "YS", "")) == (55, 20, 0)


def test_void_round_counts_nothing() -> None:
    assert count(CLASSIC, 3, 0, hands("R5", "R6", "R7")) == (0, 0, 0)
    assert count(CLASSIC, 3, 0, ()) == (0, 0, 0)


def test_rounds_add_up() -> None:
    slips = [Slip(1, hands("", "R5", "R6")), Slip(3, hands("W", "R5", ""))]
    assert total(CLASSIC, 3, slips) == (11, 0, 55)


@given(st.sampled_from(sorted(PRESETS)), st.integers(3, 5), st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_slip_of_a_round_counts_what_the_engine_gave_in_it(preset: str, seats: int, seed: int) -> None:
    rules = table_rules(Plan(rules=preset, rounds=2))
    for step in replay(play_match(rules, seats, seed)):
        table = step.round
        if PHASES[table.phase] == "over" and (table.winner < 0 or not table.hand(table.winner)):
            left = hands(*(spell(table.hand(seat)) for seat in range(seats)))
            assert count(rules, seats, table.winner + 1, left) == tuple(table.gain(seat) for seat in range(seats))


@pytest.mark.parametrize(
    ("winner", "left", "code"),
    [
        (4, ("R1", "", "R2"), "slip-bad-winner"),
        (-1, ("R1", "", "R2"), "slip-bad-winner"),
        (1, ("", "R1"), "slip-wrong-hands"),
        (1, ("", "R1", "R2", "R3"), "slip-wrong-hands"),
        (1, ("", "R0 R0", "R2"), "slip-not-in-deck"),
        (1, ("", "WX", "R2"), "slip-not-in-deck"),
        (1, ("", "X", "R2"), "record-bad-card"),
        (1, ("R1", "", "R2"), "slip-winner-holds"),
        (1, ("", "", "R2"), "slip-empty-hand"),
        (1, ("", "", ""), "slip-empty-hand"),
        (0, ("R1", "", "R2"), "slip-nobody-out"),
        (1, ("", spell(CLASSIC.cards), "R1"), "slip-not-in-deck"),
        (1, ("", spell(CLASSIC.cards[1:]), "R0"), "slip-all-cards"),
    ],
)
def test_result_that_no_deal_can_give_is_refused(winner: int, left: tuple[str, ...], code: str) -> None:
    with pytest.raises(Problem) as refused:
        count(CLASSIC, 3, winner, hands(*left))
    assert refused.value.message == code
    assert english.told(refused.value)


def test_several_may_be_without_cards_where_a_card_takes_all_wilds() -> None:
    rules = Ruleset(deck="112", custom=(Custom("shed-wilds everyone"),))
    assert count(rules, 3, 1, hands("", "", "R5")) == (5, 0, 0)
    assert count(rules, 3, 1, hands("", "", "")) == (0, 0, 0)


@given(st.integers(-2, 6), st.lists(st.lists(st.sampled_from(TOKENS), max_size=8), max_size=6))
def test_anything_entered_is_counted_or_a_problem(winner: int, left: list[list[str]]) -> None:
    said = ""
    points: tuple[int, ...] = (0,) * 4
    try:
        points = count(CLASSIC, 4, winner, left)
    except Problem as problem:
        said = english.told(problem)
    assert Counter(points)[0] >= 3
    assert len(points) == 4
    assert "\n" not in said
