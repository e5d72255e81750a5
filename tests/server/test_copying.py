"""Backups, restores and moves: all of it, one moment of it, while people play, and nothing over what is there."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

from lastcard.cli import main
from lastcard.server.storage import copying, datafile
from lastcard.server.storage.base import LuckRow, RecordRow, ReviewRow, RoomRow, WriteBatch
from lastcard.server.storage.database import Database
from server import postgres
from server.clients import Party, client_of, over_network
from server.cluster import Node
from server.running import Running
from server.test_nodes import SETTINGS, get

OLD = Path(__file__).with_name("schema-1.sql").read_text("utf-8")
TOKEN = "1.XFBz_xJyA8cpZQ61cSILPA.w4VzYQ.H_YHvre4wRDh41ywhkuxk_WDznUL8Z5naNierTpKiYw"


def run(*arguments: str, status: int = 0) -> str:
    done = CliRunner().invoke(main.app, list(arguments))
    said = done.output if done.exception is None or status == 0 else str(done.exception)
    assert (done.exit_code == 0) == (status == 0), (done.output, done.exception)
    return said


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a bit of everything, an evening among it."""
    folder = tmp_path / "data"
    folder.mkdir()
    file = folder / copying.FILE
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD)
    with closing(Database(file)) as store:
        evening = msgspec.json.encode({"type": "opened", "evening": "RR6BPJSW"}).decode()
        luck = LuckRow("gyhzxsxnb3nbihjj", 1, "1", True, 3, 500, -7, 5, 0, 0, 1000)
        store.write(
            WriteBatch(
                [(9, 1, 0.5, evening)],
                {9: RoomRow(9, "TABLE999", False, 7.5, b'{"\xc3\xa5":1}')},
                [RecordRow("Åå", 9, False, 3.5, b"{}", "text å\n")],
                reviews=[ReviewRow("Åå", "1", b"\x00\xff")],
                lucks=[luck],
                served=(9e9, 8e9),
            )
        )
    return folder


def contents(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a file, in order, but for what each opening writes anew."""
    with closing(sqlite3.connect(file)) as read:
        found = {table: sorted(read.execute(f"SELECT * FROM {table}").fetchall()) for table in copying.tables()}
        found["log"] += read.execute("SELECT room, version, at, entry FROM journal").fetchall()
        found["log"].sort()
        found["facts"] = read.execute("SELECT * FROM facts WHERE name <> 'owner' ORDER BY name").fetchall()
    return found


def test_every_table_of_a_file_is_copied() -> None:
    columns = (
        "SELECT table_name::text, column_name::text FROM information_schema.columns WHERE table_schema = 'lastcard'"
    )
    there = {(table, column) for table, column in postgres.ask(postgres.wanted().database(), columns)}
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        datafile.migrate(connection)
        found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    assert {table for (table,) in found} == {*copying.tables(), *copying.APART}
    assert {(table, column) for table, columns in copying.tables().items() for column in columns} <= there


def test_a_file_is_backed_up_and_restored(data: Path, tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.sqlite3", tmp_path / "again"
    assert "3 tables" in run("backup", str(copy), "--data", str(data))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "3 tables, 2 matches" in run("restore", str(copy), "--data", str(again))
    assert contents(copy) == contents(again / copying.FILE) == contents(data / copying.FILE)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["again", "copy.sqlite3", "data"]


def test_from_a_folder_to_postgres_and_back_everything_stays_the_same(data: Path, tmp_path: Path) -> None:
    url = postgres.wanted().empty()
    assert "3 tables, 2 matches" in run("move", "--data", str(data), "--database", url)
    back = tmp_path / "back.sqlite3"
    run("backup", str(back), "--database", url)
    assert contents(back) == contents(data / copying.FILE)
    other = postgres.wanted().database()
    run("restore", str(back), "--database", other)
    assert postgres.ask(other, "SELECT together FROM rooms WHERE code = 'TABLE999'")[0][0] == "RR6BPJSW"
    with Node(tmp_path / "node", other) as node:
        with node.http() as http:
            who = http.get("/api/guests/me", headers={"authorization": f"Bearer {TOKEN}"})
        assert who.json()["name"] == "Åsa"  # whom the key knows
        assert get(node, "/api/tables/DT3N5J72").json()["stage"] == "round"
        assert get(node, "/api/records/gyhzxsxnb3nbihjj").status_code == 200
        assert node.open_table(node.token("Bo"))


def test_what_is_there_is_not_written_over(data: Path, tmp_path: Path) -> None:
    url = postgres.wanted().empty()
    copy = tmp_path / "copy.sqlite3"
    run("backup", str(copy), "--data", str(data))
    run("move", "--data", str(data), "--database", url)
    assert "exists already" in run("backup", str(copy), "--data", str(data), status=2)
    assert "has something in it already" in run("restore", str(copy), "--data", str(data), status=2)
    assert "has something in it already" in run("restore", str(copy), "--database", url, status=2)
    assert "has something in it already" in run("move", "--data", str(data), "--database", url, status=2)
    assert "is not there" in run("move", "--data", str(tmp_path / "none"), "--database", url, status=2)
    nonsense = tmp_path / "nonsense"
    nonsense.write_text("Hello")
    assert f"{nonsense} is not a database" in run("restore", str(nonsense), "--data", str(tmp_path / "new"), status=2)
    with Running(data), pytest.raises(AssertionError):
        run("move", "--data", str(data), "--database", postgres.wanted().empty())


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_a_backup_is_made_while_people_play(store: str, tmp_path: Path) -> None:
    url = postgres.wanted().database() if store == "postgres" else ""
    where = ["--database", url] if url else ["--data", str(tmp_path / "data")]

    async def work(server: Running) -> None:
        party = Party(over_network(server), SETTINGS, 3, (), Random(1))
        async with client_of(server) as http:
            playing = asyncio.ensure_future(party.play(http))
            copies = 0
            while not playing.done() or not copies:
                copy = tmp_path / f"copy{copies}.sqlite3"
                await asyncio.to_thread(run, "backup", str(copy), *where)
                copies += 1
                await asyncio.sleep(0.1)
            await playing
            await party.check(http)
        for number in range(copies):
            with closing(Database(tmp_path / f"copy{number}.sqlite3")) as opened:
                for row in opened.rooms():
                    assert opened.entries(row.id)

    with Node(tmp_path / "node", url) if url else Running(tmp_path / "data") as server:
        asyncio.run(work(server))
