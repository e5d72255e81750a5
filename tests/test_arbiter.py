"""Who is asked next, and for what: reactions out of turn from a random seat on, then whoever the game waits for."""

from __future__ import annotations

from random import Random

import pytest
from watched import start
from worlds import sample, some_seats, with_options

from lastcard.core import actions
from lastcard.core.rules import PRESETS, Custom, Ruleset
from lastcard.engine.arbiter import Arbiter, is_aside
from lastcard.engine.codes import IN_VOTE
from lastcard.engine.dice import Dice
from lastcard.engine.round import COMPILED, Round
from lastcard.lab.random_play import random_shed, with_call

CLASSIC = PRESETS["classic"]
JUMPS = with_options("classic", jump_in=True)


def ask(rules: Ruleset, hands: list[str], top: str, *said: str, seed: int = 1) -> Arbiter:
    game = start(rules, hands, top)
    for action in said:
        game.do(actions.parse(action))
    return Arbiter(game.round, Dice(seed))


def questions(arbiter: Arbiter) -> list[tuple[int, bool, list[str]]]:
    """All that is asked in a position if nobody says anything, up to what the game waits for."""
    found: list[tuple[int, bool, list[str]]] = []
    while not found or found[-1][1]:
        arbiter.next()
        found.append((arbiter.seat + 1, arbiter.aside, [choice.saying for choice in arbiter.choices()]))
        arbiter.answer(0)
    return found


def test_where_nobody_can_react_the_seat_on_turn_is_asked() -> None:
    arbiter = ask(CLASSIC, ["R1 G2 B3", "Y1 Y2 Y3"], "R9")
    assert questions(arbiter) == [(1, False, ["play R1", "draw"])]


def test_whoever_says_nothing_when_the_game_waits_is_asked_again() -> None:
    arbiter = ask(CLASSIC, ["R1 G2 B3", "Y1 Y2 Y3"], "R9")
    assert questions(arbiter) == questions(arbiter)


def test_a_forgotten_call_can_be_made_and_caught_before_the_game_goes_on() -> None:
    arbiter = ask(CLASSIC, ["R1 G2", "R3 Y2 Y3", "B1 B2 B3"], "R9", "1 play R1")
    *aside, last = questions(arbiter)
    assert sorted(aside) == [(1, True, ["uno"]), (2, True, ["catch 1"]), (3, True, ["catch 1"])]
    assert last == (2, False, ["play R3", "draw"])


def test_the_first_who_reacts_closes_the_window() -> None:
    arbiter = ask(CLASSIC, ["R1 G2", "R3 Y2 Y3", "B1 B2 B3"], "R9", "1 play R1")
    arbiter.next()
    arbiter.answer(arbiter.choices()[0].code)
    assert questions(arbiter) == [(2, False, ["play R3", "draw"])]


def test_who_is_asked_first_is_decided_by_dice_and_the_others_follow_in_turn() -> None:
    orders = set()
    for seed in range(40):
        arbiter = ask(CLASSIC, ["R1 G2", "R3 Y2 Y3", "B1 B2 B3"], "R9", "1 play R1", seed=seed)
        orders.add(tuple(seat for seat, aside, _ in questions(arbiter) if aside))
    assert orders == {(1, 2, 3), (2, 3, 1), (3, 1, 2)}


def test_a_seat_on_turn_that_has_not_called_is_asked_for_that_first_and_then_to_play() -> None:
    rules = with_options("classic", uno_window="next-done")
    arbiter = ask(rules, ["RS G2", "R3 Y2 Y3"], "R9", "1 play RS")
    *aside, last = questions(arbiter)
    assert sorted(aside) == [(1, True, ["uno"]), (2, True, ["catch 1"])]
    assert last == (1, False, ["draw"])


def test_a_call_ahead_is_no_question_as_it_comes_with_the_card() -> None:
    arbiter = ask(JUMPS, ["R1 G2", "Y1 Y2 Y3"], "R9")
    assert arbiter.game.legal(0)[-1].saying == "uno"
    assert questions(arbiter) == [(1, False, ["play R1", "draw"])]


