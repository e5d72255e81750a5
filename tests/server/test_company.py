"""Names that change, people who have to go, those who watch, and what a company has played."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from lastcard import record
from lastcard.protocol.messages import Change, Presence, PutBot, Remove, Rename, Settings, Start
from lastcard.table.driver import NAMED
from server.simulated import Client, House
from server.test_pace import seated


def names(client: Client) -> list[str]:
    assert client.room is not None
    return [place.name for place in client.room.places]


def test_a_name_is_changed_in_the_lobby_and_a_taken_one_gets_a_number() -> None:
    house = House(Settings(seats=3))
    ada, bo = house.join(Client("Ada")), house.join(Client("Bo"))
    house.say(ada, Rename(id="n", name="  Ada   Lovelace "))
    assert names(bo) == ["Ada Lovelace", "Bo", ""]
    house.say(bo, Rename(name="ada lovelace"))
    assert names(ada) == ["Ada Lovelace", "ada lovelace 2", ""]
    house.say(bo, Rename(name="<b>"))
    assert bo.refused[-1].code == "bad-name"
    version = house.room.table.version
    house.say(ada, Rename(name="Ada Lovelace"))
    assert house.room.table.version == version


def test_a_name_is_changed_in_mid_match_in_the_record_too_and_never_to_a_bots() -> None:
    house, [ada, bo] = seated(2, 1, timer=0, rules={"preset": "classic", "target": 50})
    bot = names(ada)[2]
    house.say(bo, Rename(name=bot))
    assert names(ada)[1] == f"{bot} 2"
    house.say(bo, Rename(name="Bo"))
    assert names(ada) == ["P1", "Bo", bot]
    house.drop(ada)
    house.drop(bo)
    house.restart()
    for client in (ada, bo):
        house.join(client)
    assert names(ada) == ["P1", "Bo", bot]
    house.play([ada, bo], Random(1))
    finished = house.room.table.to_record("2026-01-01")
    assert finished.seats == ("P1", "Bo", bot)
    assert record.check(finished) == []


def test_who_is_removed_in_mid_match_leaves_the_seat_to_a_bot_and_does_not_come_back() -> None:
    house, [ada, bo, cid] = seated(3, timer=0, rules={"preset": "classic", "target": 50})
    house.say(bo, Remove(person=cid.person))
    assert bo.refused[-1].code == "not-host"
    house.say(ada, Remove(person=cid.person))
    assert cid.closed == "removed"
    assert ada.room is not None
    assert [place.bot for place in ada.room.places] == ["", "", "normal"]
    assert house.refusal(Client("P3")) == "removed"
    assert house.refusal(Client("P3"), watch=True) == "removed"
    house.play([ada, bo], Random(1))
    assert house.room.table.stage == "over"


def test_those_who_watch_are_known_by_name_and_counted_once() -> None:
    house = House(Settings(seats=2))
    ada = house.join(Client("Ada"))
    eva = house.join(Client("Eva"), watch=True)
    house.join(Client("Eva"), watch=True)
    house.wait(2)
    told = ada.told[-1]
    assert isinstance(told, Presence)
    assert (told.watching, told.watchers) == (1, ("Eva",))
    for number in range(NAMED + 5):
        house.join(Client(f"W{number}"), watch=True)
    house.wait(2)
    told = ada.told[-1]
    assert isinstance(told, Presence)
    assert (told.watching, len(told.watchers)) == (NAMED + 6, NAMED)
    assert told.watchers[0] == "Eva"
    assert eva.person == 0


@pytest.mark.parametrize("number", range(3))
def test_a_series_counts_what_each_has_won_at_this_table(number: int) -> None:
    house = House(Settings(seats=3, timer=0, rules={"preset": "classic", "target": 20, "hand_size": 3}))
    ada, bo = house.join(Client("Ada")), house.join(Client("Bo"))
    house.say(ada, PutBot(seat=3, level="easy"))
    random, won = Random(number), [0, 0, 0]
    for _ in range(3):
        house.say(ada, Start())
        house.play([ada, bo], random)
        assert ada.room is not None
        for seat in ada.room.champions:
            won[seat - 1] += 1
        assert list(ada.room.series) == won
    house.say(ada, Change(settings=msgspec.structs.replace(house.room.table.settings, seats=4)))
    assert ada.room is not None
    assert list(ada.room.series) == [*won, 0]
    house.drop(ada)
    house.drop(bo)
    house.restart()
    again = house.join(Client("Ada"))
    assert again.room is not None
    assert list(again.room.series) == [*won, 0]
