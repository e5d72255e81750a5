"""The embedded database: one file that holds all tables, entry by entry, and the records of finished matches."""

from __future__ import annotations

import errno
import os
import secrets
import sqlite3
import struct
import sys
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from lastcard.core.errors import Problem, cause
from lastcard.server.logs import LOGGER

APPLICATION: Final = 0x4C436172  # says whose file it is
SCHEMA: Final = 1
SETTLED: Final = 10_000  # entries at a time
LONGEST_CHECK: Final = 5.0  # seconds; what can't be checked in this time is taken on trust

_MAGIC: Final = b"SQLite format 3\0"
_KEY_SIZE: Final = 32
_OWN_BYTE: Final = 0x4000_0000 + 1_000  # behind those that SQLite locks
_CREATE: Final = f"""
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {SCHEMA};
PRAGMA synchronous = FULL;
BEGIN;
CREATE TABLE facts (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
CREATE TABLE log (room INTEGER, version INTEGER, at REAL NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (room, version)) WITHOUT ROWID;
CREATE TABLE journal (number INTEGER PRIMARY KEY, room INTEGER NOT NULL, version INTEGER NOT NULL, at REAL NOT NULL,
    entry TEXT NOT NULL);
CREATE TABLE rooms (id INTEGER PRIMARY KEY, code TEXT NOT NULL, public INTEGER NOT NULL, touched REAL NOT NULL,
    summary BLOB NOT NULL);
CREATE TABLE records (id TEXT PRIMARY KEY, room INTEGER NOT NULL, public INTEGER NOT NULL, at REAL NOT NULL,
    about BLOB NOT NULL, text TEXT NOT NULL);
CREATE INDEX newest_records ON records (at) WHERE public;
COMMIT;
"""
_APPEND: Final = """
INSERT INTO journal (room, version, at, entry)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]')
FROM json_each(?1) WHERE (SELECT value FROM facts WHERE name = 'owner') = ?2
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


class RoomRow(msgspec.Struct, frozen=True):
    """A table, as far as it is known without its log; `summary` is JSON."""

    id: int
    code: str
    public: bool
    touched: float
    summary: bytes


class RecordRow(msgspec.Struct, frozen=True):
    """A finished match; `about` is JSON, `text` the record."""

    id: str
    room: int
    public: bool
    at: float
    about: bytes
    text: str


class Batch(msgspec.Struct):
    """What is to be written in one go: entries (room, version, when, JSON), rooms as they are now, rooms to forget.

    `served` is what `Store.served` is to say at the next start.
    """

    entries: list[tuple[int, int, float, str]] = []
    rooms: dict[int, RoomRow] = {}
    records: list[RecordRow] = []
    gone: list[int] = []
    served: tuple[float, float] | None = None

    def __bool__(self) -> bool:
        return bool(self.entries or self.rooms or self.records or self.gone or self.served)


class Lost(Exception):
    """The file is not this server's any more, and what is written would be lost; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Store:
    """The file, open; `key` is for signing, made with the file.

    `write` may be called from a thread of its own, one call at a time, and so may `entries` and `part` from another;
    all else from one more.
    """

    key: bytes

    def __init__(self, file: Path) -> None:
        self._file = file
        with ExitStack() as opened:
            self._lock = _lock(file)
            opened.callback(lambda: self._lock.close())
            new = _is_new(file)
            if new:
                _create(file)
            opened.callback(os.close, _claim(file))
            if not new:
                _look(file)
            try:
                self._writer = self._connect(opened)
                self._reader, self._logs = self._connect(opened), self._connect(opened)
                for connection in (self._reader, self._logs):
                    connection.execute("PRAGMA query_only = ON")
                self.key = self._fact("key")
                self._newest: dict[int, int] = {}  # version of each room that has been written to
                self._own()
            except sqlite3.Error as error:
                raise _unwritable(file, error) from None
            self._places = {place: _inode(place) for place in (file, _beside(file, "-wal"), _beside(file, "-shm"))}
            self._lock_inode = _inode(_beside(file, ".lock"))
            self._opened = opened.pop_all()

    def _own(self) -> None:
        """Makes the file this server's, and puts it in order. Whoever had it before can't write to it any more."""
        self._owner = secrets.token_hex(16)
        self._writer.execute("INSERT OR REPLACE INTO facts VALUES ('owner', ?)", (self._owner,))
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
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        opened.callback(connection.close)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _fact(self, name: str) -> Any:
        [(value,)] = self._reader.execute("SELECT value FROM facts WHERE name = ?", (name,))
        return value

    def rooms(self) -> list[RoomRow]:
        found = self._reader.execute("SELECT id, code, public, touched, summary FROM rooms ORDER BY id")
        return [RoomRow(number, code, bool(public), *others) for number, code, public, *others in found]

    def entries(self, room: int, after: int = 0, most: int = -1) -> list[bytes]:
        """The log of a room after a version, all of it or so many entries; fewer only where it ends.

        It has a connection of its own and may be called from a thread of its own, one call at a time: the journal is in
        the order of time, so that all of it is looked through where the end of a log is in it.
        """
        settled = "SELECT version, CAST(entry AS BLOB) FROM log WHERE room = ?1 AND version > ?2"
        new = settled.replace("FROM log", "FROM journal")
        order = "ORDER BY version LIMIT ?3"
        found = self._logs.execute(f"{settled} {order}", (room, after, most)).fetchall()
        if len(found) != most:
            found = self._logs.execute(f"{settled} UNION ALL {new} {order}", (room, after, most)).fetchall()
        for expected, (version, _) in enumerate(found, after + 1):
            if version != expected:
                raise _damaged(self._file, Problem("data-gap", room=room, version=expected))
        return [entry for _, entry in found]

    def records(self, limit: int, before: float | None = None) -> list[RecordRow]:
        """Public records, newest first, without their texts."""
        query = "SELECT id, room, at, about FROM records WHERE public AND at < ? ORDER BY at DESC, id LIMIT ?"
        found = self._reader.execute(query, (float("inf") if before is None else before, limit))
        return [RecordRow(name, room, True, at, about, "") for name, room, at, about in found]

    def record(self, id: str) -> RecordRow | None:  # noqa: A002
        """A record without its text."""
        query = "SELECT room, public, at, about FROM records WHERE id = ?"
        for room, public, at, about in self._reader.execute(query, (id,)):
            return RecordRow(id, room, bool(public), at, about, "")
        return None

    def part(self, id: str, begin: int, most: int) -> bytes:  # noqa: A002
        """So many bytes of a record's text, fewer only where it ends; for the same thread as `entries`."""
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

    def newest_room(self) -> int:
        """The highest number that a room has ever had, for none is used again; 0 if there has been no room."""
        return int(self._fact("newest room"))

    def write(self, batch: Batch) -> None:
        """Writes all of it or nothing; on return it is on the disk.

        Entries alone are a single statement, its own transaction: every further call would have to wait for the
        interpreter once more, behind a busy event loop.
        """
        newest = self._newest_after(batch)
        if not (batch.rooms or batch.records or batch.gone or batch.served):
            if batch.entries:
                self._append(batch)
            self._newest.update(newest)
            return
        try:
            self._begin()
            self._append(batch)
            if batch.rooms:
                rooms = [msgspec.structs.astuple(room) for room in batch.rooms.values()]
                self._writer.executemany("INSERT OR REPLACE INTO rooms VALUES (?, ?, ?, ?, ?)", rooms)
                highest = "UPDATE facts SET value = max(value, ?) WHERE name = 'newest room'"
                self._writer.execute(highest, (max(batch.rooms),))
            records = [msgspec.structs.astuple(record) for record in batch.records]
            self._writer.executemany("INSERT OR IGNORE INTO records VALUES (?, ?, ?, ?, ?, ?)", records)
            if batch.served:
                facts = zip(("served", "served since"), batch.served, strict=True)
                self._writer.executemany("INSERT OR REPLACE INTO facts VALUES (?, ?)", facts)
            gone = [(room,) for room in batch.gone]
            self._writer.executemany("DELETE FROM log WHERE room = ?", gone)
            self._writer.executemany("DELETE FROM journal WHERE room = ?", gone)
            self._writer.executemany("DELETE FROM rooms WHERE id = ?", gone)
            self._writer.execute("COMMIT")
        finally:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
        self._newest.update(newest)
        for number in batch.gone:
            self._newest.pop(number, None)

    def _newest_after(self, batch: Batch) -> dict[int, int]:
        """The newest version of each room in a batch; one that is not the next of its room is an error of ours."""
        newest: dict[int, int] = {}
        for room, version, _, _ in batch.entries:
            before = newest.get(room) or self._newest.get(room)
            if before is None:
                newer = "coalesce((SELECT max(version) FROM {} WHERE room = ?1), 0)"
                query = f"SELECT max({newer.format('log')}, {newer.format('journal')})"
                [(before,)] = self._writer.execute(query, (room,))
            if version != before + 1:
                raise ValueError(f"room {room}: version {version} after {before}")
            newest[room] = version
        return newest

    def settle(self, most: int = SETTLED) -> bool:
        """Moves the oldest entries of the journal to the logs of their rooms; whether there may be more.

        In the order in which they come, entries of many rooms share a page; sorted by room, each would cost its own.
        """
        try:
            self._begin()
            oldest = "FROM journal WHERE number <= (SELECT min(number) FROM journal) + ?"
            columns = "room, version, at, entry"
            moved = self._writer.execute(
                f"INSERT INTO log ({columns}) SELECT {columns} {oldest} ORDER BY room, version", (most,)
            ).rowcount
            self._writer.execute(f"DELETE {oldest}", (most,))
            self._writer.execute("COMMIT")
        finally:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
        return moved >= most

    def _begin(self) -> None:
        """Begins a transaction of the file's owner."""
        self._writer.execute("BEGIN IMMEDIATE")
        if self._writer.execute("SELECT value FROM facts WHERE name = 'owner'").fetchone() != (self._owner,):
            self._writer.execute("ROLLBACK")
            raise Lost("data-taken")

    def _append(self, batch: Batch) -> None:
        entries = msgspec.json.encode(batch.entries).decode()
        if self._writer.execute(_APPEND, (entries, self._owner)).rowcount != len(batch.entries):
            raise Lost("data-taken")

    def try_writing(self) -> None:
        """Writes something that changes nothing, to see whether it can be done."""
        self._begin()
        try:
            self._writer.execute("UPDATE facts SET value = value WHERE name = 'owner'")
            self._writer.execute("COMMIT")
        finally:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")

    def look(self) -> None:
        """Sees whether the file is still where it was; where it is not, what is written is Lost."""
        for place, inode in self._places.items():
            if _inode(place) != inode:
                raise Lost("data-gone")

    def keep_locked(self) -> None:
        """Takes the lock anew if somebody has removed it."""
        lock = _beside(self._file, ".lock")
        if _inode(lock) != self._lock_inode:
            with suppress(Problem):  # somebody else tries just now, and will find the file in use
                before, self._lock = self._lock, _lock(self._file)
                self._lock_inode = _inode(lock)
                before.close()
                LOGGER.warning("the lock beside the data had been removed")

    def close(self) -> None:
        self._opened.close()


