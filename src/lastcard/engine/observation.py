"""What one seat may know, as small numbers: the only place where things are hidden. `view.View` dresses it for others.

Seats and colours count from 0 in here, -1 is nobody, colour 4 is none.
"""

from __future__ import annotations

from lastcard.core.rules import Ruleset
from lastcard.engine.lowered import Tables, tables_of
from lastcard.engine.memory import Memory
from lastcard.engine.round import Round

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.codes import IN_DREW, IN_OVER, IN_PENALTY, IN_SHED, NO_COLOUR

INNER = 10  # numbers of the engine's state that are public and of use only to it


class Sight:
    """A round as a seat sees it; -1 is a spectator. `look` is for one's turn, `study` adds all that can be known."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        if not cython.compiled:
            self.count = bytearray(64)  # of each face in one's own hand, once it matters
            self.size = bytearray(10)
            self.laid = bytearray(64)  # of each face in the discard pile
            self.known = bytearray(640)  # of each face in each hand, as far as it can be known: seat * 64 + face
            self.maybe = bytearray(40)  # how many other cards may be of a colour: seat * 4 + colour
            self.inner = [0] * INNER
        self.tables: Tables = tables_of(rules)
        self.rules = rules
        self.seats = seats

    def look(self, table: Round, seat: int) -> None:
        """Takes in one's own hand and what lies on the table."""
        self.seat = seat
        self.phase = table.phase
        self.turn = table.turn
        self.direction = table.direction
        self.top = table.top
        self.colour = table.colour
        self.penalty = table.penalty
        self.alive = table.alive
        self.n_alive = table.n_alive
        self.vulnerable = table.vulnerable
        self.voters = table.voters
        self.offender = table.offender if table.phase == IN_PENALTY else -1
        self.following = table.next(seat if seat >= 0 else table.turn)
        for each in range(self.seats):
            self.size[each] = table.size[each]
        if seat < 0:
            self.held = 0
            self.fitting = 0
            self.verbs = 0
            self.drawn = -1
            self.bluff = False
        else:
            self.look_into_hand(table, seat)
        self.order_size = table.order_size
        self.stuck = table.stuck
        self.vote_kind = table.vote_kind

    def look_into_hand(self, table: Round, seat: int) -> None:
        self.held = table.held[seat]
        self.fitting = table.sound(seat)
        self.verbs = table.verbs_beside(seat, self.fitting != 0 or table.plays(seat) != 0)
        self.drawn = table.drawn if table.phase == IN_DREW and seat == table.turn else -1
        self.bluff = table.breaks_wd4(seat)
        if table.phase == IN_SHED:
            self.count_hand(table, seat)

    def count_hand(self, table: Round, seat: int) -> None:
        for face in range(64):
            self.count[face] = table.count[seat * 64 + face]

    def study(self, table: Round, memory: Memory) -> None:
        """Adds what can be remembered, after `look`."""
        self.n_stock = table.n_stock
        self.n_discard = table.n_discard
        self.dealer = table.dealer
        self.early = table.early
        self.openers = table.openers
        self.winner = table.winner
        self.doubted = memory.colour_before if self.offender >= 0 else NO_COLOUR
        for face in range(64):
            self.laid[face] = 0
        for place in range(table.n_discard):
            self.laid[table.discard[place]] += 1
        shown = table.phase == IN_OVER or table.openers != 0
        for place in range(self.seats * 64):
            self.known[place] = table.count[place] if shown else memory.cards[place]
        if self.seat >= 0:
            self.count_hand(table, self.seat)
            for face in range(64):
                self.known[self.seat * 64 + face] = self.count[face]
        for place in range(self.seats * 4):
            self.maybe[place] = memory.maybe[place]
        self.inner[0] = table.begun
        self.inner[1] = table.fresh
        self.inner[2] = table.idle
        self.inner[3] = table.actor
        self.inner[4] = table.order_left
        self.inner[5] = table.changed
        self.inner[6] = table.yes
        self.inner[7] = table.asked
        self.inner[8] = table.saved_phase
        self.inner[9] = table.saved_turn

    def imagine(self, table: Round, hands: list[bytes], stock: bytes) -> None:
        """Sets up a round that looks like this one to the seat that sees it, with these cards where it can't look."""
        table.clear()
        for seat in range(self.seats):
            for face in hands[seat]:
                table.give(seat, face)
        for face in range(64):
            for _ in range(self.laid[face] - (1 if face == self.top else 0)):
                table.lay(face)
        table.lay(self.top)
        table.set_stock(stock)
        table.phase = self.phase
        table.turn = self.turn
        table.direction = self.direction
        table.colour = self.colour
        table.penalty = self.penalty
        table.vulnerable = self.vulnerable
        table.voters = self.voters
        table.offender = self.offender
        table.guilty = self.offender >= 0 and table.held[self.offender] & self.tables.colours[self.doubted] != 0
        table.drawn = max(self.drawn, 0)
        table.order_size = self.order_size
        table.order_seat = self.turn
        table.stuck = self.stuck
        table.vote_kind = self.vote_kind
        table.early = self.early
        table.openers = self.openers
        table.dealer = self.dealer
        table.begun = self.inner[0] != 0
        table.fresh = self.inner[1] != 0
        table.idle = self.inner[2]
        table.actor = self.inner[3]
        table.order_left = self.inner[4]
        table.changed = self.inner[5]
        table.yes = self.inner[6]
        table.asked = self.inner[7]
        table.saved_phase = self.inner[8]
        table.saved_turn = self.inner[9]

    # The arrays as values: from Python they can't be reached once this is compiled

    @property
    def hand(self) -> tuple[int, ...]:
        return tuple([face for face in range(64) for _ in range(self.count[face])]) if self.seat >= 0 else ()

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple([self.size[seat] for seat in range(self.seats)])

    @property
    def known_hands(self) -> tuple[tuple[int, ...], ...]:
        hands = []
        for seat in range(self.seats):
            hands.append(tuple([face for face in range(64) for _ in range(self.known[seat * 64 + face])]))
        return tuple(hands)

    @property
    def possible(self) -> tuple[tuple[int, ...], ...]:
        return tuple([tuple([self.maybe[seat * 4 + colour] for colour in range(4)]) for seat in range(self.seats)])

    @property
    def laid_cards(self) -> tuple[int, ...]:
        return tuple([face for face in range(64) for _ in range(self.laid[face])])

    @property
    def inner_state(self) -> tuple[int, ...]:
        """In the order of `study`; the last are those whose cards keep the hands open."""
        return (*[self.inner[place] for place in range(INNER)], self.openers)
