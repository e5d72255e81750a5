"""Who plays alone with bots has all the time there is; a match can be paused."""

from __future__ import annotations

import msgspec
import pytest

from lastcard.protocol.messages import Change, Leave, Pause, Ready, Resume, Settings, Start, TakeBack
from lastcard.table.timing import AWAY, BETWEEN
from server.simulated import Client, House
from server.test_pace import on_turn, said, seated, turn_action


def until_asked(house: House, client: Client) -> None:
    while house.room.table.asked() != [client.seat]:
        house.wait(0.5)


def acted(house: House) -> int:
    return sum('"type":"acted"' in text for text in said(house))


def test_alone_with_bots_nobody_is_timed() -> None:
    house, [ada] = seated(1, 3, timer=10)
    until_asked(house, ada)
    assert ada.room is not None
    assert ada.room.solo
    assert ada.clock.left == {}
    before = acted(house)
    house.wait(100_000)
    assert acted(house) == before
    assert not any('"late"' in text for text in said(house))


def test_alone_nobody_stands_in_for_who_is_away_while_somebody_watches() -> None:
    house, [ada] = seated(1, 2, timer=10)
    until_asked(house, ada)
    house.join(Client("Eva"), watch=True)
    house.drop(ada)
    house.wait(10 * AWAY)
    assert not house.room.table.chairs[0].stand_in
    assert house.room.table.host == ada.person


def test_alone_the_next_round_waits_until_it_is_wanted() -> None:
    rules = {"preset": "classic", "hand_size": 1}
    house, [ada] = seated(1, 1, timer=10, pace=0, call_grace=0, catch_grace=0, rules=rules)
    while house.room.table.stage == "round":
        if house.room.table.asked() == [ada.seat]:
            house.act(ada, turn_action(ada), f"a{ada.version}")
        house.wait(1)
    assert house.room.table.stage == "between"
    assert ada.clock.hold == 0
    house.wait(10 * BETWEEN)
    assert house.room.table.stage == "between"
    house.say(ada, Ready())
    assert house.room.table.stage == "round"


def test_the_clock_stops_when_the_other_one_leaves_and_returns_with_them() -> None:
    house, [ada, bo] = seated(2, 1, timer=30)
    house.say(bo, Leave())
    assert ada.room is not None
    assert ada.room.solo
    assert ada.clock.left == {}
    until_asked(house, ada)
    house.wait(1_000)
    assert house.room.table.asked() == [ada.seat]
    again = house.join(Client("P2"))
    assert ada.room.solo  # a bot still plays for them
    house.say(again, TakeBack())
    assert ada.room.solo is False
    assert ada.clock.left == {str(ada.seat): 30.0}
    house.wait(29)
    assert house.room.table.asked() == [ada.seat]
    house.wait(2)
    assert any('"late":true' in text for text in said(house))


def test_a_second_person_who_sits_down_before_the_match_brings_the_clock() -> None:
    house = House(Settings(seats=2, timer=10))
    ada = house.join(Client("Ada"))
    house.join(Client("Bo"))
    house.say(ada, Start())
    assert ada.room is not None
    assert not ada.room.solo
    assert list(ada.clock.left.values()) == [10.0]


# Pauses


def test_paused_bots_and_clocks_stop_and_go_on_with_the_time_they_had() -> None:
    house, clients = seated(3, 1, timer=30)
    ada = clients[0]
    while house.room.table.asked() == [4]:
        house.wait(0.5)
    house.wait(10)
    slow = on_turn(house, clients)
    left = slow.clock.left[str(slow.seat)] - 10
    house.say(ada, Pause())
    assert all(client.room is not None and client.room.paused == ada.person for client in clients)
    frozen = slow.clock.left[str(slow.seat)]
    version = house.room.table.version
    house.wait(5_000)
    assert house.room.table.version == version
    house.act(slow, turn_action(slow))
    assert slow.refused[-1].code == "paused"
    house.say(ada, Resume())
    assert all(client.room is not None and not client.room.paused for client in clients)
    assert slow.clock.left[str(slow.seat)] == pytest.approx(frozen)
    assert frozen <= left + 11
    version = house.room.table.version
    house.wait(frozen - 0.1)
    assert house.room.table.version == version
    house.wait(0.2)
    assert house.room.table.version > version


def test_a_bot_whose_time_comes_in_a_pause_waits_for_its_end() -> None:
    house, [ada] = seated(1, 2, timer=0)
    if house.room.table.asked() == [ada.seat]:
        house.act(ada, "draw" if "draw" in ada.own.legal else turn_action(ada))  # type: ignore[union-attr]
        if house.room.table.asked() == [ada.seat]:
            house.act(ada, turn_action(ada), "b")
    house.say(ada, Pause())
    before = acted(house)
    house.wait(1_000)
    assert acted(house) == before
    house.say(ada, Resume())
    house.wait(20)
    assert acted(house) > before


