"""Matches by turns at a table: a time of hours that does not wait for anybody, standing orders, who is to be told."""

from __future__ import annotations

from random import Random

import pytest

from lastcard.protocol.messages import Change, GiveOrders, Pause, Ready, Resume, Settings, StandingOrders, Start
from server.simulated import Client, House

HOUR = 3600.0
NAMES = ("Ada", "Bo", "Cid")


def seated(seats: int = 2, **settings: object) -> tuple[House, list[Client]]:
    """A table by turns at which a match has begun, with everybody there."""
    house = House(Settings(seats=seats, turn_hours=24, **settings))  # type: ignore[arg-type]
    clients = [house.join(Client(name)) for name in NAMES[:seats]]
    house.wait(30)
    assert house.room.table.stage == "round"
    return house, clients


def whose(house: House, clients: list[Client]) -> Client:
    """Who is asked."""
    [seat] = house.room.table.asked()
    return next(client for client in clients if client.seat == seat)


def all_go(house: House, clients: list[Client]) -> None:
    for client in clients:
        house.drop(client)


def test_a_match_by_turns_begins_by_itself_when_all_seats_are_taken() -> None:
    house = House(Settings(seats=2, turn_hours=24))
    ada = house.join(Client("Ada"))
    house.wait(HOUR)
    assert house.room.table.stage == "lobby"
    bo = house.join(Client("Bo"))
    house.drop(ada)
    house.drop(bo)
    assert house.room.due > 0
    house.wait(30)
    assert house.room.table.stage == "round"


def test_nobody_has_to_be_there_until_the_time_of_a_turn_is_up() -> None:
    house, clients = seated()
    first = whose(house, clients)
    all_go(house, clients)
    house.wait(23.9 * HOUR)
    assert house.room.table.asked() == [first.seat]
    assert not any(chair.stand_in for chair in house.room.table.chairs)
    house.wait(0.2 * HOUR)
    assert house.room.table.missed == {first.seat: 1}


def test_after_two_turns_missed_a_bot_plays_on_until_one_is_back() -> None:
    house, clients = seated()
    first = whose(house, clients)
    all_go(house, clients)
    house.wait(4 * 24 * HOUR)
    assert house.room.table.chairs[first.seat - 1].stand_in
    assert house.room.table.owed[first.person] == "stand-in"


def test_a_restart_changes_nothing_about_whose_time_is_up_when() -> None:
    house, clients = seated()
    all_go(house, clients)
    house.wait(10 * HOUR)
    due = house.room.due
    missed = house.room.table.missed
    house.restart()
    house.room.rouse(house.now)
    assert (house.room.due, house.room.table.missed) == (due, missed)
    house.wait(13 * HOUR)
    assert not house.room.table.missed
    house.wait(2 * HOUR)
    [count] = house.room.table.missed.values()
    house.restart()
    assert list(house.room.table.missed.values()) == [count]


def test_who_missed_their_turn_because_there_was_no_server_has_an_hour_more() -> None:
    house, clients = seated()
    first = whose(house, clients)
    all_go(house, clients)
    house.restart()
    house.now += 30 * HOUR
    house.room.seal("another life", bytes(32), house.now)
    house.room.rouse(house.now)
    house.drain()
    house.wait(0.9 * HOUR)
    assert house.room.table.asked() == [first.seat]
    house.restart()
    house.room.seal("another life", bytes(32), house.now)
    house.room.rouse(house.now)
    house.wait(0.2 * HOUR)
    assert house.room.table.missed == {first.seat: 1}


def test_a_pause_costs_nobody_any_time_also_over_a_restart() -> None:
    house, clients = seated()
    host = clients[0]
    house.wait(10 * HOUR)
    due = house.room.due
    house.say(host, Pause(id="p"))
    assert house.room.due == 0.0
    house.wait(100 * HOUR)
    house.say(host, Resume(id="r"))
    assert house.room.due == pytest.approx(due + 100 * HOUR)
    house.restart()
    house.room.rouse(house.now)
    assert house.room.due == pytest.approx(due + 100 * HOUR)


def test_the_next_round_is_dealt_when_all_are_ready_or_after_an_hour() -> None:
    house, clients = seated(rules={"preset": "classic", "target": 500})
    random = Random(4)
    while house.room.table.stage == "round":
        client = whose(house, clients)
        house.act(client, client.wish(random) or "draw", str(house.room.version))
        house.wait(2)
    assert house.room.table.stage == "between"
    house.say(clients[0], Ready(id="1"))
    house.drop(clients[1])
    assert house.room.table.stage == "between"  # though everybody who is there is ready
    house.wait(HOUR + 1)
    assert house.room.table.stage == "round"


def test_who_is_not_there_is_owed_to_be_told_and_nobody_else() -> None:
    house, clients = seated()
    first = whose(house, clients)
    assert house.room.table.owed == {}
    other = next(client for client in clients if client is not first)
    house.drop(other)
    house.act(first, "draw")
    house.wait(5)
    if house.room.table.asked() == [first.seat]:
        house.act(first, "pass", "b")
    assert house.room.table.owed == {other.person: "turn"}
    house.restart()
    assert house.room.table.owed == {other.person: "turn"}
    house.join(other)
    assert house.room.table.owed == {}
    assert other.version == house.room.version


def test_orders_are_for_matches_by_turns_and_told_to_nobody_else() -> None:
    house, clients = seated()
    ada, bo = clients
    house.say(ada, GiveOrders(id="o", orders=StandingOrders(call=True)))
    assert ada.told[-1].orders == StandingOrders(call=True)
    assert b"orders" not in b"".join(bo.messages)
    live = House(Settings(seats=2))
    cid = live.join(Client("Cid"))
    live.say(cid, GiveOrders(id="o", orders=StandingOrders(call=True)))
    assert cid.refused[-1].code == "orders-by-turns"


@pytest.mark.parametrize("seed", range(4))
def test_with_all_orders_given_nothing_but_choices_is_left_to_people(seed: int) -> None:
    house, clients = seated(3, rules={"preset": "classic", "match": "single"})
    random = Random(seed)
    for client in clients:
        house.say(client, GiveOrders(id="o", orders=StandingOrders(call=True, draw=True)))
    while house.room.table.stage == "round":
        house.wait(5)
        if house.room.table.stage != "round":
            break
        client = whose(house, clients)
        assert client.own is not None
        assert len(client.own.legal) > 1 or client.own.fitting
        wish = random.choice([each for each in client.own.legal if each.startswith("play")] or client.own.legal)
        house.act(client, wish, str(house.room.version))
        house.wait(5)
        assert house.room.table.match_state is not None
        assert not house.room.table.match_state.round.vulnerable
    assert house.room.table.stage == "over"


def test_a_time_for_the_match_does_not_go_with_turns_of_hours() -> None:
    house = House(Settings(seats=2))
    ada = house.join(Client("Ada"))
    house.say(ada, Change(id="c", settings=Settings(seats=2, turn_hours=24, minutes=30)))
    assert ada.refused[-1].code == "turns-with-minutes"
    house.say(ada, Change(id="d", settings=Settings(seats=2, turn_hours=24)))
    house.join(Client("Bo"))
    house.say(ada, Start(id="s"))
    assert house.room.table.deadline == house.wall() + 24 * HOUR
