"""The SQLite store: a file on this machine, written by one thread and read by others."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from lastcard.server.storage.base import NewPlace, RoomRow, Store, Unavailable, WriteBatch
from lastcard.server.storage.database import Database
from lastcard.server.storage.moderation import ModerationStore
from lastcard.server.storage.statements import Row, Statement

_ACT: Final = "INSERT INTO acts (at, who, act, about, until, why) VALUES ($1, $2, $3, $4, $5, $6) RETURNING number"
_OLD_CHAT: Final = """
UPDATE log SET entry = json_remove(entry, '$.text') WHERE (room, version) IN (
    SELECT room, version FROM log WHERE at < $1
    AND substr(entry, 1, 15) = '{"type":"spoke"' AND instr(entry, '"text":') > 0 LIMIT $2) RETURNING 1
"""

P = ParamSpec("P")
T = TypeVar("T")


class SqliteStore(Store):
    """A database that is this server's alone, so that whatever table is asked for can be claimed."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.key = database.key
        self._writing = ThreadPoolExecutor(1, "lastcard-storage")
        self._reading = ThreadPoolExecutor(1, "lastcard-reading")
        self._logs = ThreadPoolExecutor(1, "lastcard-logs")  # which take longer
        self.moderation = ModerationStore(self, _ACT, _OLD_CHAT)

    @classmethod
    def open(cls, file: Path) -> SqliteStore:
        """The store in a file, which is made if there is none; one that can't be used is a Problem."""
        return cls(Database(file))

    async def rooms(self) -> list[RoomRow]:
        return await _run(self._reading, self.database.rooms)

    async def allot(self) -> NewPlace:
        return await _run(self._reading, self.database.allot)

    async def claim(self, code: str) -> RoomRow | None:
        return await _run(self._reading, self.database.room, code)

    async def find(self, code: str) -> RoomRow | None:
        return await self.claim(code)

    async def entries(self, room: int, after: int = 0, most: int = -1) -> list[bytes]:
        return await _run(self._logs, self.database.entries, room, after, most)

    async def part(self, id: str, begin: int, most: int) -> bytes:  # noqa: A002
        return await _run(self._logs, self.database.part, id, begin, most)

    async def served(self) -> tuple[float, float]:
        return await _run(self._reading, self.database.served)

    async def ask(self, sql: str, *values: Any) -> list[Row]:
        return await _run(self._reading, self.database.ask, sql, *values)

    async def scan(self, sql: str, *values: Any) -> list[Row]:
        return await _run(self._logs, self.database.scan, sql, *values)

    async def add(self, sql: str, *values: Any) -> list[Row]:
        return await _run(self._writing, self.database.add, sql, *values)

    async def change(self, statements: Sequence[Statement]) -> list[list[Row]]:
        found = await _run(self._writing, self.database.change, statements)
        self.database.file.look()
        return found

    async def write(self, batch: WriteBatch) -> None:
        await _run(self._writing, self.database.write, batch)
        self.database.file.look()  # a few µs; the thread would wait for the interpreter three times more

    async def settle(self) -> bool:
        return await _run(self._writing, self.database.settle)

    async def check(self, writing: bool) -> None:
        await _run(self._writing, self._check, writing)

    def _check(self, writing: bool) -> None:
        self.database.file.look()
        self.database.file.keep_locked()
        if writing:
            self.database.try_writing()

    async def close(self) -> None:
        for thread in (self._reading, self._logs):
            thread.shutdown()
        await _run(self._writing, self.database.close)
        self._writing.shutdown()


async def _run(thread: Executor, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    try:
        return await asyncio.get_running_loop().run_in_executor(thread, lambda: work(*args, **kwargs))
    except (sqlite3.Error, OSError) as error:
        raise Unavailable(str(error)) from error
