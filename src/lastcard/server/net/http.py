"""Connections on which HTTP requests come: each whole, not too large, and in time."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from time import thread_time
from typing import Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lastcard.core.errors import Problem
from lastcard.protocol.refusals import as_fault
from lastcard.server.logs import refused
from lastcard.server.net.limits import NEVER, abort, limits_of
from lastcard.server.net.rate_limits import CALLED
from lastcard.wording.catalogues import ENGLISH

PATIENCE: Final = 10.0  # seconds for a whole request
STALLED: Final = 20.0  # seconds for which somebody may leave unread what was sent
LARGEST_HEAD: Final = 32_768  # bytes


class Http(HttpToolsProtocol):
    """A connection on which requests come: each whole, not too large, and in time.

    Even reading a request takes a while, and hundreds of connections may bring one at the same moment.
    """

    until = NEVER  # when we have waited long enough
    _entered = False
    _unread = b""  # what has come and waits for its turn
    _stage = "head"  # what is coming in of a request: head, body or nothing
    _head = 0  # bytes of a head that is still coming in

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.until = self.loop.time() + PATIENCE
        self._limits = limits_of(self.config)
        self._lane = self._limits.lane_of(self._address)
        problem = self._limits.enter(self._address)
        self._entered = not problem
        if problem:
            full = problem == "server-full"
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE if full else HTTPStatus.TOO_MANY_REQUESTS, Problem(problem))

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread = b""
        if self._entered:
            self._limits.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._unread or not self._lane.free(self.loop.time()):
            self._wait(data)
        else:
            self._read(data)

    def _wait(self, data: bytes) -> None:
        self.transport.pause_reading()
        if not self._unread:
            self._unset_keepalive_if_required()
            self.until = NEVER  # it is they who wait
            self._lane.line_up(self)
        self._unread += data

    def take_turn(self) -> bool:
        data, self._unread = self._unread, b""
        if data and not self.transport.is_closing():
            if not self.flow.read_paused:
                self.transport.resume_reading()
            self._limits.called = True
            try:
                self._read(data)
            finally:
                self._limits.called = False
        return False

    def _read(self, data: bytes) -> None:
        lane, began = self._lane, thread_time()
        self._parse(data)
        lane.charge(thread_time() - began, self.loop.time())

    def _parse(self, data: bytes) -> None:
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
        if self._limits.called:
            self.scope["extensions"] = {CALLED: {}}
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
        abort(self.transport)

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
