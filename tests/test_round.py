"""A round in the hands of a person: made in one line, said to in words, printed, copied, compared and pickled."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest
from worlds import dealt, sample, some_seats

from lastcard.core.actions import parse
from lastcard.core.cards import FACES
from lastcard.core.errors import Problem, Refusal
from lastcard.core.rules import PRESETS
from lastcard.engine.codes import IN_OVER
from lastcard.engine.round import COMPILED, Round
from lastcard.engine.shuffles import Orders, Stream
from lastcard.lab.random_play import random_action


def positions(long: bool) -> list[Round]:
    """Rounds broken off anywhere, some of them after a misplay."""
    random = Random(3)
    found = []
    for seed in range(400 if long else 60):
        rules = sample(random)
        game = dealt(rules, some_seats(rules, random), seed)
        for _ in range(random.randrange(60)):
            if not game.over:
                game.do(random_action(game, random))
        found.append(game)
    game = Round("classic misplay=penalise", seats=3, seed=2)
    fitting = {action.card for action in Round("classic", seats=3, seed=2).legal(0)}
    wrong = next(action for action in game.legal(0) if action.card not in fitting)
    game.play(wrong)
    assert game.wrong_by == 0
    return [*found, game]


@pytest.mark.parametrize("name", PRESETS)
def test_the_first_thing_that_may_be_said_leads_to_the_end(name: str) -> None:
    game = Round(name, seats=4 if name == "partners" else 3, seed=1)
    while not game.over:
        game.play(game.legal()[0])
    assert game.phase == IN_OVER
    assert game.legal() == []


def test_custom_cards_that_shed_can_be_played_by_the_list() -> None:
    options = 'deck = "112", custom = ["joke self 2", "level everyone 3", "dare next 2"]'
    shed = 0
    for seed in range(20 if COMPILED else 6):
        game = Round(f"{{ {options} }}", seats=4, seed=seed)
        while not game.over:
            first = game.legal()[0]
            shed += first.verb == "shed"
            game.play(first)
    assert shed


def test_whom_the_game_waits_for_is_listed_first() -> None:
    game = Round("classic", seats=4, seed=1)
    game.play(game.legal()[0])
    assert game.legal()[0].seat == game.turn + 1 == 2
    assert {action.seat for action in game.legal()} >= {2}


def test_what_is_said_may_be_text() -> None:
    game, other = (Round("house-party", seats=4, seed=1) for _ in range(2))
    action = game.legal()[0]
    assert game.play(str(action)) == other.play(action)
    assert game == other
    with pytest.raises(Refusal, match="malformed"):
        game.play("1 plays R7")


def test_rules_and_seats_are_checked() -> None:
    with pytest.raises(Problem):
        Round("no-such-rules", seats=4)
    with pytest.raises(Problem):
        Round("classic", seats=11)
    with pytest.raises(Problem):
        Round.empty(PRESETS["classic"], 1, 0)


def test_without_a_seed_every_deal_is_another() -> None:
    assert Round("classic", seats=4) != Round("classic", seats=4)


def test_a_round_prints_as_a_position() -> None:
    hands = [bytes(FACES[token] for token in hand.split()) for hand in ("R1 W", "G2 G3 G4")]
    game = Round.empty(PRESETS["classic"], 2, 1)
    game.set_up(hands, bytes([FACES["R5"]]), bytes([FACES["B1"]]), 0)
    assert str(game) == "turn, clockwise\ntop R5, stock 1, discard 1, penalty 0\n>  1   2  R1 W\n   2   3"
    game.play("1 play W>G uno")
    assert str(game) == "turn, clockwise\ntop W>G, stock 1, discard 2, penalty 0\n   1   1\n>  2   3  G2 G3 G4"


def test_those_who_are_out_are_not_printed() -> None:
    game = Round.empty(PRESETS["classic"], 3, 2, out=0b010, seed=1)
    game.deal()
    assert [line[2:4] for line in str(game).splitlines()[2:]] == [" 1", " 3"]


def test_a_copy_and_what_was_pickled_are_equal_and_go_on_alike(long: bool) -> None:
    for game in positions(long):
        copies = [copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
        assert all(each == game for each in copies)
        for number in range(5):
            if not game.over:
                action = random_action(game, Random(number))
                expected = game.play(action)
                assert all(each.play(action) == expected for each in copies)
        assert all(each == game for each in copies)


def test_an_objection_after_pickling_takes_the_card_back() -> None:
    game = positions(False)[-1]
    again = pickle.loads(pickle.dumps(game))
    assert game.play(parse("2 object")) == again.play(parse("2 object"))
    assert game == again


def test_rounds_that_differ_in_anything_are_not_equal() -> None:
    game = Round("classic", seats=3, seed=1)
    assert game != Round("classic", seats=3, seed=2)
    assert game != Round("classic seven_zero=true", seats=3, seed=1)
    other = game.copy()
    other.rearrange([game.hand(1), game.hand(0), game.hand(2)], game.stock_order())
    assert game != other
    assert game != "a round"
    with pytest.raises(TypeError):
        hash(game)


def test_how_much_of_the_draw_pile_is_in_order_makes_no_difference() -> None:
    game, other = (Round("classic", seats=3, seed=1) for _ in range(2))
    game.stock_order()
    assert game == other


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        (Stream(b"secret"), Stream(b"secret"), Stream(b"another")),
        (Orders([], seeded=True), Orders([], seeded=True), Orders([])),
    ],
)
def test_where_shuffles_come_from_is_compared(one: object, same: object, other: object) -> None:
    assert one == same != other
    assert pickle.loads(pickle.dumps(one)) == one


def test_cards_are_put_on_top_of_the_draw_pile_and_the_others_stay_in_order() -> None:
    game = Round("classic", seats=2, seed=1)
    before = game.stock_order()
    first = bytes((before[40], before[3], before[90]))
    rest = list(before)
    for face in first:
        rest.remove(face)
    game.stack(first)
    assert game.stock_order() == first + bytes(rest)
    with pytest.raises(ValueError, match="WX is not in the draw pile"):
        game.stack(bytes((FACES["WX"],)))
