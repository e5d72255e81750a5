"""Connections to PostgreSQL: each made when it is needed, and anew when it has broken off."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import asyncpg

from lastcard.core.errors import Problem, cause
from lastcard.server.storage.base import Unavailable

SCHEMA: Final = "lastcard"  # of the database, with all that is ours in it
CONNECTING: Final = 5.0  # seconds
HALTED: Final = 5_000  # milliseconds after which the database ends what a server that stands still has begun
# What a server said of a connection that can't be helped by waiting.
HOPELESS: Final = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
)
BROKEN: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TargetServerAttributeNotMatched,
)


def check_url(url: str) -> None:
    """Refuses what is no address of a database."""
    try:
        parts = urlsplit(url)
        known = parts.scheme in ("postgresql", "postgres") and bool(parts.hostname or "host" in parse_qs(parts.query))
        parts.port  # noqa: B018  a bad one is found out by asking
    except ValueError:
        known = "," in url and url.startswith(("postgresql://", "postgres://"))  # several machines
    if not known:
        raise Problem("bad-database", given=shown(url))


def shown(url: str) -> str:
    """The address of a database, without the password."""
    scheme, _, rest = url.partition("://")
    login, at, place = rest.rpartition("@")
    return f"{scheme}://{login.partition(':')[0]}{at}{place.partition('?')[0]}" if rest else url


@contextmanager
def usable(url: str) -> Iterator[None]:
    """What stands against the use of a database is a Problem, where nobody waits for it."""
    try:
        yield
    except HOPELESS as error:
        raise Problem("database-refused", url=shown(url), reason=str(error)) from None
    except (*BROKEN, asyncpg.PostgresError) as error:
        raise Problem("database-absent", url=shown(url), reason=cause(error)) from None


class DatabaseLine:
    """One connection, for one statement at a time; whoever waits too long for an answer gives it up."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._connection: asyncpg.Connection[Any] | None = None
        self._turn = asyncio.Lock()

    @property
    def busy(self) -> bool:
        return self._turn.locked()

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        async with self.held() as connection:
            found: list[Any] = await connection.fetch(query, *values)
            return found

    async def one(self, query: str, *values: Any) -> Any:
        """The first row, if there is one."""
        found = await self.fetch(query, *values)
        return found[0] if found else None

    @asynccontextmanager
    async def held(self) -> AsyncIterator[asyncpg.Connection[Any]]:
        """The connection, for some statements. One that breaks off is forgotten: what became of them is not known."""
        async with self._turn:
            try:
                async with asyncio.timeout(self._patience):
                    if self._connection is None or self._connection.is_closed():
                        self._connection = await connect(self._url, idle_in_transaction_session_timeout=str(HALTED))
                    yield self._connection
            except BROKEN as error:
                self.drop()
                raise Unavailable(str(cause(error))) from error
            except asyncpg.PostgresError as error:
                raise Unavailable(str(error)) from error
            except asyncio.CancelledError:
                self.drop()
                raise

    def drop(self) -> None:
        """Ends the connection without a word, as nobody may be listening."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        if self._connection is not None and not self._connection.is_closed():
            try:
                await self._connection.close(timeout=1.0)
            except (*BROKEN, asyncpg.PostgresError):
                self.drop()


async def connect(url: str, **settings: str) -> asyncpg.Connection[Any]:
    """A connection to a server that can be written to."""
    return await asyncpg.connect(
        url,
        timeout=CONNECTING,
        target_session_attrs="read-write",
        server_settings={"search_path": SCHEMA, "application_name": "lastcard", "timezone": "UTC", **settings},
    )
