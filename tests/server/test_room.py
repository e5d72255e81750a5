"""Whole matches at a room, with a simulated clock."""

from __future__ import annotations

from random import Random

import pytest
from worlds import fits, preset_and_seats

from lastcard import record
from lastcard.core.rules import PRESETS
from lastcard.protocol.messages import PutBot, Settings, Start
from lastcard.record import verifiable_shuffle
from server.simulated import Client, House

LEVELS = ("easy", "normal", "hard")


@pytest.mark.parametrize(("preset", "seats"), preset_and_seats())
def test_people_bots_and_spectators_play_a_match_whose_record_verifies(preset: str, seats: int) -> None:
    if not fits(PRESETS[preset], seats):
        return
    random = Random(f"{preset} {seats}")
    house = House(Settings(rules={"preset": preset, "target": 100}, seats=seats, timer=0))
    people = [house.join(Client(f"P{number}")) for number in range(random.randrange(1, seats + 1))]
    watchers = [house.join(Client(f"W{number}"), watch=True) for number in range(2)]
    for seat in range(len(people) + 1, seats + 1):
        if random.random() < 0.7:
            house.say(people[0], PutBot(seat=seat, level=random.choice(LEVELS)))
    house.say(people[0], Start())
    house.play([*people, *watchers], random)
    finished = house.room.table.to_record("2026-01-01")
    assert record.check(record.loads(record.dumps(finished))) == []
    assert [finding for finding in verifiable_shuffle.verify(finished) if not finding.right] == []
    for client in people + watchers:
        assert client.room is not None
        assert client.room.stage == "over"
        assert client.version == house.room.table.version
        assert {refused.code for refused in client.refused} <= {
            "overtaken",
            "nothing-to-catch",
            "nothing-to-object",
            "superseded",
            "round-over",
        }
