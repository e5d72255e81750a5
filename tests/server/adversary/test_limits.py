"""Limits hold for a person and an address, not for a connection alone; whoever shares an address goes on playing."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard.core.errors import Problem
from lastcard.protocol.messages import Hello, Settings
from lastcard.server.config import Config
from lastcard.server.connections import IN_ALL, Connection
from lastcard.server.hub import AT_A_TABLE, Hub
from lastcard.server.net import rate_limits
from lastcard.server.net.rate_limits import MOVES, PEOPLE, Allowances
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.table.identities import Identity

SLOW = Settings(seats=4, timer=0)
LINE = {"type": "chat", "text": "x" * 300}


class Line:
    """A connection that keeps what is sent."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.ended = False

    def post(self, message: bytes) -> None:
        self.told.append(message)

    def finish(self) -> None:
        self.ended = True

    def codes(self, kind: str) -> list[str]:
        messages = [msgspec.json.decode(message) for message in self.told]
        return [message["code"] for message in messages if message["type"] == kind]


class House:
    """A hub whose time passes when a test says so."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.now = hub._now()
        hub._now = lambda: self.now

    async def open(self, settings: Settings = SLOW) -> str:
        return (await self.hub.open(settings)).table

    def come(self, code: str, guest: str, address: str = "192.0.2.1", watch: bool = False) -> Connection:
        connection = self.hub.connect(Line(), address)
        self.hub.admit(connection, Identity(guest, guest))
        self.hub.hello(connection, Identity(guest, guest), Hello(table=code, watch=watch))
        return connection

    def say(self, connection: Connection, message: dict[str, Any]) -> bool:
        """Lets a message arrive, and be taken in where it is not too much."""
        if not self.hub.arrived(connection):
            return False
        self.hub.say(connection, msgspec.json.encode(message))
        return True

    def stored(self, code: str) -> int:
        return self.hub.registry.table(code).table.version


async def seen(observation: Callable[[], bool]) -> None:
    """Waits for what bots do: they go on when what came before has been stored."""
    async with asyncio.timeout(30):
        while not observation():
            await asyncio.sleep(0.001)


def line(connection: Connection) -> Line:
    assert isinstance(connection.line, Line)
    return connection.line


@pytest.fixture
def at_house(tmp_path: Path) -> Callable[[Callable[[House], Awaitable[None]]], None]:
    def run(work: Callable[[House], Awaitable[None]]) -> None:
        async def whole() -> None:
            store = SqliteStore.open(tmp_path / "lastcard.sqlite3")
            house = House(await Hub.start(Config(data=tmp_path), store))
            await work(house)
            await house.hub.close()

        asyncio.run(whole())

    return run


def test_a_guest_has_no_more_messages_for_having_many_connections(at_house: Any) -> None:
    async def work(house: House) -> None:
        tables = [await house.open() for _ in range(5)]
        lines = [house.come(code, "Mallory") for code in tables for _ in range(4)]
        assert sum(house.hub.arrived(each) for each in lines * 10) == 60
        house.now += 1
        assert sum(house.hub.arrived(each) for each in lines * 10) == 20

    at_house(work)


def test_an_address_has_no_more_for_having_many_guests_but_the_calm_are_heard(at_house: Any) -> None:
    async def work(house: House) -> None:
        code = await house.open()
        calm = house.come(code, "Ada")
        other = house.come(code, "Bo", "192.0.2.2")
        lines = [house.come(code, f"Mallory {number}", watch=True) for number in range(100)]
        assert 400 <= sum(house.hub.arrived(each) for each in lines * 60) <= 400 + 100 * 5
        for _ in range(100):
            house.now += 1
            assert sum(house.hub.arrived(each) for each in lines * 60) <= 200 + 100
            assert house.hub.arrived(calm)
            assert all(house.hub.arrived(other) for _ in range(5))

    at_house(work)


def test_who_is_too_fast_is_told_so_now_and_then_and_then_sent_away(at_house: Any) -> None:
    async def work(house: House) -> None:
        mallory = house.come(await house.open(), "Mallory")
        heard = 0
        for _ in range(1_000):
            heard += house.say(mallory, {"type": "ready"})
            house.now += 0.001
        assert heard <= 80
        await house.hub.stored()
        assert line(mallory).codes("refused").count("too-fast") == 2
        assert line(mallory).ended
        house.now += 100
        assert not house.hub.arrived(mallory)

    at_house(work)


def test_two_hundred_connections_of_one_guest_can_store_and_send_as_much_as_one(at_house: Any) -> None:
    async def work(house: House) -> None:
        code = await house.open()
        ada = house.come(code, "Ada", "192.0.2.2")
        lines: list[Connection] = []
        for _ in range(200):
            house.now += 1
            lines.append(house.come(code, "Mallory"))
            await house.hub.stored()
            if line(lines[0]).ended:
                house.hub.leave(lines.pop(0))
        assert len(lines) == len(house.hub.registry.room(code).viewers) - 1 == AT_A_TABLE
        before, sent = house.stored(code), sum(len(line(each).told) for each in lines)
        for each in lines * 20:
            house.say(each, LINE)
        await house.hub.stored()
        assert house.stored(code) - before == 20
        lines_told = [told for each in lines for told in line(each).told if b'"chat":{' in told]
        assert len(lines_told) == 20 * AT_A_TABLE
        assert len({id(told) for told in lines_told}) == 20
        refusals = 60 - 20 + AT_A_TABLE  # of what was heard, and once to each that it was too fast
        assert sum(len(line(each).told) for each in lines) - sent <= 20 * AT_A_TABLE + refusals
        assert sum(b'"chat":{' in told for told in line(ada).told) == 20

    at_house(work)


def test_a_crowd_of_guests_can_say_no_more_at_a_table_than_fits_it(at_house: Any) -> None:
    async def work(house: House) -> None:
        code = await house.open(Settings(seats=10, timer=0))
        watching = [house.come(code, f"Eve {number}", f"198.51.100.{number}", watch=True) for number in range(10)]
        crowd = [house.come(code, f"Mallory {number}", f"192.0.2.{number}") for number in range(10)]
        before = house.stored(code)
        for each in watching * 10 + crowd * 10:  # who only watches can't speak, nor take the others' words
            house.say(each, {"type": "emote", "emote": "wow"})
        assert house.stored(code) - before == 50
        house.now += 1
        for each in crowd * 10:
            house.say(each, {"type": "emote", "emote": "wow"})
        assert house.stored(code) - before == 50 + 5

    at_house(work)


def test_what_a_crowd_is_told_costs_more(at_house: Any) -> None:
    async def work(house: House) -> None:
        code = await house.open()
        ada = house.come(code, "Ada")
        for number in range(199):
            house.come(code, f"Guest {number}", f"192.0.2.{number}", watch=True)
        told = len(house.hub.registry.room(code).viewers)
        assert told == 200
        heard = 0
        for number in range(60):
            heard += house.say(ada, {"type": "rename", "name": f"Ada {number}"})
        assert heard == 6

    at_house(work)


@pytest.mark.parametrize(
    ("messages", "most"),
    [
        ([{"type": "bot", "seat": 3, "level": level} for level in ("easy", "hard")], 40),
        ([{"type": "change", "settings": {"timer": timer}} for timer in (30, 40)], 40),
        ([{"type": "rename", "name": name} for name in ("Ada", "Eda")], 40),
        ([LINE], 20),
    ],
    ids=["bots", "settings", "names", "chat"],
)
def test_what_is_stored_and_told_has_limits_of_its_own(
    messages: list[dict[str, Any]], most: int, at_house: Any
) -> None:
    async def work(house: House) -> None:
        code = await house.open()
        ada = house.come(code, "Ada")
        house.say(ada, messages[-1])
        before = house.stored(code)
        for number in range(58):
            assert house.say(ada, {**messages[number % len(messages)], "id": str(number)})
        assert house.stored(code) - before == most - 1
        await house.hub.stored()
        refused = [msgspec.json.decode(told) for told in line(ada).told if b'"too-fast"' in told]
        assert [each["id"] for each in refused] == [str(number) for number in range(most - 1, 58)]

    at_house(work)


def test_the_ninth_connection_to_a_table_takes_the_place_of_the_oldest(at_house: Any) -> None:
    async def work(house: House) -> None:
        code = await house.open()
        lines = [house.come(code, "Ada") for _ in range(AT_A_TABLE + 1)]
        await house.hub.stored()
        assert [each.ended for each in map(line, lines)] == [True] + [False] * AT_A_TABLE
        bye = msgspec.json.decode(line(lines[0]).told[-1])
        assert (bye["type"], bye["code"], bye["again"]) == ("bye", "elsewhere", False)
        house.hub.leave(lines[0])
        assert house.say(lines[-1], {"type": "chat", "text": "still here"})
        assert house.hub.registry.table(code).pace.here == {1}

    at_house(work)


def test_a_guest_has_so_many_connections_in_all_and_comes_so_often(at_house: Any) -> None:
    async def work(house: House) -> None:
        tables = [await house.open() for _ in range(IN_ALL + 1)]
        lines = []
        for code in tables[:IN_ALL]:
            house.now += 1
            lines.append(house.come(code, "Ada"))
        with pytest.raises(Problem) as refused:
            house.come(tables[-1], "Ada")
        assert refused.value.message == "too-many-connections"
        house.hub.leave(lines[0])
        house.come(tables[-1], "Ada")
        code = await house.open()
        for _ in range(20):
            house.hub.leave(house.come(code, "Eve"))
        with pytest.raises(Problem) as refused:
            house.come(code, "Eve")
        assert refused.value.message == "too-fast"

    at_house(work)


def test_a_class_behind_one_address_plays_without_noticing(at_house: Any) -> None:
    """Thirty pupils come at once, sit down, play a card every two seconds, call, cheer; some of them have two tabs."""

    async def work(house: House) -> None:
        tables = [await house.open(Settings(seats=4, timer=0, pace=0)) for _ in range(8)]
        pupils = [house.come(tables[number % 8], f"Pupil {number}") for number in range(30)]
        pupils += [house.come(tables[number % 8], f"Pupil {number}") for number in range(0, 30, 3)]
        heard = []
        for pupil in pupils:
            heard += [house.say(pupil, {"type": "face", "face": 3})]
            heard += [house.say(pupil, {"type": "mix", "deal": 1, "bytes": "00"})]
        for pupil in pupils[:8]:
            heard += [house.say(pupil, {"type": "start"})]
        for second in range(300):
            house.now += 1
            for number, pupil in enumerate(pupils):
                if (second + number) % 2 == 0:
                    heard.append(house.say(pupil, {"type": "act", "action": "draw", "version": 1}))
                if (second + number) % 6 == 0:
                    heard.append(house.say(pupil, {"type": "act", "action": "uno", "version": 1}))
                if (second + number) % 10 == 0:
                    heard.append(house.say(pupil, {"type": "emote", "emote": "wow"}))
        assert all(heard)
        await house.hub.stored()
        assert [code for pupil in pupils for code in line(pupil).codes("refused") if code == "too-fast"] == []
        assert not any(line(pupil).ended for pupil in pupils)

    at_house(work)


QUICK = Settings(seats=10, timer=0, pace=0, rules={"preset": "classic", "target": 100_000})


def test_bots_of_one_address_make_so_many_moves_at_once_and_those_of_others_go_on(
    at_house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        tables = [await house.open(QUICK) for _ in range(30)]
        for number, code in enumerate(tables):
            mallory = house.come(code, f"Mallory {number}", watch=False)
            house.say(mallory, {"type": "rise"})
            house.say(mallory, {"type": "start"})
        begun = sum(map(house.stored, tables))
        await seen(lambda: sum(map(house.stored, tables)) - begun >= 0.9 * PEOPLE * MOVES * 5)
        for _ in range(100):
            await house.hub.stored()
            await asyncio.sleep(0)
        assert sum(map(house.stored, tables)) - begun <= PEOPLE * MOVES * 5 + len(tables)
        code = await house.open(QUICK)
        ada = house.come(code, "Ada", "192.0.2.2")
        house.say(ada, {"type": "rise"})
        house.say(ada, {"type": "start"})
        house.come(tables[0], "Bo", "192.0.2.2", watch=True)
        waiting, before = house.stored(tables[0]), house.stored(code)
        await seen(lambda: house.stored(code) > before + 20)
        await seen(lambda: house.stored(tables[0]) > waiting)  # there somebody has come who has moves left

    monkeypatch.setattr(rate_limits, "PIECE", math.inf)  # no time passes here, so that nothing is given back
    at_house(work)


def test_bots_of_many_tables_of_one_address_do_not_all_move_at_the_same_moment(
    at_house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        tables = [await house.open(QUICK) for _ in range(30)]
        for number, code in enumerate(tables):
            mallory = house.come(code, f"Mallory {number}")
            house.say(mallory, {"type": "rise"})
            house.say(mallory, {"type": "start"})
        for _ in range(100):
            before = sum(map(house.stored, tables))
            await asyncio.sleep(0.001)
            assert sum(map(house.stored, tables)) - before <= 1  # any move is more than a piece
        moved = sum(map(house.stored, tables))

        def more() -> bool:
            house.now += 1.0
            return sum(map(house.stored, tables)) > moved + 3

        await seen(more)

    monkeypatch.setattr(rate_limits, "PIECE", 0.01)
    at_house(work)


def test_accounts_are_bounded_and_those_in_use_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST", 100)
    accounts = Allowances(20.0, 1)
    used = accounts.of("used", 0.0)
    used.connections = 1
    for number in range(1_000):
        accounts.of(f"guest {number}", 0.0)
    assert len(accounts) <= 101
    assert accounts.of("used", 0.0) is used
    assert accounts.of("guest 999", 0.0) is accounts.of("guest 999", 0.0)


def test_a_rate_of_0_sets_no_limit() -> None:
    free = Allowances(0.0, PEOPLE).of("", 0.0)
    for bucket in (free.messages, free.calm, free.chat, free.changes, free.arrivals, free.moves):
        assert all(bucket.take(0.0) for _ in range(10_000))
        bucket.charge(1e6, 0.0)
        assert bucket.take(0.0)
        assert bucket.wait(0.0) == 0.0


def test_a_debt_is_paid_before_there_is_more() -> None:
    bucket = rate_limits.Bucket(2.0, 3.0, 0.0)
    bucket.charge(5, 0.0)
    assert bucket.wait(0.0) == 1.5
    assert [bucket.take(when) for when in (0.0, 1.0, 1.5, 1.5)] == [False, False, True, False]
