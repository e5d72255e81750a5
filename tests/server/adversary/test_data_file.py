"""The data file under a running server: removed, moved, written to by another, damaged."""

from __future__ import annotations

import asyncio
import builtins
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import english
import pytest

import lastcard.server.storage.datafile as datafile
from lastcard.cli import entry
from lastcard.core.errors import Problem
from lastcard.protocol.messages import Settings
from lastcard.server.config import Config
from lastcard.server.hub import Hub
from lastcard.server.storage.base import RoomRow, StoreLost, WriteBatch
from lastcard.server.storage.database import Database
from lastcard.server.storage.sqlite import SqliteStore
from server.hostile import at_table
from server.running import LONGEST, Running


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "lastcard.sqlite3"


@pytest.fixture
def store(file: Path) -> Iterator[Database]:
    with closing(Database(file)) as opened:
        opened.write(WriteBatch(entries(1, 1)))
        yield opened


def entries(room: int, *versions: int, by: str = "") -> list[tuple[int, int, float, str]]:
    return [(room, version, 0.25, f'{{"n":{version},"by":"{by}"}}') for version in versions]


# Removed


@pytest.mark.parametrize("name", ["lastcard.sqlite3", "lastcard.sqlite3-wal", "lastcard.sqlite3-shm"])
def test_a_file_that_was_removed_or_moved_away_is_noticed(store: Database, file: Path, name: str) -> None:
    store.file.look()
    file.with_name(name).rename(file.with_name("elsewhere"))
    with pytest.raises(StoreLost, match="data-gone"):
        store.file.look()
    file.with_name("elsewhere").rename(file.with_name(name))
    store.file.look()
    shutil.copy(file.with_name(name), file.with_name("copy"))
    file.with_name("copy").replace(file.with_name(name))
    with pytest.raises(StoreLost, match="data-gone"):
        store.file.look()


def test_a_folder_that_was_removed_is_noticed_and_not_made_again(store: Database, file: Path) -> None:
    shutil.rmtree(file.parent)
    with pytest.raises(StoreLost, match="data-gone"):
        store.file.look()
    assert not file.parent.exists()


def test_a_lock_that_was_removed_is_taken_anew(store: Database, file: Path) -> None:
    lock = file.with_name(file.name + ".lock")
    lock.unlink()
    store.file.keep_locked()
    assert lock.exists()
    with english.raises(Problem, match="in use"):
        datafile._lock(file)
    lock.unlink()
    with closing(datafile._lock(file)):
        store.file.keep_locked()  # can't, for now
    store.file.keep_locked()
    with english.raises(Problem, match="in use"):
        datafile._lock(file)


def told_of_health(server: Running) -> tuple[int, str, str | None]:
    with server.http() as client:
        answer = client.get("/health")
    told = answer.json()
    return answer.status_code, told["status"], told.get("cause")


def wait_for_health(server: Running, *wanted: object) -> None:
    until = time.monotonic() + LONGEST
    while told_of_health(server) != wanted:
        assert time.monotonic() < until, told_of_health(server)
        time.sleep(0.1)


