"""The public state of a round: what everybody at the table may see, and nothing else.

A round is this and what is hidden; an observation is this and what its seat alone knows. What stands in here is copied
from one to the other as one block, and nothing else is: so what is to be seen is decided by where a field is declared.

Seats and colours count from 0, -1 is nobody, colour 4 is none. docs/engine.md says which field means something when.
"""

from __future__ import annotations

from typing import Any

from lastcard.core.rules import MAX_SEATS, Ruleset
from lastcard.engine.lowered import LoweredRules, lowered_of

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, popcount
    from lastcard.engine.codes import *


class Public:
    """What everybody may see of a round."""

    def __init__(self, rules: Ruleset, seats: int, dealer: int, here: int) -> None:
        """An empty table, with those who take part in the round."""
        if not cython.compiled:
            self.size = bytearray(MAX_SEATS)  # of each hand
            self.after = bytearray(MAX_SEATS)
            self.before = bytearray(MAX_SEATS)
            self.laid = bytearray(64)  # of each face in the discard pile
        self.lowered: LoweredRules = lowered_of(rules)
        self.rules = rules
        self.seats = seats
        self.dealer = dealer
        self.join(here)
        self.reset()

    def join(self, here: int) -> None:
        """Seats those who take part in the round."""
        self.alive = here
        self.n_alive = popcount(here)
        for seat in range(self.seats):
            left = (seat + 1) % self.seats
            while not here & bit(left):
                left = (left + 1) % self.seats
            self.after[seat] = left
        for seat in range(self.seats):
            if here & bit(seat):
                self.before[self.after[seat]] = seat

    def reset(self) -> None:
        """Nothing has happened yet."""
        self.n_stock = 0
        self.n_discard = 0
        for face in range(64):
            self.laid[face] = 0
        self.top = 0
        self.phase = IN_OVER
        self.turn = self.after[self.dealer]
        self.direction = 1
        self.colour = NO_COLOUR
        self.penalty = 0
        self.offender = -1  # who can be challenged for a Wild Draw Four
        self.begun = False  # a challenge was right: the challenger's turn can't be jumped into
        self.fresh = False  # the top card was just played: nothing accepted, drawn or passed since
        self.vulnerable = 0
        self.early = -1  # the seat on turn, if it has called UNO before playing
        self.idle = 0  # turns in a row without a card played or drawn
        self.stuck = 0
        self.openers = 0  # whose cards keep all hands open, each until its player's next turn
        self.actor = 0  # who played the customizable card whose effect runs
        self.order_seat = 0
        self.order_left = 0
        self.order_size = 0  # what the seat has to shed down to; 0 where any number of cards may stay
        self.changed = 0
        self.vote_kind = 0
        self.voters = 0
        self.yes = 0
        self.asked = 0
        self.saved_phase = IN_OVER
        self.saved_turn = 0
        self.wrong_by = -1  # whose misplay can still be objected to: the cards lie open
        self.winner = -1

    def see(self, other: Public) -> None:
        """Takes over what everybody may see there."""
        if cython.compiled:
            copy_public(self, other)  # type: ignore[name-defined]  # of the type sheet
        else:
            self.take_block(other.block())

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple([self.size[seat] for seat in range(self.seats)])

    def block(self) -> Any:
        """What everybody may see as one value, which means something only to `take_block`."""
        if cython.compiled:
            return read_public(self)  # type: ignore[name-defined]  # of the type sheet
        found = {name: getattr(self, name) for name in FIELDS}
        return {name: value[:] if isinstance(value, bytearray) else value for name, value in found.items()}

    def take_block(self, block: Any) -> None:
        """Takes over what everybody may see, from wherever it was brought."""
        if cython.compiled:
            write_public(self, block)  # type: ignore[name-defined]  # of the type sheet
        else:
            vars(self).update(block)


if not cython.compiled:
    FIELDS = tuple(name for name in vars(Public(Ruleset(), 2, 0, 3)) if name not in ("lowered", "rules"))
