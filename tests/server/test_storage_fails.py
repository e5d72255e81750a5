"""When nothing can be stored, for a moment or for a while, tables go back to what is stored and go on from there."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS
from lastcard.protocol.messages import Hello, Settings, Told, Update, Welcome
from lastcard.server.bot_workers import BotWorkers
from lastcard.server.config import Config
from lastcard.server.connections import Connection
from lastcard.server.hub import Hub
from lastcard.server.storage.base import WriteBatch
from lastcard.server.storage.database import Database
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.table.deciding import Question, substitute
from lastcard.table.driver import Room
from server.clients import Party, Player, Reach, party_for

FILE = "lastcard.sqlite3"
_decode = msgspec.json.Decoder(Told).decode


class Failing(Database):
    """A file whose disk fails when it is told to: before it has written anything, or when all is written."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.fails: Callable[[], str] = lambda: ""
        self.failures = 0
        self.refused = 0  # that is, there was something wrong with what was to be written

    def write(self, batch: WriteBatch) -> None:
        how = self.fails()
        if how:
            self.failures += 1
            time.sleep(0.005)  # meanwhile tables go on, and more comes together
        if how != "before":
            try:
                super().write(batch)
            except sqlite3.Error:
                self.refused += 1
                raise
        if how:
            raise sqlite3.OperationalError("database or disk is full")


class Slow(BotWorkers[Room[Connection]]):
    """Takes its time, and no process."""

    def ask(self, table: Room[Connection], questions: list[Question]) -> None:
        for question in questions:
            assert question.bot == "expert"
            asyncio.get_running_loop().call_later(0.01, self._answered, table, question, substitute(question))


def stored(path: Path, room: int) -> int:
    """How many entries of a table the file has; another thread may be reading with the store's own connection."""
    with closing(sqlite3.connect(path)) as file:
        query = "SELECT (SELECT count(*) FROM log WHERE room = ?1) + (SELECT count(*) FROM journal WHERE room = ?1)"
        [(count,)] = file.execute(query, (room,))
    return int(count)


class Wire:
    """A connection within this process, which sees to it that nobody is told what is not in the file."""

    transport = None

    def __init__(self, hub: Hub, player: Player) -> None:
        self.connection = hub.connect(self, "")
        self._hub = hub
        self._player = player
        self._told: asyncio.Queue[str | None] = asyncio.Queue()
        self._greeted = False

    def post(self, message: bytes) -> None:
        self._told.put_nowait(message.decode())

    def finish(self) -> None:
        self._told.put_nowait(None)

    async def send(self, message: str) -> None:
        if self._greeted:
            self._hub.say(self.connection, message)
        else:
            self._greeted = True
            hello = msgspec.json.decode(message, type=Hello)
            await self._hub.wake(hello.table)
            self._hub.hello(self.connection, self._player.client.who, hello)

    async def __aiter__(self) -> AsyncIterator[str | bytes]:
        while (text := await self._told.get()) is not None:
            message = _decode(text)
            if isinstance(message, Update | Welcome):
                assert self.connection.room is not None
                assert stored(self._hub.config.data / FILE, self.connection.room.number) >= message.version
            yield text


def within(hub: Hub) -> Reach:
    """How a client gets to a hub in the same process."""

    @asynccontextmanager
    async def reach(player: Player) -> AsyncIterator[Wire]:
        wire = Wire(hub, player)
        try:
            yield wire
        finally:
            hub.leave(wire.connection)

    return reach


def one_in(many: int, how: str, random: Random) -> Callable[[], str]:
    return lambda: how if random.random() < 1 / many else ""


def now_and_then_for_a_while(random: Random) -> Callable[[], str]:
    """The disk is full for some writes on end, then there is room again."""
    left = 0

    def fails() -> str:
        nonlocal left
        left = left - 1 if left else random.choice([0] * 50 + [3, 10])
        return "before" if left else ""

    return fails


WAYS: dict[str, Callable[[Random], Callable[[], str]]] = {
    "before": lambda random: one_in(20, "before", random),
    "after": lambda random: one_in(20, "after", random),
    "for a while": now_and_then_for_a_while,
}


async def play_on(file: Path, way: str, long: bool) -> None:
    store = Failing(file)
    hub = await Hub.start(Config(data=file.parent, rate=0), SqliteStore(store))
    hub._bot_workers = Slow(1, hub._thought, asyncio.get_running_loop())
    random = Random(way)
    parties = []
    presets = list(PRESETS) * (5 if long else 1)
    for number, preset in enumerate(presets):
        party = party_for(within(hub), preset, random.randrange(2, 6), random)
        if number % 2:  # with bots that think, and times to wait for
            party = Party(within(hub), party.settings | {"seats": 3, "pace": 0.01}, 1, ("expert", "normal"), random)
        opened = await hub.open(msgspec.convert(party.settings, Settings))
        parties.append((party, opened.table))
    store.fails = WAYS[way](random)
    await asyncio.gather(*[party.meet(code) for party, code in parties])
    store.fails = lambda: ""
    byes = [bye for party, _ in parties for player in party.everybody for bye in player.byes]
    assert store.failures
    assert not store.refused
    assert set(byes) == {"storage-fails"}
    for party, code in parties:
        party.agree(store.part(party.address, 0, 1_000_000).decode())
        assert hub.registry.summary(code).stage == "over"
    await hub.close()
    with closing(Database(file)) as again:
        assert {msgspec.json.decode(row.summary)["stage"] for row in again.rooms()} == {"over"}


@pytest.mark.parametrize("way", WAYS)
def test_tables_go_on_and_nothing_that_was_told_is_lost(way: str, tmp_path: Path, long: bool) -> None:
    asyncio.run(play_on(tmp_path / FILE, way, long))


async def open_in_vain(file: Path) -> None:
    store = Failing(file)
    hub = await Hub.start(Config(data=file.parent), SqliteStore(store))
    store.fails = lambda: "before"
    with pytest.raises(Problem) as refused:
        await hub.open(Settings(public=True))
    assert refused.value.message == "storage-fails"
    assert len(hub.registry) == 0
    assert hub.registry.public(10) == []
    store.fails = lambda: ""
    assert (await hub.open(Settings(public=True))).free == 4
    assert len(hub.registry) == 1
    await hub.close()


def test_a_table_that_could_not_be_stored_is_not_opened(tmp_path: Path) -> None:
    asyncio.run(open_in_vain(tmp_path / FILE))
