"""Backups of everything there is: from any store into a file of the SQLite store, and from such a file into any store.

What is copied is one moment of the store, which may be written to meanwhile. A copy is whole or not there at all.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lastcard.core.errors import Problem, cause
from lastcard.server.storage.database import Database
from lastcard.server.storage.datafile import make, migrate, placed, unwritable

if TYPE_CHECKING:
    import asyncpg

FILE: Final = "lastcard.sqlite3"  # in a data folder
ROWS: Final = 1_000  # that are copied at once
PAGES: Final = 1_000
TRUTHS: Final = ("public", "bot", "solved", "first", "resolved")  # columns that are boolean in PostgreSQL
APART: Final = ("facts", "journal", "sqlite_sequence")  # tables of a file that are not copied as they are

Progress = Callable[[int, int], None]


class Copied(NamedTuple):
    """How much there is in a copy."""

    rooms: int
    records: int


@cache
def tables() -> dict[str, list[str]]:
    """The tables of a file with their columns, and what PostgreSQL calls these; facts are copied one by one."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as new:
        migrate(new)
        names = [name for (name,) in new.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: _columns(new, name) for name in names if name not in APART}


def _columns(database: sqlite3.Connection, table: str) -> list[str]:
    return [name for (_, name, *_) in database.execute(f"PRAGMA table_info({table})")]


# A file


def backup_file(source: Path, target: Path, progress: Progress) -> Copied:
    """Copies a data file, also one that a server is using."""
    if not source.exists():
        raise Problem("copy-no-source", file=str(source))
    with written(target) as part:
        try:
            with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as read:
                _copy(read, part, progress)
        except sqlite3.Error as error:
            raise Problem("data-damaged", file=str(source), reason=cause(error)) from None
    return _count(target)


def restore_file(source: Path, target: Path, progress: Progress) -> Copied:
    """Puts a copy where a server will find it."""
    if target.exists() and target.stat().st_size:
        raise Problem("copy-not-empty", target=str(target))
    target.unlink(missing_ok=True)
    with settled(source) as whole, written(target) as part, closing(sqlite3.connect(whole)) as read:
        _copy(read, part, progress)
    return _count(target)


def _copy(read: sqlite3.Connection, part: Path, progress: Progress) -> None:
    with closing(sqlite3.connect(part)) as write:
        read.backup(write, pages=PAGES, progress=lambda _, left, of: progress(of - left, of))
        write.execute("PRAGMA journal_mode = DELETE")


def _count(file: Path) -> Copied:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as read:
        [found] = read.execute("SELECT (SELECT count(*) FROM rooms), (SELECT count(*) FROM records)")
    return Copied(*found)


@contextmanager
def written(target: Path) -> Iterator[Path]:
    """A file beside that takes this one's place once it is whole, for nobody else to read."""
    if target.exists():
        raise Problem("copy-exists", file=str(target))
    with placed(target) as part:
        yield part


@contextmanager
def settled(source: Path) -> Iterator[Path]:
    """A copy of a file, opened once, so that it is ours and whole, of the present schema, and in order."""
    if not source.exists():
        raise Problem("copy-no-source", file=str(source))
    with tempfile.TemporaryDirectory(prefix="lastcard-") as folder:
        own = Path(folder) / source.name
        try:
            own.write_bytes(source.read_bytes())
        except OSError as error:
            raise unwritable(source, error) from None
        try:
            Database(own).close()
        except Problem as problem:
            raise Problem(problem.message, **problem.details | {"file": str(source)}) from None
        yield own


# PostgreSQL


async def backup_database(url: str, target: Path, progress: Progress) -> Copied:
    """Copies a database into a file, while servers use it."""
    async with _connected(url) as connection:
        with written(target) as part:
            make(part)
            with closing(sqlite3.connect(part)) as write:
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    await _take(connection, write, progress)
                write.commit()
                write.execute("PRAGMA journal_mode = DELETE")
    return _count(target)


