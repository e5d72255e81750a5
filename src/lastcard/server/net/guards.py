"""Checks of Host and Origin, before the application sees a request: the name it came to, and whose page sent it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from functools import lru_cache
from http import HTTPStatus
from time import thread_time
from types import coroutine
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from lastcard.core.errors import Problem
from lastcard.protocol.refusals import as_fault
from lastcard.server.config import Config
from lastcard.server.logs import refused
from lastcard.server.net.outside import parsed
from lastcard.server.net.rate_limits import CALLED, Lane
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import asked_for

HOP: Final = "x-lastcard-hop"  # the header by which one of our servers vouches to another for where somebody comes from
HOP_HEADER: Final = HOP.encode()
ASIDE: Final = "x-lastcard-aside"  # and by which one asks another something
HOPPED: Final = "lastcard.hopped"  # the extension of the ASGI scope of what another server has passed on
SNIFFED: Final = (b"x-content-type-options", b"nosniff")
SAFE: Final = (SNIFFED, (b"referrer-policy", b"same-origin"), (b"x-frame-options", b"DENY"))
PARTS: Final = (b"text/javascript", b"text/css", b"font/")  # of documents, whose headers hold for them
ENTRY: Final = 0.000_1  # seconds that a request takes beside reading it and what the application does for it
MOST_WAITING: Final = 1_000  # requests and connections of one address
AGAIN: Final = ((b"retry-after", b"5"),)
UNLESS_SAID: Final = (  # where the answer says nothing else
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"cache-control", b"no-cache"),
)
# Names that mean something on one's own network alone, so that no site of the world can have them.
AT_HOME: Final = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".intranet", ".localdomain")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> None:
    """Refuses what a page of another site sends in somebody's name, or one that came without TLS to where there is."""
    origin = connection.headers.get("origin")
    if origin is None or origin in config.origins:
        return
    sender, base = urlsplit(origin), urlsplit(config.base)
    secure = connection.scope["scheme"] in ("https", "wss") or (sender.netloc, "https") == (base.netloc, base.scheme)
    ours = sender.netloc and sender.netloc in (connection.headers.get("host", ""), base.netloc)
    if not ours or (secure and sender.scheme != "https"):
        raise Problem("foreign-origin")


