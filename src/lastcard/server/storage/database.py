"""The SQLite database: all that is asked of it and written to it, in SQL."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec

from lastcard.core.errors import Problem
from lastcard.server.logs import LOGGER
from lastcard.server.storage.base import NewPlace, RoomRow, StoreLost, WriteBatch, new_code
from lastcard.server.storage.datafile import SCHEMA, DataFile, damaged, migrate, unwritable
from lastcard.server.storage.statements import Row, Statement, Unmet, rows_of

SETTLED: Final = 10_000  # entries at a time
APPENDED: Final = 500  # entries in one statement

_APPEND: Final = """
INSERT INTO journal (room, version, at, entry)
SELECT * FROM (VALUES {}) WHERE (SELECT value FROM facts WHERE name = 'owner') = ?
"""
_DOUBLED: Final = """
SELECT room, min(version) FROM (
    SELECT room, version FROM (
        SELECT room, version FROM journal
        UNION ALL SELECT room, version FROM log WHERE room IN (SELECT room FROM journal)
    ) GROUP BY room, version HAVING count(*) > 1
) GROUP BY room
"""
_MEND: Final = """
INSERT OR IGNORE INTO facts SELECT 'newest room', coalesce(max(room), 0) FROM (
    SELECT max(id) AS room FROM rooms UNION ALL SELECT max(room) FROM log UNION ALL SELECT max(room) FROM records
)
"""
_PUT_ROOM: Final = """
INSERT INTO rooms VALUES (?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
    code = excluded.code, public = excluded.public, touched = excluded.touched, summary = excluded.summary
"""


class Database:
    """The file, open; `key` is for signing, made with the file.

    What writes may be called from a thread of its own, one call at a time, and so may `entries`, `part` and `scan` from
    another, and all else from one more.
    """

    key: bytes

    def __init__(self, path: Path, own: bool = True) -> None:
        """One that is not ours a server may be using: it can be read, and acts be added, but nothing else written."""
        with ExitStack() as opened:
            self.file = DataFile(path, own)
            opened.callback(self.file.close)
            try:
                self._writer = self._connect(opened)
                self._reader, self._logs = self._connect(opened), self._connect(opened)
                for connection in (self._reader, self._logs):
                    connection.execute("PRAGMA query_only = ON")
                self._newest: dict[int, int] = {}  # version of each room that has been written to
                if own:
                    self._own()
                else:
                    self._check_schema()
                self.key = self._fact("key")
                self._allotted = self._highest = int(self._fact("newest room"))
            except sqlite3.Error as error:
                raise unwritable(path, error) from None
            self.file.remember()
            self._opened = opened.pop_all()

    def _check_schema(self) -> None:
        self._owner = ""
        [(version,)] = self._reader.execute("PRAGMA user_version")
        if version < SCHEMA:
            raise Problem("data-older", file=str(self.file.path), version=version, known=SCHEMA)

    def _own(self) -> None:
        """Makes the file this server's, and puts it in order. Whoever had it before can't write to it any more."""
        self._owner = secrets.token_hex(16)
        self._writer.execute("INSERT OR REPLACE INTO facts VALUES ('owner', ?)", (self._owner,))
        migrate(self._writer)
        try:
            while self.settle():
                pass
        except sqlite3.IntegrityError:
            self._set_aside()
            while self.settle():
                pass
        self._writer.execute(_MEND)

    def _set_aside(self) -> None:
        """Two servers at once have written to the file: their tables go back to the last version that is there once."""
        self._begin()
        doubled = self._writer.execute(_DOUBLED).fetchall()
        self._writer.execute("CREATE TABLE IF NOT EXISTS doubled AS SELECT * FROM log WHERE 0")
        for table in ("journal", "log"):
            taken = f"FROM {table} WHERE room = ? AND version >= ?"
            self._writer.executemany(f"INSERT INTO doubled SELECT room, version, at, entry {taken}", doubled)
            self._writer.executemany(f"DELETE {taken}", doubled)
        self._writer.execute("COMMIT")
        for room, version in doubled:
            LOGGER.warning("two servers have written to a table", extra={"table": room, "kept": version - 1})

    def _connect(self, opened: ExitStack) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file.path, isolation_level=None, check_same_thread=False)
        opened.callback(connection.close)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _fact(self, name: str) -> Any:
        [(value,)] = self._reader.execute("SELECT value FROM facts WHERE name = ?", (name,))
        return value

    def rooms(self) -> list[RoomRow]:
        return self._rooms("ORDER BY id")

    def room(self, code: str) -> RoomRow | None:
        return next(iter(self._rooms("WHERE code = ?", code)), None)

    def _rooms(self, which: str, *values: str) -> list[RoomRow]:
        found = self._reader.execute(f"SELECT id, code, public, touched, summary FROM rooms {which}", values)
        return rows_of(RoomRow, found)

    def allot(self) -> NewPlace:
        """Numbers rise, whether or not a table is opened with them: see `_MEND`."""
        self._allotted += 1
        codes = iter(new_code, None)
        return NewPlace(self._allotted, next(code for code in codes if self.room(code) is None))

    def entries(self, room: int, after: int = 0, most: int = -1) -> list[bytes]:
        """The log of a room after a version, all of it or so many entries; fewer only where it ends.

        The journal is in the order of time, so that all of it is looked through where the end of a log is in it.
        """
        settled = "SELECT version, CAST(entry AS BLOB) FROM log WHERE room = ?1 AND version > ?2"
        new = settled.replace("FROM log", "FROM journal")
        order = "ORDER BY version LIMIT ?3"
        found = self._logs.execute(f"{settled} {order}", (room, after, most)).fetchall()
        if len(found) != most:
            found = self._logs.execute(f"{settled} UNION ALL {new} {order}", (room, after, most)).fetchall()
        for expected, (version, _) in enumerate(found, after + 1):
            if version != expected:
                raise damaged(self.file.path, Problem("data-gap", room=room, version=expected))
        return [entry for _, entry in found]

    def part(self, id: str, begin: int, most: int) -> bytes:  # noqa: A002
        """So many bytes of a record's text, fewer only where it ends."""
        for (row,) in self._logs.execute("SELECT rowid FROM records WHERE id = ?", (id,)).fetchall():
            with self._logs.blobopen("records", "text", row, readonly=True) as text:
                text.seek(min(begin, len(text)))
                return text.read(most)
        return b""

    def served(self) -> tuple[float, float]:
        """By a clock that goes only while the file is served: how late it is, and from when on that has been counted.

        It began with the time on the wall, which is never asked again.
        """
        query = "SELECT name, value FROM facts WHERE name IN ('served', 'served since')"
        found = dict(self._reader.execute(query).fetchall())
        [(used,)] = self._reader.execute("SELECT coalesce(max(touched), 0) FROM rooms")
        served = max(found.get("served", time.time()), used)
        return served, found.get("served since", served)

    def ask(self, sql: str, *values: Any) -> list[Row]:
        return self._reader.execute(sql, _numbered(values)).fetchall()

    def scan(self, sql: str, *values: Any) -> list[Row]:
        return self._logs.execute(sql, _numbered(values)).fetchall()

    def add(self, sql: str, *values: Any) -> list[Row]:
        """Does one statement that is right whoever owns the file; what it returned."""
        return self._writer.execute(sql, _numbered(values)).fetchall()

    def change(self, statements: Sequence[Statement]) -> list[list[Row]]:
        with self._transaction():
            return [_do(self._writer, statement) for statement in statements]

    def write(self, batch: WriteBatch) -> None:
        """Writes all of it or nothing; on return it is on the disk.

        Entries alone are a single statement, its own transaction: every further call would have to wait for the
        interpreter once more, behind a busy event loop.
        """
        newest = batch.newest_after({room: self._last(room) for room in batch.written})
        if not batch.more and len(batch.entries) <= APPENDED:
            self._append(batch.entries)
            self._newest.update(newest)
            return
        with self._transaction():
            for first in range(0, len(batch.entries), APPENDED):
                self._append(batch.entries[first : first + APPENDED])
            highest = max(batch.rooms, default=0)
            self._put(_PUT_ROOM, [msgspec.structs.astuple(room)[:5] for room in batch.rooms.values()])
            if highest > self._highest:
                self._writer.execute("UPDATE facts SET value = max(value, ?) WHERE name = 'newest room'", (highest,))
            self._put("INSERT OR IGNORE INTO records VALUES (?, ?, ?, ?, ?, ?)", _tuples(batch.records))
            self._write_people(batch)
            for statement in batch.statements:
                _do(self._writer, statement)
            if batch.served:
                facts = zip(("served", "served since"), batch.served, strict=True)
                self._writer.executemany("INSERT OR REPLACE INTO facts VALUES (?, ?)", facts)
            gone: list[Row] = [(room,) for room in batch.gone]
            self._put("DELETE FROM log WHERE room = ?", gone)
            self._put("DELETE FROM journal WHERE room = ?", gone)
            self._put("DELETE FROM rooms WHERE id = ?", gone)
            self._put("DELETE FROM visits WHERE room = ?", gone)
        self._highest = max(self._highest, highest)
        self._newest.update(newest)
        for number in batch.gone:
            self._newest.pop(number, None)

    def _write_people(self, batch: WriteBatch) -> None:
        self._put("INSERT OR IGNORE INTO visits VALUES (?, ?, ?, ?)", _tuples(batch.visits))
        self._put("INSERT OR IGNORE INTO played VALUES (?, ?, ?)", _tuples(batch.played))
        for table in ("log", "journal"):
            self._put(f"UPDATE {table} SET entry = ?3 WHERE room = ?1 AND version = ?2", batch.rewritten)
        self._put("DELETE FROM visits WHERE guest = ? AND room = ?", batch.forgotten)

    def _put(self, statement: str, rows: Sequence[Row]) -> None:
        """Says something of each row, and does not trouble the database where there is none."""
        if rows:
            self._writer.executemany(statement, rows)

    def _last(self, room: int) -> int:
        """The version of a room that was written last."""
        if room in self._newest:
            return self._newest[room]
        newer = "coalesce((SELECT max(version) FROM {} WHERE room = ?1), 0)"
        [(version,)] = self._writer.execute(f"SELECT max({newer.format('log')}, {newer.format('journal')})", (room,))
        return int(version)

    def settle(self, most: int = SETTLED) -> bool:
        """Moves the oldest entries of the journal to the logs of their rooms; whether there may be more.

        In the order in which they come, entries of many rooms share a page; sorted by room, each would cost its own.
        """
        with self._transaction():
            oldest = "FROM journal WHERE number <= (SELECT min(number) FROM journal) + ?"
            columns = "room, version, at, entry"
            moved = self._writer.execute(
                f"INSERT INTO log ({columns}) SELECT {columns} {oldest} ORDER BY room, version", (most,)
            ).rowcount
            self._writer.execute(f"DELETE {oldest}", (most,))
        return moved >= most

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """All that is done in it, or nothing."""
        try:
            self._begin()
            yield
            self._writer.execute("COMMIT")
        finally:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")

    def _begin(self) -> None:
        """Begins a transaction of the file's owner."""
        self._writer.execute("BEGIN IMMEDIATE")
        if self._writer.execute("SELECT value FROM facts WHERE name = 'owner'").fetchone() != (self._owner,):
            self._writer.execute("ROLLBACK")
            raise StoreLost("data-taken")

    def _append(self, entries: Sequence[Row]) -> None:
        if not entries:
            return
        values = [*chain.from_iterable(entries), self._owner]
        if self._writer.execute(_appending(len(entries)), values).rowcount != len(entries):
            raise StoreLost("data-taken")

    def try_writing(self) -> None:
        """Writes something that changes nothing, to see whether it can be done."""
        with self._transaction():
            self._writer.execute("UPDATE facts SET value = value WHERE name = 'owner'")

    def close(self) -> None:
        self._opened.close()


@cache
def _appending(entries: int) -> str:
    """The statement for so many entries; the connection keeps those that it has compiled."""
    return _APPEND.format(", ".join(["(?, ?, ?, ?)"] * entries))


def _do(writer: sqlite3.Connection, statement: Statement) -> list[Row]:
    found = writer.execute(statement.sql, _numbered(statement.values)).fetchall()
    if statement.rows not in (None, len(found)):
        raise Unmet
    return found


def _tuples(rows: Sequence[msgspec.Struct]) -> list[Row]:
    return [msgspec.structs.astuple(row) for row in rows]


def _numbered(values: Row) -> dict[str, Any]:
    return {str(number): value for number, value in enumerate(values, 1)}
