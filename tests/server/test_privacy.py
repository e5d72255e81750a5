"""A guest's data: all of it in one file, and gone when the guest wants that, while the games stay."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lastcard import record
from lastcard.evening.driver import EveningRoom
from lastcard.protocol.evening import Plan
from lastcard.protocol.messages import Chat, Hello, Rename, Settings, Start
from lastcard.record import verifiable_shuffle
from lastcard.server.config import Config
from lastcard.server.enforcement import Enforcer
from lastcard.server.hub import Hub
from lastcard.server.privacy import Privacy
from lastcard.server.records import Records, finished, players
from lastcard.server.retention import sweep
from lastcard.server.storage.base import RoomRow, Store, WriteBatch
from lastcard.server.storage.moderation import ActRow, ReportRow, Swept
from lastcard.server.storage.postgres.store import PostgresStore
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.server.storage.statements import Statement
from lastcard.table import log
from lastcard.table.driver import Room
from lastcard.table.identities import Identity
from server import postgres
from server.simulated import Client, House
from server.within import come, guest

QUICK = Settings(seats=2, timer=0, call_grace=0, catch_grace=0, jump_grace=0, pace=0)


# A log without somebody


def folded(entries: list[bytes]) -> Room[Client]:
    room: Room[Client] = Room(1, "ROOM")
    room.restore(entries)
    return room


def without(house: House, who: Client) -> list[bytes]:
    """The log of a house once somebody is forgotten there."""
    assert house.room.forget(who.who.guest, "gone-1", house.now)
    house.drain()
    entries = [text.encode() for _, text in house.entries]
    for version, text in log.rewritten(entries, who.who.guest):
        entries[version - 1] = text.encode()
    return entries


def test_who_is_forgotten_is_in_no_entry_and_the_table_is_what_it_was() -> None:
    house = House(QUICK)
    ann, bo = Client("Annabella"), Client("Bo")
    for client in (ann, bo):
        house.join(client)
    house.say(ann, Chat(text="my secret"))
    house.say(ann, Rename(name="Annelore"))
    house.say(bo, Chat(text="hello"))
    house.say(ann, Start())
    house.play([ann, bo], Random(1))
    before = record.dumps(house.room.table.to_record())
    entries = without(house, ann)
    whole = b"\n".join(entries)
    for trace in (b"Annabella", b"Annelore", b"my secret", b"guest-Annabella"):
        assert trace not in whole
    again = folded(entries)
    assert (ann.closed, bo.closed) == ("left", "")
    assert again.table.names == house.room.table.names == ("#1", "Bo")
    assert [line.text for line in again.table.chat] == [line.text for line in house.room.table.chat] == ["hello"]
    assert again.table.match_state is not None
    assert record.dumps(again.table.to_record()) == before.replace('"Annelore"', '"#1"')
    assert bo.room is not None
    assert bo.room.places[0].name in ("", "#1")


def test_a_bot_plays_on_for_who_is_forgotten_in_a_match() -> None:
    house = House(QUICK)
    ann, bo = Client("Annabella"), Client("Bo")
    for client in (ann, bo):
        house.join(client)
    house.say(ann, Start())
    again = folded(without(house, ann))
    assert again.table.names == ("#1", "Bo")
    assert (again.table.host, house.room.table.host) == (2, 2)
    house.play([bo], Random(1))
    assert house.room.table.stage == "over"


def test_an_opener_who_never_came_is_forgotten_too() -> None:
    room: Room[Client] = Room(1, "ROOM")
    room.open(QUICK, bytes(32), Identity("guest-Ann", "Annabella"))
    assert room.forget("guest-Ann", "gone-1", 0.0)
    entries = [text.encode() for _, text in room.log]
    [(version, text)] = log.rewritten(entries, "guest-Ann")
    assert (version, "Annabella" in text, "guest-Ann" in text) == (1, False, False)
    assert not room.forget("guest-Ann", "gone-1", 0.0)


def test_an_evening_forgets_as_well() -> None:
    room: EveningRoom[Client] = EveningRoom(1, "EVENING")
    ann, bo = Client("Annabella"), Client("Bo")
    room.open(Plan(), bytes(32), ann.who, 0.0)
    for client in (ann, bo):
        room.arrive(client, client.who, Hello(table="EVENING"), 1.0)
    assert room.forget(ann.who.guest, "gone-1", 2.0)
    entries = [text.encode() for _, text in room.log]
    for version, text in room.rewritten(entries, ann.who.guest):
        entries[version - 1] = text.encode()
    assert b"Annabella" not in b"".join(entries)
    again: EveningRoom[Client] = EveningRoom(1, "EVENING")
    again.restore(entries)
    for found in (room, again):
        names = [player.name for player in found.evening.players.values()]
        assert (names, found.evening.opened_by, found.evening.host_name) == (["#1", "Bo"], "gone-1", "#1")


# A store


@pytest.fixture(params=["sqlite", "postgres"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Coroutine[Any, Any, Store]]:
    url = postgres.wanted().database() if request.param == "postgres" else ""

    async def opened() -> Store:
        if url:
            return await PostgresStore.open(url, "127.0.0.1:1", 60.0)
        return SqliteStore.open(tmp_path / "lastcard.sqlite3")

    return opened


def test_a_guest_gets_all_that_is_known_and_can_be_forgotten(
    opening: Callable[[], Coroutine[Any, Any, Store]], tmp_path: Path
) -> None:
    ann = guest("Annabella")

    async def run() -> None:
        store = await opening()
        hub = await Hub.start(Config(data=tmp_path), store)
        records = Records(store, hub.config.base)
        privacy = Privacy(hub, records)
        cleared: list[str] = []
        enforcer = Enforcer(hub, privacy, "here", lambda: None, lambda: cleared.append("cleared"))
        await enforcer.start()
        summary = await hub.open(QUICK, ann)
        asleep = await hub.open(QUICK, ann)
        line, _ = await come(hub, summary.table, ann)
        await come(hub, summary.table, guest("Bo"))
        hub.say(line, b'{"type":"chat","text":"my secret"}')
        await hub.stored()
        await store.write(played(summary.table))
        data = await privacy.export(ann.guest)
        assert data.names == ("Annabella",)
        assert {table.table: table.opened for table in data.tables} == {summary.table: True, asleep.table: True}
        assert [chat.text for chat in data.chat] == ["my secret"]
        assert [(match.record, match.seat, match.name) for match in data.matches] == [("match", 1, "Annabella")]
        assert await enforcer.forget(ann.guest, "-")
        nothing = await privacy.export(ann.guest)
        assert (nothing.names, nothing.tables, nothing.matches, nothing.chat) == ((), (), (), ())
        for row in await store.rooms():
            assert b"Annabella" not in row.summary + b"".join(await store.entries(row.id))
        text = await records.whole("match")
        assert record.loads(text).seats == ("#1", "Bo")
        assert all(finding.right for finding in verifiable_shuffle.verify(record.loads(text)))
        [act] = await store.moderation.acts()
        assert ann.guest not in act.about
        assert hub.moderation.forgot(ann.guest)
        assert cleared == ["cleared"]
        await enforcer.close()
        await hub.close()

    asyncio.run(run())


def played(code: str) -> WriteBatch:
    """A finished match of Annabella and Bo."""
    house = House(QUICK, code=code)
    clients = [Client("Annabella"), Client("Bo")]
    for client in clients:
        house.join(client)
    house.say(clients[0], Start())
    house.play(clients, Random(1))
    row = msgspec.structs.replace(finished(house.room), id="match")
    mine = [msgspec.structs.replace(each, record="match") for each in players(house.room)]
    return WriteBatch(records=[row], played=mine)


def test_who_is_forgotten_is_nobody_in_results_and_the_others_stay(
    opening: Callable[[], Coroutine[Any, Any, Store]],
) -> None:
    async def run() -> None:
        store = await opening()
        put = "INSERT INTO results (record, at, family, result) VALUES ($1, $2, $3, $4)"
        await store.change([Statement(put, ("match", 1.0, "classic", '{"persons":["guest-Zoë","guest-Zoë2"]}'))])
        await store.moderation.forget("guest-Zoë", "mark")
        [[result]] = await store.ask("SELECT result FROM results")
        assert result == '{"persons":["mark","guest-Zoë2"]}'
        await store.close()

    asyncio.run(run())


def test_no_table_of_the_store_knows_who_was_forgotten(tmp_path: Path) -> None:
    """Whatever column it may be in: a deal that was tried, a challenge, an address for notices, a result, a rating."""
    rows = {
        "tries": ("day/classic", "guest-Zoë", "device", "Zoë", 1, "CODE", 1.0, 5, "match", 2.0, "guest-Zoë"),
        "challenges": ("c1", "match", 1, 2, "guest-Zoë", "Zoë", 1.0),
        "contacts": ("guest-Zoë", "k1", "push", "https://push.example/Zoë", "secret", "en", 1.0),
        "players": ("match", 1, "guest-Zoë", "", "Zoë", 1, 1.0),
        "ratings": ("guest-Zoë", "classic", "plain", 25.0, 8.0, 1),
        "results": ("match", 1.0, "classic", '{"persons":["guest-Zoë","guest-Bo"]}'),
        "answers": ("guest-Zoë", "p1", 1, 1, 1.0, 1),
        "sessions": (b"s", "acc", "guest-Zoë", 1.0),
        "tokens": (b"t", "t1", "acc", "guest-Zoë", "bot", "play", 1.0, 0.0),
    }

    async def run() -> None:
        store = SqliteStore.open(tmp_path / "lastcard.sqlite3")
        for table, values in rows.items():
            marks = ", ".join(f"${number}" for number in range(1, len(values) + 1))
            await store.change([Statement(f"INSERT INTO {table} VALUES ({marks})", values)])
        told = await store.moderation.others("guest-Zoë")
        assert {"tries", "challenges", "contacts", "players", "ratings"} <= set(told)
        await store.moderation.forget("guest-Zoë", "mark")
        assert not any((await store.moderation.others("guest-Zoë")).values())
        await store.close()

    asyncio.run(run())
    with closing(sqlite3.connect(tmp_path / "lastcard.sqlite3")) as file:
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        left = {table: [row for row in file.execute(f"SELECT * FROM {table}") if "Zoë" in str(row)] for table in tables}
        assert {table: found for table, found in left.items() if found} == {}


def test_who_was_forgotten_is_not_back_with_an_old_copy(tmp_path: Path) -> None:
    """As where a table comes back from before: it forgets when it is brought back."""
    ann = guest("Annabella")

    async def run() -> None:
        store = SqliteStore.open(tmp_path / "lastcard.sqlite3")
        hub = await Hub.start(Config(data=tmp_path), store)
        summary = await hub.open(QUICK, ann)
        hub.put_away(hub.registry.room(summary.table))
        hub.moderation.take(ActRow(1, 0.0, "ada", "forget", hub.moderation.mark(ann.guest), 0.0, ""))
        room = await hub.wake(summary.table)
        await asyncio.gather(*hub._errands.under_way)
        assert b"Annabella" not in b"".join(await store.entries(room.number))
        await hub.close()

    asyncio.run(run())


# What is kept for a time


def test_what_is_too_old_goes_by_the_clock(opening: Callable[[], Coroutine[Any, Any, Store]], tmp_path: Path) -> None:
    days = 86_400.0

    def spoke(version: int, at: float, text: str) -> tuple[int, int, float, str]:
        return 1, version, at, log.encode(log.Spoke(by=1, text=text)).decode()

    async def run() -> None:
        store = await opening()
        entries = [spoke(1, 10 * days, "old"), spoke(2, 50 * days, "new")]
        await store.write(WriteBatch(entries, {1: RoomRow(1, "CODE", True, 1.0, b"{}")}))
        while await store.settle():
            pass
        for at in (10, 50):
            await store.moderation.act(ActRow(0, at * days, "ada", "close", "X", 0.0, ""))
        await store.moderation.act(ActRow(0, 10 * days, "ada", "ban", "guest", 100 * days, ""))
        await store.moderation.act(ActRow(0, 50 * days, "ada", "close", "X", 0.0, ""))
        report = ReportRow("a", 10 * days, 1, "CODE", 1, "x", "y", "Bo", "spam", "", b"[]", False)
        await store.moderation.report(report)
        await store.moderation.report(msgspec.structs.replace(report, id="b", at=50 * days))
        config = Config(data=tmp_path, keep_chat=30, keep_reports=30, keep_acts=30)
        assert await sweep(config, store, 39 * days) == Swept()
        assert await sweep(config, store, 45 * days) == Swept(1, 1, 1)
        assert await sweep(config, store, 45 * days) == Swept()
        texts = [log.decode(entry).text for entry in await store.entries(1)]
        assert texts == ["", "new"]
        assert [row.id for row in await store.moderation.reports(9)] == ["b"]
        assert [row.act for row in await store.moderation.acts()] == ["close", "ban", "close"]
        config = Config(data=tmp_path, keep_chat=0, keep_reports=0, keep_acts=0)
        assert await sweep(config, store, 1e12) == Swept()
        await store.close()

    asyncio.run(run())