class Names:
    """The names that the server goes by.

    A page of another site can let its own name lead to this server and then ask it as if it were its own (DNS
    rebinding). It can't do so with an address, or with a name that only this network knows.
    """

    def __init__(self, config: Config) -> None:
        named = (config.host, urlsplit(config.base).hostname or "", socket.gethostname())
        self._names = frozenset(name.lower() for name in named)
        self.ours = lru_cache(1_000)(self._ours)

    def _ours(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return "." not in name or name in self._names or name.endswith(AT_HOME) or parsed(name) is not None


def guarded(app: ASGIApp, config: Config) -> ASGIApp:
    """Adds the headers that keep browsers from doing what they should not, and knows its own names."""
    names = Names(config)

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if "headers" not in scope:
            await app(scope, receive, send)
            return

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                said = dict(headers)
                part = said.get(b"content-type", b"").startswith(PARTS) and b"content-security-policy" not in said
                headers += [SNIFFED] if part else SAFE
                message["headers"] = headers + [each for each in UNLESS_SAID if each[0] not in said]
            await send(message)

        sender = send_guarded if "method" in scope else send
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        foreign = next((host for host in hosts if not names.ours(host)), None)
        if foreign is None or _is_in_the_open(scope):
            await app(scope, receive, sender)
        else:
            await _refuse(scope, sender, HTTPStatus.MISDIRECTED_REQUEST, Problem("foreign-host", host=foreign[:100]))

    return guard


def _is_in_the_open(scope: Scope) -> bool:
    """Whether all the world can reach the address that the request came to, so that no name has to hide it."""
    found = parsed((scope.get("server") or ("",))[0])
    return found is not None and found.is_global


def paced(app: ASGIApp, lane_of: Callable[[Scope], Lane]) -> ASGIApp:
    """Lets requests wait for as long as others at their address have kept the server busy: a rate limit in time.

    A connection that is being made is such a request too, and counts for as long as it is not at a table.
    """

    async def pace(scope: Scope, receive: Receive, send: Send) -> None:
        if "headers" not in scope:
            await app(scope, receive, send)
            return
        lane, clock = lane_of(scope), asyncio.get_running_loop().time
        if len(lane) >= MOST_WAITING:
            await _refuse(scope, send, HTTPStatus.TOO_MANY_REQUESTS, Problem("too-fast"), AGAIN)
            return
        if CALLED not in (scope.get("extensions") or ()) and not lane.free(clock()):
            await lane.turn()
        lane.charge(ENTRY, clock())

        async def send_in_turn(message: Any) -> None:
            await send(message)
            if message.get("more_body"):
                await lane.turn()

        await timed(cast(Any, app(scope, receive, send_in_turn)), lambda seconds: lane.charge(seconds, clock()))

    return pace


@coroutine
def timed(work: Coroutine[Any, Any, None], charge: Callable[[float], None]) -> Generator[Any, Any, None]:
    """Has it done step by step, and tells of each how much processor time it took."""
    step: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        began = thread_time()
        try:
            awaited = step(given)
        except StopIteration:
            return
        finally:
            charge(thread_time() - began)
        try:
            step, given = work.send, (yield awaited)
        except BaseException as error:
            step, given = work.throw, error


def exact(app: ASGIApp) -> ASGIApp:
    """Knows addresses only as they are written: a proxy that keeps `/metrics` to itself may let `/metrics/` pass."""

    async def only(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "/")
        if path != "/" and (path.endswith("/") or "//" in path or b"%2f" in scope["raw_path"].lower()):
            await _refuse(scope, send, HTTPStatus.NOT_FOUND, Problem("no-such-page"))
        else:
            await app(scope, receive, send)

    return only


def hopping(app: ASGIApp, vouched: Callable[[str], str]) -> ASGIApp:
    """Takes what another of our servers passes on for coming from where it came to that one."""

    async def hop(scope: Scope, receive: Receive, send: Send) -> None:
        for name, value in scope.get("headers", ()):
            if name == HOP_HEADER and (place := vouched(value.decode("latin-1"))):
                scope["client"] = place, 0
                scope["extensions"] = (scope.get("extensions") or {}) | {HOPPED: {}}
        await app(scope, receive, send)

    return hop


def ended(app: ASGIApp) -> ASGIApp:
    """Lets a server that stops end what takes too long: whoever is cut off then has done nothing wrong."""

    async def end(scope: Scope, receive: Receive, send: Send) -> None:
        with suppress(asyncio.CancelledError):
            await app(scope, receive, send)

    return end


def under(path: str, app: ASGIApp) -> ASGIApp:
    """Takes a sub-path off, for a proxy that has left it on; one that takes it off itself is fine too."""

    async def mounted(scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope and (scope["path"] == path or scope["path"].startswith(path + "/")):
            scope["path"] = scope["path"].removeprefix(path) or "/"
            scope["raw_path"] = scope["raw_path"].removeprefix(path.encode()) or b"/"
        await app(scope, receive, send)

    return mounted


async def _refuse(
    scope: Scope, send: Send, status: HTTPStatus, problem: Problem, more: tuple[tuple[bytes, bytes], ...] = ()
) -> None:
    """Answers in the application's stead."""
    refused(problem.message)
    if "method" not in scope:
        await send(cast(Any, {"type": "websocket.close", "code": 1000, "reason": ""}))
        return
    asked = dict(scope["headers"])
    say = catalogue(asked_for(asked.get(b"accept-language", b"").decode("latin-1")))
    body = msgspec.json.encode(as_fault(problem, say))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await send(cast(Any, {"type": "http.response.start", "status": int(status), "headers": headers}))
    await send(cast(Any, {"type": "http.response.body", "body": body}))
