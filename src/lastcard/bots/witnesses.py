"""What everybody remembers in a round that is played on in thought, from what one of the seats knows."""

from __future__ import annotations

from lastcard.core.events import Event
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.arrays import copy
    from lastcard.engine.bits import bit
    from lastcard.engine.codes import *
    from lastcard.engine.memory import is_plain


class Witnesses:
    """`begin` with what a seat knows; then every trial begins with `again`, and goes on by `step`.

    Of the others it is not known what they have seen, so they remember what a spectator would: one memory does for all
    of them, until something is shown to some and not to all.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seat = 0
        self.apart = False  # whether each of the others has a memory of their own
        self.known = Memory(0, seats)  # what the seat knew when it began
        self.shared = Memory(0, seats)  # of that, what everybody might know
        self.crowd = Memory(0, seats)
        self.own = [Memory(seat + 1, seats) for seat in range(seats)]
        self.known.objected = self.shared.objected = False  # nobody objects in thought

    def begin(self, observation: Observation) -> None:
        self.seat = observation.seat
        known = self.known
        known.here = [seat for seat in range(self.seats) if observation.alive & bit(seat)]
        copy(known.cards, 0, observation.known, 0, self.seats * 64)
        copy(known.maybe, 0, observation.maybe, 0, 40)
        copy(known.signs, 0, observation.signs, 0, 10 * SIGNS)
        known.colour = observation.colour
        known.colour_before = observation.doubted if observation.offender >= 0 else observation.colour
        self.shared.assume(known)
        for place in range(self.seats * 64):
            self.shared.cards[place] = 0

    def again(self) -> None:
        """Nothing has happened yet."""
        memory = self.own[self.seat]
        memory.assume(self.known)
        self.crowd.assume(self.shared)
        self.apart = False

    def step(self, game: Round, code: int, cards: bytes) -> None:
        """Carries out an action, and everybody remembers it."""
        if verb_of(code) != CHALLENGE and is_plain(game, code):
            size = game.size[seat_of(code)]
            game.step(code, cards)
            self.note(code, game.size[seat_of(code)] - size)
        else:
            self.step_apart(game, code, cards)

    def note(self, code: int, count: int) -> None:
        """A plain action, after which its seat holds so many more cards."""
        seat = seat_of(code)
        verb = verb_of(code)
        if not self.apart:
            self.crowd.note(verb, code, seat, count)
        for viewer in range(self.seats):
            if self.apart or viewer == self.seat:
                memory = self.own[viewer]
                memory.note(verb, code, seat, count)

    def step_apart(self, game: Round, code: int, cards: bytes) -> None:
        """Hands move or are shown: everybody takes in the events that they see."""
        events: list[Event] = []
        for seat in range(self.seats):
            memory = self.own[seat]
            if seat != self.seat and not self.apart:
                memory.share(self.crowd)
            memory.hold(game)
        self.apart = True
        game.events = events
        game.step(code, cards)
        game.events = None
        for seat in range(self.seats):
            memory = self.own[seat]
            memory.watch(events)

    def look(self, eyes: Observation, game: Round, seat: int) -> None:
        """Lets a seat see the table with all that it remembers."""
        eyes.look(game, seat)
        if self.apart or seat == self.seat:
            memory = self.own[seat]
            eyes.study(game, memory)
        else:
            eyes.study(game, self.crowd)
