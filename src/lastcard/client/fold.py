"""What is known of a table: its state, folded from the messages of the protocol, whoever brings them."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import UNSET

from lastcard.client import intake
from lastcard.core import actions
from lastcard.core.actions import Action
from lastcard.core.cards import COLOURS, FACES
from lastcard.core.errors import Problem, Refusal
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.match.view import View
from lastcard.protocol.messages import (
    Clock,
    Command,
    Game,
    Happening,
    Line,
    Own,
    Presence,
    Refused,
    Room,
    Told,
    Update,
    Welcome,
)

TOLD: Final = 2_000  # events, and lines that were said, that are kept; of more only the last


class Lost(msgspec.Struct, frozen=True):
    """The connection is lost; it will be mended."""


News: TypeAlias = Told | Lost


class Replica:
    """What somebody knows of a table: the newest of everything that was told about it, folded from the messages."""

    room: Room

    def __init__(self) -> None:
        self.version = -1
        self.person = 0
        self.seat = 0
        self.game: Game | None = None
        self.own: Own | None = None
        self.events: list[Happening] = []  # of the round
        self.chat: list[Line] = []
        self.here: tuple[int, ...] = ()
        self.watching = 0
        self.watchers: tuple[str, ...] = ()
        self.doubt: Problem | None = None  # what was wrong with the shuffle of the round that ended last
        self.unanswered: dict[str, Command] = {}
        self._clock = Clock()
        self._clock_read = 0.0

    def say(self, command: Command) -> str:
        """Says something at the table; answers with the id that the answer will have."""
        raise NotImplementedError

    # What there is to know

    @property
    def name(self) -> str:
        """What we are called at this table."""
        return next((each.name for each in self.room.people if each.person == self.person), "")

    @property
    def hosting(self) -> bool:
        return self.person > 0 and self.room.host == self.person

    @property
    def seat_kept(self) -> bool:
        """Whether the seat stays ours when we leave."""
        return self.seat > 0 and self.room.stage in ("round", "between")

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays for us."""
        return self.seat > 0 and self.room.places[self.seat - 1].stand_in

    @property
    def may_pause(self) -> bool:
        """Whether the match can wait for us."""
        alone = self.room.solo and self.seat > 0
        return self.room.stage in ("round", "between") and not self.room.paused and (self.hosting or alone)

    @property
    def may_resume(self) -> bool:
        """Whether the match is paused and it is ours to go on."""
        alone = self.room.solo and self.seat > 0
        return self.person > 0 and self.room.paused > 0 and (self.hosting or alone or self.room.paused == self.person)

    def left(self) -> dict[int, float]:
        """Seconds until the time of each seat is up that has to act."""
        gone = 0.0 if self.room.paused else time.monotonic() - self._clock_read
        return {int(seat): max(seconds - gone, 0.0) for seat, seconds in self._clock.left.items()}

    def rules(self) -> Ruleset:
        """What is played."""
        return intake.ruleset(self.room)

    def view(self) -> View:
        """The round as we see it. What others see of us, and what could be concluded, is not in it."""
        assert self.game is not None
        return view_of(self.game, self.own or Own(), self.seat)

    # Taking it in

    def take(self, message: Told) -> bool:
        """Takes a message in; whether it is news."""
        if isinstance(message, Welcome):
            self._check(message.room, message.game, message.seat, message.events)
            self._welcome(message)
        elif isinstance(message, Update):
            self._update(message)
        elif isinstance(message, Presence):
            self.here, self.watching, self.watchers = message.here, message.watching, message.watchers
        elif isinstance(message, Refused):
            self.unanswered.pop(message.id, None)
        return True

    def _check(self, room: Room, game: Game | None, seat: int, events: Sequence[Happening]) -> None:
        """Whether what would be known fits together. Before a match, what was played may be of another table."""
        intake.check_room(room, seat)
        if room.stage == "lobby":
            return
        if game is None:
            raise intake.NotUnderstood("game")
        intake.check_game(game, room)
        intake.check_events(events, len(room.places))

    def _welcome(self, message: Welcome) -> None:
        self.version, self.person, self.seat = message.version, message.person, message.seat
        self.room, self.game, self.own = message.room, message.game, message.own
        self.here, self.watching, self.watchers = message.here, message.watching, message.watchers
        self._set_clock(message.clock)
        if message.full:
            self.events.clear()
            self.chat.clear()
        self._keep(message.events, message.chat)
        for done in message.done:
            self.unanswered.pop(done, None)

    def _update(self, message: Update) -> None:
        if message.id is not UNSET:
            self.unanswered.pop(message.id, None)
        if message.version <= self.version:
            return
        events = () if message.events is UNSET else message.events
        self._check(
            self.room if message.room is UNSET else message.room,
            self.game if message.game is UNSET else message.game,
            self.seat if message.seat is UNSET else message.seat,
            events,
        )
        self.version = message.version
        if message.deal is True:
            self.events.clear()
        if message.room is not UNSET:
            self.room = message.room
        if message.seat is not UNSET:
            self.seat = message.seat
            self.own = self.own if self.seat else None
        if message.game is not UNSET:
            self.game = message.game
        if message.own is not UNSET:
            self.own = message.own
        self._keep(events, () if message.chat is UNSET else (message.chat,))
        if message.clock is not UNSET:
            self._set_clock(message.clock)

    def _keep(self, events: Sequence[Happening], said: Sequence[Line]) -> None:
        self.events += events
        self.chat += said
        del self.events[:-TOLD], self.chat[:-TOLD]

    def _set_clock(self, clock: Clock) -> None:
        self._clock, self._clock_read = clock, time.monotonic()


# What the wire has in tokens, as the rest of the program has it


def event_of(happening: Happening) -> Event:
    return Event(
        happening.kind,
        happening.seat,
        happening.other,
        _face(happening.card),
        _colour(happening.colour),
        happening.count,
        _faces(happening.cards),
    )


def view_of(game: Game, own: Own, seat: int) -> View:
    """A view of what the server has sent; what it does not send is empty."""
    return View(
        viewer=seat,
        dealer=game.dealer,
        phase=game.phase,
        turn=game.turn,
        direction=game.direction,
        top=_face(game.top),
        colour=_colour(game.colour),
        hand=_faces(own.hand),
        sizes=game.sizes,
        in_round=game.in_round,
        stock=game.stock,
        discard=game.discard,
        penalty=game.penalty,
        challengeable=game.challengeable,
        doubted=0,
        drawn=_face(own.drawn),
        shed_to=game.shed_to,
        stuck=game.stuck,
        vote=game.vote,
        voters=game.voters,
        called=game.called,
        vulnerable=game.vulnerable,
        open=game.open,
        hands=tuple(_faces(hand.split()) for hand in game.hands),
        possible=(),
        laid=(),
        winner=game.winner,
        legal=tuple(_actions(own.legal, seat, len(game.sizes))),
        fitting=_faces(own.fitting),
        bluff=own.bluff,
        inner=(),
    )


def _face(token: str) -> int:
    return FACES[token] if token else -1


def _faces(tokens: Sequence[str]) -> tuple[int, ...]:
    return tuple(FACES[token] for token in tokens)


def _colour(letter: str) -> int:
    return COLOURS.index(letter) + 1 if letter else 0


def _actions(texts: Sequence[str], seat: int, seats: int) -> list[Action]:
    """What we may say, as far as we know how."""
    found = []
    for text in texts:
        with contextlib.suppress(Refusal):
            found.append(actions.parse(f"{seat} {text}", seats))
    return found
