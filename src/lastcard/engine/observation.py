"""What one seat may know, as small numbers: the only place where things are hidden. `view.View` dresses it for others.

Seats and colours count from 0 in here, -1 is nobody, colour 4 is none.
"""

from __future__ import annotations

from lastcard.core.cards import TOKENS
from lastcard.core.rules import Ruleset
from lastcard.engine.memory import Memory
from lastcard.engine.public import Public
from lastcard.engine.round import Round

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.arrays import copy
    from lastcard.engine.bits import bit, lowest
    from lastcard.engine.codes import *


class Observation(Public):
    """A round as a seat sees it; -1 is a spectator. `look` is for one's turn, `study` adds all that can be known."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        super().__init__(rules, seats, 0, (1 << seats) - 1)
        if not cython.compiled:
            self.count = bytearray(64)  # of each face in one's own hand, once it matters
            self.known = bytearray(640)  # of each face in each hand, as far as it can be known: seat * 64 + face
            self.maybe = bytearray(40)  # how many other cards may be of a colour: seat * 4 + colour
            self.signs = bytearray(100)  # what plays tell of each hand: seat * SIGNS, see codes

    def glance(self, game: Round, seat: int) -> None:
        """Takes in what lies on the table."""
        if cython.compiled:  # `see`, without a call into another module at every question
            copy_public(self, game)  # type: ignore[name-defined]  # of the type sheet
        else:
            self.see(game)
        self.seat = seat
        if self.phase != IN_PENALTY:
            self.offender = -1

    def look(self, game: Round, seat: int) -> None:
        """Takes in one's own hand and what lies on the table."""
        self.glance(game, seat)
        self.following = game.next(seat if seat >= 0 else game.turn)
        if seat < 0:
            self.held = 0
            self.fitting = 0
            self.verbs = 0
            self.drawn = -1
            self.bluff = False
        else:
            self.look_into_hand(game, seat)

    def look_into_hand(self, game: Round, seat: int) -> None:
        self.held = game.held[seat]
        self.fitting = game.sound(seat)
        self.verbs = game.verbs_beside(seat, self.fitting != 0 or game.plays(seat) != 0)
        self.drawn = game.drawn if game.phase == IN_DREW and seat == game.turn else -1
        self.bluff = game.breaks_wd4(seat)
        if game.phase == IN_SHED:
            self.count_hand(game, seat)

    def count_hand(self, game: Round, seat: int) -> None:
        copy(self.count, 0, game.count, seat * 64, 64)

    def study(self, game: Round, memory: Memory) -> None:
        """Adds what can be remembered, after `look`."""
        self.ponder(game, memory)
        self.know_hands(game, memory, bit(self.seats) - 1)

    def survey(self, game: Round, seat: int, memory: Memory, seats: int) -> None:
        """Takes in all that can be known but for what may be said, and of known cards only those of some seats."""
        self.glance(game, seat)
        self.ponder(game, memory)
        self.know_hands(game, memory, seats)

    def ponder(self, game: Round, memory: Memory) -> None:
        """Adds one's own cards and what can be concluded, after `glance`."""
        self.doubted = memory.colour_before if self.offender >= 0 else NO_COLOUR
        if self.seat >= 0:
            self.count_hand(game, self.seat)
        copy(self.maybe, 0, memory.maybe, 0, 40)
        copy(self.signs, 0, memory.signs, 0, 10 * SIGNS)

    def know_hands(self, game: Round, memory: Memory, seats: int) -> None:
        """Adds the cards that are known to be in the hands of these seats: all, where they are shown or one's own."""
        shown = game.phase == IN_OVER or game.openers != 0
        while seats:
            other = lowest(seats)
            seats &= seats - 1
            known = memory.cards
            if shown or other == self.seat:
                known = game.count
            copy(self.known, other * 64, known, other * 64, 64)

    def imagine(self, game: Round, hands: list[bytes], stock: bytes) -> None:
        """Sets up a round that looks like this one to the seat that sees it, with these cards where it can't look."""
        game.clear()
        for seat in range(self.seats):
            for face in hands[seat]:
                game.give(seat, face)
        for face in range(64):
            for _ in range(self.laid[face] - (1 if face == self.top else 0)):
                game.lay(face)
        game.lay(self.top)
        game.set_stock(stock)
        game.see(self)
        game.wrong_by = -1  # what went before a misplay is not to be seen
        game.guilty = self.offender >= 0 and game.held[self.offender] & self.lowered.colours[self.doubted] != 0
        game.drawn = max(self.drawn, 0)

    # The arrays as values: from Python they can't be reached once this is compiled

    @property
    def hand(self) -> tuple[int, ...]:
        return tuple([face for face in range(64) for _ in range(self.count[face])]) if self.seat >= 0 else ()

    @property
    def fitting_cards(self) -> tuple[str, ...]:
        if not self.fitting:
            return ()
        found = []
        mask = self.fitting
        while mask:
            found.append(TOKENS[lowest(mask)])
            mask &= mask - 1
        return tuple(found)

    @property
    def open_hands(self) -> tuple[str, ...]:
        """Those that everybody sees, after `study`."""
        return tuple([" ".join(hand) for hand in self.known_hands]) if self.phase == IN_OVER or self.openers else ()

    @property
    def known_hands(self) -> tuple[tuple[str, ...], ...]:
        hands = []
        for seat in range(self.seats):
            hands.append(tuple([TOKENS[face] for face in range(64) for _ in range(self.known[seat * 64 + face])]))
        return tuple(hands)

    @property
    def possible(self) -> tuple[tuple[int, ...], ...]:
        return tuple([tuple([self.maybe[seat * 4 + colour] for colour in range(4)]) for seat in range(self.seats)])

    @property
    def told(self) -> tuple[tuple[int, ...], ...]:
        """The signs of each seat."""
        return tuple(
            [tuple([self.signs[seat * SIGNS + place] for place in range(SIGNS)]) for seat in range(self.seats)]
        )

    @property
    def laid_cards(self) -> tuple[str, ...]:
        return tuple([TOKENS[face] for face in range(64) for _ in range(self.laid[face])])
