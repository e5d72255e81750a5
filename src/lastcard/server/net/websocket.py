"""WebSocket connections: frames are counted when they arrive, wait for their turn, and go past ASGI to the hub."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import thread_time
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from lastcard.server.logs import LOGGER, refused
from lastcard.server.net.limits import NEVER, abort, limits_of
from lastcard.server.net.rate_limits import CALLED, Bucket, Lane

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it is not compiled
    from websockets.utils import apply_mask

UNREAD: Final = 250_000  # bytes that may wait for a slow reader
EARLY: Final = 20  # messages before somebody is at a table
BACKLOG: Final = 500  # frames of one connection that may wait for their turn
LINE: Final = "lastcard.line"  # the extension of the ASGI scope by which the application finds the connection
LATE: Final = 500_000  # bytes after the end of a connection, of one who does not stop
FRAMES: Final = 20.0  # frames a second on one connection that are no whole messages, such as pings
TEXTS: Final = (0x81, 0x82)  # the first byte of a whole message; who sends texts as bytes is understood as well
CLOSED_FOR: Final = {1007: "bad-text", 1008: "too-fast", 1009: "too-large"}  # WebSocket's own codes and ours


class Other(Protocol):
    """The other server that a connection is passed on to."""

    transport: asyncio.Transport


class Play(WebSocketsSansIOProtocol):
    """A WebSocket that has to read, and can't keep us busy with what no application sees.

    While somebody plays, messages go straight to the hub and from it to the socket: the queue, the task and the layers
    in between cost several times what the game does. Each is counted when it arrives, before it is unmasked or read;
    of several that arrive together all but the first wait until others have had their turn. Who waits is not read from.
    """

    # What is asked for with every message lies side by side, and what is left is little enough to be laid out alike.
    __slots__ = (
        "_arrived",
        "_full",
        "_lane",
        "_limits",
        "_other",
        "_rest",
        "_take",
        "_waiting",
        "close_sent",
        "disconnected",
        "frames",
        "handshake_initiated",
        "read_paused",
        "transport",
    )
    until = NEVER
    _entered = False
    _early = 0  # messages that came before anybody was there to count them
    _late = 0  # bytes that came after we had ended it

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._entered = True
        self._arrived: Callable[[], bool] | None = None
        self._take: Callable[[str], None] | None = None
        self._rest = b""  # of a frame that has not come to its end
        self._full = False  # what was sent waits to be read
        self._other: Other | None = None
        self._limits = limits_of(self.config)
        self._frames = Bucket(FRAMES, 5 * FRAMES, self.loop.time())
        self._lane = self._limits.lane
        self._waiting: deque[bytes] = deque()
        self._lined_up = False

    def connection_lost(self, exc: Exception | None) -> None:
        self._waiting.clear()
        if self._entered:
            self._limits.leave(self._address)
        if self._other is not None:
            self._other.transport.close()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        LOGGER.info("gone", extra={"code": "no-answer"})
        self.transport.abort()  # who does not answer does not read either, so closing would wait without end

    def give_up(self) -> None:
        abort(self.transport)

    def data_received(self, data: bytes) -> None:
        if self._limits.stopping:
            return
        if self._other is not None:
            if not self._other.transport.is_closing():
                self._other.transport.write(data)
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._lane.limited:
            self._take_measured(data)
        else:
            self._take_apart(data)
        if self._waiting:
            self._line_up()

    def _take_measured(self, data: bytes) -> None:
        """The same where it counts how long that takes."""
        lane, began = self._lane, thread_time()
        self._take_apart(data)
        now = self.loop.time()
        lane.charge(thread_time() - began, now)
        if lane.wait(now):
            self._line_up()

    def _take_apart(self, data: bytes) -> None:
        """Takes what has come apart into frames; what is no whole message is left to the library, one by one."""
        if self.close_sent:
            self._late += len(data)
            if self._late > LATE:
                self.transport.abort()
                return
        if self._rest:
            data, self._rest = self._rest + data, b""
        lane, whole = self._lane, len(data)
        place, free = 0, not self._waiting and (not lane.limited or lane.free(self.loop.time()))
        while place < whole:
            end = self._end(data, place)
            if end > whole:
                if self._counts(0):
                    self._rest = data[place:]
                return
            if not end or self.transport.is_closing():
                return
            frame = data[place:end]
            place = end
            if not self._counts(frame[0]):
                continue
            if free:
                free = False
                self._handle(frame)
            else:
                self._wait(frame)

    def _end(self, data: bytes, place: int) -> int:
        """Where the frame that begins here has its end; 0 where it is none that may be, which ends the connection."""
        known = len(data) - place
        if known < 2:
            return place + 2
        size, start = data[place + 1] - 0x80, place + 6
        if size == 126:
            start += 2
            size = int.from_bytes(data[place + 2 : place + 4], "big") if known >= 4 else 0
        elif size == 127:
            start += 8
            size = int.from_bytes(data[place + 2 : place + 10], "big") if known >= 10 else 0
        if 0 <= size <= self.config.ws_max_size:
            return start + size
        super().data_received(data[place:])
        return 0

    def _counts(self, head: int) -> bool:
        """Counts what has arrived, before anything else is done with it; whether it is within the limits."""
        if head not in TEXTS:
            if not self._frames.take(self.loop.time()):
                self._break_off(1008)
                return False
            return True
        if self.close_sent:
            return False
        if self._arrived is not None:
            return self._arrived()
        self._early += 1
        if self._early > EARLY:
            self._break_off(1008)
        return self._early <= EARLY

    def _wait(self, frame: bytes) -> None:
        self._waiting.append(frame)
        if len(self._waiting) > BACKLOG:
            self._waiting.clear()
            self._break_off(1008)

    def _line_up(self) -> None:
        """Waits for its turn; until then nothing is read, so that nothing it sends costs us anything."""
        if not self._lined_up:
            self._lined_up = True
            self.transport.pause_reading()
            self._lane.line_up(self)

    def take_turn(self) -> bool:
        began = thread_time()
        if self._limits.stopping:
            self._waiting.clear()
        if self._waiting:
            self._handle(self._waiting.popleft())
        if not self._waiting:
            self._lined_up = False
            if not (self.read_paused or self.transport.is_closing()):
                self.transport.resume_reading()
        self._lane.charge(thread_time() - began, self.loop.time())
        return self._lined_up

    def _handle(self, frame: bytes) -> None:
        if frame[0] not in TEXTS or self.frames:
            super().data_received(frame)
            return
        size = frame[1] - 0x80
        start = 2 if size < 126 else 4 if size == 126 else 10
        self._pass_on(apply_mask(frame[start + 4 :], frame[start : start + 4]))

    def _pass_on(self, message: bytes) -> None:
        if self.close_sent:
            return
        try:
            text = message.decode()
        except UnicodeDecodeError:
            self._break_off(1007)
            return
        if self._take is not None:
            self._take(text)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[LINE] = self
            if self._limits.called:
                extensions[CALLED] = {}

    def send_receive_event_to_app(self) -> None:
        """A message that came in parts has come to its end."""
        message, self.frames = b"".join(self.frames), []
        if self._counts(TEXTS[0]):
            self._pass_on(message)

    def bypass_asgi(self, arrived: Callable[[], bool], take: Callable[[str], None], lane: Lane) -> None:
        """Hands over what comes from now on, and before it what has come meanwhile, to be counted and to be taken."""
        self._lane = lane
        waiting = []
        while not self.queue.empty():
            waiting.append(cast(dict[str, Any], self.queue.get_nowait()))
        self._arrived, self._take = arrived, take
        for event in waiting:
            if event["type"] != "websocket.receive":
                self.queue.put_nowait(cast(Any, event))
            elif arrived():
                take(event["text"])
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def join(self, other: Other) -> None:
        """Passes everything on from now on, and before it what has come meanwhile."""
        self.stop_keepalive()
        if self.frames:  # a message of which a part has been read
            self.transport.abort()
            return
        self._other, write = other, other.transport.write
        while not self.queue.empty():
            event = cast(dict[str, Any], self.queue.get_nowait())
            if event["type"] == "websocket.receive":
                write(masked(event["text"].encode()))
        for frame in self._waiting:
            write(frame)
        write(self._rest)
        self._waiting.clear()
        if self.read_paused or self._lined_up:
            self.read_paused = False
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._full = True
        if self._other is not None and not self._other.transport.is_closing():
            self._other.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._full = False
        if self._other is not None and not self._other.transport.is_closing():
            self._other.transport.resume_reading()

    def shutdown(self) -> None:
        if self._other is not None:
            self.transport.close()  # in the midst of a frame, perhaps
        super().shutdown()

    def post(self, message: bytes) -> None:
        """Sends a text at once. Who leaves too much of it unread is given up."""
        if self.close_sent or self.disconnected:
            return
        self.transport.write(self._limits.framed(message))
        if self._full and self.transport.get_write_buffer_size() > UNREAD:
            self.give_up()

    def finish(self) -> None:
        """Ends the connection in good order, after what was posted."""
        task = self.loop.create_task(self._finish())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _finish(self) -> None:
        with suppress(ClientDisconnected, RuntimeError):  # it has ended meanwhile
            await self.send({"type": "websocket.close", "code": 1000, "reason": ""})

    def _break_off(self, code: int) -> None:
        if self.close_sent:
            return
        self.conn.fail(code, CLOSED_FOR[code])
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        close = self.conn.close_sent
        refused(CLOSED_FOR.get(close.code if close is not None else 0, "bad-frame"))
        super().handle_parser_exception()


def masked(message: bytes) -> bytes:
    """A text as a client sends it, under a mask that changes nothing."""
    size = len(message)
    if size < 126:
        head = bytes((0x81, 0x80 | size))
    elif size < 65_536:
        head = b"\x81\xfe" + size.to_bytes(2, "big")
    else:
        head = b"\x81\xff" + size.to_bytes(8, "big")
    return head + bytes(4) + message
