"""Connections below HTTP and WebSocket: how many there may be, and for how long one may keep us waiting.

Uvicorn waits without end for the head of a request, and for somebody who does not read what was sent to them. Here
everybody has a time, and all connections are looked at every now and then.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from time import thread_time
from typing import Any, Final, cast

import msgspec
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from lastcard.core.errors import Problem
from lastcard.protocol.refusals import as_fault
from lastcard.server.config import Config
from lastcard.server.logs import LOGGER, refused
from lastcard.server.net.rate_limits import Bucket, Lane, Road, place
from lastcard.wording.catalogues import ENGLISH

PATIENCE: Final = 10.0  # seconds for a whole request
STALLED: Final = 20.0  # seconds for which somebody may leave unread what was sent
LOOK: Final = 2.0  # seconds between looks at all connections
LARGEST_HEAD: Final = 32_768  # bytes
UNREAD: Final = 250_000  # bytes that may wait for a slow reader
EARLY: Final = 20  # messages before somebody is at a table
BACKLOG: Final = 500  # frames of one connection that may wait for their turn
LINE: Final = "lastcard.line"  # the extension of the ASGI scope by which the application finds the connection
LATE: Final = 500_000  # bytes after the end of a connection, of one who does not stop
FRAMES: Final = 20.0  # frames a second on one connection that are no whole messages, such as pings
TEXTS: Final = (0x81, 0x82)  # the first byte of a whole message; who sends texts as bytes is understood as well
CLOSED_FOR: Final = {1007: "bad-text", 1008: "too-fast", 1009: "too-large"}  # WebSocket's own codes and ours
NEVER: Final = float("inf")


class ConnectionLimits:
    """Counts who is there, in all and from each place; proxies stand for many, who are counted behind it."""

    def __init__(self, config: Config) -> None:
        self._most = config.connections
        self._most_each = config.per_address
        self._proxies = ProxyHeadersMiddleware(cast(Any, None), config.proxies).trusted_hosts
        self._inside = 0
        self._places: dict[str, int] = {}
        self._closing: set[Http | Play] = set()
        self.lane = Lane(Road(), 0.0, 0.0)  # of those of whom nothing is known yet
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

    def leave(self, address: str) -> None:
        where = place(address)
        self._inside -= 1
        self._places[where] -= 1
        if not self._places[where]:
            del self._places[where]

    def look(self, connections: list[Http | Play], now: float) -> None:
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
                head = b"\x81\x7e" + size.to_bytes(2, "big")
            else:
                head = b"\x81\x7f" + size.to_bytes(8, "big")
            self._message, self._frame = message, head + message
        return self._frame


class Listening(uvicorn.Config):
    """Uvicorn's own settings, with our gate."""

    def __init__(self, gate: ConnectionLimits, app: Any, **options: Any) -> None:
        super().__init__(app, http=Http, ws=Play, **options)
        self.gate = gate