async def _take(connection: asyncpg.Connection[Any], write: sqlite3.Connection, progress: Progress) -> None:
    counts = [await connection.fetchval(f"SELECT count(*) FROM {table}") for table in tables()]
    done, total = 0, sum(counts)
    for table, columns in tables().items():
        query = f"SELECT {', '.join(columns)} FROM {table}"
        into = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        text = columns.index("text") if "text" in columns else None
        found = await connection.cursor(query)
        while rows := [list(row) for row in await found.fetch(ROWS)]:
            for row in rows:
                if text is not None:
                    row[text] = row[text].decode()
            write.executemany(into, rows)
            done += len(rows)
            progress(done, total)
    facts = {
        "key": await connection.fetchval("SELECT value FROM facts WHERE name = 'key'"),
        "newest room": await connection.fetchval("SELECT last_value FROM room_numbers"),
    }
    for late, since in await connection.fetch("SELECT late, since FROM served"):
        facts |= {"served": late, "served since": since}
    write.executemany("INSERT OR REPLACE INTO facts VALUES (?, ?)", facts.items())


async def restore_database(source: Path, url: str, progress: Progress) -> Copied:
    """Fills an empty database from a file."""
    with settled(source) as whole:
        return await fill(whole, url, progress)


async def move(data: Path, url: str, progress: Progress) -> Copied:
    """Fills an empty database from a data file, which no server may be using."""
    if not data.exists():
        raise Problem("copy-no-source", file=str(data))
    with closing(Database(data)):
        return await fill(data, url, progress)


async def fill(source: Path, url: str, progress: Progress) -> Copied:
    from lastcard.server.storage.postgres.lines import shown

    async with _connected(url) as connection:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as read:
            async with connection.transaction():
                used = "SELECT EXISTS (SELECT FROM rooms) OR EXISTS (SELECT FROM records) OR EXISTS (SELECT FROM nodes)"
                if await connection.fetchval(used):
                    raise Problem("copy-not-empty", target=shown(url))
                await _give(read, connection, progress)
    return _count(source)


async def _give(read: sqlite3.Connection, connection: asyncpg.Connection[Any], progress: Progress) -> None:
    [total] = read.execute(f"SELECT {' + '.join(f'(SELECT count(*) FROM {table})' for table in tables())}").fetchone()
    done = 0
    evenings = dict(read.execute("SELECT room, json_extract(entry, '$.evening') FROM log WHERE version = 1"))
    for table, columns in tables().items():
        found = read.execute(f"SELECT {', '.join(columns)} FROM {table}")
        into = columns + (["together"] if table == "rooms" else ["node"] if table == "log" else [])
        while rows := [list(row) for row in found.fetchmany(ROWS)]:
            for row in rows:
                _adapt(table, columns, row, evenings)
            await connection.copy_records_to_table(table, records=rows, columns=into)
            done += len(rows)
            progress(done, total)
    facts = dict(read.execute("SELECT name, value FROM facts"))
    await connection.execute("UPDATE facts SET value = $1 WHERE name = 'key'", facts["key"])
    if newest := int(facts["newest room"]):
        await connection.execute("SELECT setval('room_numbers', $1)", newest)
    await connection.execute(
        "SELECT setval(pg_get_serial_sequence('acts', 'number'), max(number)) FROM acts HAVING max(number) > 0"
    )
    if "served" in facts:
        late = float(facts["served"])
        await connection.execute(
            "INSERT INTO served VALUES (true, $1, $2)", late, float(facts.get("served since", late))
        )


def _adapt(table: str, columns: list[str], row: list[Any], evenings: dict[int, str | None]) -> None:
    """Makes of a row in a file what PostgreSQL has."""
    for place, column in enumerate(columns):
        if column in TRUTHS:
            row[place] = bool(row[place])
        elif column == "text":
            row[place] = row[place].encode()
    if table == "rooms":
        row.append(evenings.get(row[0]) or row[1])
    elif table == "log":
        row.append(0)


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[asyncpg.Connection[Any]]:
    """A database with our schema; what stands against it is a Problem, for nobody waits here."""
    try:
        from lastcard.server.storage.postgres.lines import check_url, connect, usable
        from lastcard.server.storage.postgres.schema import migrate
    except ModuleNotFoundError:
        raise Problem("database-needs-extra") from None
    check_url(url)
    with usable(url):
        connection = await connect(url)
        try:
            await migrate(connection, url)
            yield connection
        finally:
            connection.terminate()
            await asyncio.sleep(0)
