"""The embedded database: what is written is there, also after a kill; what is not ours is refused and left alone."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import english
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.core.errors import Problem
from lastcard.server.storage import sqlite
from lastcard.server.storage.sqlite import APPLICATION, Batch, RecordRow, RoomRow, Store
from lastcard.wording.catalogues import LANGUAGES, catalogue


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "lastcard.sqlite3"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    with closing(Store(file)) as opened:
        yield opened


def room(number: int, code: str = "ABCD", public: bool = True, touched: float = 1.5) -> RoomRow:
    return RoomRow(number, code, public, touched, b'{"seats":4}')


def record(name: str, at: float, public: bool = True) -> RecordRow:
    return RecordRow(name, 1, public, at, b'{"names":["\xc3\x85sa"]}', f"lastcard = 1 # {name}\n")


def kept(store: Store, name: str) -> RecordRow | None:
    """A record as it is in the file, with its text."""
    row = store.record(name)
    return None if row is None else msgspec.structs.replace(row, text=store.part(name, 0, 1_000_000).decode())


def entries(room: int, *versions: int) -> list[tuple[int, int, float, str]]:
    return [(room, version, 0.25, f'{{"n":{version}}}') for version in versions]


def contents(folder: Path) -> dict[str, bytes]:
    """Every file but for the empty one that is a lock."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith(".lock")}


# What is written is there


def test_logs_and_records_can_be_read_a_part_at_a_time(store: Store) -> None:
    store.write(Batch(entries=entries(1, 1, 2, 3, 4, 5), records=[record("Å", 1.0)]))
    store.settle(2)  # some are in the log, the others still in the journal
    pages = [store.entries(1, after, 2) for after in (0, 2, 4, 5)]
    assert [len(page) for page in pages] == [2, 2, 1, 0]
    assert [entry for page in pages for entry in page] == store.entries(1)
    text = record("Å", 1.0).text.encode()
    assert [store.part("Å", begin, 6) for begin in range(0, len(text) + 6, 6)] == [
        *[text[begin : begin + 6] for begin in range(0, len(text), 6)],
        b"",
    ]
    assert store.part("other", 0, 6) == b""


def test_a_new_file_holds_nothing_but_its_key(store: Store, file: Path) -> None:
    assert (store.rooms(), store.entries(1), store.records(9)) == ([], [], [])
    assert (store.record("x"), store.newest_room()) == (None, 0)
    assert len(store.key) == 32
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert {beside.name: stat.S_IMODE(beside.stat().st_mode) for beside in file.parent.glob("*-*")} == {
        "lastcard.sqlite3-shm": 0o600,
        "lastcard.sqlite3-wal": 0o600,
    }


def test_the_key_stays_and_is_each_files_own(file: Path, tmp_path: Path) -> None:
    keys = []
    for opened in (file, file, tmp_path / "other.sqlite3"):
        with closing(Store(opened)) as store:
            keys.append(store.key)
    assert keys[0] == keys[1] != keys[2]


def test_what_is_written_is_read_now_and_after_opening_again(file: Path) -> None:
    rows = [room(1), room(2, "EFGH", public=False, touched=1e9 + 0.125)]
    with closing(Store(file)) as store:
        store.write(Batch([*entries(1, 1, 2), *entries(2, 1)], {row.id: row for row in rows}, [record("a", 3.5)]))
        store.write(Batch(entries(1, 3)))
    for _ in range(2):
        with closing(Store(file)) as store:
            assert store.rooms() == rows
            assert store.entries(1) == [b'{"n":1}', b'{"n":2}', b'{"n":3}']
            assert store.entries(2) == [b'{"n":1}']
            assert kept(store, "a") == record("a", 3.5)
            assert store.newest_room() == 2
    assert set(contents(file.parent)) == {file.name}


def test_a_room_is_replaced_by_what_it_is_now(store: Store) -> None:
    store.write(Batch(rooms={1: room(1)}))
    store.write(Batch(rooms={1: room(1, "ZZZZ", touched=9.0)}))
    assert store.rooms() == [room(1, "ZZZZ", touched=9.0)]


