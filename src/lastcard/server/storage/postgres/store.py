"""The PostgreSQL store: what is asked of it and written to it, each in one statement, which is all done or nothing.

A server is a node: a row with a number that is never used again, and a lease that it renews with every heartbeat. Who
deletes that row declares the node dead. Three fences stand in the statement that appends: the node's row, locked so
that it can't be deleted meanwhile; the owner of each table; and the log's key, which has each version once.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import math
import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final, Self

import asyncpg
import msgspec

from lastcard import __version__
from lastcard.core.errors import Problem, cause
from lastcard.server.logs import LOGGER
from lastcard.server.storage.base import (
    Elsewhere,
    NewPlace,
    News,
    RoomRow,
    Store,
    StoreLost,
    Unavailable,
    WriteBatch,
    new_code,
)
from lastcard.server.storage.moderation import ModerationStore
from lastcard.server.storage.postgres import queries
from lastcard.server.storage.postgres.lines import BROKEN, HOPELESS, DatabaseLine, check_url, connect, shown, usable
from lastcard.server.storage.postgres.schema import migrate
from lastcard.server.storage.statements import Row, Statement, Unmet

READERS: Final = 3
BEATS: Final = 5  # in the time of a lease
PATIENCE: Final = 10.0  # seconds for an answer to somebody who is no server
AGAIN: Final = 1.0  # seconds until a database that is not there is looked for once more
OVERLAP: Final = timedelta(seconds=5)  # that news go back before what was told last: some of it may have come later
KEPT: Final = timedelta(hours=1)  # for which it is told what was removed
FORGOTTEN: Final = timedelta(minutes=5)  # after which a bucket that nobody has taken from is full again
ATTEMPTS: Final = 3  # to claim a table that others claim in the same moment


class PostgresStore(Store):
    """A database that several servers share. `address` is where the others reach this one, `lease` in seconds."""

    key: bytes
    shared = True

    def __init__(self, url: str, address: str, lease: float) -> None:
        self._url = url
        self._address = address
        self._lease = lease
        self.pulse = lease / BEATS
        self.life = 0  # the number of this node; 0 while it is none
        self._before = 0  # the number that it had
        self._left = False  # for good
        self._taken = False  # our address, by another server
        self._until = -math.inf  # when its lease is over, counted from before it was asked for
        self._others: frozenset[str] = frozenset()
        self._writer = DatabaseLine(url, 2 * lease)
        self._heart = DatabaseLine(url, lease)
        self._readers = [DatabaseLine(url, 2 * lease) for _ in range(READERS)]
        self._newest: dict[int, int] = {}  # version of each table that this node has read or written to
        self.moderation = ModerationStore(self, queries.ACT, queries.OLD_CHAT)
        self._heard: datetime | None = None  # by the database's clock, the time up to which there has been news

    @classmethod
    async def open(cls, url: str, address: str, lease: float) -> Self:
        """The store at an address, as soon as the database is there; what waiting can't help is a Problem."""
        check_url(url)
        store = cls(url, address, lease)
        told = ""
        while True:
            try:
                await store._prepare()
                await store._enter()
                return store
            except HOPELESS as error:
                raise Problem("database-refused", url=shown(url), reason=str(error)) from None
            except (*BROKEN, asyncpg.PostgresError, Unavailable) as error:
                reason = str(cause(error))
                if reason != told:
                    told = reason
                    LOGGER.warning("waiting for the database", extra={"database": shown(url), "reason": reason})
            await asyncio.sleep(AGAIN)

    @classmethod
    async def beside(cls, url: str) -> Self:
        """The same to look at, and to add acts, without being a server; what stands against it is a Problem."""
        check_url(url)
        store = cls(url, "", PATIENCE)
        with usable(url):
            await store._prepare()
        return store

    async def _prepare(self) -> None:
        connection = await connect(self._url)
        try:
            await migrate(connection, self._url)
            self.key = await connection.fetchval("SELECT value FROM facts WHERE name = 'key'")
        finally:
            connection.terminate()

    # The node

    async def _enter(self) -> None:
        """Begins a new life. Whoever was here before, at this address, is dead for sure."""
        asked = time.monotonic()
        values = self._before, self._address, self._lease, __version__
        self.life = (await self._heart.one(queries.ENTER, *values))["id"]
        self._before = self.life
        self._until = asked + self._lease
        self._heard = None
        LOGGER.info("a node begins", extra={"node": self.life})

    async def check(self, writing: bool) -> None:  # noqa: ARG002  each heartbeat is written
        if self._left:
            return
        if not self.life:
            if self._before and await self._heart.one(queries.TAKEN, self._address, self._before, self._lease):
                self._say_taken()
            self._taken = False
            await self._enter()
            return
        asked, life = time.monotonic(), self.life
        found = await self._heart.one(queries.BEAT, life, self._lease)
        if life != self.life:
            return
        self._others = frozenset(found["others"])
        if not found["lives"]:
            self._die()
        self._until = asked + self._lease

    def _say_taken(self) -> None:
        """Another server has come to our address: both would declare each other dead by turns, so this one waits."""
        if not self._taken:
            LOGGER.error("another server has the same --inside address", extra={"address": self._address})
        self._taken = True
        raise StoreLost("address-taken")

    def _die(self) -> None:
        """Others have taken this node for dead: with its number, all that it knew of what it owned is void."""
        self.life = 0
        self._until = -math.inf
        self._newest.clear()
        raise StoreLost("node-lost")

    @property
    def holds(self) -> bool:
        return time.monotonic() < self._until

    @property
    def peers(self) -> frozenset[str]:
        return self._others

    async def nodes(self) -> list[str]:
        return [row["address"] for row in await self._read(queries.NODES, self._lease)]

    async def leave(self) -> None:
        life, self.life, self._left = self.life, 0, True
        self._until = -math.inf
        if life:
            await self._writer.fetch(queries.LEAVE, life)

    async def close(self) -> None:
        try:
            await self.leave()
        except Unavailable as error:
            LOGGER.warning("a node could not say that it goes", extra={"reason": str(error)})
        for line in (self._writer, self._heart, *self._readers):
            await line.close()

    # Tables

    async def rooms(self) -> list[RoomRow]:
        return [_room(row) for row in await self._read(f"{queries.ROW} FROM rooms ORDER BY id", self.life)]

    async def find(self, code: str) -> RoomRow | None:
        found = await self._read(f"{queries.ROW} FROM rooms WHERE code = $2", self.life, code)
        return _room(found[0]) if found else None

    async def allot(self) -> NewPlace:
        query = "SELECT nextval('room_numbers') AS number, EXISTS (SELECT FROM rooms WHERE code = $1) AS taken"
        while True:
            code = new_code()
            [found] = await self._read(query, code)
            if not found["taken"]:
                return NewPlace(found["number"], code)

    async def claim(self, code: str) -> RoomRow | None:
        life = self.life
        if not life:
            raise Unavailable("this node is none")
        for _ in range(ATTEMPTS):
            found = await self._reader.one(queries.OWNED, code, life, self._lease)
            if found is None:
                return None
            if found["lives"]:
                raise Elsewhere(found["address"], found["owner"])
            if await self._reader.one(queries.CLAIM, found["root"], life, found["owner"], self._lease):
                row = await self.find(code)
                if row is None or (life == self.life and not row.elsewhere):
                    return row
        raise Unavailable("others claim the table")

    async def lives(self, life: int) -> bool:
        return bool(await self.value(queries.LIVES, life, self._lease))

    async def entries(self, room: int, after: int = 0, most: int = -1) -> list[bytes]:
        found = await self._read(queries.ENTRIES, room, after, most if most >= 0 else None)
        for expected, row in enumerate(found, after + 1):
            if row["version"] != expected:
                gap = Problem("data-gap", room=room, version=expected)
                raise Problem("database-damaged", url=shown(self._url), reason=gap)
        if len(found) != most:  # it has been read to its end, as before anything is added to it
            self._newest[room] = after + len(found)
        return [row["entry"] for row in found]

    async def news(self) -> News:
        """What others have done; at first, when all there is has just been read, nothing."""
        since = self._heard
        changed = f"{queries.ROW}, changed FROM rooms WHERE changed > $2 ORDER BY changed"
        [now] = await self._read("SELECT clock_timestamp() AS now")
        rooms = await self._read(changed, self.life, (since or now["now"]) - OVERLAP)
        gone = await self._read("SELECT code FROM removed WHERE at > $1", (since or now["now"]) - OVERLAP)
        self._heard = now["now"]
        return News([_room(row) for row in rooms], [row["code"] for row in gone])

    async def served(self) -> tuple[float, float]:
        [found] = await self._read(queries.SERVED)
        late = max(time.time() if found["late"] is None else found["late"], found["used"] or 0.0)
        return late, late if found["since"] is None else found["since"]

    async def allows(self, what: str, whose: str, rate: float, burst: float) -> bool:
        if not rate:
            return True
        hashed = hmac.digest(self.key, f"lastcard limit {what} {whose}".encode(), hashlib.sha256)
        return bool(await self._reader.one(queries.TAKE, hashed, float(rate), float(burst)))

    async def part(self, id: str, begin: int, most: int) -> bytes:  # noqa: A002
        query = "SELECT substring(text FROM $2::integer + 1 FOR $3::integer) AS part FROM records WHERE id = $1"
        return bytes(await self.value(query, id, begin, most) or b"")

    # Writing

    async def ask(self, sql: str, *values: Any) -> list[Row]:
        return [tuple(row) for row in await self._read(sql, *values)]

    def encoded(self, text: str) -> bytes:
        return text.encode()

    async def add(self, sql: str, *values: Any) -> list[Row]:
        return [tuple(row) for row in await self._writer.fetch(sql, *values)]

    async def change(self, statements: Sequence[Statement]) -> list[list[Row]]:
        async with self._reader.held() as connection, connection.transaction():
            return [await _do(connection, statement) for statement in statements]

    async def write(self, batch: WriteBatch) -> None:
        life = self.life
        if not life:
            raise StoreLost("node-lost")
        newest = batch.newest_after({room: await self._last(room) for room in batch.written})
        try:
            if not batch.more:
                if batch.entries:
                    await self._fenced(life, queries.APPEND, *_entries(batch))
            else:
                await self._fenced(life, queries.WRITE, *_entries(batch), *_rows(batch), also=batch.statements)
                if batch.released:
                    await self._writer.fetch(queries.RELEASE, life, batch.released)
        except BaseException:
            for room in newest:  # whether it is there is not known
                self._newest.pop(room, None)
            raise
        if life == self.life:
            self._newest.update(newest)
            for room in (*batch.gone, *batch.released):
                self._newest.pop(room, None)

    async def _fenced(self, life: int, statement: str, *values: Any, also: Sequence[Statement] = ()) -> None:
        try:
            if not also:
                await self._writer.fetch(statement, life, *values)
                return
            async with self._writer.held() as connection, connection.transaction():
                await connection.fetch(statement, life, *values)
                for each in also:
                    await _do(connection, each)
        except Unavailable as error:
            if not isinstance(error.__cause__, asyncpg.DivisionByZeroError):
                raise
            if life == self.life:
                self._die()
            raise Unavailable("others had taken this node for dead") from None

    async def _last(self, room: int) -> int:
        """The version of a table that was written last."""
        if room in self._newest:
            return self._newest[room]
        return int(await self.value("SELECT coalesce(max(version), 0) FROM log WHERE room = $1", room))

    async def settle(self) -> bool:
        """Lets go of what the dead have left, and forgets what everybody has heard of."""
        found = await self._read("SELECT DISTINCT owner FROM rooms WHERE owner NOT IN (SELECT id FROM nodes)")
        dead = [row["owner"] for row in found]
        await self._writer.fetch(
            "UPDATE rooms SET owner = NULL, changed = clock_timestamp() WHERE owner = ANY ($1::bigint[])", dead
        )
        await self._writer.fetch("DELETE FROM removed WHERE at < clock_timestamp() - $1::interval", KEPT)
        await self._writer.fetch("DELETE FROM buckets WHERE at < clock_timestamp() - $1::interval", FORGOTTEN)
        return False

    # Lines

    @property
    def _reader(self) -> DatabaseLine:
        """A line that nobody waits for, if there is one."""
        return next((line for line in self._readers if not line.busy), self._readers[0])

    async def _read(self, query: str, *values: Any) -> list[Any]:
        """What there is, asked for once more where the line turned out to be broken."""
        try:
            return await self._reader.fetch(query, *values)
        except Unavailable as error:
            if not isinstance(error.__cause__, BROKEN):
                raise
            return await self._reader.fetch(query, *values)


