"""The SQLite store: a file on this machine, written by one thread and read by others."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from lastcard.server.storage.base import (
    AnswerRow,
    Batch,
    ContactRow,
    LuckTotal,
    Place,
    PlayedMatch,
    RecordRow,
    RoomRow,
    Row,
    Statement,
    Store,
    Tried,
    Unavailable,
)
from lastcard.server.storage.database import Database
from lastcard.server.storage.order import ActRow, Node, OrderStore, PlayedRow, ReportRow, Swept, VisitRow
from lastcard.server.storage.order_tables import OrderTables

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
        self.order = SqliteOrder(database.order, self._writing, self._reading)

    @classmethod
    def open(cls, file: Path) -> SqliteStore:
        """The store in a file, which is made if there is none; one that can't be used is a Problem."""
        return cls(Database(file))

    async def rooms(self) -> list[RoomRow]:
        return await _run(self._reading, self.database.rooms)

    async def allot(self) -> Place:
        return await _run(self._reading, self.database.allot)

    async def claim(self, code: str) -> RoomRow | None:
        return await _run(self._reading, self.database.room, code)

    async def find(self, code: str) -> RoomRow | None:
        return await self.claim(code)

    async def entries(self, room: int, after: int = 0, most: int = -1) -> list[bytes]:
        return await _run(self._logs, self.database.entries, room, after, most)

    async def records(self, limit: int, before: float | None = None) -> list[RecordRow]:
        return await _run(self._reading, self.database.records, limit, before)

    async def record(self, id: str) -> RecordRow | None:  # noqa: A002
        return await _run(self._reading, self.database.record, id)

    async def part(self, id: str, begin: int, most: int) -> bytes:  # noqa: A002
        return await _run(self._logs, self.database.part, id, begin, most)

    async def review(self, id: str, version: str) -> bytes | None:  # noqa: A002
        return await _run(self._logs, self.database.review, id, version)

    async def without_luck(self, version: str, most: int) -> list[str]:
        return await _run(self._logs, self.database.without_luck, version, most)

    async def lucks(self, version: str) -> list[LuckTotal]:
        return await _run(self._logs, self.database.lucks, version)

    async def answers(self, guest: str) -> list[AnswerRow]:
        return await _run(self._reading, self.database.answers, guest)

    async def tried(self) -> list[Tried]:
        return await _run(self._logs, self.database.tried)

    async def contacts(self, guest: str) -> list[ContactRow]:
        return await _run(self._reading, self.database.contacts, guest)

    async def keep_contact(self, row: ContactRow) -> None:
        await _run(self._writing, self.database.keep_contact, row)

    async def forget_contact(self, guest: str, id: str) -> None:  # noqa: A002
        await _run(self._writing, self.database.forget_contact, guest, id)

    async def played_at(self, room: int, version: str, most: int) -> list[PlayedMatch]:
        return await _run(self._logs, self.database.played_at, room, version, most)

    async def served(self) -> tuple[float, float]:
        return await _run(self._reading, self.database.served)

    async def ask(self, sql: str, *values: Any) -> list[Row]:
        return await _run(self._reading, self.database.ask, sql, *values)

    async def change(self, statements: Sequence[Statement]) -> list[list[Row]]:
        found = await _run(self._writing, self.database.change, statements)
        self.database.file.look()
        return found

    async def write(self, batch: Batch) -> None:
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


class SqliteOrder(OrderStore):
    """What such a database keeps for those who keep order."""

    def __init__(self, tables: OrderTables, writing: Executor, reading: Executor) -> None:
        self._tables = tables
        self._writing = writing
        self._reading = reading

    async def act(self, row: ActRow) -> int:
        return await _run(self._writing, self._tables.act, row)

    async def acts(self, after: int = 0) -> list[ActRow]:
        return await _run(self._reading, self._tables.acts, after)

    async def last_acts(self, most: int, before: int = 0) -> list[ActRow]:
        return await _run(self._reading, self._tables.last_acts, most, before)

    async def conceal(self, number: int, about: str) -> None:
        await _run(self._writing, self._tables.conceal, number, about)

    async def report(self, row: ReportRow) -> None:
        await _run(self._writing, self._tables.report, row)

    async def reports(self, most: int, resolved: bool = False) -> list[ReportRow]:
        return await _run(self._reading, self._tables.reports, most, resolved)

    async def reported(self, id: str) -> ReportRow | None:  # noqa: A002
        return await _run(self._reading, self._tables.reported, id)

    async def reports_by(self, guest: str) -> list[ReportRow]:
        return await _run(self._reading, self._tables.reports_by, guest)

    async def resolve(self, id: str) -> bool:  # noqa: A002
        return await _run(self._writing, self._tables.resolve, id)

    async def visits(self, guest: str) -> list[VisitRow]:
        return await _run(self._reading, self._tables.visits, guest)

    async def visitors(self, most: int) -> list[VisitRow]:
        return await _run(self._reading, self._tables.visitors, most)

    async def played(self, guest: str) -> list[PlayedRow]:
        return await _run(self._reading, self._tables.played, guest)

    async def rename(self, record: str, about: bytes, text: str, guest: str) -> None:
        await _run(self._writing, self._tables.rename, record, about, text, guest)

    async def others(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        return await _run(self._reading, self._tables.others, guest)

    async def forget(self, guest: str, mark: str) -> None:
        await _run(self._writing, self._tables.forget, guest, mark)

    async def nodes(self) -> list[Node]:
        return []

    async def sweep(self, chat: float, reports: float, acts: float, now: float, most: int) -> Swept:
        return await _run(self._writing, self._tables.sweep, chat, reports, acts, now, most)


async def _run(thread: Executor, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    try:
        return await asyncio.get_running_loop().run_in_executor(thread, lambda: work(*args, **kwargs))
    except (sqlite3.Error, OSError) as error:
        raise Unavailable(str(error)) from error
