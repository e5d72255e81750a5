"""Matches by turns on a server: tables sleep between turns, are woken in time, and outlive whatever happens to it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lastcard import record
from lastcard.protocol.messages import Act, GiveOrders, Hello, Ready, Settings, StandingOrders, Welcome
from lastcard.server import notices, registry
from lastcard.server.config import Config
from lastcard.server.connections import Connection
from lastcard.server.hub import Hub
from lastcard.server.records import Records
from lastcard.server.storage.base import Store
from lastcard.server.storage.contacts import ContactRow, keep_contact
from lastcard.server.storage.postgres.store import PostgresStore
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.table.driver import Room
from lastcard.table.identities import Identity
from server import postgres
from server.simulated import Client

HOUR = 3600.0
DAY = 24 * HOUR
NAMES = ("Ada", "Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans")
LEASE = 60.0


class Wall:
    """A clock on the wall that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_790_000_000.0

    def __call__(self) -> float:
        return self.now


class Server:
    """A hub by that clock over a file or a database, which can be killed. What it sends outside is kept."""

    def __init__(self, folder: Path, url: str = "", wall: Wall | None = None, port: int = 1) -> None:
        self.folder, self.url, self.port = folder, url, port
        self.wall = wall or Wall()
        self.sent: list[tuple[float, str, dict[str, Any]]] = []  # when, to whom, what

    async def start(self) -> None:
        store: Store
        if self.url:
            store = await PostgresStore.open(self.url, f"127.0.0.1:{self.port}", LEASE)
        else:
            store = SqliteStore.open(self.folder / "lastcard.sqlite3")
        self.hub = await Hub.start(Config(data=self.folder, rate=0), store, self.wall)

    async def kill(self) -> None:
        """The server is gone without a word: nothing that was not stored is; and the file is let go."""
        for worker in self.hub._workers:
            worker.cancel()
        await asyncio.gather(*self.hub._workers, return_exceptions=True)
        self.hub._waking.close()
        self.hub.timers.close()
        await self.hub.notices.close()
        self.hub._bot_workers.close()
        self.hub.analyst.close()
        await self.hub.store.close()

    async def pass_time(self, seconds: float) -> None:
        """It becomes later, and tables do what falls into it."""
        end = self.wall.now + seconds
        for _ in range(2_000):
            await self.settle()
            hub = self.hub
            ends = [room.due for room in hub.registry.rooms.values() if isinstance(room, Room) and room.due]
            ends += hub.registry._due.values()
            due = min(ends, default=end + 1)
            if due > end:
                self.wall.now = end
                return
            self.wall.now = max(self.wall.now, due)
            await hub.wake_due()
            for room in list(hub.registry.rooms.values()):
                hub._run(room)
        raise AssertionError("it does not become later")

    async def settle(self) -> None:
        await self.hub.stored()
        while self.hub.notices._tasks:
            await asyncio.sleep(0)
        await self.hub.stored()


@asynccontextmanager
async def running(folder: Path, url: str = "") -> AsyncIterator[Server]:
    server = Server(folder, url)
    await server.start()
    try:
        yield server
    finally:
        await server.hub.close()


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, Any]]]:
    """What is sent outside: to which address, and what."""
    found: list[tuple[str, dict[str, Any]]] = []

    async def send(_: notices.Notices, contact: ContactRow, about: notices.Reminder) -> int:
        found.append((contact.guest, msgspec.to_builtins(about)))
        return 201

    monkeypatch.setattr(notices.Notices, "_send", send)
    return found


