"""A WebSocket client that costs next to nothing, so that thousands of them fit on one core.

It knows what servers on the same machine send: whole messages in one frame, pings and closes. It masks with a key of
zeros, which a server has to undo like any other and which leaves the bytes as they are.
"""

from __future__ import annotations

import asyncio
import select
import socket
import time
from collections.abc import Callable, Sequence
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
AT_A_TIME: Final = 256  # sockets that are asked for together
UNREAD: Final = 16_384  # bytes that are read at once
SPELL: Final = 0.02  # seconds for which nobody else has a turn, while something is expected


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


class Socket(asyncio.Transport):
    """As much of a transport as a wire needs, without a loop that asks for each socket."""

    def __init__(self, plain: socket.socket) -> None:
        super().__init__()
        self._plain = plain

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._plain.sendall(data)

    def abort(self) -> None:
        self._plain.close()

    close = abort


class Reader:
    """Reads thousands of wires as cheaply as it can.

    While something is `expected` it asks again and again instead of sleeping: whoever writes to somebody who sleeps has
    to wake them, which costs the server half as much again as the write and is no part of what it does where its
    readers are on other machines.
    """

    def __init__(self, expected: Callable[[], bool]) -> None:
        self._expected = expected
        self._ready = select.epoll()
        self._wires: dict[int, tuple[Wire, socket.socket]] = {}

    async def connect(self, port: int, wires: Sequence[Wire]) -> None:
        loop = asyncio.get_running_loop()
        loop.add_reader(self._ready.fileno(), self._read)
        for wire in wires:
            plain = socket.create_connection(("127.0.0.1", port))
            plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            plain.setblocking(False)
            self._wires[plain.fileno()] = wire, plain
            self._ready.register(plain, select.EPOLLIN)
            wire.connection_made(Socket(plain))
            await asyncio.sleep(0)

    def _read(self) -> None:
        end = time.perf_counter() + SPELL
        while self._read_some() or (self._expected() and time.perf_counter() < end):
            pass

    def _read_some(self) -> bool:
        ready = self._ready.poll(0, AT_A_TIME)
        for file, _ in ready:
            wire, plain = self._wires[file]
            data = plain.recv(UNREAD)
            if data:
                wire.data_received(data)
            else:
                self._ready.unregister(file)
                wire.connection_lost(None)
        return bool(ready)