def _beside(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def _inode(file: Path) -> tuple[int, int] | None:
    """Which file it is that has this name."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _lock(file: Path) -> sqlite3.Connection:
    """Keeps other servers away for as long as it is open: a transaction in an empty database of its own beside."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = sqlite3.connect(_beside(file, ".lock"), timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise _unwritable(file, error) from None
    try:
        lock.execute("PRAGMA journal_mode = MEMORY")  # which leaves no file beside
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise Problem("data-in-use", file=str(file)) from None
        raise _unwritable(file, error) from None
    return lock


def _claim(file: Path) -> int:
    """Keeps other servers away from the file itself, under whatever name, also when somebody has removed the lock.

    Where the system has no such lock the one beside has to do. Readers, as for a copy, are not kept away.
    """
    try:
        opened = os.open(file, os.O_RDWR)
    except OSError as error:
        raise _unwritable(file, error) from None
    if sys.platform == "linux":
        import fcntl

        try:
            fcntl.fcntl(opened, fcntl.F_OFD_SETLK, struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _OWN_BYTE, 1, 0))
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES):
                os.close(opened)
                raise Problem("data-in-use", file=str(file)) from None
    return opened


def _unwritable(file: Path, error: Exception) -> Problem:
    return Problem("data-unwritable", file=str(file), reason=cause(error))