class Visitor:
    """Somebody who comes now and then, looks, and does what they want to."""

    def __init__(self, name: str) -> None:
        self.who = Identity(f"guest-{name}", name)
        self.random = Random(name)
        self.number = 0

    def post(self, message: bytes) -> None:
        self.client.take(message)

    def finish(self) -> None:
        pass

    async def come(self, server: Server, code: str) -> Connection:
        self.client = Client(self.who.name)
        hub = server.hub
        connection = hub.connect(self, "")
        await hub.wake(code)
        hub.hello(connection, self.who, Hello(table=code))
        await hub.stored()
        assert isinstance(self.client.told[-1], Welcome)
        return connection

    async def say(self, server: Server, connection: Connection, command: Any) -> None:
        server.hub.say(connection, msgspec.json.encode(command))
        await server.hub.stored()

    async def visit(self, server: Server, code: str) -> None:
        """Plays what can be played, and goes."""
        connection = await self.come(server, code)
        for _ in range(20):
            assert self.client.room is not None
            if self.client.room.stage == "between":
                await self.say(server, connection, Ready())
                break
            wish = self.client.wish(self.random)
            if wish is None:
                break
            self.number += 1
            act = Act(id=f"{self.who.name}-{self.number}", action=wish, version=self.client.version)
            await self.say(server, connection, act)
            await server.pass_time(10.0)
        server.hub.leave(connection)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_eight_people_finish_a_match_by_turns_in_a_week_with_killed_servers(
    kind: str, tmp_path: Path, sent: list[tuple[str, dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "IDLE", -1.0)
    random = Random(18)
    monkeypatch.setattr(secrets, "token_bytes", Random(7).randbytes)
    url = postgres.wanted().database() if kind == "postgres" else ""

    async def work() -> None:
        server = Server(tmp_path, url)
        await server.start()
        rules = {"preset": "classic", "match": "points", "target": 50}
        code = (
            await server.hub.open(Settings(seats=8, rules=rules, turn_hours=12), Identity("guest-Ada", "Ada"))
        ).table
        people = [Visitor(name) for name in NAMES]
        for person in people:
            connection = await person.come(server, code)
            row = ContactRow(person.who.guest, "1", "hook", f"https://{person.who.name}.example", "", "en", 0.0)
            await keep_contact(server.hub.store, row)
            server.hub.leave(connection)
            server.hub.tidy(server.hub.registry.served())
        await server.pass_time(60.0)
        begun, kills, asleep, looks = server.wall.now, 0, 0, 0
        while (await server.hub.summary(code)).stage != "over":
            assert server.wall.now - begun < 7 * DAY, "the match does not end"
            asked = [person for person in people if server.hub.registry.own(person.who.guest, server.wall.now)[0].yours]
            between = (await server.hub.summary(code)).stage == "between"
            for person in people if between else asked:
                if random.random() < 0.02:
                    continue  # does not come, and misses the turn or plays late
                await person.visit(server, code)
            server.hub.tidy(server.hub.registry.served())
            looks += 1
            asleep += code not in server.hub.registry.rooms
            if random.random() < 0.15:
                kills += 1
                await server.kill()
                server.wall.now += random.uniform(0, 600)
                await server.start()
            await server.pass_time(random.uniform(0, 0.25) * HOUR)
        assert kills > 5
        assert asleep > looks / 2
        [finished] = [row for row in [await server.hub.store.record(name) for name in await names(server, code)] if row]
        text = b"".join([part async for part in Records(server.hub.store, "").text(finished.id)]).decode()
        checked = record.loads(text)
        assert checked.seats == NAMES
        assert record.check(checked) == []
        await server.hub.close()

    asyncio.run(work())
    told = {guest for guest, notice in sent if notice["type"] == "over"}
    assert len(told) >= len(NAMES) - 1  # all but who was there
    assert len([notice for _, notice in sent if notice["type"] == "turn"]) > 50


async def names(server: Server, code: str) -> list[str]:
    room = await server.hub.look(code)
    assert isinstance(room, Room)
    return [room.table.record]


def test_whose_turn_it_is_is_in_everybody_s_own_list_while_the_table_sleeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "IDLE", -1.0)

    async def work() -> None:
        async with running(tmp_path) as server:
            hub = server.hub
            ada, bo = Visitor("Ada"), Visitor("Bo")
            code = (await hub.open(Settings(seats=2, turn_hours=24), ada.who)).table
            for person in (ada, bo):
                hub.leave(await person.come(server, code))
            await server.pass_time(60.0)
            hub.tidy(hub.registry.served())
            assert code not in hub.registry.rooms
            lists = [hub.registry.own(person.who.guest, server.wall.now) for person in (ada, bo)]
            assert sorted([own.yours for [own] in lists]) == [False, True]
            [(name,)] = {own.waits_for for [own] in lists}
            assert all(DAY - 120 < own.left <= DAY for [own] in lists)
            assert name in ("Ada", "Bo")
            assert hub.registry.own("guest-Wanda", server.wall.now) == []

    asyncio.run(work())


def test_a_table_by_turns_is_woken_when_a_turn_is_over_and_sleeps_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: list[tuple[str, dict[str, Any]]]
) -> None:
    monkeypatch.setattr(registry, "IDLE", -1.0)

    async def work() -> None:
        async with running(tmp_path) as server:
            hub = server.hub
            people = [Visitor("Ada"), Visitor("Bo")]
            code = (await hub.open(Settings(seats=2, turn_hours=24), people[0].who)).table
            for person in people:
                hub.leave(await person.come(server, code))
            await server.pass_time(60.0)
            hub.tidy(hub.registry.served())
            await server.pass_time(23 * HOUR)
            assert code not in hub.registry.rooms
            await server.pass_time(1.1 * HOUR)
            assert code in hub.registry.rooms
            hub.tidy(hub.registry.served() + 10 * DAY)
            assert code not in hub.registry.rooms
            assert code in hub.registry  # it goes on, so it does not expire

    asyncio.run(work())
    assert sent == []  # nobody has said where to


