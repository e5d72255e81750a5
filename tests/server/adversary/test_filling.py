"""Nobody fills the server: neither with tables nor with what is stored of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import english
import msgspec
import pytest

from lastcard.core.errors import Problem
from lastcard.protocol.messages import (
    Change,
    Chat,
    Command,
    Emote,
    Leave,
    Pause,
    PutBot,
    Rename,
    Resume,
    Rise,
    Settings,
    ShowFace,
    Sit,
    Start,
)
from lastcard.server import registry
from lastcard.server.connections import ROW, Connection
from lastcard.server.hub import Hub
from lastcard.server.net import rate_limits
from lastcard.table import commands
from lastcard.table.identities import Identity
from server.hostile import at_table
from server.running import Running
from server.within import Line, come, database, opened, run

HOUR = 3600.0


def ada(number: int = 0) -> Identity:
    return Identity(f"guest-{number}", "Ada")


async def say(hub: Hub, connection: Connection, *commands: Command) -> None:
    for command in commands:
        hub.say(connection, msgspec.json.encode(command))
    await hub.stored()


async def refused(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Problem) as problem:
        await work
    return problem.value.message


@pytest.fixture
def all_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables without connections are put away at once."""
    monkeypatch.setattr(registry, "IDLE", -1.0)


# Tables


async def people_at(hub: Hub, code: str) -> None:
    """Two people sit there, and nobody is connected any more."""
    for number in (50, 51):
        connection, _ = await come(hub, code, ada(number))
        hub.leave(connection)


def test_a_guest_keeps_only_so_many_tables_also_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, tables_per_guest=3) as hub:
            for place in ("1.1.1.1", "2.2.2.2", "3.3.3.3"):
                await people_at(hub, (await hub.open(Settings(), ada(), place)).table)
            assert await refused(hub.open(Settings(), ada(), "4.4.4.4")) == "too-many-tables"
            await hub.open(Settings(), ada(1), "4.4.4.4")
        async with opened(tmp_path, tables_per_guest=3) as hub:
            assert await refused(hub.open(Settings(), ada(), "5.5.5.5")) == "too-many-tables"
            hub.tidy(time.time() + 2 * HOUR)
            await hub.open(Settings(), ada(), "5.5.5.5")

    run(work)


def test_an_address_keeps_only_so_many_tables_whoever_opens_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, tables_per_address=3) as hub:
            for number in range(3):
                await people_at(hub, (await hub.open(Settings(), ada(number), "1.1.1.1")).table)
            assert await refused(hub.open(Settings(), ada(9), "1.1.1.1")) == "too-many-tables"
            await hub.open(Settings(), ada(9), "2.2.2.2")
            assert len(hub.registry) == 4

    run(work)


def test_who_plays_alone_every_day_can_always_play_again_and_others_lose_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, tables_per_guest=3) as hub:
            together = (await hub.open(Settings(), ada())).table
            await people_at(hub, together)
            watched = (await hub.open(Settings(), ada())).table
            await come(hub, watched, ada(7))
            for _ in range(5):
                alone = (await hub.open(Settings(), ada())).table
                connection, _ = await come(hub, alone, ada())
                await say(hub, connection, Start())
                assert hub.registry.summary(alone).stage == "round"
                hub.leave(connection)
            assert len(hub.registry) == 3
            await hub.stored()
            assert {row.code for row in await hub.store.rooms()} == {together, watched, alone}

    run(work)


@pytest.mark.usefixtures("all_sleep")
def test_an_address_can_open_tables_again_when_old_ones_are_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, tables_per_address=1, tables_per_guest=1) as hub:
            for _ in range(3):
                await hub.open(Settings(), ada(), "1.1.1.1")
                hub.tidy(time.time())
                hub.tidy(time.time() + HOUR + 1)
            assert len(hub.registry) == 0

    run(work)


def test_quotas_of_0_are_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, tables_per_address=0, tables_per_guest=0, new_a_minute=0) as hub:
            for _ in range(300):
                await hub.open(Settings(), ada(), "1.1.1.1")

    run(work)


