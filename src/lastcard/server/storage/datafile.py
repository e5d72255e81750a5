"""The SQLite file itself: whose it is, whether it is whole, which schema it has, and who else is kept away from it."""

from __future__ import annotations

import errno
import os
import secrets
import sqlite3
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from lastcard.core.errors import Problem, cause
from lastcard.server.logs import LOGGER
from lastcard.server.storage.base import StoreLost, migration_number

APPLICATION: Final = 0x4C436172  # says whose file it is
MIGRATIONS: Final = sorted(Path(__file__).with_name("migrations").glob("*.sql"))
SCHEMA: Final = migration_number(MIGRATIONS[-1])
LONGEST_CHECK: Final = 5.0  # seconds; what can't be checked in this time is taken on trust

_MAGIC: Final = b"SQLite format 3\0"
_KEY_SIZE: Final = 32
_OWN_BYTE: Final = 0x4000_0000 + 1_000  # behind those that SQLite locks


class DataFile:
    """A file that is there, ours and whole, of no newer schema than ours, and that no other server may use."""

    def __init__(self, path: Path, own: bool = True) -> None:
        self.path = path
        if not own:
            self._opened = ExitStack()
            if not path.exists():
                raise Problem("copy-no-source", file=str(path))
            _look(path)
            return
        with ExitStack() as opened:
            self._lock = _lock(path)
            opened.callback(lambda: self._lock.close())
            new = _is_new(path)
            if new:
                with placed(path) as part:
                    make(part)
            opened.callback(os.close, _claim(path))
            if not new:
                _look(path)
            self._lock_inode = _inode(_beside(path, ".lock"))
            self._opened = opened.pop_all()

    def remember(self) -> None:
        """Takes note of which files there are, now that the database is open."""
        self._places = {place: _inode(place) for place in [_beside(self.path, end) for end in ("", "-wal", "-shm")]}

    def look(self) -> None:
        """Sees whether the file is still where it was; where it is not, what is written is StoreLost."""
        for place, inode in self._places.items():
            if _inode(place) != inode:
                raise StoreLost("data-gone")

    def keep_locked(self) -> None:
        """Takes the lock anew if somebody has removed it."""
        lock = _beside(self.path, ".lock")
        if _inode(lock) != self._lock_inode:
            with suppress(Problem):  # somebody else tries just now, and will find the file in use
                before, self._lock = self._lock, _lock(self.path)
                self._lock_inode = _inode(lock)
                before.close()
                LOGGER.warning("the lock beside the data had been removed")

    def close(self) -> None:
        self._opened.close()


def migrate(database: sqlite3.Connection) -> None:
    """Brings a database to the present schema, one numbered script after the other, each whole or not at all."""
    [(version,)] = database.execute("PRAGMA user_version")
    for script in MIGRATIONS:
        number = migration_number(script)
        if number <= version:
            continue
        sql = script.read_text("utf-8")
        database.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")


def unwritable(file: Path, error: Exception) -> Problem:
    return Problem("data-unwritable", file=str(file), reason=cause(error))


def damaged(file: Path, reason: str | Problem) -> Problem:
    return Problem("data-damaged", file=str(file), reason=reason)


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
        raise unwritable(file, error) from None
    try:
        lock.execute("PRAGMA journal_mode = MEMORY")  # which leaves no file beside
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise Problem("data-in-use", file=str(file)) from None
        raise unwritable(file, error) from None
    return lock


def _claim(file: Path) -> int:
    """Keeps other servers away from the file itself, under whatever name, also when somebody has removed the lock.

    Where the system has no such lock the one beside has to do. Readers, as for a copy, are not kept away.
    """
    try:
        opened = os.open(file, os.O_RDWR)
    except OSError as error:
        raise unwritable(file, error) from None
    if sys.platform == "linux":
        import fcntl

        try:
            fcntl.fcntl(opened, fcntl.F_OFD_SETLK, struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _OWN_BYTE, 1, 0))
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES):
                os.close(opened)
                raise Problem("data-in-use", file=str(file)) from None
    return opened


def _is_new(file: Path) -> bool:
    try:
        if file.stat().st_size:
            return False
    except FileNotFoundError:
        pass
    except OSError as error:
        raise unwritable(file, error) from None
    if _has_wal(file):  # it would be taken for part of the new file
        raise damaged(file, Problem("data-left-over", name=f"{file.name}-wal"))
    return True


def _has_wal(file: Path) -> bool:
    wal = _beside(file, "-wal")
    return wal.exists() and wal.stat().st_size > 0


@contextmanager
def placed(file: Path) -> Iterator[Path]:
    """A file beside that takes this one's place once it is whole, for nobody else to read."""
    part = _beside(file, ".part")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            yield part
            with part.open("rb+") as done:
                os.fsync(done.fileno())
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
        if os.name == "posix":  # the name is on the disk only when the folder is
            folder = os.open(file.parent, os.O_RDONLY)
            os.fsync(folder)
            os.close(folder)
    except (OSError, sqlite3.Error) as error:
        raise unwritable(file, error) from None


def make(file: Path) -> None:
    """Makes an empty file one of ours, with a key of its own."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        database.execute("PRAGMA synchronous = FULL")
        migrate(database)
        facts = [("key", secrets.token_bytes(_KEY_SIZE)), ("newest room", 0)]
        database.executemany("INSERT INTO facts VALUES (?, ?)", facts)


def _look(file: Path) -> None:
    """Refuses a file that is not ours, or not whole, without having touched it."""
    try:
        with file.open("r+b") as opened:
            header = opened.read(100)
    except OSError as error:
        raise unwritable(file, error) from None
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
        raise damaged(file, cause(error)) from None
    finally:
        if not there:
            shared.unlink(missing_ok=True)


def _check(database: sqlite3.Connection, file: Path) -> None:
    [(version,)] = database.execute("PRAGMA user_version")
    if version > SCHEMA:
        raise Problem("data-newer", file=str(file), version=version, known=SCHEMA)
    found = database.execute("SELECT length(value) FROM facts WHERE name = 'key'").fetchall()
    if not version or found != [(_KEY_SIZE,)]:
        raise damaged(file, Problem("data-no-key"))
    until = time.monotonic() + LONGEST_CHECK
    database.set_progress_handler(lambda: time.monotonic() > until, 100_000)
    try:
        [(first,), *_] = database.execute("PRAGMA quick_check(1)")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
    else:
        if first != "ok":
            raise damaged(file, " ".join(first.split()))
