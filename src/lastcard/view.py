"""What one seat, or a spectator, may know: the only place where things are hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from lastcard.actions import Action
from lastcard.cards import NO_COLOUR
from lastcard.engine.codes import IN_COLOUR, IN_DREW, IN_OVER, IN_PENALTY, IN_SHED, IN_VOTE, PHASES
from lastcard.engine.round import Round
from lastcard.events import Event

SPECTATOR = 0
VOTES = ("advice", "joke", "dare")


class View(msgspec.Struct, frozen=True):
    """A round as its viewer sees it. Seats and colours count from 1, 0 is none; a face of -1 is none."""

    viewer: int
    dealer: int
    phase: str
    turn: int
    direction: int
    top: int
    colour: int
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    in_round: tuple[int, ...]
    stock: int
    discard: int
    penalty: int
    challengeable: int  # who can be challenged
    drawn: int  # the card that the viewer has just drawn and may play
    shed_to: int  # in `shed`: how many cards have to stay, 0 where any number may
    stuck: int  # how many cards a `draw` takes, if the seat on turn can't play
    vote: str  # what is voted on: advice, joke, dare
    voters: tuple[int, ...]  # who is still asked
    called: int  # who has called UNO before playing
    vulnerable: tuple[int, ...]
    open: bool
    hands: tuple[tuple[int, ...], ...]  # open hands, all of them when the round is over; else what is known of each
    winner: int
    legal: tuple[Action, ...]


def seen(event: Event, viewer: int) -> Event:
    """An event as a viewer may know it."""
    return event if event.seen_by(viewer) else msgspec.structs.replace(event, cards=())


class Memory:
    """The cards that a viewer knows to be in each hand, from nothing but the events as that viewer saw them."""

    def __init__(self, viewer: int, seats: int) -> None:
        self.viewer = viewer
        self.seats = seats
        self._known: list[Counter[int]] = [Counter() for _ in range(seats + 1)]
        self._before = self._known  # the last card laid: an objection goes back there
        self._here: list[int] = []

    def known(self, seat: int) -> tuple[int, ...]:
        return tuple(sorted(self._known[seat].elements()))

    def watch(self, events: Iterable[Event]) -> None:
        """Takes in what happened, as the viewer may know it."""
        for event in events:
            self._watch(seen(event, self.viewer))

    def _watch(self, event: Event) -> None:
        known, seat, other = self._known, event.seat, event.other
        if event.kind == "dealt":
            self._here.append(seat)
            known[seat] = Counter(event.cards)
        elif event.kind == "drew":
            known[seat] += Counter(event.cards)
        elif event.kind == "played":
            self._before = [Counter(cards) for cards in known]
            known[seat] -= Counter([event.face])
        elif event.kind == "shed":
            known[seat] -= Counter(event.cards)
        elif event.kind in ("hand", "opened") and event.cards:
            known[seat] = Counter(event.cards)
        elif event.kind == "challenged" and event.cards:
            known[other] = Counter(event.cards)
        elif event.kind == "swapped":
            known[seat], known[other] = known[other], known[seat]
        elif event.kind == "rotated":
            moved = [known[each] for each in self._here]
            for place, cards in enumerate(moved):
                known[self._here[(place + event.count) % len(moved)]] = cards
        elif event.kind == "mixed":
            for each in self._here:
                known[each] = Counter()
        elif event.kind == "objected":
            self._known = [Counter(cards) for cards in self._before]
            self._known[other] |= Counter([event.face])


def view(table: Round, viewer: int, memory: Memory) -> View:
    """What a seat (from 1; 0 is a spectator) may know of a round, with what it remembers."""
    over = table.phase == IN_OVER
    shown = over or table.open_by >= 0
    seats = range(1, table.seats + 1)
    own = tuple(table.hand(viewer - 1)) if viewer else ()
    return View(
        viewer=viewer,
        dealer=table.dealer + 1,
        phase=PHASES[table.phase],
        turn=0 if over else table.turn + 1,
        direction=table.direction,
        top=table.top,
        colour=0 if table.colour == NO_COLOUR or table.phase == IN_COLOUR else table.colour + 1,
        hand=own,
        sizes=tuple(len(table.hand(seat - 1)) for seat in seats),
        in_round=tuple(seat for seat in seats if table.alive >> (seat - 1) & 1),
        stock=table.n_stock,
        discard=table.n_discard,
        penalty=table.penalty,
        challengeable=table.offender + 1 if table.phase == IN_PENALTY else 0,
        drawn=table.drawn if table.phase == IN_DREW and table.turn + 1 == viewer else -1,
        shed_to=table.order_size if table.phase == IN_SHED else 0,
        stuck=table.stuck,
        vote=VOTES[table.vote_kind] if table.phase == IN_VOTE else "",
        voters=tuple(seat for seat in seats if table.voters >> (seat - 1) & 1),
        called=table.early + 1,
        vulnerable=tuple(seat for seat in seats if table.vulnerable >> (seat - 1) & 1),
        open=table.open_by >= 0,
        hands=tuple(
            own if seat == viewer else tuple(table.hand(seat - 1)) if shown else memory.known(seat) for seat in seats
        ),
        winner=table.winner + 1,
        legal=tuple(table.legal(viewer - 1)) if viewer else (),
    )
