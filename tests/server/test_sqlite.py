"""The embedded database: what is written is there, also after a kill; what is not ours is refused and left alone."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import chain
from pathlib import Path

import english
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import lastcard.server.storage.datafile as datafile
from lastcard.core.errors import Problem
from lastcard.server.storage.base import RecordRow, RoomRow, WriteBatch
from lastcard.server.storage.database import APPENDED, Database, _appending
from lastcard.table.identities import Identity, Signer
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "lastcard.sqlite3"


@pytest.fixture
def store(file: Path) -> Iterator[Database]:
    with closing(Database(file)) as opened:
        yield opened


def room(number: int) -> RoomRow:
    return RoomRow(number, f"CODE{number}", True, 1.5, b'{"seats":4}')


def record(name: str, at: float) -> RecordRow:
    return RecordRow(name, 1, True, at, b"{}", f"lastcard = 1 # {name}\n")


def entries(room: int, *versions: int) -> list[tuple[int, int, float, str]]:
    return [(room, version, 0.25, f'{{"n":{version}}}') for version in versions]


def contents(folder: Path) -> dict[str, bytes]:
    """Every file but for the empty one that is a lock."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith(".lock")}


# What is written is there


@pytest.mark.usefixtures("store")
def test_a_new_file_is_for_nobody_else_to_read(file: Path) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert {beside.name: stat.S_IMODE(beside.stat().st_mode) for beside in file.parent.glob("*-*")} == {
        "lastcard.sqlite3-shm": 0o600,
        "lastcard.sqlite3-wal": 0o600,
    }


def test_the_key_stays_and_is_each_files_own(file: Path, tmp_path: Path) -> None:
    keys = []
    for opened in (file, file, tmp_path / "other.sqlite3"):
        with closing(Database(opened)) as store:
            keys.append(store.key)
    assert keys[0] == keys[1] != keys[2]


@given(st.lists(st.text(), min_size=1, max_size=20))
def test_any_text_comes_back_as_it_was(texts: list[str]) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        datafile.migrate(connection)
        written = [(1, number, 0.5, msgspec.json.encode(text).decode()) for number, text in enumerate(texts, 1)]
        connection.execute("INSERT INTO facts VALUES ('owner', 'me')")
        connection.execute(_appending(len(written)), [*chain.from_iterable(written), "me"])
        read = connection.execute("SELECT room, version, at, entry FROM journal ORDER BY version").fetchall()
        assert read == written


@pytest.mark.parametrize("number", [APPENDED, APPENDED + 1, 2 * APPENDED + 7])
def test_however_many_entries_come_together_all_are_written(file: Path, number: int) -> None:
    with closing(Database(file)) as store:
        store.write(WriteBatch([(1, version, 0.0, f'"{version}"') for version in range(1, number + 1)]))
        assert store.entries(1) == [b'"%d"' % version for version in range(1, number + 1)]


# Files of earlier versions

OLD = Path(__file__).with_name("schema-1.sql").read_text("utf-8")
TOKEN = "1.XFBz_xJyA8cpZQ61cSILPA.w4VzYQ.H_YHvre4wRDh41ywhkuxk_WDznUL8Z5naNierTpKiYw"


@pytest.fixture
def old(file: Path) -> Path:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD)
    return file


def schema(file: Path) -> tuple[int, list[str]]:
    with closing(sqlite3.connect(file)) as connection:
        [(version,)] = connection.execute("PRAGMA user_version")
        return version, sorted(text for (text,) in connection.execute("SELECT sql FROM sqlite_schema") if text)


def test_migrations_are_numbered() -> None:
    numbers = [int(script.name[:4]) for script in datafile.MIGRATIONS]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == datafile.SCHEMA


def test_a_file_of_an_earlier_version_is_migrated(old: Path, tmp_path: Path) -> None:
    for _ in range(2):
        with closing(Database(old)) as store:
            assert [row.code for row in store.rooms()] == ["RR6BPJSW", "DT3N5J72"]
            assert [len(store.entries(number)) for number in (1, 2)] == [32, 5]
            assert store.ask("SELECT id FROM records") == [("gyhzxsxnb3nbihjj",)]
            assert store.allot().number == 3
            assert Signer(store.key).read(TOKEN) == Identity("XFBz_xJyA8cpZQ61cSILPA", "Åsa")
    Database(tmp_path / "new").close()
    assert schema(old) == schema(tmp_path / "new")


