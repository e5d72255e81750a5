"""The server's face: HTTP for guests and tables, a WebSocket for playing, and the whole with what there is to read."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import cache, partial
from http import HTTPStatus
from typing import Any, Final, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, asgi, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.params import JSONBody
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from lastcard import __version__
from lastcard.core.errors import Problem
from lastcard.protocol.http import Fault, Guest, NewGuest, NewTable, Summary
from lastcard.protocol.messages import PROTOCOL, Hello, Said, Told
from lastcard.protocol.refusals import as_fault
from lastcard.server import metrics
from lastcard.server.config import Config
from lastcard.server.connections import Connection
from lastcard.server.hub import Hub, read_said
from lastcard.server.logs import LOGGER, refused
from lastcard.server.net.asgi import AsgiLine
from lastcard.server.net.guards import check_origin, exact, guarded, paced, under
from lastcard.server.net.listener import LINE, Play
from lastcard.server.net.rate_limits import Lane, PerAddress
from lastcard.server.pages import FOLDER, Pages
from lastcard.server.records import Records
from lastcard.server.replays import Replays
from lastcard.server.routes.base import LISTED, YEAR, Asked, Code, Served, address, faults, guess, language
from lastcard.server.routes.library import READING, packed_rulebook
from lastcard.server.storage.base import Store, Unavailable
from lastcard.table.identities import Identity, Signer, clean_name
from lastcard.wording.catalogues import LANGUAGES

COOKIE: Final = "lastcard"
PATIENCE: Final = 10.0  # seconds for a hello
MISSES: Final = 1.0  # codes of tables that there are not, a second and address: nobody finds one by trying
MISSES_AT_ONCE: Final = 60.0
LARGEST: Final = 16_384  # bytes of a message or of a request's body
STATUS: Final = {
    "unknown-table": HTTPStatus.NOT_FOUND,
    "unknown-record": HTTPStatus.NOT_FOUND,
    "unknown-preset": HTTPStatus.NOT_FOUND,
    "record-damaged": HTTPStatus.INTERNAL_SERVER_ERROR,
    "no-such-page": HTTPStatus.NOT_FOUND,
    "no-token": HTTPStatus.UNAUTHORIZED,
    "bad-token": HTTPStatus.UNAUTHORIZED,
    "foreign-origin": HTTPStatus.FORBIDDEN,
    "websocket-only": HTTPStatus.UPGRADE_REQUIRED,
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-tables": HTTPStatus.TOO_MANY_REQUESTS,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "server-full": HTTPStatus.SERVICE_UNAVAILABLE,
    "table-damaged": HTTPStatus.SERVICE_UNAVAILABLE,
    "storage-fails": HTTPStatus.SERVICE_UNAVAILABLE,
}
COMMON: Final = (HTTPStatus.BAD_REQUEST, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.FORBIDDEN)


# Guests


@post(
    "/api/guests",
    responses=faults(*COMMON, HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
    summary="Be somebody: a name, and the token that proves it",
)
async def be_guest(data: JSONBody[NewGuest], request: Request[Any, Any, Any], state: Served) -> Response[Guest]:
    check_origin(request, state.config)
    if not state.guests.take(address(request.scope), asyncio.get_running_loop().time()):
        raise Problem("too-fast")
    name = clean_name(data.name)
    try:
        token = state.signer.renew(identity(request, state.signer), name)
    except Problem:  # nobody yet, or somebody of another server
        token = state.signer.issue(name)[1]
    secure = request.url.scheme == "https" or state.config.url.startswith("https:")
    cookie = Cookie(
        COOKIE, path=state.config.path or "/", value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure
    )
    return Response(Guest(name, token), cookies=[cookie])


@get(
    "/api/guests/me",
    responses=faults(HTTPStatus.UNAUTHORIZED),
    summary="Who one is",
)
async def who_am_i(request: Request[Any, Any, Any], state: Served) -> Identity:
    return identity(request, state.signer)


def identity(connection: ASGIConnection[Any, Any, Any, Any], signer: Signer) -> Identity:
    """Whose token a request carries, as a bearer or in its cookie."""
    bearer = connection.headers.get("authorization", "")
    token = bearer[7:].strip() if bearer[:7].lower() == "bearer " else connection.cookies.get(COOKIE, "")
    if not token:
        raise Problem("no-token")
    return signer.read(token)


# Tables


@get("/api/tables", summary="The public tables")
async def list_tables(state: Served) -> list[Summary]:
    return state.hub.registry.public(LISTED)


@post(
    "/api/tables",
    responses=faults(
        *COMMON, HTTPStatus.UNAUTHORIZED, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.SERVICE_UNAVAILABLE
    ),
    summary="Open a table",
)
async def open_table(data: JSONBody[NewTable], request: Request[Any, Any, Any], state: Served) -> Summary:
    check_origin(request, state.config)
    opener = identity(request, state.signer)
    where = address(request.scope)
    if not state.tables.take(where, asyncio.get_running_loop().time()):
        raise Problem("too-fast")
    return await state.hub.open(data.settings, opener, where)


@get(
    "/api/tables/{code:str}",
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.TOO_MANY_REQUESTS),
    summary="One table, by its code",
)
async def show_table(code: Code, request: Request[Any, Any, Any], state: Served) -> Summary:
    with guess(request.scope, state):
        return state.hub.registry.summary(code)


# About the server


@get("/api/protocol", summary="The JSON Schemas of the messages on the WebSocket")
async def show_protocol() -> dict[str, Any]:
    return schemas()


@cache
def schemas() -> dict[str, Any]:
    return {"protocol": PROTOCOL, "client": msgspec.json.schema(Said), "server": msgspec.json.schema(Told)}


@get("/health", summary="Whether the server works")
async def health(state: Served) -> Response[dict[str, Any]]:
    hub = state.hub
    told = {"status": "ok", "version": __version__, "tables": len(hub.registry), "connections": hub.connections}
    if trouble := hub.outbox.trouble:
        return Response(told | {"status": "failing", "cause": trouble}, status_code=HTTPStatus.SERVICE_UNAVAILABLE)
    return Response(told)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics() -> Response[bytes]:
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


@get("/", media_type=MediaType.TEXT, include_in_schema=False)
async def home(request: Request[Any, Any, Any], state: Served) -> str:
    say = language(request)
    lines = [say("page-home", address=state.config.base)]
    if not state.pages.shells:
        lines.append(say("page-missing"))
    return "\n".join(lines)


@get("/t/{code:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def invitation(code: Code, request: Request[Any, Any, Any], state: Served) -> str:
    say = language(request)
    with guess(request.scope, state):
        return say("page-table", link=state.hub.registry.summary(code).link)


# Playing


@asgi("/api/play", copy_scope=False)
async def play(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket, on the bare interface: every layer in between would cost as much as the game itself."""
    state = cast(Served, scope["litestar_app"].state)
    if "method" in scope:
        raise Problem("websocket-only")
    await receive()
    await send(cast(Any, {"type": "websocket.accept"}))
    direct: Play | None = cast(dict[str, Any], scope.get("extensions") or {}).get(LINE)
    if direct is not None:
        await converse(Socket(cast(Any, scope), receive), direct, state)
        return
    line = AsgiLine(send)
    try:
        await converse(Socket(cast(Any, scope), receive), line, state)
    finally:
        await line.close()