def test_another_server_looks_after_turns_of_one_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: list[tuple[str, dict[str, Any]]]
) -> None:
    monkeypatch.setattr(registry, "IDLE", -1.0)
    monkeypatch.setattr(secrets, "token_bytes", Random(18).randbytes)  # a deal in which nobody is skipped
    url = postgres.wanted().database()

    async def work() -> None:
        first = Server(tmp_path / "first", url)
        second = Server(tmp_path / "second", url, first.wall, 2)
        await first.start()
        await second.start()
        people = [Visitor("Ada"), Visitor("Bo")]
        code = (await first.hub.open(Settings(seats=2, turn_hours=24), people[0].who)).table
        for person in people:
            row = ContactRow(person.who.guest, "1", "hook", "https://x", "", "en", 0.0)
            await keep_contact(first.hub.store, row)
            first.hub.leave(await person.come(first, code))
        await first.pass_time(60.0)
        first.hub.tidy(first.hub.registry.served())
        [(asked, _)] = sent
        await first.settle()
        await first.kill()
        for known in (await second.hub.store.news()).rooms:
            second.hub.registry.hear(known)
        await second.pass_time(23 * HOUR)
        assert len(sent) == 1
        await second.pass_time(2 * HOUR)
        assert code in second.hub.registry.rooms
        assert sorted(guest for guest, notice in sent if notice["type"] == "turn") == ["guest-Ada", "guest-Bo"]
        assert sent[1][0] != asked
        await second.hub.close()

    asyncio.run(work())


def test_what_is_owed_when_a_server_is_killed_is_told_by_the_next(
    tmp_path: Path, sent: list[tuple[str, dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        server = Server(tmp_path)
        await server.start()
        people = [Visitor("Ada"), Visitor("Bo")]
        code = (await server.hub.open(Settings(seats=2, turn_hours=24), people[0].who)).table
        for person in people:
            await keep_contact(server.hub.store, ContactRow(person.who.guest, "1", "hook", "https://x", "", "en", 0.0))
            server.hub.leave(await person.come(server, code))
        with monkeypatch.context() as patched:
            patched.setattr(notices.Notices, "owe", lambda *_: None)
            server.wall.now += 60.0
            server.hub._run(server.hub.registry.room(code))
            await server.hub.stored()
            await server.kill()
        assert sent == []
        await server.start()
        await server.pass_time(1.0)
        assert [notice["type"] for _, notice in sent] == ["turn"]
        await server.kill()
        await server.start()
        await server.pass_time(1.0)
        assert len(sent) == 1
        await server.hub.close()

    asyncio.run(work())


def test_a_notice_is_the_same_whatever_anybody_holds(tmp_path: Path) -> None:
    async def work(folder: Path, dice: int) -> bytes:
        async with running(folder) as server:
            room: Room[Connection] = Room(1, "TABLE", server.wall)
            room.open(Settings(seats=2, turn_hours=24), bytes([dice]) * 32)
            for name in ("Ada", "Bo"):
                client = Client(name)
                connection = server.hub.connect(Visitor(name), "")
                room.arrive(connection, client.who, Hello(table="TABLE"), 0.0)
            room.pace.came(1)
            server.wall.now += 60
            room.run(60.0)
            return msgspec.json.encode(notices.notice(room, 1, "turn", "https://cards.example"))

    worlds = [asyncio.run(work(tmp_path / str(dice), dice)) for dice in range(3)]
    assert len(set(worlds)) == 1


def test_standing_orders_are_carried_out_while_nobody_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "IDLE", -1.0)

    async def work() -> None:
        async with running(tmp_path) as server:
            hub = server.hub
            people = [Visitor("Ada"), Visitor("Bo")]
            code = (await hub.open(Settings(seats=2, turn_hours=24, rules="all-wild"), people[0].who)).table
            for person in people:
                connection = await person.come(server, code)
                await person.say(server, connection, GiveOrders(id="o", orders=StandingOrders(call=True, draw=True)))
                hub.leave(connection)
            await server.pass_time(60.0)
            for _ in range(400):
                summary = await hub.summary(code)
                if summary.stage != "round":
                    break
                [yours] = [person for person in people if hub.registry.own(person.who.guest, server.wall.now)[0].yours]
                await yours.visit(server, code)
                hub.tidy(hub.registry.served())
                await server.pass_time(HOUR)
            room = await hub.look(code)
            assert isinstance(room, Room)
            state = room.table.match_state
            assert state is not None
            kinds = {event.kind for event in state.events}
            assert "caught" not in kinds

    asyncio.run(work())
