"""Time can't be stopped, stolen or lost: by asides, a slow disk, a machine that stands still, or a wrong clock."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from pathlib import Path
from signal import SIGCONT, SIGSTOP
from threading import Event

import msgspec
import pytest

from lastcard.protocol.messages import Act, Chat, Command, Hello, Leave, Pause, Rename, Rise, Settings, Start, TakeBack
from lastcard.server import hub as hubs
from lastcard.server import registry
from lastcard.server.hub import Hub
from lastcard.server.storage.base import RoomRow, WriteBatch
from lastcard.server.storage.database import Database
from lastcard.table.timing import AWAY, CATCH_UP, Uptime
from server.running import LONGEST, Running
from server.simulated import Client, House
from server.test_pace import on_turn, said, seated, turn_action
from server.within import come, database, guest, opened

encode = msgspec.json.encode
ASIDES = {"preset": "classic", "false_catch": 1, "advice": True}


def late(house: House) -> int:
    return sum('"late":true' in text for text in said(house))


def aside(client: Client, verb: str) -> str:
    assert client.own is not None
    return next(each for each in client.own.legal if each.startswith(verb))


# Asides


@pytest.mark.parametrize("bots", [0, 1])
@pytest.mark.parametrize("verb", ["catch", "advice", "chat", "rename"])
def test_nobody_on_turn_stops_the_clock_with_what_does_not_move_the_game(verb: str, bots: int) -> None:
    house, clients = seated(2, bots, timer=10, rules=ASIDES)
    while house.room.table.asked() == [3]:
        house.wait(0.1)
    slow = on_turn(house, clients)
    begun = house.now
    for number in range(20):
        if late(house):
            break
        if verb == "chat":
            house.say(slow, Chat(text="wait"))
        elif verb == "rename":
            house.say(slow, Rename(name=f"N{number}"))
        else:
            house.act(slow, aside(slow, verb), f"{number}")
        house.wait(4)
    assert late(house)
    assert house.now - begun <= 14


def test_an_accusation_by_others_costs_the_one_on_turn_no_time_and_voters_have_all_of_theirs() -> None:
    house, clients = seated(4, timer=20, rules=ASIDES)
    slow = on_turn(house, clients)
    accuser, accused, voter = (client for client in clients if client is not slow)
    house.wait(15)
    house.act(accuser, f"advice {accused.seat}")
    assert set(slow.clock.left) == {str(slow.seat), str(voter.seat)}
    assert set(slow.clock.left.values()) == {20.0}
    house.act(slow, "vote no")
    house.wait(10)
    house.act(voter, "vote no")
    assert slow.clock.left == {str(slow.seat): 5.0}
    house.wait(4.9)
    assert not late(house)
    house.wait(0.2)
    assert late(house)


def test_a_bot_on_turn_is_not_kept_waiting_by_asides() -> None:
    house, clients = seated(2, 1, timer=0, pace=5, rules=ASIDES)
    while house.room.table.asked() != [3]:
        client = on_turn(house, clients)
        house.act(client, turn_action(client), f"{client.version}")
        house.wait(2)
    begun, moved = house.now, house.room.table.posed
    for number in range(40):
        if house.room.table.posed != moved:
            break
        house.act(clients[0], aside(clients[0], "catch"), f"c{number}")
        house.wait(0.5)
    assert house.now - begun < 15


def test_who_is_played_for_gets_no_new_time_by_asides() -> None:
    house, clients = seated(2, timer=10, rules=ASIDES)
    slow = on_turn(house, clients)
    house.room.table.hurried.add(slow.seat)
    house.act(slow, aside(slow, "catch"))
    house.wait(0)
    assert late(house)


# Those who watch


def test_a_watcher_does_not_let_bots_play_for_those_who_lost_their_line() -> None:
    house, clients = seated(2, 1, timer=10)
    house.join(Client("Eva"), watch=True)
    for client in clients:
        house.drop(client)
    version = house.room.table.version
    house.wait(1_000)
    assert house.room.table.version == version
    for client in clients:
        house.join(client)
    assert not any(chair.stand_in for chair in house.room.table.chairs)
    if house.room.table.asked() != [3]:
        assert set(clients[0].clock.left.values()) == {10.0}
    house.wait(1_000)
    assert house.room.table.version > version


def test_a_watcher_who_stays_does_not_take_the_rest_of_the_line_of_who_comes_back_alone() -> None:
    house, clients = seated(2, 1, timer=10)
    house.join(Client("Eva"), watch=True)
    for client in clients:
        house.drop(client)
    house.wait(1_000)
    house.join(clients[0])
    house.wait(AWAY - 1)
    assert not house.room.table.chairs[1].stand_in
    house.wait(2)
    assert house.room.table.chairs[1].stand_in


def test_bots_play_for_those_who_watch_where_nobody_else_plays() -> None:
    house = House(Settings(seats=2, timer=10))
    ada = house.join(Client("Ada"))
    eva = house.join(Client("Eva"), watch=True)
    house.say(ada, Rise())
    house.say(ada, Start())
    house.drop(ada)
    version = house.room.table.version
    house.wait(10)
    assert house.room.table.version > version
    house.drop(eva)
    version = house.room.table.version
    house.wait(10)
    assert house.room.table.version == version


def test_when_all_who_played_have_left_the_bots_play_on_for_those_who_watch() -> None:
    house, clients = seated(2, 1, timer=10)
    house.join(Client("Eva"), watch=True)
    house.drop(clients[0])
    house.say(clients[1], Leave())
    version = house.room.table.version
    house.wait(100)
    assert house.room.table.version == version
    again = house.join(Client("P1"))
    house.say(again, Leave())
    house.wait(10)
    assert house.room.table.version > version + 5


# A disk that does not write


def test_while_nothing_can_be_stored_nobody_is_played_for_and_then_everybody_has_all_their_time() -> None:
    house, clients = seated(2, 1, timer=10)
    for _ in range(20):
        if house.room.table.asked() == [3]:
            house.wait(0.1)
            continue
        client = on_turn(house, clients)
        house.frozen = True
        house.act(client, turn_action(client), f"{client.version}")
        version = house.room.table.version
        house.wait(45)
        assert house.room.table.version == version
        house.thaw()
        assert not any(chair.stand_in for chair in house.room.table.chairs)
        assert all(left == 10.0 + clients[0].clock.hold for left in clients[0].clock.left.values())
        house.wait(0.5)
        assert house.room.table.version == version
        house.wait(4)
    assert not late(house)


def test_whose_time_is_up_while_nothing_can_be_stored_is_played_for_once_and_nobody_else_is() -> None:
    house, clients = seated(2, timer=10)
    house.wait(5)
    slow = on_turn(house, clients)
    version = house.room.table.version
    house.frozen = True
    house.wait(45)
    assert [text for text in said(house)[version:] if '"late"' not in text] == []
    assert len(said(house)) == version + 1
    house.thaw()
    assert slow.version == version + 1


def test_what_was_said_in_time_is_told_before_anybody_is_played_for() -> None:
    house, clients = seated(2, timer=10)
    slow = on_turn(house, clients)
    house.wait(9)
    house.frozen = True
    house.say(slow, Chat(text="a moment"))
    house.wait(45)
    assert not late(house)
    house.thaw()
    house.wait(0)
    assert late(house) == 1


def test_talking_does_not_keep_the_table_from_acting_however_slow_the_disk_is() -> None:
    house, clients = seated(2, timer=10)
    slow = on_turn(house, clients)
    for _ in range(30):  # whenever something has been told there is something new that has not
        house.say(slow, Chat(text="wait"))
        version = house.room.table.version
        house.frozen = True
        house.say(slow, Chat(text="and wait"))
        house.wait(0.5)
        house.room.told(version, house.now)
        house.wait(0)
        house.thaw()
    assert late(house)


@pytest.mark.parametrize("commit", [0.001, 1.0, 60.0])
def test_the_time_for_calling_begins_when_the_card_has_been_told(commit: float) -> None:
    house, clients = seated(3, timer=0, call_grace=0.75, catch_grace=0.75)
    for _ in range(3_000):
        client = on_turn(house, clients)
        house.frozen = True
        house.act(client, turn_action(client), f"u{house.room.table.version}")
        house.wait(commit)
        house.thaw()
        if client.game is not None and client.game.vulnerable:
            break
        house.wait(2)
    assert clients[0].game is not None
    [prey] = clients[0].game.vulnerable
    hunter = next(client for client in clients if client.seat != prey)
    assert hunter.clock.hold == 1.5
    house.act(hunter, f"catch {prey}", "catch")
    assert hunter.held[-1].seconds == 0.75
    version = house.room.table.version
    house.wait(0.74)
    assert house.room.table.version == version
    house.wait(0.02)
    assert house.room.table.version == version + 1


def test_times_count_from_when_a_message_is_sent() -> None:
    house, clients = seated(3, timer=60)
    slow = on_turn(house, clients)
    other = next(client for client in clients if client is not slow)
    house.drop(other)
    house.wait(10)
    house.frozen = True
    house.say(slow, Rename(name="Slow"))
    house.room.arrive(other, other.who, Hello(table="ROOM"), house.now)
    house.wait(7)
    house.thaw()
    assert slow.clock.left == {str(slow.seat): 43.0}
    assert other.clock.left == {str(slow.seat): 43.0}


def test_who_comes_to_a_sleeping_table_is_told_before_any_time_runs() -> None:
    house, clients = seated(2, timer=10)
    for client in clients:
        house.drop(client)
    version = house.room.table.version
    house.frozen = True
    house.join(clients[0])
    house.wait(45)
    assert house.room.table.version == version
    house.thaw()
    assert set(clients[0].clock.left.values()) == {10.0}
    assert not house.room.table.chairs[1].stand_in


def test_who_takes_the_seat_back_has_all_the_time_from_when_they_were_told() -> None:
    house, clients = seated(3, timer=10, pace=5)
    house.drop(clients[1])
    house.wait(AWAY + 1)
    assert house.room.table.chairs[1].stand_in
    back = house.join(clients[1])
    while house.room.table.asked() != [2]:
        house.wait(1)
    house.frozen = True
    house.say(back, TakeBack())
    house.wait(45)
    house.thaw()
    assert back.clock.left == {"2": 10.0}


def test_a_server_whose_disk_stands_still_does_not_play_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            code = (await hub.open(Settings(seats=3, pace=0, timer=10, call_grace=0, catch_grace=0))).table
            connection, line = await come(hub, code, guest("Ada"))
            await come(hub, code, guest("Eva"), watch=True)
            hub.say(connection, encode(Rise()))
            await hub.stored()
            table = hub.registry.table(code).table
            disk = database(hub)
            write, go_on = disk.write, Event()
            disk.write = lambda batch: (go_on.wait(), write(batch))[1]  # type: ignore[method-assign]
            try:
                hub.say(connection, encode(Start()))
                dealt, told = table.version, len(line.messages)
                for _ in range(200):
                    await asyncio.sleep(0)
                assert (table.version, len(line.messages)) == (dealt, told)
            finally:
                go_on.set()
            while table.version < dealt + 20:
                await hub.stored()
            assert [message["version"] for message in line.messages if message["type"] == "update"][-1] > dealt + 10

    asyncio.run(asyncio.wait_for(work(), 30))


# A machine that stands still


def test_what_was_sent_while_the_server_stood_still_comes_before_what_it_does_by_itself(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        token = server.token("Ada")
        code = server.open_table(token, seats=2, timer=0, pace=1.0, call_grace=0, catch_grace=0)
        with server.connect() as socket:
            ada = Client("Ada")

            def say(command: Command) -> None:
                socket.send(encode(command).decode())

            def read() -> None:
                ada.take(str(socket.recv(LONGEST)).encode())

            say(Hello(table=code, token=token))
            read()
            say(Start())
            while ada.game is None or ada.game.turn == 1:
                if ada.game is not None and ada.own is not None:
                    say(Act(id=f"{ada.version}", action=turn_action(ada), version=ada.version))
                read()
            version = ada.version
            server.process.send_signal(SIGSTOP)
            say(Pause())
            time.sleep(3)  # the bot would have moved by now
            server.process.send_signal(SIGCONT)
            while ada.version == version:
                read()
            assert ada.room is not None
            assert ada.room.paused == ada.person


def test_time_stands_still_with_the_server_and_goes_on_when_it_had_time_to_read() -> None:
    shown = 100.0
    uptime = Uptime(lambda: shown)
    begun = uptime.now()
    for _ in range(50):
        shown += 0.2
        assert uptime.now() - begun == pytest.approx(shown - 100)
    before = uptime.now()
    shown += 3_600
    assert uptime.now() == before
    shown += CATCH_UP / 2
    assert uptime.now() == before
    shown += CATCH_UP / 2 + 0.2
    assert uptime.now() == pytest.approx(before + 0.2)
    assert uptime.until(before + 7) == pytest.approx(shown + 6.8)


def test_nobody_is_played_for_because_the_machine_was_paused(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            skipped = 0.0
            hub.uptime._read = lambda: asyncio.get_running_loop().time() + skipped
            code = (await hub.open(Settings(seats=2, timer=10))).table
            people = {}
            for name in ("Ada", "Bo"):
                people[name] = await come(hub, code, guest(name))
            hub.say(people["Ada"][0], encode(Start()))
            await hub.stored()
            room = hub.registry.table(code)
            version = room.table.version
            skipped += 3_600
            hub.timers.fire(room)
            assert room.table.version == version
            assert not any(chair.stand_in for chair in room.table.chairs)
            [seat] = room.table.asked()
            left = room.pace.reading().at(room._own.at(hub.uptime.now())).left
            assert left == {str(seat): pytest.approx(10, abs=5)}

    asyncio.run(asyncio.wait_for(work(), 30))


# A clock that is wrong


@pytest.mark.parametrize("wrong", [80 * 3600.0, 10 * 365 * 86_400.0, -50 * 365 * 86_400.0])
@pytest.mark.parametrize("from_start", [False, True])
def test_no_table_is_removed_because_the_clock_on_the_wall_is_wrong(
    wrong: float, from_start: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "IDLE", -1.0)
    right, jumped = time.time, 0.0
    monkeypatch.setattr(time, "time", lambda: right() + jumped)

    async def sweep(hub: Hub) -> None:
        monkeypatch.setattr(hubs, "SWEEP", 0.0)
        sweeper = asyncio.create_task(hub.sweep())
        for _ in range(20):
            await asyncio.sleep(0)
        sweeper.cancel()
        monkeypatch.setattr(hubs, "SWEEP", 30.0)
        await hub.stored()

    async def work() -> None:
        nonlocal jumped
        async with opened(tmp_path) as hub:
            codes = [(await hub.open(Settings())).table for _ in range(3)]
            await sweep(hub)
            if not from_start:
                jumped = wrong
                await sweep(hub)
        jumped = wrong
        async with opened(tmp_path) as hub:
            await sweep(hub)
            connection, _ = await come(hub, codes[0], guest("Ada"))
            hub.leave(connection)
            jumped = 0.0
            await sweep(hub)
        async with opened(tmp_path) as hub:
            await sweep(hub)
            assert {hub.registry.summary(code).table for code in codes} == set(codes)

    asyncio.run(asyncio.wait_for(work(), 30))


def test_the_hours_without_use_are_those_of_all_lives_of_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "IDLE", -1.0)

    async def work() -> None:
        async with opened(tmp_path, expire=0.9) as hub:
            code = (await hub.open(Settings())).table
            hub.tidy(hub.registry.served() + 0.6 * 3600)
            await hub.stored()
        async with opened(tmp_path, expire=0.9) as hub:
            hub.tidy(hub.registry.served())
            assert hub.registry.summary(code)
            hub.tidy(hub.registry.served() + 0.45 * 3600)
            await hub.stored()
            assert len(hub.registry) == 0

    asyncio.run(asyncio.wait_for(work(), 30))


def test_a_file_from_before_hours_were_counted_loses_nothing_at_its_first_sweep(tmp_path: Path) -> None:
    about = {"table": "ABCDEFGH", "link": "", "stage": "lobby", "preset": "classic", "names": ["", ""]}
    summary = encode({**about, "free": 2, "watching": 0})
    stamps = [0.0, time.time() - 100 * 3600, time.time() + 10**9]
    rows = {number: RoomRow(number, f"ABCDEFG{number}", False, at, summary) for number, at in enumerate(stamps, 2)}
    with closing(Database(tmp_path / "lastcard.sqlite3")) as store:
        store.write(WriteBatch(rooms=rows))

    async def work() -> None:
        for _ in range(2):
            async with opened(tmp_path, expire=72.0) as hub:
                hub.tidy(hub.registry.served())
                await hub.stored()
                assert len(hub.registry) == 3
        async with opened(tmp_path, expire=72.0) as hub:
            hub.tidy(hub.registry.served() + 73 * 3600)
            assert len(hub.registry) == 0

    asyncio.run(asyncio.wait_for(work(), 30))
