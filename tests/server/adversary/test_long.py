"""Long matches, long logs and long answers: only who asks waits for them, and they take no memory that counts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard.errors import Problem
from lastcard.server import hub as hubs
from lastcard.server.config import Config
from lastcard.server.entries import Came, Entry, Opened, Sat, Spoke
from lastcard.server.hub import PAGE, SLICE, Connection, Hub
from lastcard.server.identities import Identity
from lastcard.server.protocol import Hello, Settings, Summary
from lastcard.server.room import Room
from lastcard.server.storage import Batch, RoomRow, Store

LONG = "LONGLONG"
SAID = 30_000  # lines of chat in a long log


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[Hub]:
    hub = Hub(Config(data=folder, **settings), Store(folder / "lastcard.sqlite3"))
    try:
        yield hub
    finally:
        await hub.close()


def spoken(lines: int) -> list[Entry]:
    """The log of a table at which one person talks, and never stops."""
    begin = [Opened(settings=Settings(), dice="00" * 32), Came(by=1, guest="guest-Ada", name="Ada"), Sat(by=1, seat=1)]
    return [*begin, *[Spoke(by=1, text=f"line {number}") for number in range(lines)]]


def fill(folder: Path, logs: dict[str, list[Entry]]) -> None:
    """A data file with these tables, all of them long settled."""
    store = Store(folder / "lastcard.sqlite3")
    for number, (code, entries) in enumerate(logs.items(), 1):
        summary = Summary(code, "", "lobby", "classic", ("Ada", "", "", ""), 3, 0, 0, "")
        texts = [
            (number, version, 0.0, msgspec.json.encode(entry).decode()) for version, entry in enumerate(entries, 1)
        ]
        row = RoomRow(number, code, False, time.time(), msgspec.json.encode(summary))
        store.write(Batch(entries=texts, rooms={number: row}))
    while store.settle():
        pass
    store.close()


class Slices:
    """Counts what is folded at a time, and how often the loop has come round to others meanwhile."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: list[int] = []
        self.passes: list[int] = []
        self._pass = 0
        restore = Room.restore

        def counted(room: Room[Connection], entries: list[bytes]) -> None:
            self.sizes.append(len(entries))
            self.passes.append(self._pass)
            restore(room, entries)

        monkeypatch.setattr(Room, "restore", counted)

    async def look_round(self) -> None:
        while True:
            self._pass += 1
            await asyncio.sleep(0)

    @asynccontextmanager
    async def counting(self) -> AsyncIterator[None]:
        others = asyncio.ensure_future(self.look_round())
        yield
        others.cancel()


@pytest.fixture
def slices(monkeypatch: pytest.MonkeyPatch) -> Slices:
    return Slices(monkeypatch)


@pytest.fixture(scope="module")
def long_logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("long")
    fill(folder, {LONG: spoken(SAID), "OTHERLNG": spoken(5 * SLICE), "SHORTLOG": spoken(0)})
    return folder


def test_a_long_log_is_folded_in_slices_with_others_in_between(long_logs: Path, slices: Slices) -> None:
    async def work() -> None:
        async with opened(long_logs) as hub, slices.counting():
            room = await hub.wake(LONG.lower())
            assert room is hub.room(LONG)
            assert (room.table.version, room.table.chat[-1].text) == (SAID + 3, f"line {SAID - 1}")

    run(work)
    assert sum(slices.sizes) == SAID + 3
    assert max(slices.sizes) <= SLICE
    assert len(set(slices.passes)) == len(slices.passes)  # never two without the others between them


