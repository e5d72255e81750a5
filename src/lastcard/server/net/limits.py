"""Connection limits: how many there may be, in all and from each place, and for how long one may keep us waiting."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Final, Protocol, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from lastcard.server.config import Config
from lastcard.server.logs import refused
from lastcard.server.net.rate_limits import Lane, Road, place

NEVER: Final = float("inf")
_HEAD: Final = struct.Struct(">BBH").pack


class Timed(Protocol):
    """A connection that may keep us waiting."""

    transport: asyncio.Transport
    until: float  # when we have waited long enough

    def give_up(self) -> None: ...


class ConnectionLimits:
    """Counts who is there, in all and from each place; proxies stand for many, who are counted behind it."""

    def __init__(self, config: Config, lane_of: Callable[[str], Lane] | None = None) -> None:
        """`lane_of` is told places, once somebody has come."""
        self._most = config.connections
        self._most_each = config.per_address
        self._proxies = ProxyHeadersMiddleware(cast(Any, None), config.proxies).trusted_hosts
        self._inside = 0
        self._places: dict[str, int] = {}
        self._closing: set[Timed] = set()
        self.lane = Lane(Road(), 0.0, 0.0)  # of those of whom nothing is known yet
        self._lane_of = lane_of
        self.called = False  # what is being read has waited for its turn
        self._message = self._frame = b""  # that was sent last
        self.stopping = False  # nothing that comes is listened to any more

    def enter(self, address: str) -> str:
        """Lets somebody in, or says what stands against it."""
        where = place(address)
        if self._most and self._inside >= self._most:
            return "server-full"
        if self._most_each and address not in self._proxies and self._places.get(where, 0) >= self._most_each:
            return "too-many-connections"
        self._inside += 1
        self._places[where] = self._places.get(where, 0) + 1
        return ""

    def lane_of(self, address: str) -> Lane:
        """Whose time it takes to read what comes from an address."""
        return self.lane if self._lane_of is None or address in self._proxies else self._lane_of(place(address))

    def leave(self, address: str) -> None:
        where = place(address)
        self._inside -= 1
        self._places[where] -= 1
        if not self._places[where]:
            del self._places[where]

    def look(self, connections: list[Timed], now: float) -> None:
        """Ends what has lasted too long; a connection that is being closed may have to wait for a slow reader."""
        closing = {each for each in connections if each.transport.is_closing()}
        for each in connections:
            if each in self._closing or now > each.until:
                each.give_up()
        self._closing = closing

    def framed(self, message: bytes) -> bytes:
        """A message as it goes out: one and the same in memory, for however many it waits."""
        if message is not self._message:
            size = len(message)
            if size < 126:
                head = bytes((0x81, size))
            elif size < 65_536:
                head = _HEAD(0x81, 126, size)
            else:
                head = b"\x81\x7f" + size.to_bytes(8, "big")
            self._message, self._frame = message, head + message
        return self._frame


def limits_of(config: object) -> ConnectionLimits:
    """Those that go with the settings of a listener."""
    return cast(ConnectionLimits, cast(Any, config).limits)


def abort(transport: asyncio.Transport) -> None:
    """Ends a connection without a word: nobody there listens."""
    if not transport.is_closing():
        refused("too-slow")
    transport.abort()