def test_a_room_that_is_gone_leaves_its_number_and_its_records(store: Store) -> None:
    store.write(Batch([*entries(4, 1, 2), *entries(7, 1)], {4: room(4), 7: room(7)}, [record("a", 1.0)]))
    store.write(Batch(gone=[7]))
    assert (store.rooms(), store.entries(7), store.newest_room()) == ([room(4)], [], 7)
    assert (len(store.entries(4)), kept(store, "a")) == (2, record("a", 1.0))


def test_public_records_are_listed_newest_first_without_their_texts(store: Store) -> None:
    store.write(Batch(records=[record(f"r{at}", float(at), public=at != 3) for at in (2, 5, 1, 3, 4)]))
    assert [found.at for found in store.records(9)] == [5, 4, 2, 1]
    assert [found.at for found in store.records(2)] == [5, 4]
    assert [found.at for found in store.records(2, before=4.0)] == [2, 1]
    assert store.records(1) == [msgspec.structs.replace(record("r5", 5.0), text="")]
    assert kept(store, "r3") == record("r3", 3.0, public=False)


@given(st.lists(st.text(), max_size=20))
def test_any_text_comes_back_as_it_was(texts: list[str]) -> None:
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(sqlite._CREATE)
        written = [(1, number, 0.5, msgspec.json.encode(text).decode()) for number, text in enumerate(texts, 1)]
        database.execute("INSERT INTO facts VALUES ('owner', 'me')")
        database.execute(sqlite._APPEND, (msgspec.json.encode(written).decode(), "me"))
        read = database.execute("SELECT room, version, at, entry FROM journal ORDER BY version").fetchall()
        assert read == written


def test_large_batches_and_large_entries_are_written_whole(store: Store) -> None:
    big = msgspec.json.encode("x" * 1_000_000).decode()
    store.write(Batch([*entries(1, *range(1, 20_001)), (2, 1, 0.0, big)]))
    assert len(store.entries(1)) == 20_000
    assert store.entries(2) == [big.encode()]


def test_a_batch_is_true_if_there_is_anything_in_it() -> None:
    assert not Batch()
    for batch in (Batch(entries(1, 1)), Batch(rooms={1: room(1)}), Batch(records=[record("a", 1.0)]), Batch(gone=[1])):
        assert batch
    Batch().entries.append((1, 1, 0.0, ""))
    assert not Batch()


# All or nothing, and once


def test_a_version_is_written_once(store: Store) -> None:
    store.write(Batch(entries(1, 1, 2)))
    for more in ({}, {1: room(1)}):
        with pytest.raises(ValueError, match="version 2 after 3"):
            store.write(Batch([*entries(1, 3), *entries(1, 2)], more))
    with pytest.raises(ValueError, match="version 4 after 2"):
        store.write(Batch(entries(1, 4)))
    assert len(store.entries(1)) == 2
    assert store.rooms() == []
    store.write(Batch(entries(1, 3)))
    assert len(store.entries(1)) == 3


def test_a_batch_that_fails_at_its_end_leaves_nothing(store: Store) -> None:
    with pytest.raises(OverflowError):
        store.write(Batch(entries(1, 1), {1: room(1)}, [record("b", 2.0)], gone=[2**70]))
    assert (store.entries(1), store.rooms(), store.record("b"), store.newest_room()) == ([], [], None, 0)


def test_a_record_that_is_there_stays_as_it_is(store: Store) -> None:
    store.write(Batch(records=[record("a", 1.0)]))
    store.write(Batch(entries(1, 1), records=[record("a", 2.0)]))
    assert (store.records(9)[0].at, len(store.entries(1))) == (1.0, 1)


