"""What a viewer can remember of a round, from nothing but the events as that viewer saw them."""

from __future__ import annotations

from collections.abc import Iterable

from lastcard.core.cards import COLOURS, FACES
from lastcard.core.events import EVERYBODY, Event
from lastcard.engine.turns import Turns

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.arrays import copy, exchange
    from lastcard.engine.bits import bit
    from lastcard.engine.codes import *


class Memory:
    """The cards known to be in each hand, which colours a seat has shown not to hold, and what its plays tell.

    Viewers count from 1, 0 is a spectator; seats inside from 0, colours too (4 is none).
    """

    def __init__(self, viewer: int, seats: int) -> None:
        if not cython.compiled:
            self.cards = bytearray(640)  # known in each hand: seat * 64 + face
            self.maybe = bytearray(40)  # how many other cards may be of a colour: seat * 4 + colour
            self.signs = bytearray(100)  # what plays tell of each hand: seat * SIGNS, see codes
            self.cards_before = bytearray(640)  # the last card was laid: an objection goes back there
            self.maybe_before = bytearray(40)
            self.signs_before = bytearray(100)
        self.viewer = viewer
        self.seats = seats
        self.here: list[int] = []
        self.objected = True  # whether a card that was laid may have to be taken back
        self.begin()

    def begin(self) -> None:
        """Nothing is known yet."""
        self.colour = NO_COLOUR
        self.colour_before = NO_COLOUR
        self.lose_track()

    def lose_track(self) -> None:
        """Any card may be in any hand."""
        for place in range(640):
            self.cards[place] = 0
        for place in range(40):
            self.maybe[place] = ANY
        for seat in range(10):
            self.forget(seat)

    def join(self, seats: int) -> None:
        """Everybody is dealt in, and whoever remembers sees to what they hold: see `hold`."""
        if len(self.here) != seats:
            self.here = list(range(seats))
        self.begin()

    def assume(self, other: Memory) -> None:
        """Takes over what another remembers."""
        self.here = other.here
        copy(self.cards, 0, other.cards, 0, 640)
        copy(self.maybe, 0, other.maybe, 0, 40)
        copy(self.signs, 0, other.signs, 0, 100)
        self.objected = other.objected
        if self.objected:
            copy(self.cards_before, 0, other.cards_before, 0, 640)
            copy(self.maybe_before, 0, other.maybe_before, 0, 40)
            copy(self.signs_before, 0, other.signs_before, 0, 100)
        self.colour = other.colour
        self.colour_before = other.colour_before

    def share(self, other: Memory) -> None:
        """Takes over what a spectator remembers, which is all that others can know of one's cards."""
        self.assume(other)
        for colour in range(4):
            self.maybe[(self.viewer - 1) * 4 + colour] = ANY

    def hold(self, game: Turns) -> None:
        """Looks at one's own cards, for whoever is not told of each that comes and goes."""
        at = (self.viewer - 1) * 64
        copy(self.cards, at, game.count, at, 64)

    def __reduce__(self) -> tuple[object, ...]:
        return recalled, (
            self.viewer,
            self.seats,
            self.here,
            self.objected,
            self.colour,
            self.colour_before,
            self.state(),
        )

    def state(self) -> tuple[bytes, ...]:
        """The arrays as values."""
        return (
            bytes([self.cards[place] for place in range(640)]),
            bytes([self.maybe[place] for place in range(40)]),
            bytes([self.signs[place] for place in range(100)]),
            bytes([self.cards_before[place] for place in range(640)]),
            bytes([self.maybe_before[place] for place in range(40)]),
            bytes([self.signs_before[place] for place in range(100)]),
        )

    def known(self, seat: int) -> tuple[int, ...]:
        """The cards known to be in the hand of a seat (from 1)."""
        return tuple([face for face in range(64) for _ in range(self.cards[(seat - 1) * 64 + face])])

    def knows_any(self, seat: int) -> bool:
        """Whether any card in the hand of a seat is known."""
        found = 0
        for face in range(64):
            found |= self.cards[seat * 64 + face]
        return found != 0

    def watch(self, events: Iterable[Event]) -> None:
        """Takes in what came of one action, or of the deal."""
        first = True
        for event in events:
            kind = event.kind
            if kind == "reshuffled":
                continue
            self.take_in(event, kind, first)
            first = False

    def take_in(self, event: Event, kind: str, first: bool) -> None:
        cards = event.cards if event.audience == EVERYBODY or event.seen_by(self.viewer) else ()
        seat = event.seat - 1
        other = event.other - 1
        if kind == "played":
            self.lay(seat, FACES[event.card], COLOURS.index(event.colour) if event.colour else NO_COLOUR)
        elif kind == "drew":
            self.add(seat, cards)
            self.draw(seat, event.count, first, len(cards) > 0)
        elif kind == "accepted":
            self.signs[seat * SIGNS + DID] = DID_ACCEPT
        elif kind == "passed":
            self.keep(seat)
        elif kind == "dealt":
            self.here.append(seat)
            self.add(seat, cards)
        elif kind == "turned":
            self.colour = colour_of(FACES[event.card])
        elif kind == "colour":
            self.colour = COLOURS.index(event.colour)
        elif kind == "shed":
            for card in event.cards:
                self.drop(seat, FACES[card])
        elif kind == "hand" or kind == "opened":
            if len(cards):
                self.learn(seat, cards)
        elif kind == "challenged":
            if len(cards):
                self.learn(other, cards)
        elif kind == "swapped":
            self.exchange(seat, other)
        elif kind == "rotated":
            for place in range(len(self.here) - 1, 0, -1):
                # clockwise the hand of the last seat goes round to the first, otherwise the other way about
                one = place if event.count > 0 else len(self.here) - 1 - place
                self.exchange(self.here[one], self.here[one - 1 if event.count > 0 else one + 1])
        elif kind == "mixed":
            self.lose_track()
        elif kind == "objected":
            copy(self.cards, 0, self.cards_before, 0, 640)
            copy(self.maybe, 0, self.maybe_before, 0, 40)
            copy(self.signs, 0, self.signs_before, 0, 100)
            self.colour = self.colour_before
            face = FACES[event.card]
            if self.cards[other * 64 + face] == 0:
                self.cards[other * 64 + face] = 1

    def note(self, verb: int, code: int, seat: int, count: int) -> None:
        """Takes in a plain action after which the seat holds so many more cards, without its events."""
        if verb == PLAY:
            if self.viewer == seat + 1:
                self.cards[seat * 64 + face_of(code)] = 1  # one knows one's own cards
            self.lay(seat, face_of(code), named_by(code) if named_by(code) >= 0 else NO_COLOUR)
        elif verb == DRAW:
            self.draw(seat, count, True, self.viewer == seat + 1)
        elif verb == ACCEPT:
            self.accept(seat, count, self.viewer == seat + 1)
        elif verb == CHALLENGE:
            self.draw(seat, count, False, self.viewer == seat + 1)
        elif verb == PASS:
            self.keep(seat)
        elif verb == COLOUR:
            self.colour = named_by(code)

    def lay(self, seat: int, face: int, colour: int) -> None:
        if self.objected:
            copy(self.cards_before, 0, self.cards, 0, 640)
            copy(self.maybe_before, 0, self.maybe, 0, 40)
            copy(self.signs_before, 0, self.signs, 0, 100)
        self.colour_before = self.colour
        known = self.cards[seat * 64 + face] > 0
        self.drop(seat, face)
        if not is_wild(face):
            self.colour = colour_of(face)
            if not known and 0 < self.maybe[seat * 4 + self.colour] < ANY:
                self.maybe[seat * 4 + self.colour] -= 1
        else:
            self.colour = colour
        self.interpret(seat, face)

    def draw(self, seat: int, count: int, first: bool, shown: bool) -> None:
        """Cards came into a hand, as the first thing that was done or because of it."""
        if not shown:
            self.grow(seat, count, first)
        self.signs[seat * SIGNS + DREW_SINCE] = min(ANY, self.signs[seat * SIGNS + DREW_SINCE] + count)
        if first:
            self.signs[seat * SIGNS + DID] = DID_DRAW

    def accept(self, seat: int, count: int, shown: bool) -> None:
        self.signs[seat * SIGNS + DID] = DID_ACCEPT
        self.draw(seat, count, False, shown)

    def keep(self, seat: int) -> None:
        self.signs[seat * SIGNS + DID] = DID_KEEP
        if self.colour != NO_COLOUR:
            self.more(seat, self.colour, 1)

    def interpret(self, seat: int, face: int) -> None:
        """What the card that was laid tells of the hand: one goes where one has more."""
        at = seat * SIGNS
        self.signs[at + DID] = DID_LAY
        if self.colour == NO_COLOUR:
            return
        if not is_wild(face):
            self.signs[at + self.colour] = min(ANY, self.signs[at + self.colour] + 1)
        if is_wild(face) or self.colour_before not in (self.colour, NO_COLOUR):
            self.signs[at + CHOSE] = self.colour
            self.signs[at + HOW] = BY_NAME if is_wild(face) else BY_KIND
            self.signs[at + LEFT] = NO_COLOUR if is_wild(face) else self.colour_before
            self.signs[at + LAID_SINCE] = 0
            self.signs[at + DREW_SINCE] = 0
        else:
            self.signs[at + LAID_SINCE] = min(ANY, self.signs[at + LAID_SINCE] + 1)

    def forget(self, seat: int) -> None:
        """Nothing that was played tells of this hand any more."""
        for place in range(seat * SIGNS, seat * SIGNS + SIGNS):
            self.signs[place] = 0
        self.signs[seat * SIGNS + CHOSE] = NO_COLOUR
        self.signs[seat * SIGNS + LEFT] = NO_COLOUR

    def add(self, seat: int, cards: tuple[str, ...]) -> None:
        for card in cards:
            self.cards[seat * 64 + FACES[card]] += 1

    def drop(self, seat: int, face: int) -> None:
        if self.cards[seat * 64 + face] > 0:
            self.cards[seat * 64 + face] -= 1

    def grow(self, seat: int, count: int, on_turn: bool) -> None:
        """Unknown cards came into a hand: on its turn, for want of a card of the colour in force."""
        for colour in range(4):
            if on_turn and colour == self.colour:
                self.maybe[seat * 4 + colour] = 0  # nor is the card drawn, unless it is kept: see `passed`
            else:
                self.more(seat, colour, count)

    def more(self, seat: int, colour: int, count: int) -> None:
        possible = self.maybe[seat * 4 + colour] + count
        self.maybe[seat * 4 + colour] = min(ANY, possible)

    def see_hand(self, game: Turns, seat: int) -> None:
        """The whole hand is shown, and nothing is told of it."""
        for face in range(64):
            self.cards[seat * 64 + face] = game.count[seat * 64 + face]
        for colour in range(4):
            self.maybe[seat * 4 + colour] = 0
        self.forget(seat)

    def learn(self, seat: int, cards: tuple[str, ...]) -> None:
        """The whole hand is seen."""
        for face in range(64):
            self.cards[seat * 64 + face] = 0
        for colour in range(4):
            self.maybe[seat * 4 + colour] = 0
        self.forget(seat)
        self.add(seat, cards)

    def exchange(self, seat: int, other: int) -> None:
        exchange(self.cards, seat * 64, other * 64, 64)
        exchange(self.maybe, seat * 4, other * 4, 4)
        exchange(self.signs, seat * SIGNS, other * SIGNS, SIGNS)


def is_plain(game: Turns, code: int) -> bool:
    """Whether all that there is to remember of an action follows from itself and the cards that are drawn."""
    verb = verb_of(code)
    if game.openers or game.lowered.penalise:
        return False
    if verb == PLAY:
        return game.lowered.plain & bit(face_of(code)) != 0
    if verb in (DRAW, ACCEPT, CHALLENGE):
        return game.n_stock + game.n_discard > 1
    return verb in (PASS, COLOUR, UNO)


def recalled(
    viewer: int,
    seats: int,
    here: list[int],
    objected: bool,
    colour: int,
    colour_before: int,
    state: tuple[bytes, ...],
) -> Memory:
    """What was pickled."""
    new = Memory(viewer, seats)
    new.here = here
    new.objected = objected
    new.colour = colour
    new.colour_before = colour_before
    cards, maybe, signs, cards_before, maybe_before, signs_before = state
    for place in range(640):
        new.cards[place] = cards[place]
        new.cards_before[place] = cards_before[place]
    for place in range(40):
        new.maybe[place] = maybe[place]
        new.maybe_before[place] = maybe_before[place]
    for place in range(100):
        new.signs[place] = signs[place]
        new.signs_before[place] = signs_before[place]
    return new
