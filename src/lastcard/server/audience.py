"""Spectators, of whom there may be thousands: they are told in slices, after those who play."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from lastcard.server.connections import Connection
from lastcard.server.logs import LOGGER
from lastcard.table.gathering import Gathering, Message
from lastcard.table.timing import Uptime

SLICE: Final = 200  # who are told in one go; then others have their turn
BEHIND: Final = 50_000  # messages to them that may wait, before anything else is stored

Posted = tuple[Gathering[Connection] | None, Sequence[Connection], Message | None]  # None ends their connections


class _Audience:
    """Some who watch, what they have yet to be told, and how many of them have been."""

    __slots__ = ("connections", "posted", "stored", "texts", "told")

    def __init__(self, connections: Sequence[Connection]) -> None:
        self.connections = connections
        self.posted: list[Posted] = []
        self.texts: list[bytes | None] = []  # the same, as it was when the first of them was told
        self.told = 0
        self.stored: list[tuple[asyncio.Future[bool], bool]] = []  # to be said when all of them have been


class Audiences:
    """What has been stored, and those who watch have not been told yet.

    Between two slices the loop does whatever else there is. What waits for the same people is sent to each of them in
    one go, so that a table that is quicker than we can tell of it does not fall behind.
    """

    def __init__(self, uptime: Uptime) -> None:
        self._uptime = uptime
        self._waiting: deque[_Audience] = deque()
        self.behind = 0  # messages that wait

    def tell(self, posted: list[Posted], stored: asyncio.Future[bool], right: bool) -> None:
        """Lets messages be sent, of which there are some, and then says of what they tell that it is stored."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._tell_some)
        for each in posted:
            connections = each[1]
            last = self._waiting[-1] if self._waiting else None
            if last is None or last.told or last.connections != connections:
                last = _Audience(connections)
                self._waiting.append(last)
            last.posted.append(each)
            self.behind += len(connections)
        self._waiting[-1].stored.append((stored, right))

    def _tell_some(self) -> None:
        left = SLICE
        while left > 0 and self._waiting:
            audience = self._waiting[0]
            left -= self._tell_of(audience, left)
            if audience.told == len(audience.connections):
                self._waiting.popleft()
                for stored, right in audience.stored:
                    stored.set_result(right)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._tell_some)

    def _tell_of(self, audience: _Audience, most: int) -> int:
        """Tells the next of an audience; how many."""
        if not audience.told:
            now = self._uptime.now()
            audience.texts = [written(posted, now) for posted in audience.posted]
        some = audience.connections[audience.told : audience.told + most]
        send([(some, text) for text in audience.texts])
        audience.told += len(some)
        self.behind -= len(some) * len(audience.texts)
        return len(some)


def written(posted: Posted, now: float) -> bytes | None:
    """A message as it is to be sent now; b"" if that can't be said."""
    message = posted[2]
    if message is None or isinstance(message, bytes):
        return message
    try:
        return message(now)
    except Exception:
        LOGGER.exception("a message could not be written")
        return b""


def send(messages: Iterable[tuple[Sequence[Connection], bytes | None]]) -> None:
    """Writes messages to connections, or ends them."""
    for connections, text in messages:
        if text == b"":
            continue
        for connection in connections:
            try:
                if text is None:
                    connection.line.finish()
                else:
                    connection.line.post(text)
            except Exception:
                LOGGER.exception("a message could not be sent")