async def converse(socket: Socket, line: Play | AsgiLine, state: Served) -> None:
    """Takes in what somebody says, from their hello on, until they have gone."""
    hub, where = state.hub, address(socket.scope)
    connection = hub.connect(line, where)
    try:
        check_origin(socket, state.config)
        count(state, where, 1)
    except Problem as problem:
        await reject(hub, connection, problem)
        return
    try:
        if await greet(socket, connection, state):
            if isinstance(line, AsgiLine):
                while not line.given_up and (said := await socket.message()) is not None:
                    if hub.arrived(connection):
                        hub.say(connection, said)
            else:
                lane = connection.address.lane
                line.bypass_asgi(partial(hub.arrived, connection), partial(hub.say, connection), lane)
                while await socket.message() is not None:
                    pass
    finally:
        count(state, where, -1)
        hub.leave(connection)


class Socket(ASGIConnection[Any, Any, Any, Any]):
    """A WebSocket that has been accepted."""

    async def message(self) -> str | bytes | None:
        """The next message; None when there will be no more."""
        event = cast(dict[str, Any], await self.receive())
        if event["type"] == "websocket.disconnect":
            return None
        return cast(str | bytes, event.get("text") or event.get("bytes") or "")


def count(state: Served, where: str, step: int) -> None:
    """Keeps count of connections, in all and from each address; too many are a Problem."""
    hub, config, addresses = state.hub, state.config, state.addresses
    if step > 0:
        if config.connections and hub.connections >= config.connections:
            raise Problem("server-full")
        if config.per_address and addresses.get(where, 0) >= config.per_address:
            raise Problem("too-many-connections")
    hub.connections += step
    addresses[where] = addresses.get(where, 0) + step
    if not addresses[where]:
        del addresses[where]
    metrics.CONNECTIONS.set(hub.connections)


