"""Connections of the server (WebSockets): whose they are, at which table, and the rate limits that each has to keep."""

from __future__ import annotations

import math
from typing import Any, Final, Protocol, get_args

from lastcard.core.errors import Problem
from lastcard.protocol import evening, messages
from lastcard.protocol.messages import Command
from lastcard.server.net.rate_limits import Allowance, Bucket
from lastcard.table.gathering import Gathering

ROW: Final = 100  # bytes of the file that an entry takes beside its text
EXCESS: Final = 100  # messages too many, after which a connection is closed; one a second is forgiven
WARN: Final = 1.0  # seconds between two answers that something was too fast
IN_ALL: Final = 40  # connections of one guest
TOLD: Final = 20  # viewers who are told something at no extra cost; as many more of them cost a message more
PAID_FOR: Final = 200  # viewers, beyond whom it costs no more: nobody can help it how many come to watch
TALK: Final = (messages.Chat, messages.Emote)
# What the game itself asks for: of everything else that is said there should be less.
ASKED_FOR: Final = (
    *(messages.Hello, messages.Start, messages.Ready, messages.Act, messages.Mix, messages.TakeBack),
    *(messages.GiveOrders, messages.Why),
)
RATIONED: Final[dict[type[Command], str]] = {
    kind: "chat" if kind in TALK else "changes"
    for kind in (*get_args(messages.Said), *get_args(evening.EveningSaid))
    if kind not in ASKED_FOR
}


class ConnectionLine(Protocol):
    """What a connection is to the server: nobody here ever waits for it."""

    def post(self, message: bytes) -> None:
        """Sends a message at once."""

    def finish(self) -> None:
        """Ends it after what was posted."""


class Connection:
    """One WebSocket: from where, whose, and at which table."""

    __slots__ = ("address", "ended", "excess", "guest", "language", "line", "place", "room", "warned", "watches")

    def __init__(self, line: ConnectionLine, place: str, address: Allowance, now: float) -> None:
        self.line = line
        self.place = place  # the address that it comes from
        self.address = address
        self.guest = address  # until it is known who it is
        self.excess = Bucket(1.0, EXCESS, now)
        self.warned = -math.inf  # when it was told that it is too fast
        self.ended = False
        self.watches = False  # only, so that it is told after those who play
        self.room: Gathering[Connection] | None = None
        self.language = "en"

    def admit(self, guest: Allowance, now: float) -> None:
        """It is known whose connection it is; too many of them are a Problem."""
        if not (guest.arrivals.take(now) and self.address.arrivals.take(now)):
            raise Problem("too-fast")
        if guest.connections >= IN_ALL:
            raise Problem("too-many-connections")
        self.guest = guest
        guest.connections += 1
        self.address.connections += 1

    def leave(self) -> None:
        if self.guest is not self.address:
            self.guest.connections -= 1
            self.address.connections -= 1

    def takes(self, now: float) -> bool:
        """Counts a message that has arrived; whether it may be read."""
        guest = self.guest
        return guest.messages.take(now) and (self.address.messages.take(now) or guest.calm.take(now))

    def takes_of(self, kind: str, now: float) -> bool:
        """Counts a message of a kind that there should be less of; whether it may be taken in."""
        mine: Bucket = getattr(self.guest, kind)
        ours: Bucket = getattr(self.address, kind)
        return mine.take(now) and ours.take(now)

    def charge(self, room: Gathering[Connection], now: float) -> None:
        """Counts what was said turned out to cost: bytes that are stored, and people who are told."""
        if room.log:
            size = size_of(room)
            self.guest.stored.charge(size, now)
            self.address.stored.charge(size, now)
        told = min(room.reach, PAID_FOR)
        if told > TOLD:
            self.guest.messages.charge(told / TOLD - 1, now)
            self.address.messages.charge(told / TOLD - 1, now)


def size_of(room: Gathering[Any]) -> int:
    """What the entries that a room has made take in the file, the record of its match included."""
    return sum([len(text.encode()) + ROW for _, text in room.log])