@pytest.mark.usefixtures("all_sleep")
def test_a_table_that_nobody_ever_played_at_goes_an_hour_after_its_last_use(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            never, seated, played = [(await hub.open(Settings(seats=2), ada())).table for _ in range(3)]
            hub.leave((await come(hub, seated, ada()))[0])
            connection, _ = await come(hub, played, ada())
            await say(hub, connection, Start())
            hub.leave(connection)
        async with opened(tmp_path) as hub:  # and it is known after a restart
            hub.tidy(time.time() + 0.9 * HOUR)
            assert len(hub.registry) == 3
            hub.tidy(time.time() + 1.1 * HOUR)
            assert hub.registry.summary(played).stage == "round"
            for gone in (never, seated):
                with english.raises(Problem, match="no table"):
                    hub.registry.summary(gone)
            await hub.stored()
            assert [row.code for row in await hub.store.rooms()] == [played]

    run(work)


@pytest.mark.usefixtures("all_sleep")
def test_who_waits_in_a_lobby_for_long_does_not_lose_it_by_leaving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            code = (await hub.open(Settings(), ada())).table
            connection, _ = await come(hub, code, ada())
            monkeypatch.setattr(hub.registry, "_begun", hub.registry._begun - 2 * HOUR)
            hub.tidy(hub.registry.served())
            hub.leave(connection)
            hub.tidy(hub.registry.served() + 0.5 * HOUR)
            assert hub.registry.summary(code).names[0] == "Ada"

    run(work)


def test_tables_that_are_kept_for_ever_are_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            await hub.open(Settings(), ada())
        async with opened(tmp_path, expire=0) as hub:
            hub.tidy(time.time() + 10_000 * HOUR)
            assert len(hub.registry) == 1

    run(work)


def test_a_full_server_makes_room_where_nobody_has_played_and_serves_those_who_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path, tables=4) as hub:
            first, second, played, used = [(await hub.open(Settings(seats=2), ada(n))).table for n in range(4)]
            player, _ = await come(hub, played, ada())
            await say(hub, player, Start())
            hub.leave(player)
            assert await refused(hub.open(Settings(), ada())) == "server-full"  # all were in use a moment ago
            connection, _ = await come(hub, used, ada())
            monkeypatch.setattr(registry, "IDLE", -1.0)
            hub.tidy(time.time())
            new = [(await hub.open(Settings(), ada(n))).table for n in (8, 9)]
            await hub.stored()
            assert {row.code for row in await hub.store.rooms()} == {played, used, *new}
            assert await refused(hub.open(Settings(), ada())) == "server-full"
            _, line = await come(hub, played, ada())
            assert line.messages[0]["game"]["round"] == 1
            await say(hub, connection, Start())
            assert hub.registry.summary(used).stage == "round"
        async with opened(tmp_path, tables=4) as hub:
            await hub.open(Settings(), ada())
            assert not {first, second} & {row.code for row in await hub.store.rooms()}

    run(work)


def test_one_address_is_refused_over_http(tmp_path: Path) -> None:
    with Running(tmp_path / "data", "--tables-per-address", "2") as server:
        for _ in range(2):
            table = server.open_table(server.token("Ada"))
            for name in ("Cid", "Dot"):
                with at_table(server, table, server.token(name)):
                    pass
        with server.http(headers={"authorization": f"Bearer {server.token('Bo')}"}) as client:
            answer = client.post("/api/tables", json={})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")


# What is stored of a table


def stored(hub: Hub) -> int:
    return sum(len(entry) for entry in database(hub).entries(1))


LONG = "\N{GRINNING FACE}" * 300
NOT_PLAY: dict[str, list[Command]] = {
    "chat": [Chat(text=LONG)],
    "names": [Rename(name="Bo"), Rename(name="Cy")],
    "faces": [ShowFace(face=1), ShowFace(face=2)],
    "settings": [
        Change(settings=Settings(rules={"preset": "modern", "custom": [{"effect": "joke self 2", "text": LONG}] * 3})),
    ],
    "bots": [PutBot(seat=2, level="easy"), PutBot(seat=2)],
    "pauses": [Pause(), Resume()],
}


