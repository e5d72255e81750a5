"""Tables of an evening on a hub: who has a seat has it, bots bear names, and what the host says holds there too."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard.core.errors import Problem
from lastcard.evening import driver
from lastcard.protocol.evening import Begin, ChangePlan, Enrol, PauseEvening, Plan, ResumeEvening, Withdraw
from lastcard.protocol.messages import Command, Hello, Leave, Remove, Settings, Sit
from lastcard.server.connections import Connection
from lastcard.server.hub import Hub
from lastcard.table import timing
from lastcard.table.driver import EVENING, Room
from lastcard.table.match_state import STAND_IN
from server.within import Line, guest, opened, run

PLAN = Plan(format="swiss", stages=2, minutes=0)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "SETTINGS", Settings(call_grace=0, catch_grace=0, jump_grace=0, pace=0))
    monkeypatch.setattr(timing, "BETWEEN", 0.0)


async def come(hub: Hub, code: str, name: str, **hello: Any) -> tuple[Connection, Line]:
    line = Line()
    connection = hub.connect(line, "1.1.1.1")
    hub.admit(connection, guest(name))
    await hub.wake(code)
    hub.hello(connection, guest(name), Hello(table=code, **hello))
    await hub.stored()
    return connection, line


async def say(hub: Hub, connection: Connection, command: Command) -> None:
    hub.say(connection, msgspec.json.encode(command))
    await hub.stored()


async def begun(hub: Hub, plan: Plan = PLAN) -> tuple[str, Connection, Line, Room[Connection]]:
    """An evening of four, of whom two have no device, and its first table."""
    code = (await hub.open_evening(plan, guest("Ada"))).evening
    host, line = await come(hub, code, "Ada")
    await come(hub, code, "Bo")
    for name in ("Cid", "Dot"):
        await say(hub, host, Enrol(name=name))
    await say(hub, host, Begin(id="b"))
    while "seated" not in line.messages[-1]:
        await asyncio.sleep(0.001)
    return code, host, line, hub.registry.table(line.messages[-1]["seated"])


def test_seats_are_reserved_bots_bear_names_and_others_watch(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            code, _, line, room = await begun(hub)
            assert line.messages[-1]["id"] == "b"
            assert room.table.evening == code
            assert sorted(room.table.name_at(seat) for seat in (1, 2, 3, 4)) == ["Ada", "Bo", "Cid", "Dot"]
            assert sum(bool(chair.bot) for chair in room.table.chairs) == 2
            with pytest.raises(Problem, match="table-full"):
                await come(hub, room.code, "Eve")
            _, watching = await come(hub, room.code, "Eve", watch=True)
            assert watching.messages[-1]["seat"] == 0
            ada, mine = await come(hub, room.code, "Ada")
            assert mine.messages[0]["seat"] == room.table.seat_of(room.table.person_of(guest("Ada").guest))
            assert mine.messages[0]["room"]["evening"] == code
            await say(hub, ada, Sit())
            assert mine.codes("refused") == ["seats-reserved"]
            assert room.table.stage == "lobby"
            await come(hub, room.code, "Bo")
            while room.table.stage == "lobby":
                await asyncio.sleep(0.001)
            assert room.table.names == tuple(room.table.name_at(seat) for seat in (1, 2, 3, 4))

    run(evening)


def test_who_comes_while_a_bot_plays_under_their_name_plays_on_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            code, _, _, room = await begun(hub)
            await come(hub, room.code, "Ada")
            await come(hub, room.code, "Bo")
            table = room.table
            while table.stage != "round":
                await asyncio.sleep(0.001)
            seat = table.names.index("Cid") + 1
            _, told = await come(hub, code, "Cid")
            assert told.messages[-1]["seated"] == room.code
            assert table.bots[seat] == STAND_IN  # until Cid is at the table
            cid, line = await come(hub, room.code, "Cid")
            welcome = line.messages[0]
            assert (welcome["seat"], table.names[seat - 1]) == (seat, "Cid")
            assert len(welcome["own"]["hand"]) == welcome["game"]["sizes"][seat - 1]
            assert seat not in table.bots
            assert [place["name"] for place in welcome["room"]["places"]].count("Cid") == 1
            await say(hub, cid, Leave())
            assert table.bots[seat] == STAND_IN

    run(evening)


def test_who_has_come_has_the_seat_also_when_the_server_has_been_killed(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            code, _, _, room = await begun(hub)
            await come(hub, code, "Dot")
            seat = room.table.seat_of(room.table.person_of(guest("Dot").guest))
            assert room.table.name_at(seat) == "Dot"
            number = room.code
        async with opened(tmp_path) as hub:
            _, line = await come(hub, code, "Dot")
            assert line.messages[-1]["seated"] == number
            _, line = await come(hub, number, "Dot")
            assert line.messages[0]["seat"] == seat

    run(evening)


def test_a_pause_of_the_evening_is_one_of_its_tables_and_who_goes_home_leaves_them(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            _, host, _, room = await begun(hub)
            await say(hub, host, PauseEvening())
            assert room.table.paused == EVENING
            await say(hub, host, ResumeEvening())
            assert not room.table.paused
            number = room.table.person_of(guest("Bo").guest)
            await say(hub, host, Withdraw(player=2))
            assert room.table.people[number].gone

    run(evening)


def test_nobody_leads_a_table_of_an_evening_by_leaving_it_and_coming_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            _, _, _, room = await begun(hub)
            bo, _ = await come(hub, room.code, "Bo")
            await say(hub, bo, Leave())
            assert room.table.people[room.table.person_of(guest("Bo").guest)].gone
            again, line = await come(hub, room.code, "Bo")
            assert room.table.host == 0
            await say(hub, again, Remove(person=room.table.person_of(guest("Ada").guest)))
            assert line.codes("refused") == ["not-host"]

    run(evening)


def test_a_table_ends_with_the_round_under_way_when_the_time_of_its_stage_is_up(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            _, _, line, room = await begun(hub, msgspec.structs.replace(PLAN, rounds=20))
            for person in list(room.table.people):
                room.table.chairs[room.table.seat_of(person) - 1].stand_in = True  # both are away
            room.end(hub.uptime.now())
            hub._collect(room)
            while line.messages[-1]["evening"]["phase"] == "playing":
                await asyncio.sleep(0.001)
            [table] = line.messages[-1]["evening"]["stages"][0]["tables"]
            assert (table["over"], table["rounds"]) == (True, 1)
            assert table["record"] == room.table.record

    run(evening)


def test_a_result_that_the_evening_has_not_heard_of_is_taken_when_it_wakes_and_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            code, _, _, room = await begun(hub, msgspec.structs.replace(PLAN, stages=1))
            hub.put_away(hub.registry.room(code))  # as if it had been lost
            for person in list(room.table.people):
                room.table.chairs[room.table.seat_of(person) - 1].stand_in = True
            room.end(hub.uptime.now())
            hub._collect(room)
            while room.table.stage != "over":
                await asyncio.sleep(0.001)
            await hub.stored()
            _, line = await come(hub, code, "Ada")
            while line.messages[-1]["evening"]["phase"] == "playing":
                await asyncio.sleep(0.001)
            version = line.messages[-1]["version"]
            hub.evenings.roused(hub.registry.room(code))
            await asyncio.sleep(0.01)
            assert hub.registry.room(code).version == version

    run(evening)


def test_nobody_is_the_host_of_such_a_table_also_when_somebody_comes_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            code, host, _, room = await begun(hub)
            await come(hub, room.code, "Bo")
            found = hub.registry.room(code)
            assert isinstance(found, driver.EveningRoom)
            await say(hub, host, Withdraw(player=found.evening.player_of(guest("Bo").guest)))
            assert room.table.people[room.table.person_of(guest("Bo").guest)].gone
            await come(hub, room.code, "Bo")
            assert room.table.host == 0

    run(evening)


def test_public_evenings_are_listed_until_the_host_says_otherwise(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            code, host, line, _ = await begun(hub)
            assert hub.registry.public_evenings(10) == []
            plan = msgspec.convert(line.messages[-1]["evening"]["plan"], Plan)
            await say(hub, host, ChangePlan(plan=msgspec.structs.replace(plan, public=True, title="Friday")))
            [listed] = hub.registry.public_evenings(10)
            assert (listed.evening, listed.title, listed.people, listed.stage) == (code, "Friday", 4, 1)

    run(evening)