def test_nobody_is_told_what_would_be_lost_with_a_removed_file(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as server:
        token = server.token("Ada")
        table, other = server.open_table(token), server.open_table(token)
        with at_table(server, table, token) as (ada, _), at_table(server, other, token) as (elsewhere, _):
            ada.send({"type": "chat", "text": "there"})
            assert ada.next("update")["chat"]["text"] == "there"
            file = server.folder / "lastcard.sqlite3"
            file.rename(server.folder / "away")
            ada.send({"type": "chat", "text": "lost"})
            assert [told["code"] for told in ada.rest() if told["type"] != "presence"] == ["storage-fails"]
            assert elsewhere.rest()[-1]["code"] == "storage-fails"  # though nothing was said there
        wait_for_health(server, 503, "failing", "data-gone")
        with at_table(server, table, token) as (_, answer):
            assert answer["code"] == "storage-fails"
        with server.http(headers={"authorization": f"Bearer {token}"}) as client:
            assert client.post("/api/tables", json={}).json()["code"] == "storage-fails"
        (server.folder / "away").rename(file)
        wait_for_health(server, 200, "ok", None)
        with at_table(server, table, token) as (_, welcome):
            assert welcome["chat"][0]["text"] == "there"
        assert server.log.count("nothing can be stored") == 1


def test_a_file_that_is_removed_while_nobody_plays_is_noticed(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as server:
        assert told_of_health(server) == (200, "ok", None)
        for file in server.folder.glob("lastcard*"):
            file.unlink()
        wait_for_health(server, 503, "failing", "data-gone")
        server.stop()
        assert list(server.folder.glob("lastcard*")) == []


class Full(Database):
    """A disk that is full when it is told to be."""

    full = False

    def _begin(self) -> None:
        if self.full:
            raise sqlite3.OperationalError("database or disk is full")
        super()._begin()


def test_a_full_disk_shows_in_health_until_something_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(SqliteStore, "pulse", 0.01)

    async def work() -> None:
        store = Full(tmp_path / "lastcard.sqlite3")
        hub = await Hub.start(Config(data=tmp_path), SqliteStore(store))
        store.full = True
        for _ in range(3):
            with english.raises(Problem, match="can't store"):
                await hub.open(Settings())
        assert hub.outbox.trouble == "storage-fails"
        await asyncio.sleep(0.05)
        assert hub.outbox.trouble == "storage-fails"
        store.full = False
        while hub.outbox.trouble:
            await asyncio.sleep(0.01)
        await hub.open(Settings())
        await hub.close()

    asyncio.run(work())
    assert [record.message for record in caplog.records if record.levelname != "INFO"] == [
        "nothing can be stored",
        "things can be stored again",
    ]


# Two servers


@pytest.mark.skipif(os.name != "posix", reason="no such locks")
def test_a_second_server_is_refused_without_the_lock_and_under_another_name(store: Database, file: Path) -> None:
    other = file.parent.parent / "other" / "file"
    other.parent.mkdir()
    other.hardlink_to(file)
    with english.raises(Problem, match="in use"):
        Database(other)
    file.with_name(file.name + ".lock").unlink()
    with english.raises(Problem, match="in use"):
        Database(file)
    store.write(WriteBatch(entries(1, 2)))
    with closing(sqlite3.connect(file)) as copied, closing(sqlite3.connect(file.with_name("copy"))) as copy:
        copied.backup(copy)
    store.write(WriteBatch(entries(1, 3)))
    assert len(store.entries(1)) == 3


def test_of_two_servers_the_one_that_lost_the_file_writes_nothing_more(
    store: Database, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(datafile, "_claim", lambda file: os.open(file, os.O_RDONLY))  # a system without such locks
    file.with_name(file.name + ".lock").unlink()
    row = RoomRow(1, "ABCD", True, 0.0, b"{}")
    with closing(Database(file)) as second:
        for batch in (WriteBatch(entries(1, 2)), WriteBatch(entries(1, 2), {1: row}), WriteBatch(gone=[1])):
            with pytest.raises(StoreLost, match="data-taken"):
                store.write(batch)
        with pytest.raises(StoreLost, match="data-taken"):
            store.settle()
        with pytest.raises(StoreLost, match="data-taken"):
            store.try_writing()
        second.write(WriteBatch(entries(1, 2)))
        second.try_writing()
        assert (len(second.entries(1)), second.rooms()) == (2, [])


def test_a_file_into_which_two_servers_have_written_opens_with_what_both_agree_on(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(Database(file)) as store:
        store.write(WriteBatch([*entries(1, 1, 2), *entries(2, 1, 2), *entries(3, 1)]))
        store.settle()
        store.write(WriteBatch([*entries(1, 3, 4), *entries(3, 2)]))
        other = [*entries(1, 3, 4, 5, by="other"), *entries(2, 2, by="other"), *entries(4, 1), *entries(4, 1, by="o")]
        insert = "INSERT INTO journal (room, version, at, entry) VALUES (?, ?, ?, ?)"
        store._writer.executemany(insert, other)
    with closing(Database(file)) as store:
        assert [len(store.entries(room)) for room in (1, 2, 3, 4)] == [2, 1, 2, 0]
        assert store._reader.execute("SELECT count(*) FROM doubled").fetchone() == (9,)
        store.write(WriteBatch([*entries(1, 3), *entries(2, 2)]))
    assert [(record.table, record.kept) for record in caplog.records] == [(1, 2), (2, 1), (4, 0)]  # type: ignore[attr-defined]
    with closing(Database(file)) as store:
        assert [len(store.entries(room)) for room in (1, 2)] == [3, 2]


# Damaged


def test_the_highest_number_of_a_table_is_found_again(file: Path) -> None:
    with closing(Database(file)) as store:
        store.write(WriteBatch(entries(7, 1), {4: RoomRow(4, "ABCD", True, 0.0, b"{}")}))
        store._writer.execute("DELETE FROM facts WHERE name = 'newest room'")
    with closing(Database(file)) as store:
        assert store.allot().number == 8


def test_a_table_whose_log_can_not_be_decoded_is_damaged_and_told_of_once(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as server:
        token = server.token("Ada")
        broken, fine = server.open_table(token), server.open_table(token)
        server.stop()
        with closing(sqlite3.connect(server.folder / "lastcard.sqlite3")) as database, database:
            for table in ("journal", "log"):
                database.execute(f"UPDATE {table} SET entry = '{{not JSON' WHERE room = 1")
        server.start()
        for _ in range(3):
            with server.http() as client:
                answer = client.get(f"/api/tables/{broken}/rules")
                assert (answer.status_code, answer.json()["code"]) == (503, "table-damaged")
            with at_table(server, broken, token) as (wire, told):
                assert told["code"] == "table-damaged"
                assert wire.closed() == 1000
        with at_table(server, fine, token) as (_, welcome):
            assert welcome["type"] == "welcome"
        assert server.log.count("a table can't be read") == 1
        server.stop()
        with closing(sqlite3.connect(server.folder / "lastcard.sqlite3")) as database, database:
            database.execute("UPDATE rooms SET summary = 'x', public = 1 WHERE id = 1")
        server.start()
        with server.http() as client:
            assert client.get("/api/tables").json() == []
            assert client.get(f"/api/tables/{broken}").json()["code"] == "table-damaged"


# Stopped while it starts


def test_an_interrupt_while_the_command_is_loaded_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "__import__", interrupted)
    with pytest.raises(SystemExit) as ended:
        entry.main()
    assert ended.value.code == 130


def test_an_interrupt_before_the_server_is_ready_says_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from lastcard.cli.entry import main; main()", "serve", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--data", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while not (tmp_path / "lastcard.sqlite3").exists():
        time.sleep(0.005)
    server.send_signal(signal.SIGINT)
    _, errors = server.communicate(timeout=LONGEST)
    assert server.returncode in (0, 130)
    assert errors == ""