def test_a_migration_that_fails_leaves_the_file_as_it_was(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = schema(old)
    broken = tmp_path / "0002_broken.sql"
    broken.write_text("CREATE TABLE more (name TEXT);\nCREATE TABLE facts (name TEXT);\n")
    with monkeypatch.context() as patched:
        patched.setattr(datafile, "MIGRATIONS", [datafile.MIGRATIONS[0], broken])
        with english.raises(Problem, match="already exists"):
            Database(old)
    assert schema(old) == before
    Database(old).close()


# All or nothing, and once


def test_entries_alone_are_one_statement(store: Database) -> None:
    said: list[str] = []
    store._writer.set_trace_callback(said.append)
    store.write(WriteBatch(entries(1, 1, 2, 3)))
    store.write(WriteBatch(entries(1, 4)))
    assert [text.split()[0] for text in said] == ["SELECT", "INSERT", "INSERT"]  # the newest version is asked for once
    said.clear()
    store.write(WriteBatch())
    assert said == []


def test_a_gap_in_a_log_is_a_damaged_file(store: Database) -> None:
    store.write(WriteBatch(entries(1, 1, 2, 3)))
    for table in ("journal", "log"):
        store._writer.execute(f"DELETE FROM {table} WHERE version = 2")
        with english.raises(Problem, match="entry 2 of table 1 is missing"):
            store.entries(1)
        store.settle()


DISK = """
import resource, sqlite3, sys
from pathlib import Path
from lastcard.server.storage.base import RecordRow, RoomRow, WriteBatch
from lastcard.server.storage.database import Database
store = Database(Path(sys.argv[1]))
store.write(WriteBatch([(1, 1, 0.0, "1")]))
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
entries = [(1, 2, 0.0, "2" * 300_000)]
for batch in (WriteBatch(entries), WriteBatch(entries, {1: RoomRow(1, "", True, 0, b"")})):
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    try:
        store.write(batch)
    except sqlite3.OperationalError as error:
        print("refused")
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    print(len(store.entries(1)), len(store.rooms()))
store.write(batch)
print(len(store.entries(1)), len(store.rooms()))
store.close()
"""


def test_a_full_disk_is_an_error_and_the_next_write_works(file: Path) -> None:
    done = subprocess.run([sys.executable, "-c", DISK, str(file)], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n") == ["refused", "1 0", "refused", "1 0", "2 1", ""]
    with closing(Database(file)) as store:
        assert store.entries(1) == [b"1", b"2" * 300_000]


# Kills


WRITER = """
import sys
from pathlib import Path
from lastcard.server.storage.base import RoomRow, WriteBatch
from lastcard.server.storage.database import Database
store = Database(Path(sys.argv[1]))
version = len(store.entries(1))
while True:
    size = version % 5 + 1
    entries = [(1, number, 0.0, str(number)) for number in range(version + 1, version + size + 1)]
    rooms = {1: RoomRow(1, "", True, float(version + size), b"")} if version % 2 else {}
    store.write(WriteBatch(entries, rooms))
    version += size
    print(version, flush=True)
"""


def test_what_was_acknowledged_survives_a_kill(file: Path) -> None:
    for kill in range(8):
        with subprocess.Popen([sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            for _ in range(1 + 7 * kill):
                writer.stdout.readline()
            writer.send_signal(signal.SIGKILL)
            acknowledged = [int(line) for line in writer.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
        before = {found.name for found in file.parent.iterdir()}
        assert f"{file.name}-wal" in before
        with closing(Database(file)) as store:
            found = store.entries(1)
            assert found == [b"%d" % number for number in range(1, len(found) + 1)]
            assert len(found) >= max(acknowledged, default=1)
            assert all(row.touched <= len(found) for row in store.rooms())


def test_a_server_that_was_killed_while_it_made_the_file_is_no_hindrance(file: Path) -> None:
    file.parent.mkdir()
    file.with_name(file.name + ".part").write_bytes(b"SQLite format 3\0 and no further")
    file.touch()
    with closing(Database(file)) as store:
        store.write(WriteBatch(entries(1, 1)))
    assert set(contents(file.parent)) == {file.name}


# What is refused, and left alone


def refusal(file: Path) -> Problem:
    """Why the file is refused, having made sure that it was left as it is."""
    before = contents(file.parent)
    with pytest.raises(Problem) as refused:
        Database(file)
    assert contents(file.parent) == before
    for language in LANGUAGES:
        told = catalogue(language).tell(refused.value)
        assert file.name in told
        assert "\n" not in told
    return refused.value


@pytest.fixture
def filled(file: Path) -> Path:
    with closing(Database(file)) as store:
        for number in range(1, 30):
            store.write(
                WriteBatch(entries(number, *range(1, 100)), {number: room(number)}, [record(f"r{number}", number)])
            )
    return file


@pytest.fixture
def killed(filled: Path, tmp_path: Path) -> Path:
    """A file as a killed server leaves it, with some of it still beside the file proper."""
    folder = tmp_path / "killed"
    folder.mkdir()
    Database(filled).close()  # all entries have settled
    with closing(Database(filled)) as store:
        store.write(WriteBatch(entries(99, *range(1, 100))))
        for suffix in ("", "-wal"):
            shutil.copy(f"{filled}{suffix}", folder)
    return folder / filled.name


def test_a_file_of_a_newer_version_is_refused(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as database:
        database.execute("PRAGMA user_version = 99")
    problem = refusal(filled)
    assert problem.message == "data-newer"
    assert f"newer Last Card (format 99; this one knows {datafile.SCHEMA})" in english.told(problem)


@pytest.mark.parametrize("content", [b"Hello", b"\0" * 10_000, b"SQLite format 2\0" + bytes(4080)])
def test_a_file_that_is_no_database_is_refused(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    assert refusal(file).message == "data-no-database"


def test_the_database_of_another_program_is_refused(file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE log (line)")
        assert refusal(file).message == "data-foreign"
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("INSERT INTO log VALUES (1)")
        database.commit()
        assert refusal(file).message == "data-foreign"


def test_a_file_of_which_a_part_is_missing_is_refused(filled: Path) -> None:
    whole = filled.read_bytes()
    for size in (100, 4096, len(whole) // 2, len(whole) - 4096):
        filled.write_bytes(whole[:size])
        assert refusal(filled).message == "data-damaged"


def test_a_file_with_damaged_pages_is_refused(filled: Path) -> None:
    whole = filled.read_bytes()
    for page in range(0, len(whole), 4096):
        begin = page or 100  # behind the header of the file, which is looked at first
        filled.write_bytes(whole[:begin] + b"\xff" * 100 + whole[begin + 100 :])
        assert refusal(filled).message == "data-damaged", page


def test_a_file_with_the_right_header_and_nothing_in_it_is_refused(file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as database:
        database.execute(f"PRAGMA application_id = {datafile.APPLICATION}")
        database.execute("PRAGMA user_version = 1")
    assert refusal(file).message == "data-damaged"


def test_what_a_killed_server_left_is_checked_without_touching_it(killed: Path) -> None:
    damaged = bytearray(killed.read_bytes())
    good = bytes(damaged)
    damaged[8 * 4096 :] = b"\xff" * (len(damaged) - 8 * 4096)
    killed.write_bytes(damaged)
    assert refusal(killed).message == "data-damaged"
    killed.write_bytes(good)
    with closing(Database(killed)) as store:
        assert len(store.entries(99)) == 99


def test_a_file_that_is_missing_while_its_other_half_is_there_is_refused(killed: Path) -> None:
    killed.unlink()
    problem = refusal(killed)
    assert problem.message == "data-damaged"
    assert "lastcard.sqlite3-wal is there, but the file itself is not" in english.told(problem)


def test_checking_a_file_ends_after_a_while(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Database(filled)) as store:
        store.write(WriteBatch(entries(99, *range(1, 100_000))))
    monkeypatch.setattr(datafile, "LONGEST_CHECK", -1.0)
    with closing(Database(filled)) as store:
        assert len(store.entries(1)) == 99


def test_a_file_in_use_is_refused(store: Database, file: Path) -> None:
    store.write(WriteBatch(entries(1, 1)))
    assert refusal(file).message == "data-in-use"
    store.write(WriteBatch(entries(1, 2)))
    assert len(store.entries(1)) == 2


def test_a_file_in_use_by_another_server_is_free_when_that_one_is_dead(file: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        writer.stdout.readline()
        with english.raises(Problem, match="in use by another server"):
            Database(file)
        writer.send_signal(signal.SIGKILL)
        writer.stdout.read()
    Database(file).close()


def test_a_folder_that_can_not_be_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = tmp_path / "plain"
    plain.write_text("a file")
    lock = tmp_path / "locked.sqlite3.lock"
    lock.mkdir()
    folder = tmp_path / "folder.sqlite3"
    folder.mkdir()
    for file in (plain / "lastcard.sqlite3", tmp_path / "locked.sqlite3", folder):
        with english.raises(Problem, match="can't be opened for writing") as refused:
            Database(file)
        assert refused.value.message == "data-unwritable"
    assert (plain.read_text(), list(lock.iterdir()), list(folder.iterdir())) == ("a file", [], [])

    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    with english.raises(Problem, match="the disk is full"):
        Database(tmp_path / "new.sqlite3")


def test_a_refused_file_can_be_opened_once_it_has_been_put_right(filled: Path) -> None:
    good = filled.read_bytes()
    filled.write_bytes(b"nonsense")
    assert refusal(filled).message == "data-no-database"
    filled.write_bytes(good)
    with closing(Database(filled)) as store:
        assert store.allot().number == 30


def test_entries_are_the_same_before_and_after_they_have_settled(tmp_path: Path) -> None:
    file = tmp_path / "lastcard.sqlite3"
    store = Database(file)
    written: dict[int, list[bytes]] = {1: [], 2: [], 3: []}
    for version in range(1, 8):
        written_now = [(room, version, 0.5, f'"{room}-{version}"') for room in written]
        store.write(WriteBatch(entries=written_now))
        for room in written:
            written[room].append(f'"{room}-{version}"'.encode())
        if version in (3, 5):
            while store.settle(4):
                assert {room: store.entries(room) for room in written} == written
        assert {room: store.entries(room) for room in written} == written
    store.write(WriteBatch(gone=[2]))
    store.close()
    store = Database(file)
    assert {room: store.entries(room) for room in written} == written | {2: []}
    assert not store.settle()
    store.close()
