"""What one seat, or a spectator, may know, as a value for clients and bots; `engine.sight` decides what that is."""

from __future__ import annotations

from typing import Final

import msgspec

from lastcard.actions import PLAY, Action
from lastcard.cards import NO_COLOUR
from lastcard.engine.codes import IN_COLOUR, IN_OVER, IN_SHED, IN_VOTE, PHASES
from lastcard.engine.memory import Memory
from lastcard.engine.round import Round
from lastcard.engine.sight import Sight
from lastcard.events import Event
from lastcard.rules import MAX_SEATS

__all__ = ["SPECTATOR", "Holding", "Memory", "Outlook", "View", "asked", "holding", "outlook", "seen", "view"]

SPECTATOR = 0
VOTES = ("advice", "joke", "dare")


class Outlook(msgspec.Struct, frozen=True):
    """A round as everybody sees it. Seats and colours count from 1, 0 is none; a face of -1 is none."""

    dealer: int
    phase: str
    turn: int
    direction: int
    top: int
    colour: int
    sizes: tuple[int, ...]
    in_round: tuple[int, ...]
    stock: int
    discard: int
    penalty: int
    challengeable: int  # who can be challenged
    shed_to: int  # in `shed`: how many cards have to stay, 0 where any number may
    stuck: int  # how many cards a `draw` takes, if the seat on turn can't play
    vote: str  # what is voted on: advice, joke, dare
    voters: tuple[int, ...]  # who is still asked
    called: int  # who has called UNO before playing
    vulnerable: tuple[int, ...]
    open: bool
    winner: int


class View(Outlook, frozen=True, kw_only=True):
    """A round as its viewer sees it, with all that can be remembered of it."""

    viewer: int
    hand: tuple[int, ...]
    doubted: int  # the colour that was in force when the Wild Draw Four was laid that can be challenged
    drawn: int  # the card that the viewer has just drawn and may play
    hands: tuple[tuple[int, ...], ...]  # open hands, all of them when the round is over; else what is known of each
    possible: tuple[tuple[int, ...], ...]  # how many other cards of each hand may be of each colour, 255: any number
    laid: tuple[int, ...]  # the discard pile, in canonical order
    legal: tuple[Action, ...]
    fitting: tuple[int, ...]  # the cards that the viewer may lay without a misplay
    bluff: bool  # whether a Wild Draw Four of the viewer would be against its rule
    inner: tuple[int, ...]  # what else is public of the engine's state, to set up the same position elsewhere


class Holding(msgspec.Struct, frozen=True):
    """What a seat alone sees of a round; the rest of its View is the same for everybody, but for what it remembers."""

    hand: bytes
    drawn: int
    legal: list[Action]
    fitting: tuple[int, ...]
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
    return View(
        *msgspec.structs.astuple(_outlook(sight)),
        viewer=viewer,
        hand=sight.hand,
        doubted=0 if sight.doubted == NO_COLOUR else sight.doubted + 1,
        drawn=sight.drawn,
        hands=sight.known_hands,
        possible=sight.possible,
        laid=sight.laid_cards,
        legal=tuple(table.legal(viewer - 1)) if viewer else (),
        fitting=faces(sight.fitting),
        bluff=sight.bluff,
        inner=sight.inner_state,
    )


def outlook(table: Round) -> Outlook:
    """What everybody sees of a round."""
    sight = Sight(table.rules, table.seats)
    sight.look(table, -1)
    return _outlook(sight)


def _outlook(sight: Sight) -> Outlook:
    phase = sight.phase
    return Outlook(
        sight.dealer + 1,
        PHASES[phase],
        0 if phase == IN_OVER else sight.turn + 1,
        sight.direction,
        sight.top,
        0 if sight.colour == NO_COLOUR or phase == IN_COLOUR else sight.colour + 1,
        sight.sizes,
        _SEATS[sight.alive],
        sight.n_stock,
        sight.n_discard,
        sight.penalty,
        sight.offender + 1,
        sight.order_size if phase == IN_SHED else 0,
        sight.stuck,
        VOTES[sight.vote_kind] if phase == IN_VOTE else "",
        _SEATS[sight.voters],
        sight.early + 1,
        _SEATS[sight.vulnerable],
        sight.open_by >= 0,
        sight.winner + 1,
    )


def holding(table: Round, seat: int) -> Holding:
    """What a seat (from 1) alone sees and may do."""
    sight = Sight(table.rules, table.seats)
    sight.look(table, seat - 1)
    legal = table.legal(seat - 1)
    plays = bool(legal) and legal[0].verb_number == PLAY
    return Holding(
        table.hand(seat - 1),
        sight.drawn,
        legal,
        faces(sight.fitting),
        plays and not table.check(legal[0].code | 1),
        sight.bluff,
    )


def faces(mask: int) -> tuple[int, ...]:
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return tuple(found)


_SEATS: Final = tuple(tuple(face + 1 for face in faces(mask)) for mask in range(1 << MAX_SEATS))
