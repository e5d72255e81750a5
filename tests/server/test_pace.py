"""Time at a table, with a simulated clock: turns, stand-ins, graces, bots."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from lastcard.protocol.messages import Act, PutBot, Ready, Settings, Start, TakeBack, Update
from lastcard.table.timing import AWAY, BETWEEN, Reading
from server.simulated import Client, House


def seated(people: int, bots: int = 0, **settings: Any) -> tuple[House, list[Client]]:
    """A table in its first round."""
    house = House(Settings(seats=people + bots, **settings))
    clients = [house.join(Client(f"P{number}")) for number in range(1, people + 1)]
    for seat in range(people + 1, people + bots + 1):
        house.say(clients[0], PutBot(seat=seat, level="hard"))
    house.say(clients[0], Start())
    return house, clients


def on_turn(house: House, clients: list[Client]) -> Client:
    [seat] = house.room.table.asked()
    return next(client for client in clients if client.seat == seat)


def said(house: House) -> list[str]:
    return [text for _, text in house.entries]


def turn_action(client: Client) -> str:
    assert client.own is not None
    return next(each for each in client.own.legal if each.split()[0] in ("play", "draw", "pass", "accept", "colour"))


def test_when_a_turn_takes_too_long_a_bot_acts_for_the_seat() -> None:
    house, clients = seated(3, timer=30)
    slow = on_turn(house, clients)
    house.wait(29.9)
    assert on_turn(house, clients) is slow
    before = house.room.table.version
    house.wait(0.2)
    assert house.room.table.version > before
    assert house.room.table.asked() != [slow.seat]
    assert '"late":true' in said(house)[before]
    assert not house.room.table.chairs[slow.seat - 1].stand_in


def test_no_timer_no_hurry() -> None:
    house, clients = seated(3, timer=0)
    slow = on_turn(house, clients)
    house.wait(3_600)
    assert on_turn(house, clients) is slow


def test_after_two_turns_that_were_too_long_a_bot_plays_until_the_person_takes_the_seat_back() -> None:
    house, clients = seated(2, timer=10)
    for _ in range(200):
        if any(chair.stand_in for chair in house.room.table.chairs):
            break
        house.wait(10.1)
    seat = next(seat for seat, chair in enumerate(house.room.table.chairs, 1) if chair.stand_in)
    late = [text for text in said(house) if f'"seat":{seat},' in text and '"late":true' in text]
    assert len(set(late)) >= 2
    absent = next(client for client in clients if client.seat == seat)
    house.act(absent, "uno", "too soon")
    assert absent.refused[-1].code == "stand-in-plays"
    house.say(absent, TakeBack(id="back"))
    assert not house.room.table.chairs[seat - 1].stand_in
    house.wait(9.9 if house.room.table.asked() == [seat] else 0)
    assert not house.room.table.chairs[seat - 1].stand_in


def test_half_a_minute_without_connection_and_a_bot_plays() -> None:
    house, clients = seated(3, timer=120)
    house.drop(clients[1])
    house.wait(AWAY - 0.1)
    assert not house.room.table.chairs[1].stand_in
    house.wait(0.2)
    assert house.room.table.chairs[1].stand_in
    again = house.join(clients[1])
    assert again.seat == 2
    house.say(again, TakeBack())
    assert not house.room.table.chairs[1].stand_in


def test_who_comes_back_in_time_has_lost_nothing() -> None:
    house, clients = seated(3, timer=120)
    house.drop(clients[1])
    house.wait(AWAY - 1)
    house.join(clients[1])
    house.wait(AWAY)
    assert not house.room.table.chairs[1].stand_in


def test_an_empty_table_waits_and_times_begin_anew() -> None:
    house, clients = seated(2, timer=30)
    house.wait(20)
    for client in clients:
        house.drop(client)
    version = house.room.table.version
    house.wait(10_000)
    assert house.room.table.version == version
    house.join(clients[0])
    house.join(clients[1])
    house.wait(29)
    assert house.room.table.version == version
    assert set(clients[0].clock.left.values()) == {30.0}


def test_a_restarted_table_gives_everybody_the_whole_time() -> None:
    house, clients = seated(2, timer=30)
    house.wait(29)
    version = house.room.table.version
    house.restart()
    for client in clients:
        house.join(client, version=client.version)
    house.wait(29)
    assert house.room.table.version == version
    house.wait(2)
    assert house.room.table.version > version


def test_the_host_role_passes_when_the_host_is_away_for_long() -> None:
    house, clients = seated(3, timer=0)
    assert house.room.table.host == clients[0].person
    house.drop(clients[0])
    house.wait(AWAY + 1)
    assert house.room.table.host == clients[1].person


def test_the_next_round_begins_when_everybody_is_ready_or_after_a_while() -> None:
    house, clients = seated(2, call_grace=0, catch_grace=0, rules={"preset": "classic", "hand_size": 1})
    play_round(house, clients)
    left = house.room.pace.reading().at(house.now).hold
    assert BETWEEN - 5 < left <= BETWEEN
    house.say(clients[0], Ready())
    house.wait(BETWEEN - 5)
    assert house.room.table.stage == "between"
    assert house.room.pace.reading().at(house.now).hold == pytest.approx(left - (BETWEEN - 5), abs=0.01)
    house.say(clients[1], Ready())
    assert house.room.table.stage == "round"
    play_round(house, clients)
    house.wait(BETWEEN + 0.1)
    assert house.room.table.stage == "round"


def play_round(house: House, clients: list[Client]) -> None:
    random = Random(1)
    for _ in range(5_000):
        if house.room.table.stage != "round":
            return
        client = on_turn(house, clients)
        house.act(client, client.wish(random) or turn_action(client), str(house.room.table.version))
        house.wait(2)
    raise AssertionError("no end")


# Graces


def play_until(house: House, clients: list[Client], reached: Any) -> None:
    random = Random(2)
    for _ in range(3_000):
        if house.room.table.stage == "between":
            for client in clients:
                house.say(client, Ready())
        client = on_turn(house, clients)
        house.act(client, turn_action(client), f"u{house.room.table.version}-{random.random()}")
        if reached():
            return
        house.wait(2)
    raise AssertionError("not reached")


def down_to_one(house: House) -> bool:
    return 1 in house.room.table.sizes and house.room.table.stage == "round"


@pytest.mark.parametrize("called", [False, True])
def test_after_a_last_but_one_card_the_next_player_waits_equally_long_whether_or_not_uno_was_called(
    called: bool,
) -> None:
    house, clients = seated(3, timer=0, call_grace=0.75, catch_grace=0.75)
    play_until(house, clients, lambda: down_to_one(house) and house.room.pace.hold > house.now)
    assert house.room.pace.hold - house.now == pytest.approx(1.5)
    seat = house.room.table.sizes.index(1) + 1
    caller = next(client for client in clients if client.seat == seat)
    if called and caller.own is not None and "uno" in caller.own.legal:
        house.act(caller, "uno", "call")
        assert not caller.refused
    following = on_turn(house, clients)
    version = house.room.table.version
    house.act(following, turn_action(following), "early")
    assert following.held[-1].id == "early"
    assert following.held[-1].seconds == pytest.approx(1.5)
    house.wait(1.49)
    assert house.room.table.version == version
    house.wait(0.02)
    assert house.room.table.version == version + 1


def test_nobody_is_caught_before_the_time_to_call_is_over() -> None:
    house, clients = seated(3, timer=0, call_grace=0.75, catch_grace=0.75)
    play_until(house, clients, lambda: bool(clients[0].game and clients[0].game.vulnerable))
    assert clients[0].game is not None
    [prey] = clients[0].game.vulnerable
    hunter = next(client for client in clients if client.seat != prey)
    version = house.room.table.version
    house.act(hunter, f"catch {prey}", "catch")
    assert hunter.held[-1].seconds == pytest.approx(0.75)
    house.wait(0.74)
    assert house.room.table.version == version
    house.wait(0.02)
    assert house.room.table.version == version + 1
    assert '"action":"catch' in said(house)[-1]


def test_who_calls_in_time_is_not_caught_and_the_catch_costs_nothing() -> None:
    rules = {"preset": "classic", "false_catch": 4}
    house, clients = seated(3, timer=0, call_grace=0.75, catch_grace=0.75, rules=rules)
    play_until(house, clients, lambda: bool(clients[0].game and clients[0].game.vulnerable))
    assert clients[0].game is not None
    [prey] = clients[0].game.vulnerable
    hunter = next(client for client in clients if client.seat != prey)
    caller = next(client for client in clients if client.seat == prey)
    house.act(hunter, f"catch {prey}", "catch")
    house.wait(0.3)
    house.act(caller, "uno", "call")
    house.wait(1)
    assert hunter.refused[-1].code == "overtaken"
    assert not any('"action":"catch' in text for text in said(house))


def test_with_jump_in_the_next_player_waits_after_every_card() -> None:
    house, clients = seated(3, timer=0, jump_grace=0.75, rules="jump-in")
    waits = set()
    for _ in range(60):
        if house.room.table.stage != "round" or down_to_one(house):
            break
        client = on_turn(house, clients)
        action = turn_action(client)
        house.act(client, action, str(house.room.table.version))
        if action.startswith("play"):
            waits.add(round(house.room.pace.hold - house.now, 3))
        house.wait(2)
    assert waits <= {0.75, 1.5}
    assert 0.75 in waits


def test_what_was_held_is_dropped_when_somebody_was_quicker() -> None:
    rules = {"preset": "jump-in", "hand_size": 15}
    for dice in range(200):
        house = House(Settings(seats=3, timer=0, rules=rules), bytes([dice]) * 32)
        clients = [house.join(Client(f"P{number}")) for number in range(3)]
        house.say(clients[0], Start())
        house.wait(1)
        if house.room.table.asked() == [] or house.room.table.match_state is None:
            continue
        first = on_turn(house, clients)
        house.act(first, turn_action(first), "first")
        others = [
            client for client in clients if client.own is not None and client.seat not in house.room.table.asked()
        ]
        jumps = [(client, each) for client in others for each in client.own.legal if each.startswith("play")]  # type: ignore[union-attr]
        if house.room.pace.hold <= house.now or not jumps:
            continue
        following = on_turn(house, clients)
        house.act(following, turn_action(following), "held")
        assert following.held
        jumper, jump = jumps[0]
        house.act(jumper, jump, "jump")
        house.wait(5)
        assert not jumper.refused
        assert following.refused[-1].id == "held"
        assert following.refused[-1].code == "overtaken"
        return
    raise AssertionError("no deal with a jump")


# Bots


def test_bots_move_at_a_pace_that_can_be_followed() -> None:
    house, clients = seated(1, 3, timer=0, pace=1.0)
    random = Random(3)
    moves: list[float] = []
    for _ in range(300):
        if house.room.table.stage != "round":
            break
        asked = house.room.table.asked()
        if asked == [clients[0].seat]:
            house.wait(max(house.room.pace.hold - house.now, 0))
            wish = clients[0].wish(random) or turn_action(clients[0])
            house.act(clients[0], wish, str(house.room.table.version))
            continue
        begun, version = house.now, house.room.table.moved
        while house.room.table.moved == version and house.room.table.stage == "round":
            when = house.room.next()
            assert when is not None
            house.wait(when - house.now)
        moves.append(house.now - begun)
    assert len(moves) > 10
    assert min(moves) >= 0.4
    assert max(moves) < 6


def test_a_message_with_an_old_version_does_not_play_into_a_position_it_was_not_meant_for() -> None:
    house, clients = seated(2, timer=0)
    first = on_turn(house, clients)
    old = first.version
    house.act(first, turn_action(first), "now")
    second = on_turn(house, clients)
    house.wait(2)
    house.say(second, Act(id="late", action=turn_action(second), version=old - 1))
    assert second.refused[-1].code == "overtaken"


def test_everybody_is_told_for_whom_a_bot_acted_because_time_was_up() -> None:
    house, clients = seated(3, timer=10)
    slow = on_turn(house, clients)
    house.wait(10.1)
    told = [[told.late for told in client.told if isinstance(told, Update) and told.late] for client in clients]
    assert all(late and set(late) == {slow.seat} for late in told)
    quick = on_turn(house, clients)
    house.act(quick, turn_action(quick))
    assert not quick.told[-1].late


def test_a_clock_that_does_not_pass_shows_the_same_whenever_it_is_read() -> None:
    passing = []
    for hold, due, stopped, ends in product((0.0, 5.0, 9.0), ({}, {1: 12.0}), (None, 3.0), (0.0, 4.0, 20.0)):
        reading = Reading(hold, due, stopped, ends)
        lasting = reading.lasting(6.0)
        assert lasting in (None, reading.at(6.0))
        passing.append(lasting is None)
        differs = len({repr(reading.at(now)) for now in (6.0, 6.5, 11.0, 30.0)}) > 1
        assert differs == passing[-1]
    assert {*passing} == {True, False}
