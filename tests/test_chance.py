"""Where shuffles come from: what a record lists, a secret, the engine's own generator."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations
from random import Random

import english
import pytest

from lastcard import record
from lastcard.core.actions import Action
from lastcard.core.cards import FACES
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.codes import IN_OVER
from lastcard.engine.round import COMPILED, Round
from lastcard.engine.shuffles import Following, Orders, Source, Stream
from lastcard.lab.random_play import random_action
from lastcard.match.match import Match

CLASSIC = Ruleset()
DECK = CLASSIC.cards
PILE = bytes(FACES[token] for token in ("R1", "R2", "R2", "W"))


def chi_square(counts: Iterable[int], cells: int) -> float:
    """How far from uniform, in standard deviations of a chi-square with so many cells."""
    found = list(counts)
    expected = sum(found) / cells
    distance = sum((count - expected) ** 2 for count in found) / expected + (cells - len(found)) * expected
    return (distance - (cells - 1)) / math.sqrt(2 * (cells - 1))


def position(game: Round) -> tuple[object, ...]:
    """Everything that a state shows, and the piles card by card."""
    shown = record.state(Match(game.rules, game.seats), game)
    return shown, game.stock_order(), game.discard_order()


def dealt(rules: Ruleset, seats: int, seed: int = 0, source: Source | None = None) -> Round:
    game = Round.empty(rules, seats, seats - 1, seed=seed, source=source)
    game.log = []
    game.deal()
    return game


def shuffles(game: Round) -> list[bytes]:
    assert game.log is not None
    return game.log


def played(game: Round, seed: int) -> list[Action]:
    """Plays a round to its end by chance and says how."""
    random = Random(seed)
    said = []
    while game.phase != IN_OVER:
        said.append(random_action(game, random))
        game.do(said[-1])
    return said


# A record


def test_orders_gives_the_listed_orders_by_their_numbers() -> None:
    other = PILE[::-1]
    orders = Orders([PILE, other])
    assert orders.shuffled(0, other) == orders.put_back(0, other) == PILE
    assert orders.shuffled(1, PILE) == orders.put_back(1, PILE) == other


@pytest.mark.parametrize(
    ("order", "wrong"),
    [
        (PILE[:3], "0 × W, not 1"),
        (PILE + PILE[:1], "2 × R1, not 1"),
        (PILE[:3] + PILE[:1], "2 × R1, not 1"),
        (b"", "0 × R1, not 1"),
    ],
)
def test_orders_refuses_other_cards_than_those_of_the_pile(order: bytes, wrong: str) -> None:
    with pytest.raises(Problem) as refused:
        Orders([PILE, order]).shuffled(1, PILE[::-1])
    assert english.told(refused.value) == f"shuffle 2 has the wrong cards: {wrong}"


def test_orders_misses_a_shuffle_that_is_not_listed() -> None:
    with pytest.raises(Problem) as refused:
        Orders([PILE]).shuffled(1, PILE)
    assert english.told(refused.value) == "shuffle 2 of the round is missing"


def test_orders_with_a_seed_leaves_to_it_what_is_not_listed() -> None:
    orders = Orders([PILE], seeded=True)
    assert orders.shuffled(0, PILE) == PILE
    assert orders.shuffled(1, PILE) is None
    with pytest.raises(Problem):
        orders.shuffled(0, PILE[:3])


def test_order_that_is_never_reached_is_ignored() -> None:
    game = dealt(CLASSIC, 4, seed=1)
    assert position(dealt(CLASSIC, 4, source=Orders([*shuffles(game), b"nonsense"]))) == position(game)


def test_round_without_its_first_shuffle_is_not_dealt() -> None:
    with english.raises(Problem, match="shuffle 1 of the round is missing"):
        dealt(CLASSIC, 4, source=Orders([]))


# A secret


def documented_numbers(secret: bytes, number: int, bounds: Iterable[int]) -> list[int]:
    """Numbers below the bounds, as Stream's docstring has it."""
    found, stream, counter = [], b"", 0
    for bound in bounds:
        drawn = 2**32
        while drawn >= 2**32 // bound * bound:
            if not stream:
                stream = hashlib.sha256(secret + number.to_bytes(8, "big") + counter.to_bytes(8, "big")).digest()
                counter += 1
            drawn, stream = int.from_bytes(stream[:4], "big"), stream[4:]
        found.append(drawn % bound)
    return found


def documented_shuffle(secret: bytes, number: int, pile: bytes) -> bytes:
    cards = sorted(pile)
    places = range(len(cards) - 1, 0, -1)
    for place, other in zip(places, documented_numbers(secret, number, (place + 1 for place in places)), strict=True):
        cards[place], cards[other] = cards[other], cards[place]
    return bytes(cards)


@pytest.mark.parametrize("pile", [DECK, DECK[::-1], PRESETS["modern"].cards, PILE, PILE[:1], b""])
@pytest.mark.parametrize("number", [0, 1, 2**40])
def test_stream_shuffles_as_documented(number: int, pile: bytes) -> None:
    assert Stream(b"secret").shuffled(number, pile) == documented_shuffle(b"secret", number, pile)


def test_stream_passes_over_numbers_that_would_favour_some_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    class Digest:
        def digest(self) -> bytes:
            return bytes.fromhex("ffffffff 00000001") + bytes(24)

    monkeypatch.setattr("hashlib.sha256", lambda _: Digest())
    assert Stream(b"").shuffled(0, b"012") == b"201"  # by 1 and 0: of the 2**32 numbers the last is one too many for 3


