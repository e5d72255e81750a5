"""Where shuffles come from when it is not the engine's own fast generator: a record, or a secret.

A source gives the order of the n-th shuffle of a round and keeps no state, so that copies of a round may share it.
Piles are written as in a record: the first card is the first to be drawn or dealt.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import chain, count
from struct import Struct
from typing import Final, Protocol

from lastcard.core.cards import TOKENS
from lastcard.core.errors import Problem

_WORDS: Final = Struct(">8I")


class Source(Protocol):
    def shuffled(self, number: int, pile: bytes) -> bytes | None:
        """The order after shuffle `number` of the round (from 0); None leaves it to the engine's generator."""

    def put_back(self, number: int, pile: bytes) -> bytes | None:
        """The same for a pile whose first card, a Wild Draw Four, goes back to a random place (A-05)."""


class _ByValue:
    """Equal if it gives equal shuffles, so that rounds can be compared."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)


class Orders(_ByValue):
    """The shuffles that a record lists; what it does not list comes from its seed, if it has one."""

    def __init__(self, orders: Sequence[bytes], seeded: bool = False) -> None:
        self._orders = orders
        self._seeded = seeded

    def shuffled(self, number: int, pile: bytes) -> bytes | None:
        if number >= len(self._orders):
            if self._seeded:
                return None
            raise Problem("record-shuffle-missing", number=number + 1)
        order = self._orders[number]
        for face in set(order + pile):
            given, there = order.count(face), pile.count(face)
            if given != there:
                raise Problem("record-shuffle-wrong", number=number + 1, card=TOKENS[face], given=given, there=there)
        return order

    put_back = shuffled


class Stream(_ByValue):
    """Shuffles that follow from a secret and nothing else, for deals that nobody can predict and everybody can check.

    Shuffle n draws numbers from the bytes SHA-256(secret, n, 0), SHA-256(secret, n, 1), … where n and the counter are
    8 bytes each, big-endian. A number below k is the first 4 bytes, big-endian, that are smaller than the largest
    multiple of k up to 2**32, modulo k. A pile in canonical order is shuffled from its last place to its second: place
    i and a place below i + 1 change cards.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _numbers(self, number: int) -> Iterator[int]:
        begin = self._secret + number.to_bytes(8, "big")
        blocks = (hashlib.sha256(begin + counter.to_bytes(8, "big")).digest() for counter in count())
        return chain.from_iterable(map(_WORDS.unpack, blocks))

    def shuffled(self, number: int, pile: bytes) -> bytes:
        cards = bytearray(sorted(pile))
        mix(cards, self._numbers(number))
        return bytes(cards)

    def put_back(self, number: int, pile: bytes) -> bytes:
        place = draw_below(self._numbers(number), len(pile))
        return pile[1 : place + 1] + pile[:1] + pile[place + 1 :]


def mix(cards: bytearray, numbers: Iterator[int]) -> None:
    for place in range(len(cards) - 1, 0, -1):
        other = draw_below(numbers, place + 1)
        cards[place], cards[other] = cards[other], cards[place]


def draw_below(numbers: Iterator[int], bound: int) -> int:
    limit = 1 << 32
    limit -= limit % bound
    found = next(numbers)
    while found >= limit:
        found = next(numbers)
    return found % bound


class Following(_ByValue):
    """The shuffles that a record lists, and when they are used up those of another source."""

    def __init__(self, listed: Source, count: int, then: Source) -> None:
        self._listed = listed
        self._count = count
        self._then = then

    def shuffled(self, number: int, pile: bytes) -> bytes | None:
        return (self._listed if number < self._count else self._then).shuffled(number, pile)

    def put_back(self, number: int, pile: bytes) -> bytes | None:
        return (self._listed if number < self._count else self._then).put_back(number, pile)
