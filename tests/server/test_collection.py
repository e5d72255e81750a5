"""The open collection at a server: each match in one month and never twice, whoever is killed; files with ranges."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import sqlite3
import time
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lastcard import record
from lastcard.collection import making
from lastcard.collection.model import FILES, MANIFEST, RECORDS, month_of, months_in
from lastcard.core.errors import Problem
from lastcard.core.rules import parse
from lastcard.lab.random_play import play_match
from lastcard.server.collecting import Publisher
from lastcard.server.storage.base import RecordRow, Store, WriteBatch
from lastcard.server.storage.collection import CollectionStore, put_collected
from lastcard.server.storage.ratings import put_player
from lastcard.server.storage.statements import Statement
from server.clients import NO_LIMITS, Party, client_of, over_network
from server.running import Running
from server.test_storage import Opening, opening, within

__all__ = ["opening"]

SEPTEMBER, OCTOBER, NOVEMBER = 1_789_000_000.0, 1_791_500_000.0, 1_794_000_000.0
MATCH = play_match(parse("classic target=1"), 2, 1)
NAMES = ("Annabella", "Robot")
TEXT = record.dumps(record.Record(NAMES, MATCH.rules, MATCH.rounds, {"bots": ["", "easy"]}))


async def finish(store: Store, name: str, at: float, person: str = "ann") -> None:
    """Somebody and a bot have played a match at a table that joins the collection."""
    rows = [
        put_player(name, 1, person, "", "Annabella", True, at),
        put_player(name, 2, "", "easy", "Robot", False, at),
        put_collected(name, at),
    ]
    written = RecordRow(name, 1, False, at, b"{}", TEXT)
    await store.write(WriteBatch(records=[written], also=[(1, statement) for statement in rows]))


async def here(work: Callable[..., Any], *given: Any) -> Any:
    return work(*given)


def publisher(store: Store, folder: Path, do: Any = here) -> Publisher:
    return Publisher(store, folder, do)


def seated(folder: Path, month: str) -> list[tuple[str, ...]]:
    with zipfile.ZipFile(folder / month / RECORDS) as packed:
        return [record.loads(packed.read(name).decode()).seats for name in packed.namelist()]


def test_each_match_is_in_one_month_and_late_ones_in_the_next(opening: Opening, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for name, at in (("a", SEPTEMBER), ("b", OCTOBER), ("c", OCTOBER), ("d", NOVEMBER)):
            await finish(store, name, at)
            await finish(store, name, at)  # told twice
        collect = publisher(store, tmp_path)
        assert await collect.publish_due(NOVEMBER) == ["2026-09", "2026-10"]
        assert await collect.publish_due(NOVEMBER) == []
        await finish(store, "late", SEPTEMBER)
        assert await collect.publish_due(NOVEMBER) == []
        assert await collect.publish_due(NOVEMBER + 40 * 86_400) == ["2026-11"]
        assert {month: len(seated(tmp_path, month)) for month in months_in(tmp_path)} == {
            "2026-09": 1,
            "2026-10": 2,
            "2026-11": 2,
        }
        for month in months_in(tmp_path):
            assert list(making.verify(tmp_path / month)) == []

    within(opening, work)


def test_who_publishes_may_be_killed_at_any_moment(opening: Opening, tmp_path: Path) -> None:
    class Killed(Exception):
        pass

    async def work(store: Store) -> None:
        for number in range(3):
            await finish(store, f"m{number}", OCTOBER + number)
        moments = 0
        while True:

            async def failing(what: Callable[..., Any], *given: Any, left: list[int] = [moments]) -> Any:  # noqa: B006
                left[0] -= 1
                if left[0] < 0:
                    raise Killed
                return what(*given)

            try:
                await publisher(store, tmp_path, failing).publish_due(NOVEMBER)
                break
            except Killed:
                moments += 1
                assert months_in(tmp_path) == []
        assert moments == 4  # three records, and the files
        first = (tmp_path / "2026-10" / MANIFEST).read_bytes()
        shutil.rmtree(tmp_path / "2026-10")  # killed after it was written down, before the files were in place
        assert await publisher(store, tmp_path).publish_due(NOVEMBER) == ["2026-10"]
        assert (tmp_path / "2026-10" / MANIFEST).read_bytes() == first
        assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".part")] == []

    within(opening, work)


def test_two_who_publish_at_once_agree(opening: Opening, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        collection = CollectionStore(store)
        await finish(store, "a", OCTOBER)
        first = await collection.claim("2026-10")
        assert first is not None
        await finish(store, "b", OCTOBER)
        second = await collection.claim("2026-10")
        assert second == first + 1
        part = making.begin(tmp_path, "2026-10")
        empty = making.finish(part, "2026-10")
        assert not await collection.close("2026-10", first, empty)
        assert await collection.close("2026-10", second, empty)
        assert await collection.claim("2026-10") is None

    within(opening, work)


def test_files_that_come_out_differently_are_not_offered(opening: Opening, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await finish(store, "a", OCTOBER)
        await publisher(store, tmp_path / "one").publish_due(NOVEMBER)
        assert await publisher(store, tmp_path / "other").publish_due(NOVEMBER) == ["2026-10"]
        await store.change([Statement("UPDATE collected SET names = '[\"9\",\"easy\"]' WHERE record = 'a'")])
        with pytest.raises(Problem):
            await publisher(store, tmp_path / "third").publish_due(NOVEMBER)
        assert months_in(tmp_path / "third") == []

    within(opening, work)


def test_people_are_numbers_that_differ_from_month_to_month_and_the_forgotten_stay_numbers(
    opening: Opening, tmp_path: Path, long: bool
) -> None:
    people = 20 if long else 10

    async def work(store: Store) -> None:
        for number in range(2 * people):
            await finish(store, f"s{number:02}", SEPTEMBER, f"guest-{number % people}")
            await finish(store, f"o{number:02}", OCTOBER, f"guest-{number % people}")
        await store.moderation.forget("guest-3", "gone-1")
        await publisher(store, tmp_path).publish_due(NOVEMBER)
        found = [seated(tmp_path, month) for month in ("2026-09", "2026-10")]
        for month in found:
            assert [bot for _, bot in month] == ["easy"] * 2 * people
            numbers = [person for person, _ in month]
            assert sorted(set(numbers), key=int) == [str(number) for number in range(1, people + 1)]
            assert numbers[:people] == numbers[people:]  # the same person all month
        assert found[0] != found[1]  # by chance once in the factorial of their number

    within(opening, work)


# A whole server


async def play(server: Running, **settings: Any) -> Party:
    wanted = {"rules": {"preset": "classic", "match": "single"}, "seats": 3, **settings}
    party = Party(over_network(server), wanted, 2, ("easy",), Random(1))
    async with client_of(server) as http:
        await party.play(http)
    return party


def test_a_server_publishes_last_month_and_offers_its_files(tmp_path: Path) -> None:
    data, folder = tmp_path / "data", tmp_path / "collection"
    with Running(data, *NO_LIMITS) as server:
        party = asyncio.run(play(server, collected=True))
        asyncio.run(play(server))
        assert server.http().get("/api/collection").json() == {"open": False, "months": []}
        room = party.players[0].client.room
        assert room is not None
        code = room.table
        assert server.http().get(f"/api/tables/{code}").json()["collected"] is True
        server.stop()
        with closing(sqlite3.connect(data / "lastcard.sqlite3")) as database, database:
            then = time.time() - 35 * 86_400
            database.execute("UPDATE collected SET at = ?", (then,))
            guests = [guest for (guest,) in database.execute("SELECT DISTINCT guest FROM played")]
    with Running(data, *NO_LIMITS, "--collection", str(folder)) as server, server.http() as http:
        begun = time.monotonic()
        while not (months := http.get("/api/collection").json()["months"]):
            assert time.monotonic() < begun + 300
            time.sleep(0.1)
        [month] = months
        assert (month["month"], month["matches"]) == (month_of(then), 1)
        for file in month["files"]:
            address = f"/api/collection/{month['month']}/{file['name']}"
            got = http.get(address)
            assert hashlib.sha256(got.content).hexdigest() == file["sha256"]
            assert http.get(address, headers={"if-none-match": got.headers["etag"]}).status_code == 304
            part = http.get(address, headers={"range": "bytes=3-9"})
            assert (part.status_code, part.content) == (206, got.content[3:10])
            assert part.headers["content-range"] == f"bytes 3-9/{file['size']}"
            assert http.get(address, headers={"range": "bytes=-4"}).content == got.content[-4:]
            beyond = http.get(address, headers={"range": f"bytes={file['size']}-"})
            assert beyond.status_code == 416
            old = http.get(address, headers={"range": "bytes=0-0", "if-range": '"old"'})
            assert (old.status_code, len(old.content)) == (200, file["size"])
        for wrong in ("2026-01/records.zip", f"{month['month']}/manifest.json", "../x"):
            assert http.get(f"/api/collection/{wrong}").status_code == 404
        shown = http.get("/api/collection/situations", params={"kind": "turn"}).json()
        assert shown["cases"] == sum(each["cases"] for each in shown["choices"]) > 0
        assert http.get("/api/collection/situations", params={"kind": "dance"}).status_code == 400
        asked = {"kind": "turn", "month": "2026-01"}
        assert http.get("/api/collection/situations", params=asked).json()["code"] == "unknown-collection"
    assert list(making.verify(folder / month["month"])) == []
    with zipfile.ZipFile(folder / month["month"] / RECORDS) as packed:
        told = b"".join(packed.read(name) for name in packed.namelist())
    contents = [told, *((folder / month["month"] / name).read_bytes() for name in FILES)]
    secrets = [*guests, code, party.address, "127.0.0.1", "secret", "shuffle =", '"P0"', '"P1"']
    for secret in secrets:
        assert all(secret.encode() not in content for content in contents), secret
