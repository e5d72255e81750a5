"""A WebSocket client that costs next to nothing, so that thousands of them fit on one core.

It knows what servers on the same machine send: whole messages in one frame, pings and closes. It masks with a key of
zeros, which a server has to undo like any other and which leaves the bytes as they are.
"""

from __future__ import annotations

import asyncio
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A


def frame(payload: bytes, head: int = TEXT) -> bytes:
    """A masked frame, to be sent as it is."""
    size = len(payload)
    if size < 126:
        length = bytes((0x80 | size,))
    elif size < 0x10000:
        length = b"\xfe" + size.to_bytes(2)
    else:
        length = b"\xff" + size.to_bytes(8)
    return bytes((head,)) + length + bytes(4) + payload


class Wire(asyncio.Protocol):
    """One connection. A subclass says what to do with a message, when it is open and when it is lost."""

    transport: asyncio.Transport
    open = False
    closing = False
    _rest = b""

    def __init__(self, path: str) -> None:
        self.path = path

    def opened(self) -> None:
        raise NotImplementedError

    def heard(self, message: bytes) -> None:
        raise NotImplementedError

    def lost(self, why: str) -> None:
        raise NotImplementedError

    def say(self, message: bytes) -> None:
        self.transport.write(frame(message))

    def close(self) -> None:
        """Leave without a word, as a browser that crashes does."""
        self.closing = True
        self.transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast(asyncio.Transport, transport)  # uvloop's is none by descent
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closing:
            self.lost(str(exc or "closed by the server"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
            self._rest = b""
        at = 0
        if not self.open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            status = data[: data.find(b"\r\n")]
            if b" 101 " not in status:
                self.closing = True
                self.lost(status.decode())
                self.transport.abort()
                return
            at = end + 4
            self.open = True
            self.opened()
        total = len(data)
        while total - at >= 2:
            size = data[at + 1]
            start = at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                if total < start:
                    break
                size = int.from_bytes(data[at + 2 : start])
            end = start + size
            if total < end:
                break
            if data[at] == TEXT:
                self.heard(data[start:end])
            else:
                self._control(data[at], data[start:end])
            at = end
        if at < total:
            self._rest = data[at:] if at else data

    def _control(self, head: int, payload: bytes) -> None:
        if head == PING:
            self.transport.write(frame(payload, PONG))
        elif head == CLOSE:
            self.closing = True
            self.lost(f"closed by the server: {int.from_bytes(payload[:2])} {payload[2:].decode()}")
            self.transport.close()
        elif head != PONG:
            self.closing = True
            self.lost(f"a frame that begins with {head:#x}")
            self.transport.abort()