def test_a_log_is_read_in_pages(long_logs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    entries = Store.entries

    def counted(store: Store, room: int, after: int = 0, most: int = -1) -> list[bytes]:
        found = entries(store, room, after, most)
        read.append(len(found))
        return found

    monkeypatch.setattr(Store, "entries", counted)

    async def work() -> None:
        async with opened(long_logs) as hub:
            assert read == []  # a server that starts looks into no log
            await hub.wake(LONG)

    run(work)
    assert sum(read) == SAID + 3
    assert max(read) <= PAGE


def test_many_who_come_to_a_sleeping_table_wait_for_the_same(long_logs: Path, slices: Slices) -> None:
    async def work() -> None:
        async with opened(long_logs) as hub:
            rooms = await asyncio.gather(*[hub.wake(LONG) for _ in range(20)])
            assert all(room is rooms[0] for room in rooms)

    run(work)
    assert sum(slices.sizes) == SAID + 3


def test_a_short_log_does_not_wait_for_a_long_one(long_logs: Path, slices: Slices) -> None:
    async def work() -> None:
        async with opened(long_logs) as hub, slices.counting():
            waiting = [asyncio.ensure_future(hub.wake(code)) for code in (LONG, "OTHERLNG")]
            await asyncio.sleep(0)
            await hub.wake("SHORTLOG")
            assert not waiting[0].done()
            assert sum(slices.sizes) < SAID / 2
            await asyncio.gather(*waiting)

    run(work)
    assert len(set(slices.passes)) == len(slices.passes)  # one slice at a time, of all that wake up


def test_who_goes_away_while_a_table_wakes_up_takes_nobody_along(long_logs: Path) -> None:
    async def work() -> None:
        async with opened(long_logs) as hub:
            impatient, patient = (asyncio.ensure_future(hub.wake(LONG)) for _ in range(2))
            await asyncio.sleep(0.01)
            impatient.cancel()
            assert (await patient).table.version == SAID + 3

    run(work)


def test_a_table_that_is_waking_up_is_neither_put_away_nor_removed(
    long_logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "IDLE", -1.0)

    async def work() -> None:
        async with opened(long_logs, expire=1.0) as hub:
            waking = asyncio.ensure_future(hub.wake(LONG))
            await asyncio.sleep(0)
            hub.tidy(time.time() + 2 * 3600)
            assert (await waking) is hub.room(LONG)
            hub.hello(Connection(Deaf(), 0, 0), Identity("guest-Ada", "Ada"), Hello(table=LONG))
            hub._batch.gone.clear()  # the other tables are needed again

    run(work)


class Deaf:
    """A connection to nobody."""

    def post(self, message: bytes) -> None:
        pass

    def finish(self) -> None:
        pass


def test_a_server_can_stop_while_a_table_wakes_up(long_logs: Path) -> None:
    async def work() -> None:
        async with opened(long_logs) as hub:
            waking = asyncio.ensure_future(hub.wake(LONG))
            await asyncio.sleep(0)
        with pytest.raises(asyncio.CancelledError):
            await waking

    run(work)


def test_a_damaged_log_is_told_to_all_who_wait_for_it(tmp_path: Path) -> None:
    fill(tmp_path, {LONG: [*spoken(3 * SLICE), Sat(by=9, seat=99)]})

    async def work() -> None:
        async with opened(tmp_path) as hub:
            for found in await asyncio.gather(*[hub.wake(LONG) for _ in range(3)], return_exceptions=True):
                assert isinstance(found, Problem)
                assert found.message == "table-damaged"
            with pytest.raises(Problem, match="no table"):
                hub.room(LONG)

    run(work)


def test_a_table_whose_storing_failed_comes_back_as_it_was_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for who comes while it is not yet known that it failed."""

    async def work() -> None:
        async with opened(tmp_path) as hub:
            code = (await hub.open(Settings())).table
            came = Connection(Deaf(), 0, 0)
            with monkeypatch.context() as failing:
                failing.setattr(Store, "write", lambda *_: 1 / 0)
                hub.hello(came, Identity("guest-Ada", "Ada"), Hello(table=code))
                hub._put_away(hub.room(code))
                room = await hub.wake(code)
            assert room.table.version == 1
            hub.hello(Connection(Deaf(), 0, 0), Identity("guest-Bo", "Bo"), Hello(table=code))
            assert await hub.stored()

    run(work)
