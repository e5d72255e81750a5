"""A hub in the test's own process, and who comes to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from lastcard.protocol.messages import Hello
from lastcard.server.config import Config
from lastcard.server.connections import Connection
from lastcard.server.hub import Hub
from lastcard.server.storage.database import Database
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.table.identities import Identity


class Line:
    """A connection that keeps what is sent."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.ended = False

    def post(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def finish(self) -> None:
        self.ended = True

    def codes(self, kind: str) -> list[str]:
        return [message["code"] for message in self.messages if message["type"] == kind]


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[Hub]:
    hub = await Hub.start(Config(data=folder, **settings), SqliteStore.open(folder / "lastcard.sqlite3"))
    try:
        yield hub
    finally:
        await hub.close()


def database(hub: Hub) -> Database:
    """What a hub's store writes to."""
    assert isinstance(hub.store, SqliteStore)
    return hub.store.database


def guest(name: str) -> Identity:
    return Identity(f"guest-{name}", name)


async def come(hub: Hub, code: str, who: Identity, watch: bool = False) -> tuple[Connection, Line]:
    line = Line()
    connection = hub.connect(line, "")
    await hub.wake(code)
    hub.hello(connection, who, Hello(table=code, watch=watch))
    await hub.stored()
    return connection, line