async def _do(connection: asyncpg.Connection[Any], statement: Statement) -> list[Row]:
    found = [tuple(row) for row in await connection.fetch(statement.sql, *statement.values)]
    if statement.rows not in (None, len(found)):
        raise Unmet
    return found


def _room(row: Any) -> RoomRow:
    return RoomRow(*[row[name] for name in RoomRow.__struct_fields__])


def _columns(rows: list[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]


def _entries(batch: WriteBatch) -> list[list[Any]]:
    gone = frozenset(batch.gone)
    return _columns([entry for entry in batch.entries if entry[0] not in gone] if gone else batch.entries, 4)


def _rows(batch: WriteBatch) -> list[Any]:
    rooms = [
        (room.id, room.code, room.evening or room.code, room.public, room.touched, room.summary)
        for room in batch.rooms.values()
        if room.id not in batch.gone
    ]
    records = [(row.id, row.room, row.public, row.at, row.about, row.text.encode()) for row in batch.records]
    visits = [msgspec.structs.astuple(row) for row in batch.visits if row.room not in batch.gone]
    played = [msgspec.structs.astuple(row) for row in batch.played]
    tables: list[tuple[list[Any], int]] = [(rooms, 6), (records, 6), (visits, 4), (played, 3)]
    tables += [(batch.rewritten, 3), (batch.forgotten, 2)]
    columns = [column for rows, width in tables for column in _columns(rows, width)]
    return [*columns, *(batch.served or (None, None)), batch.gone]