def test_entries_alone_are_one_statement(store: Store) -> None:
    said: list[str] = []
    store._writer.set_trace_callback(said.append)
    store.write(Batch(entries(1, 1, 2, 3)))
    store.write(Batch(entries(1, 4)))
    assert [text.split()[0] for text in said] == ["SELECT", "INSERT", "INSERT"]  # the newest version is asked for once
    said.clear()
    store.write(Batch())
    assert said == []


def test_a_gap_in_a_log_is_a_damaged_file(store: Store) -> None:
    store.write(Batch(entries(1, 1, 2, 3)))
    for table in ("journal", "log"):
        store._writer.execute(f"DELETE FROM {table} WHERE version = 2")
        with english.raises(Problem, match="entry 2 of table 1 is missing"):
            store.entries(1)
        store.settle()


def test_one_thread_writes_while_another_reads(store: Store) -> None:
    def write() -> None:
        for version in range(1, 101):
            store.write(Batch(entries(1, version), {1: room(1, touched=version)} if version % 3 == 0 else {}))

    writer = threading.Thread(target=write)
    writer.start()
    seen = 0
    while writer.is_alive():
        found = len(store.entries(1))
        assert found >= seen
        seen = found
    writer.join()
    assert len(store.entries(1)) == 100


DISK = """
import resource, sqlite3, sys
from pathlib import Path
from lastcard.server.storage.sqlite import Batch, RecordRow, RoomRow, Store
store = Store(Path(sys.argv[1]))
store.write(Batch([(1, 1, 0.0, "1")]))
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
entries = [(1, 2, 0.0, "2" * 300_000)]
for batch in (Batch(entries), Batch(entries, {1: RoomRow(1, "", True, 0, b"")})):
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
    with closing(Store(file)) as store:
        assert store.entries(1) == [b"1", b"2" * 300_000]


# Kills


WRITER = """
import sys
from pathlib import Path
from lastcard.server.storage.sqlite import Batch, RoomRow, Store
store = Store(Path(sys.argv[1]))
version = len(store.entries(1))
while True:
    size = version % 5 + 1
    entries = [(1, number, 0.0, str(number)) for number in range(version + 1, version + size + 1)]
    rooms = {1: RoomRow(1, "", True, float(version + size), b"")} if version % 2 else {}
    store.write(Batch(entries, rooms))
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
        with closing(Store(file)) as store:
            found = store.entries(1)
            assert found == [b"%d" % number for number in range(1, len(found) + 1)]
            assert len(found) >= max(acknowledged, default=1)
            assert all(row.touched <= len(found) for row in store.rooms())


def test_a_server_that_was_killed_while_it_made_the_file_is_no_hindrance(file: Path) -> None:
    file.parent.mkdir()
    file.with_name(file.name + ".part").write_bytes(b"SQLite format 3\0 and no further")
    file.touch()
    with closing(Store(file)) as store:
        store.write(Batch(entries(1, 1)))
    assert set(contents(file.parent)) == {file.name}


# What is refused, and left alone


def refusal(file: Path) -> Problem:
    """Why the file is refused, having made sure that it was left as it is."""
    before = contents(file.parent)
    with pytest.raises(Problem) as refused:
        Store(file)
    assert contents(file.parent) == before
    for language in LANGUAGES:
        told = catalogue(language).tell(refused.value)
        assert file.name in told
        assert "\n" not in told
    return refused.value


@pytest.fixture
def filled(file: Path) -> Path:
    with closing(Store(file)) as store:
        for number in range(1, 30):
            store.write(Batch(entries(number, *range(1, 100)), {number: room(number)}, [record(f"r{number}", number)]))
    return file


@pytest.fixture
def killed(filled: Path, tmp_path: Path) -> Path:
    """A file as a killed server leaves it, with some of it still beside the file proper."""
    folder = tmp_path / "killed"
    folder.mkdir()
    Store(filled).close()  # all entries have settled
    with closing(Store(filled)) as store:
        store.write(Batch(entries(99, *range(1, 100))))
        for suffix in ("", "-wal"):
            shutil.copy(f"{filled}{suffix}", folder)
    return folder / filled.name


