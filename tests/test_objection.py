"""Objections where cards were drawn in between: they stay drawn, and no card is lost or doubled (A-71)."""

from __future__ import annotations

import pytest

from lastcard.core import actions
from lastcard.core.cards import FACES, spell
from lastcard.core.rules import Custom, Ruleset
from lastcard.engine.round import Round
from lastcard.engine.shuffles import Orders

PENALISE = Ruleset(misplay="penalise")


def faces(text: str) -> bytes:
    return bytes(FACES[token] for token in text.split())


def set_up(rules: Ruleset, hands: list[str], discard: str, stock: str, *shuffles: str) -> Round:
    made = Round.empty(rules, len(hands), len(hands) - 1, source=Orders([faces(order) for order in shuffles]))
    made.set_up([faces(hand) for hand in hands], faces(discard), faces(stock), 0)
    return made


def say(made: Round, *said: str) -> None:
    for action in said:
        made.do(actions.parse(action))


def hands(made: Round) -> list[str]:
    return [spell(made.hand(seat)) for seat in range(made.seats)]


@pytest.mark.rule("A-71", "S2-PEN-3")
def test_A_71_cards_drawn_by_a_catch_stay_drawn_and_the_draw_pile_is_as_before_but_for_them() -> None:  # noqa: N802
    made = set_up(PENALISE, ["Y1 G2", "B1 B2", "B3 B4"], "R9", "G5 G6 G7 G8 G9")
    say(made, "1 play Y1", "2 catch 1", "3 object")
    assert hands(made) == ["Y1 G2 G5 G6 G7 G8", "B1 B2", "B3 B4"]
    assert spell(made.stock_order()) == "G9"
    assert (spell(made.discard_order()), made.turn, made.vulnerable) == ("R9", 1, 0)


def test_cards_drawn_from_the_discard_pile_leave_it() -> None:
    made = set_up(PENALISE, ["Y1 G2", "B1 B2", "B3 B4"], "R3 R5 R9", "", "R3 R5 R9")
    say(made, "1 play Y1", "2 catch 1", "3 object")
    assert hands(made) == ["R3 R5 Y1 G2", "B1 B2", "B3 B4"]
    assert (spell(made.discard_order()), made.n_stock) == ("R9", 0)


def test_the_card_that_was_on_top_lies_there_again_whoever_drew_it() -> None:
    made = set_up(PENALISE, ["Y1 G2", "B1 B2", "B3 B4"], "R3 R5 R9", "", "R9 R3 R5", "R5")
    say(made, "1 play Y1", "2 catch 1", "3 object")
    assert hands(made) == ["R3 R5 Y1 G2", "B1 B2", "B3 B4"]
    assert (spell(made.discard_order()), made.top) == ("R9", FACES["R9"])


def test_a_card_that_goes_back_into_a_hand_but_was_drawn_by_another_stays_with_that_one() -> None:
    rules = Ruleset(deck="112", custom=(Custom("level everyone 1"),), misplay="penalise")
    start = ["R+2 R1", "W1 G2", "B3 B4"]
    made = set_up(rules, start, "R9", "", "B4 R9 R+2", "R+2")
    say(made, "1 play R+2", "2 play W1>G", "3 shed B4", "1 catch 3", "1 object")
    everything = b"".join(made.hand(seat) for seat in range(3)) + made.stock_order() + made.discard_order()
    assert sorted(everything) == sorted(faces("R+2 R1 W1 G2 B3 B4 R9"))
    assert "B4" in hands(made)[2]
    assert made.top == FACES["R+2"]


def test_an_objection_where_nothing_can_be_drawn_counts_as_a_turn_of_nothing() -> None:
    made = set_up(PENALISE, ["Y1 G2", "B1 B2"], "R9", "")
    say(made, "1 play Y1 uno", "2 object")
    assert (made.turn, made.idle) == (1, 1)
    say(made, "2 draw")
    assert (made.phase, made.winner) == (7, -1)


def test_a_vote_about_advice_ends_with_the_round_that_an_objection_makes_void() -> None:
    made = set_up(Ruleset(misplay="penalise", advice=True), ["Y1 G2 G3", "B1 B2", "B4 B5"], "R9", "")
    say(made, "1 draw", "2 draw", "3 play B4", "3 advice 1")
    assert made.phase == 6
    say(made, "1 object")
    assert (made.phase, made.winner) == (7, -1)
    assert hands(made)[2] == "B4 B5"


LEVELLED = Ruleset(deck="112", custom=(Custom("level everyone 2"),), misplay="penalise", false_catch=2)


def test_cards_drawn_by_the_wrong_card_go_back_above_those_that_stay_drawn() -> None:
    made = set_up(LEVELLED, ["R+2 R1", "W1 G2 G3", "B3"], "R9", "B5 B6 B7 B8 B9 Y1 Y2 Y3")
    say(made, "1 play R+2 uno", "2 play W1>G", "3 catch 1", "1 object")
    assert hands(made) == ["R1", "Y1 G2 G3 B5 B6 B9 W1", "B3 B7 B8"]
    assert spell(made.stock_order()) == "Y2 Y3"