def _damaged(file: Path, reason: str | Problem) -> Problem:
    return Problem("data-damaged", file=str(file), reason=reason)


def _is_new(file: Path) -> bool:
    try:
        if file.stat().st_size:
            return False
    except FileNotFoundError:
        pass
    except OSError as error:
        raise _unwritable(file, error) from None
    if _has_wal(file):  # it would be taken for part of the new file
        raise _damaged(file, Problem("data-left-over", name=f"{file.name}-wal"))
    return True


def _has_wal(file: Path) -> bool:
    wal = _beside(file, "-wal")
    return wal.exists() and wal.stat().st_size > 0


def _create(file: Path) -> None:
    """Puts a new file in place, whole."""
    part = _beside(file, ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(part, isolation_level=None)) as database:
            database.executescript(_CREATE)
            facts = [("key", secrets.token_bytes(_KEY_SIZE)), ("newest room", 0)]
            database.executemany("INSERT INTO facts VALUES (?, ?)", facts)
        part.replace(file)
        if os.name == "posix":  # the name is on the disk only when the folder is
            folder = os.open(file.parent, os.O_RDONLY)
            os.fsync(folder)
            os.close(folder)
    except (OSError, sqlite3.Error) as error:
        raise _unwritable(file, error) from None


def _look(file: Path) -> None:
    """Refuses a file that is not ours, or not whole, without having touched it."""
    try:
        with file.open("r+b") as opened:
            header = opened.read(100)
    except OSError as error:
        raise _unwritable(file, error) from None
    if not header.startswith(_MAGIC):
        raise Problem("data-no-database", file=str(file))
    if int.from_bytes(header[68:72], "big") != APPLICATION:
        raise Problem("data-foreign", file=str(file))
    shared = _beside(file, "-shm")
    there = shared.exists()
    how = "mode=ro" if _has_wal(file) else "mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True)) as database:
            _check(database, file)
    except sqlite3.Error as error:
        raise _damaged(file, cause(error)) from None
    finally:
        if not there:
            shared.unlink(missing_ok=True)


def _check(database: sqlite3.Connection, file: Path) -> None:
    [(version,)] = database.execute("PRAGMA user_version")
    if version > SCHEMA:
        raise Problem("data-newer", file=str(file), version=version, known=SCHEMA)
    found = database.execute("SELECT length(value) FROM facts WHERE name = 'key'").fetchall()
    if version < SCHEMA or found != [(_KEY_SIZE,)]:
        raise _damaged(file, Problem("data-no-key"))
    until = time.monotonic() + LONGEST_CHECK
    database.set_progress_handler(lambda: time.monotonic() > until, 100_000)
    try:
        [(first,), *_] = database.execute("PRAGMA quick_check(1)")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
    else:
        if first != "ok":
            raise _damaged(file, " ".join(first.split()))