async def reject(hub: Hub, connection: Connection, problem: Problem) -> None:
    """Says why a connection can't be, and ends it."""
    hub.refuse(connection, problem)
    hub.close_connection(connection)
    await hub.stored()


async def greet(socket: Socket, connection: Connection, state: Served) -> bool:
    """Waits for the hello, and brings the connection to its table."""
    try:
        async with asyncio.timeout(PATIENCE):
            said = await socket.message()
    except TimeoutError:
        await reject(state.hub, connection, Problem("hello-first"))
        return False
    if said is None:
        return False
    try:
        hello = read_hello(said)
        connection.language = hello.language if hello.language in LANGUAGES else "en"
        who = state.signer.read(hello.token) if hello.token else identity(socket, state.signer)
        state.hub.admit(connection, who)
        with nullcontext() if state.hub.knows(hello.table, who) else guess(socket.scope, state):
            await state.hub.wake(hello.table)
            state.hub.hello(connection, who, hello)
    except Problem as problem:
        await reject(state.hub, connection, problem)
        return False
    return True


def read_hello(said: str | bytes) -> Hello:
    hello = read_said(said)
    if not isinstance(hello, Hello):
        raise Problem("hello-first")
    if hello.protocol != PROTOCOL:
        raise Problem("protocol-unknown", known=PROTOCOL)
    return hello


# The whole


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """What went wrong with a request, in one line and with a code."""
    say = language(request)
    problem = error if isinstance(error, Problem) else _problem(error)
    status = STATUS.get(problem.message, HTTPStatus.BAD_REQUEST)
    if problem.message == "server-error":
        status = HTTPStatus.INTERNAL_SERVER_ERROR
        LOGGER.error("a request failed", exc_info=error)
    elif isinstance(error, HTTPException) and problem.message == "bad-request":
        status = HTTPStatus(error.status_code)
    refused(problem.message)
    return Response(
        as_fault(problem, say),
        status_code=status,
        media_type=MediaType.JSON,
        headers=getattr(error, "headers", None) or {},
    )


def _problem(error: Exception) -> Problem:
    if isinstance(error, Unavailable):
        return Problem("storage-fails")
    if not isinstance(error, HTTPException) or error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Problem("server-error")
    if error.status_code == HTTPStatus.NOT_FOUND:
        return Problem("no-such-page")
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return Problem("too-large", most=LARGEST)
    extra = cast(list[dict[str, str]], error.extra) if isinstance(error.extra, list) else []
    reasons = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra]
    return Problem("bad-request", reason="; ".join(reasons) or error.detail)


def make_app(config: Config, store: Store) -> tuple[ASGIApp, Served]:
    """The application, and what its requests share once it has started."""
    pages = Pages(FOLDER, config.path, config.base)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = await Hub.start(config, store)
        rate = config.new_a_minute / 60
        app.state.config = config
        app.state.hub = hub
        app.state.records = records = Records(store, config.base)
        app.state.replays = replays = Replays(records)
        app.state.pages = pages
        app.state.signer = Signer(store.key)
        app.state.guests = PerAddress(rate, config.new_a_minute)
        app.state.tables = PerAddress(rate, config.new_a_minute)
        app.state.misses = PerAddress(MISSES, MISSES_AT_ONCE)
        app.state.addresses = {}
        app.state.reading = Counter()
        _ = schemas(), packed_rulebook(), app.openapi_schema  # which take a moment, for which no game should stop
        try:
            yield
        finally:
            replays.close()
            await hub.close()

    app = Litestar(
        [
            be_guest,
            who_am_i,
            list_tables,
            open_table,
            show_table,
            *READING,
            show_protocol,
            health,
            show_metrics,
            home,
            invitation,
            play,
        ],
        lifespan=[lifespan],
        request_class=Asked,
        exception_handlers={Exception: fault},
        openapi_config=OpenAPIConfig(
            title="Last Card",
            version=__version__,
            path="/api/schema",
            servers=[Server(url=config.path or "/")],
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
        debug=False,
    )
    state = cast(Served, app.state)

    async def there(scope: Scope, kind: str, name: str) -> None:
        if kind == "table":
            with guess(scope, state):
                state.hub.registry.summary(name)
        else:
            await state.records.record(name)

    def lane(scope: Scope) -> Lane:
        return state.hub.account(address(scope)).lane

    safe = paced(guarded(pages.around(exact(app), there), config), lane)
    return (under(config.path, safe) if config.path else safe), state
