"""The WebSocket for playing: the handshake, the hello, and the way of every message to the hub."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from functools import partial
from typing import Any, Final, cast

import msgspec
from litestar import asgi
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send
from msgspec.structs import replace

from lastcard.core.errors import Problem
from lastcard.protocol.messages import PROTOCOL, Hello
from lastcard.server import metrics
from lastcard.server.connections import Connection
from lastcard.server.hub import Hub, read_said
from lastcard.server.net.asgi import AsgiLine
from lastcard.server.net.guards import HOPPED, check_origin
from lastcard.server.net.websocket import LINE, Play
from lastcard.server.routes.base import Served, address, guess
from lastcard.server.routes.guests import recognised
from lastcard.server.storage.base import Elsewhere
from lastcard.table.identities import Identity
from lastcard.wording.languages import LANGUAGES

PATIENCE: Final = 10.0  # seconds for a hello


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
        if await greet(socket, line, connection, state):
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
        if addresses.full(where):
            raise Problem("too-many-connections")
    hub.connections += step
    addresses.add(where, step)
    metrics.CONNECTIONS.set(hub.connections)


async def reject(hub: Hub, connection: Connection, problem: Problem) -> None:
    """Says why a connection can't be, and ends it."""
    hub.refuse(connection, problem)
    hub.close_connection(connection)
    await hub.stored()


async def greet(socket: Socket, line: Play | AsgiLine, connection: Connection, state: Served) -> bool:
    """Waits for the hello, and brings the connection to its table; whether that is here, and they came."""
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
        who = await recognised(socket, state, "play", hello.token)
        state.hub.admit(connection, who)
        with nullcontext() if state.hub.knows(hello.table, who) else guess(socket.scope, state):
            return await bring(socket, line, connection, who, hello, state)
    except Problem as problem:
        await reject(state.hub, connection, problem)
        return False


async def bring(
    socket: Socket, line: Play | AsgiLine, connection: Connection, who: Identity, hello: Hello, state: Served
) -> bool:
    """Brings somebody to their table, here or through the server that owns it; whether it was here.

    One that has gone may own it for as long as its lease lasts: they wait.
    """
    until = asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            await state.hub.wake(hello.table)
            state.hub.hello(connection, who, hello)
            return True
        except Elsewhere as elsewhere:
            if not isinstance(line, Play) or HOPPED in (socket.scope.get("extensions") or ()) or _late(until):
                raise
            said = msgspec.json.encode(replace(hello, token=state.signer.renew(who, who.name)))
            if await state.hub.relays.pass_on(line, elsewhere.address, state.signer.vouch(connection.place), said):
                return False
            await state.hub.outlive(elsewhere)


def _late(until: float) -> bool:
    return asyncio.get_running_loop().time() > until


def read_hello(said: str | bytes) -> Hello:
    hello = read_said(said)
    if not isinstance(hello, Hello):
        raise Problem("hello-first")
    if hello.protocol != PROTOCOL:
        raise Problem("protocol-unknown", known=PROTOCOL)
    return hello