def test_cards_drawn_from_the_discard_pile_are_not_looked_for_in_the_draw_pile() -> None:
    made = set_up(LEVELLED, ["R+2 R1", "W1 G2 G3", "B3"], "Y5 Y6 R9", "B5 B6", "Y5 Y6 R9 R+2", "R9")
    say(made, "1 play R+2 uno", "2 play W1>G", "3 catch 1", "1 object")
    assert hands(made) == ["R1", "R9 G2 G3 B5 B6 W1", "Y5 Y6 B3"]
    assert (spell(made.discard_order()), made.n_stock) == ("R+2", 0)


def test_shuffle_hands_laid_wrongly_as_last_card_ends_the_round_when_the_window_closes() -> None:
    rules = Ruleset(deck="112", misplay="penalise")
    made = set_up(rules, ["R+2 R1", "WH", "B3"], "R9", "B5 B6 B7 B8", "R1 B3")
    say(made, "1 play R+2 uno", "2 play WH>G")
    assert (hands(made)[1], made.phase, made.turn, made.winner) == ("", 0, 2, -1)
    undone = made.copy()
    say(undone, "1 object")
    assert hands(undone) == ["R1", "B5 B6 B7 B8 WH", "B3"]
    say(made, "3 draw")
    assert (made.phase, made.winner) == (7, 1)


@pytest.mark.rule("A-71", "A-22")
def test_turns_of_nothing_before_a_misplay_count_with_the_one_that_an_objection_takes_back() -> None:
    made = set_up(Ruleset(misplay="penalise", false_catch=2), ["Y1 G2 G3", "B1 B2", "B4 B5"], "R9", "", "R9")
    say(made, "1 draw", "2 draw", "3 play B4", "1 catch 2")
    assert hands(made)[0] == "R9 Y1 G2 G3"
    say(made, "2 object")
    assert (made.phase, made.winner) == (7, -1)
    assert (hands(made)[0], spell(made.discard_order())) == ("Y1 G2 G3", "R9")


def test_of_two_identical_cards_the_one_below_stays_drawn_and_the_other_lies_on_top() -> None:
    made = set_up(PENALISE, ["Y1 G2", "B1 B2", "B3 B4"], "R9 R5 R9", "", "R9 R5 R9", "R5")
    say(made, "1 play Y1", "2 catch 1", "3 object")
    assert hands(made) == ["R5 R9 Y1 G2", "B1 B2", "B3 B4"]
    assert (spell(made.discard_order()), made.n_stock) == ("R9", 0)


def test_a_card_drawn_after_the_shuffle_leaves_the_discard_pile_though_its_like_is_in_the_draw_pile_again() -> None:
    made = set_up(LEVELLED, ["R+2 R1", "W1 G2 G3", "B3"], "Y5 Y6 R9", "Y5", "Y6 Y5 R9 R+2", "Y6")
    say(made, "1 play R+2 uno", "2 play W1>G", "3 catch 1", "1 object")
    assert hands(made) == ["R1", "Y5 Y6 G2 G3 W1", "R9 Y5 B3"]
    assert (spell(made.discard_order()), made.n_stock) == ("R+2", 0)


def test_a_card_that_was_shed_and_drawn_by_another_comes_from_the_hand_that_shed_it() -> None:
    rules = Ruleset(deck="112", custom=(Custom("level everyone 2"),), misplay="penalise", false_catch=1)
    made = set_up(rules, ["R+2 B4", "W1 G2 G3", "B3 B4 B5"], "R9", "", "R9 B4 R+2", "R9")
    say(made, "1 play R+2 uno", "2 play W1>G", "3 shed B4")
    assert hands(made)[0] == "R9 B4"
    say(made, "1 catch 2")
    assert hands(made)[0] == "R9 B4 B4"
    say(made, "1 object")
    assert hands(made) == ["B4 B4", "R9 G2 G3 W1", "B3 B5"]


def test_a_card_that_was_shed_is_found_whatever_was_drawn_before_it() -> None:
    rules = Ruleset(deck="112", custom=(Custom("level everyone 2"),), misplay="penalise", false_catch=1)
    made = set_up(rules, ["R+2 B4", "W1 G2 G3", "B3 B4 B5"], "R9", "Y8", "B4 R9 R+2", "R9")
    say(made, "1 play R+2 uno", "2 play W1>G", "1 catch 2", "3 shed B4", "1 catch 2", "1 object")
    assert hands(made) == ["Y8 B4 B4", "R9 G2 G3 W1", "B3 B5"]


def test_cards_drawn_after_shuffle_hands_leave_the_draw_pile_where_they_lay() -> None:
    rules = Ruleset(deck="112", misplay="penalise", uno_penalty=1)
    made = set_up(rules, ["R+2 R1", "WH G2", "B3"], "R9", "B5 B6 B5 B7 B8 B9", "R1 G2 B3")
    say(made, "1 play R+2 uno", "2 play WH>G", "1 catch 2", "3 object")
    assert spell(made.stock_order()) == "B9"
    assert hands(made) == ["R1", "G2 B5 B5 B6 B7 B8 WH", "B3"]
