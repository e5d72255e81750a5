"""A table that many watch: who plays is told first, those who watch in slices, everybody in order."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from lastcard.protocol.messages import Chat, Settings, Update
from lastcard.server import audience as audiences
from lastcard.server import connections
from lastcard.server.connections import Connection
from lastcard.server.hub import Hub
from lastcard.table import driver
from lastcard.table.gathering import encode
from server.within import Line, come, guest, opened, run

WATCHERS = 95


class Ear(Line):
    """A connection that notes in which order it and others heard something."""

    def __init__(self, name: str, order: list[tuple[str, int]]) -> None:
        super().__init__()
        self.name = name
        self.order = order

    def post(self, message: bytes) -> None:
        super().post(message)
        told = self.messages[-1]
        if told["type"] == "update":
            self.order.append((self.name, told["version"]))

    def said(self) -> list[str]:
        updates = [message for message in self.messages if message["type"] == "update"]
        return [update["chat"]["text"] for update in updates if "chat" in update]


async def audience(hub: Hub, timer: int = 0) -> tuple[Connection, list[Ear], list[tuple[str, int]]]:
    """Ada and Bo at a table, and those who watch; what is heard from then on."""
    code = (await hub.open(Settings(seats=2, timer=timer))).table
    order: list[tuple[str, int]] = []
    watching = [Ear(f"W{number}", order) for number in range(WATCHERS)]
    for ear in watching:
        await attend(hub, code, ear, watch=True)
    ada = await attend(hub, code, Ear("Ada", order))
    await attend(hub, code, Ear("Bo", order))
    await hub.stored()
    order.clear()
    return ada, watching, order


async def attend(hub: Hub, code: str, ear: Ear, watch: bool = False) -> Connection:
    connection, line = await come(hub, code, guest(ear.name), watch)
    connection.line = ear
    ear.messages += line.messages
    return connection


def test_who_plays_is_told_first_and_who_watches_after_that_in_slices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audiences, "SLICE", 10)

    async def work() -> None:
        async with opened(tmp_path, rate=0) as hub:
            ada, watching, order = await audience(hub)
            hub.say(ada, msgspec.json.encode(Chat(text="one")))
            while len(order) < 2 + 10:
                await asyncio.sleep(0)
            assert {name for name, _ in order[:2]} == {"Ada", "Bo"}
            assert len(order) < WATCHERS  # others have their turn before all have been told
            hub.say(ada, msgspec.json.encode(Chat(text="two")))
            assert await hub.stored()
            second = max(version for _, version in order)
            players = [place for place, (name, version) in enumerate(order) if name[0] != "W" and version == second]
            assert max(players) < len(order) - WATCHERS  # nor do those who play wait for them
            for ear in watching:
                assert ear.said() == ["one", "two"]
            assert len(order) == 2 * (2 + WATCHERS)

    run(work)


def test_what_waits_for_those_who_watch_is_sent_to_each_in_one_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audiences, "SLICE", 10)

    async def work() -> None:
        async with opened(tmp_path, rate=0) as hub:
            ada, watching, order = await audience(hub)
            for text in ("one", "two", "three"):
                hub.say(ada, msgspec.json.encode(Chat(text=text)))
            await hub.stored()
            shown = [name for name, _ in order if name[0] == "W"]
            assert shown[:30] == 3 * [ear.name for ear in watching[:10]]
            for ear in watching:
                assert ear.said() == ["one", "two", "three"]

    run(work)


def test_a_message_that_can_not_be_written_keeps_nobody_from_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path, rate=0) as hub:
            ada, watching, order = await audience(hub, timer=30)
            with monkeypatch.context() as broken:
                broken.setattr(driver, "_dated", lambda *_: 1 / 0)
                hub.say(ada, b'{"type": "start"}')
                assert await hub.stored()
            assert not order
            hub.say(ada, msgspec.json.encode(Chat(text="one")))
            assert await hub.stored()
            assert watching[0].said() == watching[-1].said() == ["one"]

    run(work)


def test_all_who_watch_are_told_goodbye(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audiences, "SLICE", 10)

    async def work() -> None:
        async with opened(tmp_path, rate=0) as hub:
            _, watching, _ = await audience(hub)
            await hub.say_goodbye()
            assert {ear.messages[-1]["code"] for ear in watching} == {"server-stops"}
            assert all(ear.ended for ear in watching)

    run(work)


def test_a_message_that_all_get_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened(tmp_path, rate=0) as hub:
            ada, watching, _ = await audience(hub)
            room = hub.registry.table(watching[0].messages[0]["room"]["table"])
            made: list[Update] = []

            def noted(value: object) -> bytes:
                made.extend([value] if isinstance(value, Update) else [])
                return encode(value)

            monkeypatch.setattr(driver, "encode", noted)
            hub.say(ada, b'{"type": "start"}')
            await hub.stored()
            assert room.table.stage == "round"
            assert len(made) == 3  # Ada, Bo, and everybody who watches

    run(work)


def test_nobody_is_refused_because_many_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "TOLD", 1)
    monkeypatch.setattr(connections, "PAID_FOR", 10)

    async def work() -> None:
        async with opened(tmp_path, rate=20.0) as hub:
            ada, watching, _ = await audience(hub)
            for text in ("one", "two", "three"):
                assert hub.arrived(ada)
                hub.say(ada, msgspec.json.encode(Chat(text=text)))
            await hub.stored()
            assert watching[0].said() == ["one", "two", "three"]

    run(work)
