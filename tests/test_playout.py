"""Rounds played by chance inside the engine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from worlds import dealt, pairs, singles, some_seats

from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine import cython_stub
from lastcard.engine.bits import lowest, nth, popcount, rotate, wrap
from lastcard.engine.codes import IN_OVER
from lastcard.engine.playout import Tally, full, plain
from lastcard.engine.round import COMPILED, Round

Player = Callable[[Ruleset, int, int, int], Tally]


def plays_out(play: Player, rulesets: list[Ruleset], random: Random, most: int = 10) -> None:
    for number, rules in enumerate(rulesets):
        if rules.advice and play is full:
            continue  # accusations without end
        tally = play(rules, some_seats(rules, random, most), 1, number)
        assert tally.rounds == 1
        assert sum(tally.wins) <= 1


@pytest.mark.parametrize("play", [plain, full])
def test_every_value_of_every_option_plays_out(play: Player, long: bool) -> None:
    plays_out(play, singles() if long or COMPILED else singles()[::3], Random(1), most=4)


@pytest.mark.parametrize("play", [plain, full])
def test_pairs_of_options_play_out(play: Player, long: bool) -> None:
    random = Random(1)
    every = pairs()
    plays_out(play, every if long else random.sample(every, 120 if COMPILED else 6), random)


@pytest.mark.parametrize("name", PRESETS)
def test_equal_seeds_play_out_alike(name: str) -> None:
    first, again, other = (plain(PRESETS[name], 3, 20, seed) for seed in (1, 1, 2))
    assert (first.turns, first.wins, first.points) == (again.turns, again.wins, again.points)
    assert (first.turns, first.wins, first.points) != (other.turns, other.wins, other.points)


def test_the_compiled_and_the_interpreted_engine_play_out_alike() -> None:
    tally = plain(PRESETS["house-party"], 4, 50, 99)
    assert (tally.turns, tally.wins, tally.points, tally.reshuffled) == HOUSE_PARTY_99


HOUSE_PARTY_99 = (2688, [13, 13, 13, 11], 5785, 1)


def test_a_round_can_be_dealt_again() -> None:
    game = dealt(PRESETS["classic"], 3, 5)
    first = game.stock_order()
    game.deal()
    assert game.phase != IN_OVER
    assert game.stock_order() != first
    assert sum(len(game.hand(seat)) for seat in range(3)) >= 21


def test_bits() -> None:
    mask = 0b1011 | 1 << 63
    assert popcount(mask) == 4
    assert lowest(mask & ~3) == 3
    assert [nth(mask, number) for number in range(4)] == [0, 1, 3, 63]
    assert wrap(2**64 + 5) == 5
    assert rotate(1 << 63, 1) == 1


def test_nothing_is_compiled_where_cython_is_not_installed() -> None:
    assert cython_stub.compiled is False


def test_a_code_that_stands_for_nothing_is_malformed() -> None:
    game = Round.empty(PRESETS["classic"], 3, 2, seed=1)
    game.deal()
    for code in (
        0,
        1 << 18 | 15 << 14,
        4 << 18,
        1 << 18 | 5 << 5,
        1 << 18 | 5 << 14,
        1 << 18 | 12 << 14,
        1 << 18 | 9 << 1,
    ):
        assert game.check(code) == 1