class Http(HttpToolsProtocol):
    """A connection on which requests come: each whole, not too large, and in time."""

    until = NEVER  # when we have waited long enough
    _entered = False
    _stage = "head"  # what is coming in of a request: head, body or nothing
    _head = 0  # bytes of a head that is still coming in

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.until = self.loop.time() + PATIENCE
        problem = _gate(self).enter(_address(self))
        self._entered = not problem
        if problem:
            full = problem == "server-full"
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE if full else HTTPStatus.TOO_MANY_REQUESTS, Problem(problem))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._entered:
            _gate(self).leave(_address(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._head = self._head + len(data) if self._stage == "head" else 0
        if self._head > LARGEST_HEAD and not (self._answering or self.transport.is_closing()):
            problem = Problem("too-large", most=LARGEST_HEAD)
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, problem)
        if self._answering and not self._stage:
            self.until = NEVER
        elif self.until == NEVER:
            self.until = self.loop.time() + PATIENCE

    def on_message_begin(self) -> None:
        self._stage = "head"
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self._answering:
            raise Problem("too-fast")  # Uvicorn loses track of answers when a connection with several ends
        self._stage = "body"
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stage = ""
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._entered = False  # what it becomes leaves in its place
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.until = self.loop.time() + STALLED

    def resume_writing(self) -> None:
        super().resume_writing()
        self.until = NEVER

    def give_up(self) -> None:
        _give_up(self.transport)

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def shutdown(self) -> None:
        if self._stage:
            self.transport.close()  # the rest of a request may never come
        else:
            super().shutdown()

    def send_400_response(self, msg: str) -> None:
        if self._answering and (self.cycle.response_started or not self.cycle.more_body):
            self.cycle.keep_alive = False
            self.flow.pause_reading()
        else:
            self._refuse(HTTPStatus.BAD_REQUEST, Problem("bad-request", reason=msg))

    def _refuse(self, status: HTTPStatus, problem: Problem) -> None:
        """Answers without having asked the application, and closes."""
        refused(problem.message)
        body = msgspec.json.encode(as_fault(problem, ENGLISH))
        head = [
            f"HTTP/1.1 {int(status)} {status.phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "connection: close",
        ]
        self.transport.write("\r\n".join([*head, "", ""]).encode() + body)
        self.transport.close()


class Play(WebSocketsSansIOProtocol):
    """A WebSocket that has to read, and can't keep us busy with what no application sees.

    While somebody plays, messages go straight to the hub and from it to the socket: the queue, the task and the layers
    in between cost several times what the game does. Each is counted when it arrives, before it is unmasked or read;
    of several that arrive together all but the first wait until others have had their turn. Who waits is not read from.
    """

    until = NEVER
    _entered = False
    _arrived: Callable[[], bool] | None = None
    _take: Callable[[str], None] | None = None
    _early = 0  # messages that came before anybody was there to count them
    _late = 0  # bytes that came after we had ended it
    _rest = b""  # of a frame that has not come to its end

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._entered = True
        self._gate = _gate(self)
        self._frames = Bucket(FRAMES, 5 * FRAMES, self.loop.time())
        self._lane = self._gate.lane
        self._waiting: deque[bytes] = deque()
        self._lined_up = False

    def connection_lost(self, exc: Exception | None) -> None:
        self._waiting.clear()
        if self._entered:
            self._gate.leave(_address(self))
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        LOGGER.info("gone", extra={"code": "no-answer"})
        self.transport.abort()  # who does not answer does not read either, so closing would wait without end

    def give_up(self) -> None:
        _give_up(self.transport)

    def data_received(self, data: bytes) -> None:
        if self._gate.stopping:
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        lane, began = self._lane, thread_time()
        self._take_apart(data)
        now = self.loop.time()
        lane.charge(thread_time() - began, now)
        if self._waiting or lane.wait(now):
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
        place, free = 0, not self._waiting and self._lane.free(self.loop.time())
        while place < len(data):
            end = self._end(data, place)
            if end > len(data):
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
        if self._gate.stopping:
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
        size = len(frame) - start - 4
        mask = frame[start : start + 4] * (size // 4 + 1)
        masked = int.from_bytes(frame[start + 4 :], "big") ^ int.from_bytes(mask[:size], "big")
        self._pass_on(masked.to_bytes(size, "big"))

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
            cast(dict[str, Any], self.scope["extensions"])[LINE] = self

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

    def post(self, message: bytes) -> None:
        """Sends a text at once. Who leaves too much of it unread is given up."""
        if self.close_sent or self.disconnected:
            return
        self.transport.write(self._gate.framed(message))
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > UNREAD:
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


def _gate(connection: Http | Play) -> ConnectionLimits:
    return cast(Listening, connection.config).gate


def _address(connection: Http | Play) -> str:
    return connection.client[0] if connection.client else ""


def _give_up(transport: asyncio.Transport) -> None:
    """Ends a connection without a word: nobody there listens."""
    if not transport.is_closing():
        refused("too-slow")
    transport.abort()