def test_a_file_of_a_newer_version_is_refused(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as database:
        database.execute("PRAGMA user_version = 2")
    problem = refusal(filled)
    assert problem.message == "data-newer"
    assert "newer Last Card (format 2; this one knows 1)" in english.told(problem)


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
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        database.execute("PRAGMA user_version = 1")
    assert refusal(file).message == "data-damaged"


def test_what_a_killed_server_left_is_checked_without_touching_it(killed: Path) -> None:
    damaged = bytearray(killed.read_bytes())
    good = bytes(damaged)
    damaged[8 * 4096 :] = b"\xff" * (len(damaged) - 8 * 4096)
    killed.write_bytes(damaged)
    assert refusal(killed).message == "data-damaged"
    killed.write_bytes(good)
    with closing(Store(killed)) as store:
        assert len(store.entries(99)) == 99


def test_a_file_that_is_missing_while_its_other_half_is_there_is_refused(killed: Path) -> None:
    killed.unlink()
    problem = refusal(killed)
    assert problem.message == "data-damaged"
    assert "lastcard.sqlite3-wal is there, but the file itself is not" in english.told(problem)


def test_checking_a_file_ends_after_a_while(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Store(filled)) as store:
        store.write(Batch(entries(99, *range(1, 100_000))))
    monkeypatch.setattr(sqlite, "LONGEST_CHECK", -1.0)
    with closing(Store(filled)) as store:
        assert len(store.entries(1)) == 99


def test_a_file_in_use_is_refused(store: Store, file: Path) -> None:
    store.write(Batch(entries(1, 1)))
    assert refusal(file).message == "data-in-use"
    store.write(Batch(entries(1, 2)))
    assert len(store.entries(1)) == 2


def test_a_file_in_use_by_another_server_is_free_when_that_one_is_dead(file: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        writer.stdout.readline()
        with english.raises(Problem, match="in use by another server"):
            Store(file)
        writer.send_signal(signal.SIGKILL)
        writer.stdout.read()
    Store(file).close()


def test_a_folder_that_can_not_be_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = tmp_path / "plain"
    plain.write_text("a file")
    lock = tmp_path / "locked.sqlite3.lock"
    lock.mkdir()
    folder = tmp_path / "folder.sqlite3"
    folder.mkdir()
    for file in (plain / "lastcard.sqlite3", tmp_path / "locked.sqlite3", folder):
        with english.raises(Problem, match="can't be opened for writing") as refused:
            Store(file)
        assert refused.value.message == "data-unwritable"
    assert (plain.read_text(), list(lock.iterdir()), list(folder.iterdir())) == ("a file", [], [])

    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    with english.raises(Problem, match="the disk is full"):
        Store(tmp_path / "new.sqlite3")


def test_a_refused_file_can_be_opened_once_it_has_been_put_right(filled: Path) -> None:
    good = filled.read_bytes()
    filled.write_bytes(b"nonsense")
    assert refusal(filled).message == "data-no-database"
    filled.write_bytes(good)
    with closing(Store(filled)) as store:
        assert store.newest_room() == 29


def test_entries_are_the_same_before_and_after_they_have_settled(tmp_path: Path) -> None:
    file = tmp_path / "lastcard.sqlite3"
    store = Store(file)
    written: dict[int, list[bytes]] = {1: [], 2: [], 3: []}
    for version in range(1, 8):
        entries = [(room, version, 0.5, f'"{room}-{version}"') for room in written]
        store.write(Batch(entries=entries))
        for room in written:
            written[room].append(f'"{room}-{version}"'.encode())
        if version in (3, 5):
            while store.settle(4):
                assert {room: store.entries(room) for room in written} == written
        assert {room: store.entries(room) for room in written} == written
    store.write(Batch(gone=[2]))
    store.close()
    store = Store(file)
    assert {room: store.entries(room) for room in written} == written | {2: []}
    assert not store.settle()
    store.close()
