"""Cards and where they are: draw pile, discard pile, hands; and the shuffles that move them."""

from __future__ import annotations

import hashlib

from lastcard.engine.chance import Source
from lastcard.events import EVERYBODY, Event

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import interpreted as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, lowest, rotate, wrap


class Piles:
    """The cards of a round. Seats count from 0 in here; the top of a pile is the end of its array."""

    def __init__(self, seats: int, seed: int, source: Source | None) -> None:
        if not cython.compiled:
            self.stock = bytearray(112)
            self.discard = bytearray(112)
            self.count = bytearray(640)  # of each face in each hand: seat * 64 + face
            self.size = bytearray(10)
            self.held = [0] * 10  # the set of faces in each hand
        self.seats = seats
        self.clear_cards()
        self.source = source
        self.log: list[bytes] | None = None  # the shuffles so far, as a record lists them
        self.events: list[Event] | None = None  # filled while somebody listens
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Starts the engine's own generator; any number will do."""
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.random_0 = int.from_bytes(digest[:8], "big")
        self.random_1 = int.from_bytes(digest[8:16], "big")

    def below(self, bound: int) -> int:
        """A random number from 0 to bound - 1, by xoroshiro128+ (Blackman and Vigna)."""
        a = self.random_0
        b = self.random_1
        result = wrap(a + b)
        b ^= a
        self.random_0 = rotate(a, 24) ^ b ^ wrap(b << 16)
        self.random_1 = rotate(b, 37)
        return (result >> 32) * bound >> 32

    def clear_cards(self) -> None:
        self.n_stock = 0
        self.n_discard = 0
        self.top = 0
        self.shuffles = 0
        for seat in range(self.seats):
            self.empty_hand(seat)

    def give(self, seat: int, face: int) -> None:
        self.count[seat * 64 + face] += 1
        self.held[seat] |= bit(face)
        self.size[seat] += 1

    def remove(self, seat: int, face: int) -> None:
        left = self.count[seat * 64 + face] - 1
        self.count[seat * 64 + face] = left
        if left == 0:
            self.held[seat] &= ~bit(face)
        self.size[seat] -= 1

    def lay(self, face: int) -> None:
        self.discard[self.n_discard] = face
        self.n_discard += 1
        self.top = face

    def lay_under(self, face: int) -> None:
        """Puts a card under the top card."""
        self.discard[self.n_discard - 1] = face
        self.discard[self.n_discard] = self.top
        self.n_discard += 1

    def take(self, seat: int) -> int:
        """Moves a card from the draw pile into a hand; -1 if there is none left anywhere (A-22)."""
        if self.n_stock == 0 and not self.reshuffle():
            return -1
        self.n_stock -= 1
        face = self.stock[self.n_stock]
        self.give(seat, face)
        return face

    def reshuffle(self) -> bool:
        """The discard pile without its top card becomes the draw pile (A-21)."""
        if self.n_discard <= 1:
            return False
        count = self.n_discard - 1
        for i in range(count):
            self.stock[i] = self.discard[i]
        self.n_stock = count
        self.discard[0] = self.top
        self.n_discard = 1
        self.shuffle()
        if self.events is not None:
            self.events.append(Event("reshuffled", count=count))
        return True

    def shuffle(self) -> None:
        """Shuffles the draw pile."""
        order = None
        if self.source is not None:
            order = self.source.shuffled(self.shuffles, self.stock_order())
        if order is not None:
            self.set_stock(order)
        else:
            i = self.n_stock - 1
            while i > 0:
                j = self.below(i + 1)
                face = self.stock[i]
                self.stock[i] = self.stock[j]
                self.stock[j] = face
                i -= 1
        self.note_shuffle()

    def put_back(self) -> None:
        """The card on top of the draw pile goes to a random place of it (A-05)."""
        order = None
        if self.source is not None:
            order = self.source.put_back(self.shuffles, self.stock_order())
        if order is not None:
            self.set_stock(order)
        else:
            face = self.stock[self.n_stock - 1]
            place = self.below(self.n_stock)
            i = self.n_stock - 1
            while i > place:
                self.stock[i] = self.stock[i - 1]
                i -= 1
            self.stock[place] = face
        self.note_shuffle()

    def note_shuffle(self) -> None:
        self.shuffles += 1
        if self.log is not None:
            self.log.append(self.stock_order())

    def stock_order(self) -> bytes:
        """The draw pile as a record writes it: the next card to be drawn first."""
        return bytes([self.stock[i] for i in range(self.n_stock - 1, -1, -1)])

    def set_stock(self, order: bytes) -> None:
        self.n_stock = len(order)
        for i in range(self.n_stock):
            self.stock[self.n_stock - 1 - i] = order[i]

    def discard_order(self) -> bytes:
        """The discard pile from bottom to top."""
        return bytes([self.discard[i] for i in range(self.n_discard)])

    def hand(self, seat: int) -> bytes:
        """The cards of a hand in canonical order."""
        cards = []
        mask = self.held[seat]
        while mask:
            face = lowest(mask)
            cards += [face] * self.count[seat * 64 + face]
            mask &= mask - 1
        return bytes(cards)

    def empty_hand(self, seat: int) -> None:
        for face in range(64):
            self.count[seat * 64 + face] = 0
        self.held[seat] = 0
        self.size[seat] = 0

    def swap_hands(self, seat: int, other: int) -> None:
        mask = self.held[seat] | self.held[other]
        while mask:
            face = lowest(mask)
            count = self.count[seat * 64 + face]
            self.count[seat * 64 + face] = self.count[other * 64 + face]
            self.count[other * 64 + face] = count
            mask &= mask - 1
        held = self.held[seat]
        self.held[seat] = self.held[other]
        self.held[other] = held
        size = self.size[seat]
        self.size[seat] = self.size[other]
        self.size[other] = size

    def tell(
        self,
        kind: str,
        seat: int = -1,
        other: int = -1,
        face: int = -1,
        colour: int = -1,
        count: int = 0,
        cards: bytes = b"",
        audience: int = EVERYBODY,
    ) -> None:
        """Adds an event for whoever listens; seats and colours count from 0 here, -1 is none."""
        assert self.events is not None
        self.events.append(Event(kind, seat + 1, other + 1, face, colour + 1, count, tuple(cards), audience))