@pytest.mark.parametrize("what", NOT_PLAY)
def test_what_is_not_play_is_stored_up_to_a_limit_that_grows_by_playing(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "TALK", {"chat": 6_000, "settings": 6_000})
    monkeypatch.setattr(commands, "MORE_TALK", 3_000)

    async def work() -> None:
        async with opened(tmp_path, rate=0) as hub:
            code = (await hub.open(Settings(seats=2), ada())).table
            connection, line = await come(hub, code, ada())
            before = stored(hub)
            if what == "pauses":
                await say(hub, connection, Start())
                before = stored(hub) + 3_000
            await say(hub, connection, *(NOT_PLAY[what] * 500))
            assert set(line.codes("refused")) == {"table-talked-out"}
            kept = stored(hub) - before
            assert 6_000 <= kept <= 8_000
            hub.leave(connection)
        async with opened(tmp_path, rate=0) as hub:  # and a restart gives nobody more
            connection, line = await come(hub, code, ada())
            await say(hub, connection, *NOT_PLAY[what])
            assert "table-talked-out" in line.codes("refused")
            if what != "pauses":
                await say(hub, connection, Start())
                before = stored(hub)
                hub.registry.table(code).table.stage = "lobby"
                await say(hub, connection, *(NOT_PLAY[what] * 500))
                assert 0 < stored(hub) - before <= 5_000

    run(work)


def test_who_has_been_talked_over_can_still_play_and_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "TALK", {"chat": 100, "settings": 100_000})

    async def work() -> None:
        async with opened(tmp_path) as hub:
            code = (await hub.open(Settings(seats=2), ada())).table
            connection, line = await come(hub, code, ada())
            mallory, others = await come(hub, code, ada(1))
            await say(hub, mallory, *[Chat(text="spam")] * 9)
            assert others.codes("refused")
            await say(hub, connection, PutBot(seat=2), Change(settings=Settings(seats=3)), Rise(), Sit(), Start())
            await say(hub, mallory, Leave())
            assert line.codes("refused") == ["seat-taken"]
            assert hub.registry.summary(code).stage == "round"

    run(work)


def rows(hub: Hub) -> int:
    """What everybody has had stored, as it is counted."""
    query = (
        "SELECT sum(length(CAST(entry AS BLOB)) + ?) FROM (SELECT entry FROM journal UNION ALL SELECT entry FROM log)"
    )
    [(size,)] = database(hub)._writer.execute(query, (ROW,)).fetchall()
    return int(size)


def test_the_file_grows_by_no_more_than_an_address_may_have_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "STORED", 2_000)  # so an address has 20,000, which come again in a day
    monkeypatch.setattr(rate_limits, "CHAT", 1e6)

    async def work() -> None:
        async with opened(tmp_path) as hub:
            lines: list[tuple[Connection, Line]] = []
            address = hub.connect(Line(), "").address
            while not address.stored.wait(hub._now()):  # guests who are many, at tables that are many, with one address
                who = ada(len(lines))
                connection, line = await come(hub, (await hub.open(Settings(seats=2, pace=0), who)).table, who)
                hub.admit(connection, who)
                await say(hub, connection, Start(), *[Chat(text=LONG)] * 9, Pause(), Resume())
                lines.append((connection, line))
            assert len(lines) < 10
            assert {code for _, line in lines for code in line.codes("refused")} == {"too-fast"}
            before = rows(hub)
            assert before < 20_000 + 10_000  # tables that are opened are counted by themselves
            for connection, line in lines:
                await say(hub, connection, *[Emote(emote="wow")] * 3)
                assert line.codes("refused")[-1] == "too-fast"
                assert connection.room is not None
                hub.timers.schedule(connection.room)
            await asyncio.sleep(0.05)  # bots wait as well
            assert rows(hub) == before
            elsewhere = hub.connect(Line(), "2.2.2.2")
            assert not elsewhere.address.stored.wait(hub._now())
            assert connection.room is not None
            assert hub.knows(connection.room.code, ada(len(lines) - 1))
            await come(hub, connection.room.code, ada(len(lines) - 1))
            assert await refused(come(hub, connection.room.code, ada(99))) == "too-fast"

    run(work)
