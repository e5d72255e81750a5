"""Time can't be stopped, stolen or lost: by asides, a slow disk, a machine that stands still, or a wrong clock."""

from __future__ import annotations

import pytest

from lastcard.server.pace import AWAY
from lastcard.server.protocol import Chat, Leave, Rename, Rise, Settings, Start
from server.simulated import Client, House
from server.test_pace import on_turn, said, seated, turn_action

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
    house.room.pace._hurried.add(slow.seat)
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
