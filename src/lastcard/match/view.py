"""What one seat, or a spectator, may know, as a value for clients and bots; `engine.sight` decides what that is."""

from __future__ import annotations

import msgspec

from lastcard.core.actions import PLAY, Action
from lastcard.core.cards import NO_COLOUR
from lastcard.core.events import Event
from lastcard.engine.codes import IN_COLOUR, IN_OVER, IN_SHED, IN_VOTE, PHASES
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Sight
from lastcard.engine.round import Round

__all__ = ["SPECTATOR", "VOTES", "Holding", "Memory", "View", "asked", "faces", "holding", "seats_of", "seen", "view"]

SPECTATOR = 0
VOTES = ("advice", "joke", "dare")
_SEATS = tuple(tuple(seat for seat in range(1, 11) if mask >> (seat - 1) & 1) for mask in range(1 << 10))


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
    doubted: int  # the colour that was in force when that Wild Draw Four was laid
    drawn: int  # the card that the viewer has just drawn and may play
    shed_to: int  # in `shed`: how many cards have to stay, 0 where any number may
    stuck: int  # how many cards a `draw` takes, if the seat on turn can't play
    vote: str  # what is voted on: advice, joke, dare
    voters: tuple[int, ...]  # who is still asked
    called: int  # who has called UNO before playing
    vulnerable: tuple[int, ...]
    open: bool
    hands: tuple[tuple[int, ...], ...]  # open hands, all of them when the round is over; else what is known of each
    possible: tuple[tuple[int, ...], ...]  # how many other cards of each hand may be of each colour, 255: any number
    laid: tuple[int, ...]  # the discard pile, in canonical order
    winner: int
    legal: tuple[Action, ...]
    fitting: tuple[int, ...]  # the cards that the viewer may lay without a misplay
    bluff: bool  # whether a Wild Draw Four of the viewer would be against its rule
    inner: tuple[int, ...]  # what else is public of the engine's state, to set up the same position elsewhere


class Holding(msgspec.Struct, frozen=True):
    """What a seat alone sees of a round; the rest of its View is the same for everybody, but for what it remembers."""

    hand: bytes
    drawn: int
    legal: list[Action]
    fitting: int  # a bit for each face that may be laid without a misplay
    uno: bool  # whether a play may be called with
    bluff: bool


def seen(event: Event, viewer: int) -> Event:
    """An event as a viewer may know it."""
    return event if event.seen_by(viewer) else msgspec.structs.replace(event, cards=())


def asked(view: View) -> bool:
    """Whether the game waits for the viewer."""
    return view.viewer in view.voters if view.phase == "vote" else view.viewer > 0 and view.turn == view.viewer


def view(table: Round, viewer: int, memory: Memory) -> View:
    """What a seat (from 1; 0 is a spectator) may know of a round, with what it remembers."""
    sight = Sight(table.rules, table.seats)
    sight.look(table, viewer - 1)
    sight.study(table, memory)
    over = sight.phase == IN_OVER
    return View(
        viewer=viewer,
        dealer=sight.dealer + 1,
        phase=PHASES[sight.phase],
        turn=0 if over else sight.turn + 1,
        direction=sight.direction,
        top=sight.top,
        colour=0 if sight.colour == NO_COLOUR or sight.phase == IN_COLOUR else sight.colour + 1,
        hand=sight.hand,
        sizes=sight.sizes,
        in_round=seats_of(sight.alive),
        stock=sight.n_stock,
        discard=sight.n_discard,
        penalty=sight.penalty,
        challengeable=sight.offender + 1,
        doubted=0 if sight.doubted == NO_COLOUR else sight.doubted + 1,
        drawn=sight.drawn,
        shed_to=sight.order_size if sight.phase == IN_SHED else 0,
        stuck=sight.stuck,
        vote=VOTES[sight.vote_kind] if sight.phase == IN_VOTE else "",
        voters=seats_of(sight.voters),
        called=sight.early + 1,
        vulnerable=seats_of(sight.vulnerable),
        open=sight.openers != 0,
        hands=sight.known_hands,
        possible=sight.possible,
        laid=sight.laid_cards,
        winner=sight.winner + 1,
        legal=tuple(table.legal(viewer - 1)) if viewer else (),
        fitting=faces(sight.fitting),
        bluff=sight.bluff,
        inner=sight.inner_state,
    )


def holding(table: Round, seat: int, sight: Sight) -> Holding:
    """What a seat (from 1) alone sees and may do, through a sight that is there already: making one is slow."""
    sight.look(table, seat - 1)
    legal = table.legal(seat - 1)
    plays = bool(legal) and legal[0].verb_number == PLAY
    return Holding(
        table.hand(seat - 1),
        sight.drawn,
        legal,
        sight.fitting,
        plays and not table.check(legal[0].code | 1),
        sight.bluff,
    )


def seats_of(mask: int) -> tuple[int, ...]:
    return _SEATS[mask]


def faces(mask: int) -> tuple[int, ...]:
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return tuple(found)
