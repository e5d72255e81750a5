"""Luck and skill: the terms add up exactly, and luck has mean zero whatever the judge thinks."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from nets import some_judge
from watched import faces
from worlds import some_heavy

from lastcard.analysis import foresight, luck
from lastcard.analysis.draws import Draws
from lastcard.analysis.judge import WHOLE, Judge, shipped, weights
from lastcard.analysis.luck import Ledger, added, expected, split
from lastcard.bots import registry
from lastcard.bots.arena import Driver
from lastcard.core import actions
from lastcard.core.rules import PRESETS, Ruleset, parse
from lastcard.engine.codes import IN_OVER, IN_TURN
from lastcard.engine.round import COMPILED, Round
from lastcard.lab.random_play import random_action

UNLIKE = ("classic", "iceland-2006", "all-wild", "house-party")  # presets that have the least in common


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "DEALS", 20 if COMPILED else 2)
    expected.cache_clear()


def nonsense() -> Judge:
    """A judge whose opinions have neither rhyme nor reason."""
    return Judge(some_judge(1))


def by_chance(rules: Ruleset, seats: int, seed: int, most: int = 400) -> tuple[Ledger, Round]:
    """A round in which anything is said, with its account."""
    random = Random(seed)
    game = Round.empty(rules, seats, seats - 1, seed=seed)
    game.log = []
    game.deal()
    ledger = Ledger(game, judge=None if COMPILED else shipped())
    for _ in range(most):
        if game.phase == IN_OVER:
            break
        action = random_action(game, random)
        game.do(action)
        ledger.note(game, action.code, action.cards)
    return ledger, game


@pytest.mark.parametrize(
    "preset", [pytest.param(preset, marks=() if preset in UNLIKE else pytest.mark.heavy) for preset in PRESETS]
)
def test_the_four_terms_add_up_exactly(preset: str) -> None:
    for seats in (2, 4) if COMPILED else (2,):
        ledger, game = by_chance(PRESETS[preset], seats, seats, 400 if COMPILED else 12)
        for seat, each in enumerate(ledger.close()):
            assert each.fair + each.deal + each.draws + each.others + each.own == each.result
            assert each.result == ledger.line[-1][seat]
            if game.phase == IN_OVER:
                assert each.result == (WHOLE if seat == game.winner else 0)
            assert sum(map(abs, (each.deal, each.draws, each.others, each.own))) > 0


OTHERS = ("classic draw=until-playable", "classic teams=partners", "classic match=elimination")


@pytest.mark.parametrize("text", some_heavy(OTHERS, "classic teams=partners"))
def test_they_do_so_with_other_rules(text: str) -> None:
    ledger, _ = by_chance(parse(text), 4, 3, 400 if COMPILED else 12)
    for each in ledger.close():
        assert each.fair + each.deal + each.draws + each.others + each.own == each.result


def set_up(rules: Ruleset, hands: list[str], discard: str, stock: bytes) -> Round:
    game = Round.empty(rules, len(hands), len(hands) - 1)
    game.log = []
    game.set_up([faces(hand) for hand in hands], faces(discard), stock, 0)
    return game


SMALL = [
    ("classic", ["G1 G2", "Y3 Y4"], "R9", "R1 B2 B3 W+4", "1 draw", []),
    ("classic draw=until-playable", ["G1 G2", "Y3 Y4"], "R9", "R1 B2 B3 Y5", "1 draw", []),
    ("classic", ["R+2 G2 G3", "Y3 Y4"], "R9", "R1 B2 B3 Y5", "2 accept", ["1 play R+2"]),
    ("classic", ["G1 G2", "Y3 Y4"], "B2 B3 Y5 G7 R9", "", "1 draw", []),
    ("classic", ["R+2 G2 G3", "Y3 Y4"], "B2 B3 Y5 R9", "W", "2 accept", ["1 play R+2"]),
    ("modern", ["WH G2", "Y3 Y4"], "R9", "R1 B2", "1 play WH>R uno", []),
]


@pytest.mark.parametrize(("text", "hands", "discard", "stock", "said", "first"), SMALL)
def test_the_mean_over_all_orders_of_the_cards_is_exactly_zero(
    text: str, hands: list[str], discard: str, stock: str, said: str, first: list[str]
) -> None:
    """Whatever the judge is: every order of the draw pile, and of what is shuffled, as often as it can come."""
    rules = parse(text)
    action = actions.parse(said)
    for judge in (shipped(), nonsense()):
        total = [Fraction()] * len(hands)
        different = set()
        for game in every_order(rules, hands, discard, stock, action, first):
            before = game.copy()
            game.step(action.code, action.cards)
            for shares, count in Draws(judge).luck(before, game, action.code, action.cards):
                for seat, share in enumerate(shares):
                    total[seat] += Fraction(share, count)
                    different.add(share)
        assert total == [0] * len(hands)
        assert len(different) > 1


@pytest.mark.heavy
def test_what_one_errs_by_who_looks_ahead_has_mean_zero_over_many_positions(long: bool) -> None:
    judge = foresight.Foresight(weights(), times=8)
    means = [mean_luck(judge, game) for game in before_draws(400 if long else 200)]
    error = stdev(means) / sqrt(len(means))
    assert 0 < error < 2_000  # a fifth of a point
    assert abs(fmean(means)) < 3 * error


def before_draws(number: int) -> Iterator[Round]:
    """Positions of random games in which somebody draws one card next."""
    random = Random(5)
    seed = 0
    while number:
        seed += 1
        game = Round("classic", 2 + seed % 3, seed=seed)
        for _ in range(random.randrange(40)):
            if not game.over:
                game.do(random_action(game, random))
        if game.phase == IN_TURN and game.n_stock > 1:
            number -= 1
            yield game


def mean_luck(judge: Judge, before: Round) -> float:
    """What the card that is drawn next gives its seat on average over all that it may be."""
    draw = actions.parse(f"{before.turn + 1} draw")
    pile = before.stock_order()
    total = 0.0
    for place in range(len(pile)):
        game = before.copy()
        hands = [before.hand(seat) for seat in range(before.seats)]
        game.rearrange(hands, pile[place : place + 1] + pile[:place] + pile[place + 1 :])
        game.log = []
        start = game.copy()
        game.step(draw.code, b"")
        (shares, count), *_ = Draws(judge).luck(start, game, draw.code, b"")
        total += shares[before.turn] / count
    return total / len(pile)


class Given:
    """One order for whatever is shuffled."""

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places = places

    def shuffled(self, number: int, pile: bytes) -> bytes | None:  # noqa: ARG002
        cards = sorted(pile)
        return bytes(cards[place] for place in self.places if place < len(cards))

    put_back = shuffled


def every_order(
    rules: Ruleset, hands: list[str], discard: str, stock: str, action: actions.Action, first: list[str]
) -> list[Round]:
    found = []
    mixed = 3 if action.card == "WH" else len(discard.split()) - 1 + bool(first)
    for order in permutations(faces(stock)):
        for places in permutations(range(mixed)) if len(order) < 2 or action.card == "WH" else [()]:
            game = set_up(rules, hands, discard, bytes(order))
            game.source = Given(places)
            for text in first:
                game.do(actions.parse(text))
            found.append(game)
    return found


def test_what_lies_deeper_in_the_pile_does_not_tell() -> None:
    """The luck of a card is the same however the cards behind it lie."""
    rules = PRESETS["classic"]
    accept = actions.parse("2 accept")
    found = set()
    for order in permutations(faces("B2 B3 Y5 G8")):
        game = set_up(rules, ["R+2 G2 G3", "Y3 Y4"], "R9", faces("R1") + bytes(order))
        game.do(actions.parse("1 play R+2"))
        before = game.copy()
        game.do(accept)
        found.add(Draws(shipped()).luck(before, game, accept.code, b"")[0])
    assert len(found) == 1


def test_a_position_that_is_set_up_has_no_luck_of_the_deal() -> None:
    game = set_up(PRESETS["classic"], ["R1", "B3"], "R9", faces("G1"))
    ledger = Ledger(game, dealt=False)
    action = actions.parse("1 play R1")
    game.do(action)
    ledger.note(game, action.code)
    first, second = ledger.close()
    assert (first.deal, first.draws, first.others) == (0, 0, 0)
    assert first.own == WHOLE - first.fair
    assert (second.own, second.others) == (0, -second.fair)


@pytest.mark.heavy
def test_bots_play_the_same_round_again_from_what_was_said() -> None:
    rules = PRESETS["classic"]
    game = Round.empty(rules, 3, 2)
    driver = Driver(game, [registry.player("normal", rules, seat) for seat in range(3)])
    driver.script = []
    game.seed(7)
    driver.play()
    winner = game.winner
    game.seed(7)
    game.deal()
    found = split(game, driver.script)
    assert game.winner == winner
    assert [each.result for each in found] == [WHOLE * (seat == winner) for seat in range(3)]
    assert added(found[:2]).cards == found[0].cards + found[1].cards


def test_looking_ahead_sees_only_which_cards_the_pile_has() -> None:
    random = Random(2)
    game = Round("classic", 3, seed=4)
    hands = [game.hand(seat) for seat in range(3)]
    seen = foresight.shipped().chances(game)
    for _ in range(3):
        pile = list(game.stock_order())
        random.shuffle(pile)
        game.rearrange(hands, bytes(pile))
        assert foresight.shipped().chances(game) == seen
    assert seen != shipped().chances(game)
    assert WHOLE - 20 < sum(seen) <= WHOLE


def test_looking_ahead_is_the_same_compiled_and_interpreted() -> None:
    judge = foresight.Foresight(some_judge(3), times=2)
    found = [judge.chances(Round(preset, seats, seed=seats)) for preset in PRESETS for seats in (2, 4)]
    assert hashlib.sha256(repr(found).encode()).hexdigest()[:16] == "e250560f8ee35b78"