def test_stream_follows_from_the_secret_and_the_number_alone() -> None:
    orders = {(secret, number): Stream(secret).shuffled(number, DECK) for secret in (b"a", b"b") for number in (0, 1)}
    assert len(set(orders.values())) == 4
    stream = Stream(b"a")
    stream.shuffled(1, DECK)
    assert stream.shuffled(0, DECK[::-1]) == orders[b"a", 0]


def test_stream_is_uniform_over_all_orders() -> None:
    stream = Stream(b"uniform")
    counts = Counter(stream.shuffled(number, b"abcd") for number in range(4800))
    assert set(counts) <= {bytes(order) for order in permutations(b"abcd")}
    assert abs(chi_square(counts.values(), 24)) < 4


def test_stream_puts_a_card_back_anywhere_and_keeps_the_order_of_the_rest() -> None:
    stream = Stream(b"put back")
    counts: Counter[int] = Counter()
    for number in range(2000):
        order = stream.put_back(number, b"+abcdefghi")
        assert order.replace(b"+", b"") == b"abcdefghi"
        counts[order.index(b"+")] += 1
    assert abs(chi_square(counts.values(), 10)) < 4
    assert stream.put_back(0, b"+") == b"+"


def test_round_from_a_secret_is_the_same_every_time() -> None:
    one, other = (dealt(PRESETS["modern"], 10, source=Stream(b"round")) for _ in range(2))
    for action in played(one, 1):
        other.do(action)
    assert len(shuffles(one)) > 1
    assert shuffles(one) == shuffles(other)
    assert shuffles(one)[0] == documented_shuffle(b"round", 0, one.rules.cards)
    assert position(one) == position(other)


# The engine's own generator


def decks(count: int) -> Iterator[bytes]:
    """The deck of one round after the other, as shuffled."""
    game = Round.empty(CLASSIC, 2, 1, seed=7)
    for _ in range(count):
        game.log = []
        game.deal()
        yield shuffles(game)[0]


def test_engine_puts_every_card_first_and_last_equally_often() -> None:
    count = 20_000 if COMPILED else 2_000
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    for deck in decks(count):
        first[deck[0]] += 1
        last[deck[-1]] += 1
    copies = Counter(DECK)
    for found in (first, last):
        expected = {face: count * copies[face] / 108 for face in copies}
        distance = sum((found[face] - expected[face]) ** 2 / expected[face] for face in copies)
        assert abs(distance - 53) / math.sqrt(2 * 53) < 4


def test_engine_shuffles_the_deck_anew_for_every_round() -> None:
    assert len(set(decks(100))) == 100
    assert {bytes(sorted(deck)) for deck in decks(100)} == {DECK}


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, 2**200])
def test_equal_seeds_give_equal_rounds(seed: int) -> None:
    one, other = dealt(CLASSIC, 4, seed), dealt(CLASSIC, 4, seed)
    for action in played(one, 1):
        other.do(action)
    assert position(one) == position(other)


def test_different_seeds_give_different_rounds() -> None:
    assert len({shuffles(dealt(CLASSIC, 4, seed))[0] for seed in range(-100, 100)}) == 200


def test_dealing_again_forgets_the_round_before() -> None:
    game = dealt(CLASSIC, 4, source=Orders(shuffles(dealt(CLASSIC, 4, seed=3)), seeded=True))
    before = position(game)
    played(game, 2)
    game.deal()
    assert position(game) == before


@pytest.mark.parametrize(
    ("rules", "seats", "shuffled"),
    [
        (PRESETS["modern"], 8, {"put-back", "mixed", "reshuffled"}),
        (PRESETS["all-wild"], 10, {"reshuffled"}),
        (PRESETS["iceland-2006"], 4, {"put-back", "reshuffled"}),
        (PRESETS["house-party"], 6, {"put-back", "reshuffled"}),
    ],
    ids=["modern", "all-wild", "iceland-2006", "house-party"],
)
def test_logged_shuffles_give_the_same_rounds_again(rules: Ruleset, seats: int, shuffled: set[str], long: bool) -> None:
    happened: set[str] = set()
    least = 40 if long or COMPILED else 8
    for seed in range(40):
        if seed >= least and shuffled <= happened:
            break
        game = dealt(rules, seats, seed)
        if len(shuffles(game)) > 1:
            happened.add("put-back")
        said = played(game, seed)
        again = dealt(rules, seats, source=Orders(shuffles(game)))
        for action in said:
            happened |= {event.kind for event in again.play(action)}
        assert position(again) == position(game)
        assert shuffles(again) == shuffles(game)
    assert shuffled <= happened


def test_a_number_that_would_favour_some_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stream, "_numbers", lambda *_: iter([2**32 - 1, 5, 0]))
    assert Stream(b"").shuffled(0, bytes((1, 2, 3))) == bytes((2, 1, 3))
    assert Stream(b"").put_back(0, bytes((9, 1, 2))) == bytes((1, 2, 9))


def test_what_a_record_lists_is_followed_by_another_source() -> None:
    listed, then = Stream(b"listed" * 6), Stream(b"then" * 9)
    source = Following(listed, 2, then)
    assert [source.shuffled(number, PILE) for number in range(4)] == [
        *(listed.shuffled(number, PILE) for number in (0, 1)),
        *(then.shuffled(number, PILE) for number in (2, 3)),
    ]
    assert source.put_back(1, PILE) == listed.put_back(1, PILE)
    assert source.put_back(2, PILE) == then.put_back(2, PILE)


def test_cards_of_the_draw_pile_can_be_put_on_top_of_it() -> None:
    game = Round("classic", seats=2, seed=1)
    before = game.stock_order()
    game.stack(bytes(before[7:9]))
    assert game.stock_order() == before[7:9] + before[:7] + before[9:]
