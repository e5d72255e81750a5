"""Determinises: counts the cards that a seat can't see, and deals them so that they agree with all that it knows."""

from __future__ import annotations

from lastcard.core.rules import Ruleset
from lastcard.engine.dice import Dice
from lastcard.engine.lowered import LoweredRules, lowered_of
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit
    from lastcard.engine.codes import *

INNOCENT = 0.15  # how readily a world is believed in which a Wild Draw Four was a bluff
FAITH = 0.85  # how much a colour that somebody did not follow is taken to be missing


class Worlds:
    """The deals that a seat can think of. `count` what it sees first, then `deal` as often as you like."""

    def __init__(self, rules: Ruleset, dice: Dice) -> None:
        if not cython.compiled:
            self.unseen = [0] * 64  # of each face, in the draw pile or unknown in other hands
            self.fixed = [0] * 10  # how many cards of each other hand are known
            self.pool = bytearray(112)  # the unseen cards that are not yet dealt
        self.counted = 0  # how many cards are unseen
        self.lowered: LoweredRules = lowered_of(rules)
        self.dice = dice

    def count(self, observation: Observation) -> None:
        """Counts the cards that are nowhere to be seen."""
        for face in range(64):
            self.unseen[face] = -observation.count[face] - observation.laid[face]
        for place in range(self.lowered.cards):
            self.unseen[self.lowered.deck[place]] += 1
        self.counted = 0
        for seat in range(observation.seats):
            self.fixed[seat] = 0
            if seat != observation.seat:
                for face in range(64):
                    known = observation.known[seat * 64 + face]
                    self.unseen[face] -= known
                    self.fixed[seat] += known
        for face in range(64):
            if self.unseen[face] < 0:
                self.unseen[face] = 0
            self.counted += self.unseen[face]

    def suffice(self, observation: Observation) -> bool:
        """Whether there are unseen cards for all the places where they must be."""
        places = observation.n_stock
        for seat in range(observation.seats):
            if seat != observation.seat:
                if self.fixed[seat] > observation.size[seat]:
                    return False
                places += observation.size[seat] - self.fixed[seat]
        return places <= self.counted

    def deal(self, observation: Observation, world: Round) -> None:
        """Deals the unseen cards at random, mostly so that nobody holds a colour they have shown not to hold."""
        for _ in range(4):
            self.deal_once(observation, world)
            if not world.guilty or self.dice.happens(INNOCENT):
                break

    def deal_once(self, observation: Observation, world: Round) -> None:
        n = 0
        for face in range(64):
            for _ in range(self.unseen[face]):
                self.pool[n] = face
                n += 1
        hands = []
        for seat in range(observation.seats):
            if seat == observation.seat or not observation.alive & bit(seat):
                hands.append(bytes(observation.hand) if seat == observation.seat else b"")
                continue
            cards = []
            for face in range(64):
                for _ in range(observation.known[seat * 64 + face]):
                    cards.append(face)
            for _ in range(observation.size[seat] - self.fixed[seat]):
                cards.append(self.take(self.likely(observation, seat, n), n))
                n -= 1
            hands.append(bytes(cards))
        stock = bytearray()
        for _ in range(observation.n_stock):
            stock.append(self.take(self.dice.below(n), n))
            n -= 1
        observation.imagine(world, hands, bytes(stock))

    def likely(self, observation: Observation, seat: int, n: int) -> int:
        """The place in the pool of a card that may well be in this hand."""
        place = self.dice.below(n)
        for _ in range(5):
            face = self.pool[place]
            if is_wild(face) or observation.maybe[seat * 4 + colour_of(face)] > 0 or not self.dice.happens(FAITH):
                break
            place = self.dice.below(n)
        return place

    def take(self, place: int, n: int) -> int:
        """A card out of the pool, which has so many."""
        face = self.pool[place]
        self.pool[place] = self.pool[n - 1]
        return face
