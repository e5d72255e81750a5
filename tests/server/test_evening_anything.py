"""Whatever is said at an evening, in whatever order, is done or refused in words, and the log gives the same again."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from lastcard.core.errors import Problem
from lastcard.evening import presenting
from lastcard.protocol.evening import (
    FORMATS,
    Begin,
    ChangePlan,
    Correct,
    Enrol,
    EveningTold,
    Finish,
    PassEvening,
    PauseEvening,
    Plan,
    Rejoin,
    ResumeEvening,
    Score,
    TakeOver,
    Withdraw,
)
from lastcard.protocol.messages import Command, Hello, Refused
from lastcard.table.identities import Identity
from lastcard.table.state import Table
from server.test_evening_room import Guest, Salon

NAMES = ("Bo", "bo", "Cid", "Dot", "Eve", "Finn", "Gro", "Hal", "Ivy", "Jon", "Kim", "Lea", "Max")
CARDS = ("R5", "W", "W+4", "G+2", "B0", "YS")
STEPS = 150


def hands(random: Random) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(random.choices(CARDS, k=random.randrange(3))) for _ in range(random.randrange(1, 6)))


def anything(random: Random, guest: Anyone) -> Command:
    """Something that somebody might say; often something that makes sense."""
    slips = list(guest.heard.slips.items())
    where, slip = random.choice(slips) if slips else ("1.1", "")
    stage, table = map(int, where.split("."))
    player, points = random.randrange(9), random.choice((0, 5, 40))
    seats = random.choice((2, 3, 4, 4, 4, 5))
    plans: dict[str, Any] = {
        "format": random.choice(FORMATS),
        "absent": random.choice(("bot", "bye")),
        "real": random.random() < 0.5,
    }
    right = (("R5",), (), ("B0",), ("W",))
    return random.choice(
        [
            Begin(),
            Begin(),
            Enrol(name=random.choice(NAMES)),
            Withdraw(player=player),
            Rejoin(player=player),
            ChangePlan(plan=Plan(minutes=random.choice((0, 30, 120)), **plans)),
            Score(stage=stage, table=table, slip=slip, round=random.randrange(1, 3), winner=2, hands=right),
            Score(stage=1, table=1, slip=slip, round=1, winner=random.randrange(5), hands=hands(random)),
            Correct(stage=random.randrange(3), table=random.randrange(1, 3), points=(points,) * seats),
            PauseEvening(),
            ResumeEvening(),
            ResumeEvening(),
            PassEvening(player=player),
            TakeOver(),
            *([Finish()] if random.random() < 0.05 else []),
        ]
    )


class Anyone(Guest):
    """Somebody who remembers what was told last, whatever was refused since."""

    @property
    def heard(self) -> EveningTold:
        evenings = (text for text in reversed(self.sent) if text.startswith(b'{"type":"evening"'))
        return msgspec.json.decode(next(evenings), type=EveningTold)


def arrive(salon: Salon, random: Random, guests: list[Anyone]) -> None:
    name = random.choice(NAMES)
    guest = Anyone(Identity(f"guest-{random.randrange(12)}", name))
    with suppress(Problem):  # it is over, perhaps
        salon.room.arrive(guest, guest.who, hello(random), salon.now)
        guests.append(guest)
    salon.drain()


def hello(random: Random) -> Hello:
    return Hello(table="EVENING", watch=random.random() < 0.2)


def play_online(salon: Salon, random: Random) -> None:
    """Some table of the evening comes to its end."""
    running = [table for _, _, table in salon.room.evening.running() if table.code]
    if running:
        over = Table(random.choice(running).code)
        over.stage = "over"
        salon.room.count(over, salon.now)
        salon.drain()


def shown(salon: Salon) -> Any:
    evening = salon.room.evening
    evening.vacant = False  # is in no log
    return presenting.evening(evening, "", frozenset(), evening.at)


@pytest.mark.parametrize("seed", range(len(FORMATS)))
def test_whatever_is_said_is_done_or_refused_and_follows_from_the_log(seed: int) -> None:
    random = Random(seed)
    plan = Plan(format=FORMATS[seed % len(FORMATS)], real=seed % 2 == 0, minutes=random.choice((0, 60)), rounds=1)
    salon = Salon(plan)
    host = Anyone(salon.host.who)
    salon.room.arrive(host, host.who, hello(Random(1)), salon.now)
    salon.drain()
    guests = [host]
    for _ in range(STEPS):
        chance = random.random()
        if chance < 0.15:
            arrive(salon, random, guests)
        elif chance < 0.2 and len(guests) > 1:
            salon.room.depart(guests.pop(random.randrange(1, len(guests))), salon.now)
            salon.drain()
        elif chance < 0.3:
            salon.wait(random.choice((1, 30, 400)))
        elif chance < 0.4:
            play_online(salon, random)
        else:
            guest = random.choice((host, *guests))
            before = salon.room.version
            answer = salon.say(guest, anything(random, guest))
            if isinstance(answer, Refused):
                assert answer.text
                assert salon.room.version == before
        again = salon.restart()
        assert presenting.evening(again.evening, "", frozenset(), again.evening.at) == shown(salon)