def test_what_was_held_is_carried_out_after_the_pause() -> None:
    house, clients = seated(2, timer=0, jump_grace=5, rules="jump-in")
    first = on_turn(house, clients)
    house.act(first, turn_action(first))
    while house.room.pace.hold <= house.now:  # a drawn card that is kept has nobody wait
        other = on_turn(house, clients)
        house.act(other, turn_action(other), f"{other.version}")
    second = on_turn(house, clients)
    house.act(second, turn_action(second), "held")
    assert second.held[-1].id == "held"
    house.wait(1)
    house.say(clients[0], Pause())
    before = acted(house)
    house.wait(100)
    assert acted(house) == before
    house.say(clients[0], Resume())
    house.wait(3.9)
    assert acted(house) == before
    house.wait(0.2)
    assert acted(house) == before + 1


def test_only_the_host_pauses_where_several_play_and_who_is_alone_does_too() -> None:
    house, [ada, bo] = seated(2, 1, timer=0)
    house.say(bo, Pause())
    assert bo.refused[-1].code == "not-host"
    house.say(ada, Pause(id="p"))
    house.say(ada, Pause(id="again"))
    assert sum('"type":"paused"' in text for text in said(house)) == 1
    house.say(bo, Resume())
    assert bo.refused[-1].code == "not-host"
    house.say(ada, Resume())
    house.drop(ada)
    house.wait(AWAY + 1)
    assert house.room.table.host == bo.person
    house.say(bo, Pause())
    assert house.room.table.paused == bo.person


def test_a_lobby_has_nothing_to_pause() -> None:
    house = House(Settings(seats=2))
    ada = house.join(Client("Ada"))
    house.say(ada, Pause())
    assert ada.refused[-1].code == "no-round"


def test_when_the_host_is_away_from_a_pause_the_next_one_ends_it() -> None:
    house, [ada, bo] = seated(2, 1, timer=30)
    house.say(ada, Pause())
    house.drop(ada)
    house.wait(AWAY + 1)
    assert house.room.table.host == bo.person
    assert not house.room.table.chairs[0].stand_in
    assert house.room.table.paused
    house.say(bo, Resume())
    assert not house.room.table.paused
    house.wait(AWAY - 1)
    assert not house.room.table.chairs[0].stand_in
    house.wait(2)
    assert house.room.table.chairs[0].stand_in


def test_who_paused_and_leaves_lets_the_others_go_on() -> None:
    house, [ada, bo] = seated(2, 1, timer=30)
    house.say(ada, Pause())
    house.say(ada, Leave())
    assert bo.room is not None
    assert not bo.room.paused
    before = acted(house)
    house.wait(100)
    if house.room.table.asked() != [bo.seat]:
        assert acted(house) > before


def test_ready_in_a_pause_counts_at_its_end() -> None:
    rules = {"preset": "classic", "hand_size": 1}
    house, clients = seated(2, timer=0, call_grace=0, catch_grace=0, rules=rules)
    while house.room.table.stage == "round":
        client = on_turn(house, clients)
        house.act(client, turn_action(client), f"{client.version}")
    house.say(clients[0], Pause())
    for client in clients:
        house.say(client, Ready())
    house.wait(10 * BETWEEN)
    assert house.room.table.stage == "between"
    house.say(clients[0], Resume())
    assert house.room.table.stage == "round"


def test_a_paused_table_is_paused_when_it_comes_back_from_its_log() -> None:
    house, [ada] = seated(1, 2, timer=0)
    house.say(ada, Pause())
    house.drop(ada)
    house.restart()
    house.join(ada)
    before = acted(house)
    house.wait(1_000)
    assert acted(house) == before
    assert ada.room is not None
    assert ada.room.paused == ada.person
    house.say(ada, Resume())
    assert msgspec.json.decode(house.entries[-1][1].encode()) == {"type": "resumed", "by": ada.person}


# The speed of bots


def test_the_host_changes_the_speed_of_bots_and_the_clock_during_a_match_and_nothing_else() -> None:
    house, [ada, bo] = seated(2, 1, timer=30, pace=5)
    settings = house.room.table.settings
    quick = msgspec.structs.replace(settings, pace=0.0)
    house.say(bo, Change(settings=quick))
    assert bo.refused[-1].code == "not-host"
    for changed in ({"seats": 4}, {"rules": "jump-in"}, {"public": True}, {"call_grace": 0.0}):
        house.say(ada, Change(settings=msgspec.structs.replace(settings, **changed)))
        assert ada.refused[-1].code == "match-runs"
    house.say(ada, Change(settings=quick))
    assert bo.room is not None
    assert (bo.room.stage, bo.room.settings.pace) == ("round", 0.0)
    house.say(ada, Change(settings=msgspec.structs.replace(quick, timer=60)))
    if house.room.table.asked() != [3]:
        assert list(ada.clock.left.values()) == [60.0]
    house.say(ada, Change(settings=msgspec.structs.replace(quick, timer=0)))
    assert ada.clock.left == {}


def test_settings_of_a_match_outlive_a_restart() -> None:
    house, [ada] = seated(1, 2, timer=0)
    house.say(ada, Change(settings=msgspec.structs.replace(house.room.table.settings, pace=3.0)))
    house.drop(ada)
    house.restart()
    house.join(ada)
    assert ada.room is not None
    assert (ada.room.stage, ada.room.settings.pace) == ("round", 3.0)
