"""What is known of a table: its state, folded from the messages of the protocol, whoever brings them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import UNSET

from lastcard.client import intake
from lastcard.core.errors import Problem
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.match.view import Game, Own, View
from lastcard.protocol.messages import (
    Clock,
    Command,
    Line,
    Presence,
    Refused,
    Rise,
    Room,
    Sit,
    StandingOrders,
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
        self.events: list[Event] = []  # of the round
        self.chat: list[Line] = []
        self.here: tuple[int, ...] = ()
        self.watching = 0
        self.watchers: tuple[str, ...] = ()
        self.doubt: Problem | None = None  # what was wrong with the shuffle of the round that ended last
        self.unanswered: dict[str, Command] = {}
        self._clock = Clock()
        self._clock_read = 0.0
        self.orders = StandingOrders()  # that we have given

    def say(self, command: Command) -> str:
        """Says something at the table; answers with the id that the answer will have."""
        raise NotImplementedError

    # What there is to know

    @property
    def name(self) -> str:
        """What we are called at this table."""
        return self.name_of(self.person)

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
    def may_order(self) -> bool:
        """Whether we play by turns, so that something may be done for us without asking."""
        return self.seat_kept and self.room.settings.turn_hours > 0

    @property
    def may_ask(self) -> bool:
        """Whether we may ask what would be best now."""
        allowed = self.room.settings.hints == "all" or (self.room.settings.hints == "alone" and self.room.solo)
        return allowed and self.seat > 0 and self.own is not None and bool(self.own.legal) and not self.stood_in

    @property
    def may_resume(self) -> bool:
        """Whether the match is paused and it is ours to go on."""
        alone = self.room.solo and self.seat > 0
        return self.person > 0 and self.room.paused > 0 and (self.hosting or alone or self.room.paused == self.person)

    @property
    def waiting_for(self) -> int:
        """The seat that is ours when the round is over; 0 for none."""
        return next((seat for seat, place in enumerate(self.room.places, 1) if 0 < place.next == self.person), 0)

    @property
    def may_sit(self) -> bool:
        """Whether there is a seat that we could take over from a bot."""
        without = self.person > 0 and not (self.seat or self.waiting_for)
        return without and self.room.stage in ("round", "between") and any(place.open for place in self.room.places)

    @property
    def may_rise(self) -> bool:
        """Whether we have a seat that can be left to a bot now, between rounds, or wait for one."""
        seated = self.seat > 0 and self.room.stage == "between" and self.room.evening is UNSET
        return seated or self.waiting_for > 0

    def change_seat(self, seat: int = 0) -> bool:
        """Leaves our seat to a bot, or takes one from a bot, where that can be; whether it can."""
        if self.may_rise:
            self.say(Rise())
        elif self.may_sit:
            self.say(Sit(seat=seat))
        return self.may_rise or self.may_sit

    def muted(self, person: int) -> bool:
        """Whether the host lets somebody say nothing."""
        return any(each.muted for each in self.room.people if each.person == person)

    def name_of(self, person: int) -> str:
        return next((each.name for each in self.room.people if each.person == person), "")

    def seat_of(self, person: int) -> int:
        """Where somebody sits; 0 for who watches."""
        return next((seat for seat, place in enumerate(self.room.places, 1) if 0 < place.person == person), 0)

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
        return View(self.seat, self.game, self.own or Own())

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

    def _check(self, room: Room, game: Game | None, seat: int, events: Sequence[Event]) -> None:
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
        self.orders = StandingOrders() if message.orders is UNSET else message.orders
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
        room = self.room if message.room is UNSET else message.room
        game = self.game if message.game is UNSET else message.game
        seat = self.seat if message.seat is UNSET else message.seat
        self._check(room, game, seat, events)
        self.version, self.room, self.game, self.seat = message.version, room, game, seat
        if message.deal is True:
            self.events.clear()
        if message.seat == 0:
            self.own = None
        if message.own is not UNSET:
            self.own = message.own
        self._keep(events, () if message.chat is UNSET else (message.chat,))
        if message.clock is not UNSET:
            self._set_clock(message.clock)
        if message.orders is not UNSET:
            self.orders = message.orders

    def _keep(self, events: Sequence[Event], said: Sequence[Line]) -> None:
        self.events += events
        self.chat += said
        del self.events[:-TOLD], self.chat[:-TOLD]

    def _set_clock(self, clock: Clock) -> None:
        self._clock, self._clock_read = clock, time.monotonic()