def test_a_card_to_jump_in_with_is_asked_for_out_of_turn() -> None:
    arbiter = ask(JUMPS, ["R1 G2 G3", "R1 Y2 Y3", "R1 B2 B3"], "R9", "1 play R1")
    *aside, last = questions(arbiter)
    assert aside == [(3, True, ["play R1"])]
    assert last == (2, False, ["play R1", "draw"])


def test_everybody_else_may_object_to_a_misplay() -> None:
    arbiter = ask(PRESETS["iceland-2006"], ["G1 G2 Y3", "R3 G9 Y4", "B1 B2 B3"], "R9", "1 play G1")
    *aside, last = questions(arbiter)
    assert sorted((seat, said) for seat, _, said in aside) == [(2, ["object"]), (3, ["object"])]
    assert last[:2] == (2, False)


def test_a_challenge_is_an_answer_on_turn() -> None:
    arbiter = ask(CLASSIC, ["W+4 G2 G3", "R3 Y2 Y3"], "R9", "1 play W+4>B")
    assert questions(arbiter) == [(2, False, ["accept", "challenge"])]


def test_those_who_vote_are_asked_one_by_one() -> None:
    rules = with_options("modern", custom=(Custom("joke self 4"),))
    arbiter = ask(rules, ["W1 G2 G3", "R3 Y2 Y3", "R4 Y4 Y5", "B1 B2 B3"], "R9", "1 play W1>B")
    asked = []
    while arbiter.game.phase == IN_VOTE:
        asked.append(arbiter.next() + 1)
        assert [choice.saying for choice in arbiter.choices()] == ["vote yes", "vote no"]
        arbiter.answer(arbiter.choices()[1].code)
    assert asked == [2, 3, 4]


def test_who_is_out_of_the_match_is_not_asked() -> None:
    game = Round.empty(with_options("classic", jump_in=True, false_catch=2), 3, 2, out=1 << 1, seed=1)
    game.deal()
    *aside, last = questions(Arbiter(game, Dice(1)))
    assert sorted(seat for seat, _, _ in aside) == [1, 3]
    assert last[0] != 2


def test_nobody_is_asked_when_the_round_is_over() -> None:
    arbiter = ask(CLASSIC, ["R1", "R3 Y2 Y3"], "R9", "1 play R1")
    assert arbiter.game.awaited() == 0
    assert arbiter.next() == -1


@pytest.mark.parametrize(
    ("verb", "on_turn", "elsewhere"),
    [(actions.UNO, True, True), (actions.CATCH, True, True), (actions.OBJECT, True, True), (actions.PLAY, False, True)]
    + [(verb, False, False) for verb in (actions.DRAW, actions.CHALLENGE, actions.ADVICE)],
)
def test_what_the_game_does_not_wait_for(verb: int, on_turn: bool, elsewhere: bool) -> None:
    assert is_aside(verb, True) == on_turn
    assert is_aside(verb, False) == elsewhere


def test_whatever_is_chosen_is_legal_and_every_round_ends(long: bool) -> None:
    """
    Whatever the rules; everybody answers by chance, nothing to half of what could be left. Where wrong catches cost
    cards, hands would grow for millions of turns then: there it is nothing to nine of ten, unless there is time.
    """
    random = Random(3)
    for seed in range(400 if long else 60 if COMPILED else 8):
        rules = sample(random)
        if rules.advice:
            continue  # accusations without end
        left = 0.9 if rules.false_catch and not long else 0.5
        seats = some_seats(rules, random)
        game = Round.empty(rules, seats, seats - 1, seed=seed)
        game.deal()
        arbiter = Arbiter(game, Dice(seed))
        while arbiter.next() >= 0:
            choices = arbiter.choices()
            assert set(choices) <= set(game.legal(arbiter.seat))
            assert all(
                is_aside(choice.verb_number, bool(game.awaited() >> arbiter.seat & 1)) == arbiter.aside
                for choice in choices
            )
            if arbiter.aside and random.random() < left:
                arbiter.answer(0)
                continue
            action = random.choice(choices)
            action = (
                random_shed(game, action, random) if action.verb_number == actions.SHED else with_call(game, action)
            )
            assert not game.check(action.code, action.cards)
            arbiter.answer(action.code, action.cards)
