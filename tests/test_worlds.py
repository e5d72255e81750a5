"""Worlds that a seat can think of: they look the same to it, and hold the cards of one deck."""

from __future__ import annotations

from collections import Counter
from random import Random

from watched import Watched, start
from worlds import sample, some_seats

from lastcard.core import actions
from lastcard.core.cards import COLOURS, FACES
from lastcard.core.events import Event
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.codes import IN_OVER
from lastcard.engine.dice import Dice
from lastcard.engine.observation import Observation
from lastcard.engine.round import COMPILED, Round
from lastcard.engine.worlds import Worlds
from lastcard.lab.random_play import random_action
from lastcard.match.view import view

CLASSIC = PRESETS["classic"]


def counted(game: Watched, viewer: int, seed: int = 1) -> tuple[Observation, Worlds]:
    observation = Observation(game.round.rules, game.round.seats)
    observation.look(game.round, viewer - 1)
    observation.study(game.round, game.memories[viewer])
    worlds = Worlds(game.round.rules, Dice(seed))
    worlds.count(observation)
    return observation, worlds


def imagined(game: Watched, viewer: int, seed: int = 1) -> Round:
    observation, worlds = counted(game, viewer, seed)
    out = sum(1 << seat for seat in range(observation.seats) if not observation.alive >> seat & 1)
    world = Round.empty(game.round.rules, observation.seats, 0, out=out)
    worlds.deal(observation, world)
    return world


def all_cards(game: Round) -> Counter[int]:
    hands = [face for seat in range(game.seats) for face in game.hand(seat)]
    return Counter(hands) + Counter(game.stock_order()) + Counter(game.discard_order())


def broken_off(rules: Ruleset, random: Random, seed: int) -> Watched:
    game = Watched(rules, some_seats(rules, random), seed)
    for _ in range(random.randrange(60)):
        if game.round.phase != IN_OVER:
            game.do(random_action(game.round, random))
    return game


def test_a_world_looks_the_same_to_the_seat_that_thinks_of_it_and_is_one_deck(long: bool) -> None:
    random = Random(12)
    dealt = 0
    for seed in range(1000 if long else 150 if COMPILED else 40):
        game = broken_off(sample(random), random, seed)
        round_ = game.round
        if round_.phase == IN_OVER or round_.wrong_by >= 0:
            continue
        observation, worlds = counted(game, round_.turn + 1)
        assert worlds.suffice(observation)
        world = imagined(game, round_.turn + 1, seed)
        assert view(world, round_.turn + 1, game.memories[round_.turn + 1]) == game.view(round_.turn + 1)
        assert all_cards(world) == all_cards(round_) == Counter(round_.rules.cards)
        for known, seat in zip(observation.known_hands, range(round_.seats), strict=True):
            assert Counter(known) <= Counter(world.cards(seat))
        dealt += 1
    assert dealt > 20


def test_cards_that_are_known_to_be_in_a_hand_stay_there_and_the_rest_lies_anywhere() -> None:
    game = start(PRESETS["seven-zero"], ["R5 R8 Y1", "R6 Y3 Y4", "R7 B1 B2"], "R9")
    for said in ("1 play R5", "2 play R6", "3 play R7 @2"):
        game.do(actions.parse(said))
    worlds = [imagined(game, 3, seed) for seed in range(20)]
    assert {bytes(world.hand(1)) for world in worlds} == {game.round.hand(1)}
    assert len({bytes(world.hand(0)) for world in worlds}) > 15


def draws_on_every_colour(game: Watched, viewer: int, seat: int) -> None:
    """What a seat remembers of another that could follow nothing."""
    for colour in COLOURS:
        game.memories[viewer].watch([Event("turned", card=f"{colour}0")])
        game.memories[viewer].watch([Event("drew", seat)])


def test_a_hand_seldom_has_a_colour_that_its_player_did_not_follow() -> None:
    wilds = []
    for follows in (True, False):
        game = start(CLASSIC, ["R1 R2", "Y3 Y4 Y5 Y6"], "R9", "B1 B2 B3")
        if not follows:
            draws_on_every_colour(game, 1, 2)
        hands = [imagined(game, 1, seed).hand(1) for seed in range(100)]
        wilds.append(sum(face >= FACES["W"] for hand in hands for face in hand))
    assert wilds[0] * 2 < wilds[1]


def test_a_wild_draw_four_is_mostly_believed_to_be_no_bluff() -> None:
    game = start(CLASSIC, ["R1 W+4 G1 G2 G3 G4", "B3 B4 B5"], "R9")
    game.do(actions.parse("1 play W+4>B"))
    guilty = [imagined(game, 2, seed).guilty for seed in range(200)]
    assert 50 < sum(guilty) < 130  # of 200, when four hands in five would be


def test_no_world_is_dealt_where_the_cards_cannot_be() -> None:
    game = start(CLASSIC, ["R1 R2", "Y3 Y4"], "R9", "B1 " * 105)
    observation, worlds = counted(game, 1)
    assert not worlds.suffice(observation)
    game = start(CLASSIC, ["R1 R2", "Y3 Y4"], "R9")
    game.memories[1].watch([Event("hand", 2, count=3, cards=("Y3", "Y4", "Y5"))])
    observation, worlds = counted(game, 1)
    assert not worlds.suffice(observation)


def test_a_hand_with_more_cards_of_a_face_than_the_deck_has_leaves_none_of_them_unseen() -> None:
    game = start(CLASSIC, ["R1 R1 R1 R1", "Y3 Y4"], "R9")
    _, worlds = counted(game, 1)
    assert worlds.counted == 108 - 2 - 1
