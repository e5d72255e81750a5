"""Passing connections on to the server that owns their table: the bytes go through as they are, in both directions.

Whoever is slow to read slows down whoever writes, all the way through: each end is read only while the other takes it.
"""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from typing import Final, cast

from lastcard.server import metrics
from lastcard.server.net.guards import HOP
from lastcard.server.net.websocket import Play, masked

CONNECTING: Final = 1.0  # seconds
ANSWERING: Final = 2.0  # seconds for the first word of the other server, which may hang
LARGEST_HEAD: Final = 8_192  # bytes


class Relay(asyncio.Protocol):
    """The connection to the server that owns a table, for one of ours."""

    transport: asyncio.Transport

    def __init__(self, upgrade: bytes, hello: bytes) -> None:
        self._upgrade = upgrade
        self._hello = hello  # what is said then, before anything is passed on
        self._head = b""
        self._line: Play | None = None
        self.begun = asyncio.get_running_loop().time()
        self.answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._upgrade)

    def data_received(self, data: bytes) -> None:
        if self._line is not None:
            if not self._line.transport.is_closing():
                self._line.transport.write(data)
            return
        self._head += data
        head, end, rest = self._head.partition(b"\r\n\r\n")
        if (end and not head.startswith(b"HTTP/1.1 101 ")) or len(head) > LARGEST_HEAD:
            self.transport.abort()
        elif end and self._hello:
            self.transport.write(self._hello)
            self._hello = b""
        if rest and not self.answered.done():
            self.transport.pause_reading()
            self.answered.set_result(None)

    def join(self, line: Play) -> None:
        """Lets everything through from now on."""
        self._line = line
        line.join(self)
        line.transport.write(self._head.partition(b"\r\n\r\n")[2])
        if line.writable.is_set() and not self.transport.is_closing():
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        if self._line is not None and not self._line.transport.is_closing():
            self._line.transport.pause_reading()

    def resume_writing(self) -> None:
        if self._line is not None and not self._line.transport.is_closing():
            self._line.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if not self.answered.done():
            self.answered.cancel()
        if not self.ended.done():
            self.ended.set_result(None)
        if self._line is not None:
            self._line.transport.close()


class Relays:
    """All connections that are passed on."""

    def __init__(self) -> None:
        self._relays: dict[str, set[Relay]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._relays.values()))

    async def pass_on(self, line: Play, address: str, hop: str, hello: bytes) -> bool:
        """Passes a connection on until it ends; False where the other server is not there, or does not answer."""
        host, _, port = address.rpartition(":")
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECTING):
                _, relay = await loop.create_connection(
                    lambda: Relay(_upgrade(hop), masked(hello)), host.strip("[]"), int(port)
                )
        except (OSError, ValueError):  # a TimeoutError among them
            return False
        try:
            async with asyncio.timeout(ANSWERING):
                await relay.answered
        except (TimeoutError, asyncio.CancelledError):
            relay.transport.abort()
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise
            return False
        if line.disconnected or line.transport.is_closing():
            relay.transport.close()
            return True
        await self._until_it_ends(line, address, relay)
        return True

    async def _until_it_ends(self, line: Play, address: str, relay: Relay) -> None:
        together = self._relays.setdefault(address, set())
        together.add(relay)
        metrics.RELAYED.set(len(self))
        try:
            relay.join(line)
            await relay.ended
        finally:
            relay.transport.abort()
            together.discard(relay)
            if not together:
                self._relays.pop(address, None)
            metrics.RELAYED.set(len(self))

    def look(self, living: frozenset[str], grace: float) -> None:
        """Ends what is passed on to servers that do not live any more; `grace` is how old a relay is at least then."""
        now = asyncio.get_running_loop().time()
        for address in self._relays.keys() - living:
            for relay in list(self._relays[address]):
                if now - relay.begun > grace:
                    relay.transport.abort()


def _upgrade(hop: str) -> bytes:
    key = b64encode(secrets.token_bytes(16)).decode()
    head = [
        "GET /api/play HTTP/1.1",
        "host: 127.0.0.1",
        "connection: Upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        f"sec-websocket-key: {key}",
        f"{HOP}: {hop}",
    ]
    return "\r\n".join([*head, "", ""]).encode()
