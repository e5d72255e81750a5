"""Clients that lose their connection at any message, and rooms that come back from their log."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from worlds import fingerprint, sample, some_seats

from lastcard import record
from lastcard.core.rules import OPTIONS, PRESETS, Ruleset
from lastcard.protocol.messages import (
    EMOTES,
    Act,
    Change,
    Chat,
    Command,
    Emote,
    Held,
    Leave,
    Mix,
    PassHost,
    Presence,
    PutBot,
    Ready,
    Rise,
    Settings,
    Sit,
    Start,
    TakeBack,
    Update,
    Welcome,
)
from lastcard.record import verifiable_shuffle
from lastcard.table import presenting
from lastcard.table.driver import Room
from lastcard.table.state import LINES, Table
from server.simulated import Client, House

LEVELS = ("easy", "normal", "hard")


def known(client: Client) -> dict[str, Any]:
    """What a client has been told, apart from times and from who is connected."""
    return {
        "version": client.version,
        "person": client.person,
        "seat": client.seat,
        "room": client.room,
        "game": client.game,
        "own": client.own,
        "events": client.events,
        "chat": client.chat[-LINES:],
    }


def everything(table: Table) -> dict[str, Any]:
    """All there is to a table, hidden or not, and what chance will bring."""
    found = {name: getattr(table, name) for name in Table.__slots__ if name != "match_state"}
    found["_awards"] = table.awards()  # which are looked for when they are asked for
    sitting = table.match_state
    if sitting is not None:
        viewers = range(len(sitting.seats) + 1)
        found["record"] = record.dumps(table.to_record("2026-01-01"))
        found["views"] = [sitting.view(viewer) for viewer in viewers]
        found["told"] = [presenting.events(sitting.events, viewer) for viewer in viewers]
        found["round"] = fingerprint(sitting.round)
    return found


def differing(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """What is not the same, by name; all of it would be too much to read."""
    return [name for name in one.keys() | other.keys() if one.get(name) != other.get(name)]


class Fickle(Client):
    """Loses the connection after every message, and with it whatever else was on its way."""

    def __init__(self, steady: Client) -> None:
        super().__init__(steady.who.name)
        self.steady = steady
        self.cut = False

    def take(self, data: bytes | None) -> None:
        if self.cut:
            return
        super().take(data)
        self.cut = not isinstance(self.told[-1], Welcome | Presence)


class Shaky(House):
    """A house in which everybody has a second connection, which is lost at every message and comes back."""

    def __init__(self, settings: Settings) -> None:
        self.fickle: list[Fickle] = []
        self.losses = 0
        super().__init__(settings)

    def drain(self) -> None:
        super().drain()
        for client in self.fickle:
            if client.cut and not client.steady.closed:
                client.cut = False
                self.losses += 1
                self.room.depart(client, self.now)
                self.join(client, watch=client.person == 0, version=client.version)
                assert differing(known(client), known(client.steady)) == []

    def join_twice(self, name: str, watch: bool = False) -> Client:
        client = self.join(Client(name), watch=watch)
        self.fickle.append(Fickle(client))
        self.join(self.fickle[-1], watch=watch)
        return client


def settings_for(chosen: Ruleset, seats: int, **others: Any) -> Settings:
    """As they come in a message, with matches that do not take long."""
    rules = {name: getattr(chosen, name) for name in OPTIONS} | {"target": 60}
    return Settings(rules=msgspec.json.decode(msgspec.json.encode(rules)), seats=seats, **others)


def verified(house: House) -> None:
    finished = record.loads(record.dumps(house.room.table.to_record("2026-01-01")))
    assert record.check(finished) == []
    assert [finding for finding in verifiable_shuffle.verify(finished) if not finding.right] == []


class Crowd:
    """People who do whatever comes to their mind."""

    def __init__(self, house: House, clients: list[Client], random: Random) -> None:
        self.house = house
        self.clients = clients
        self.random = random
        self.number = 0

    def command(self, client: Client) -> Command:
        self.number += 1
        random, table, name = self.random, self.house.room.table, f"c{self.number}"
        seat = random.randrange(0, len(table.chairs) + 1)
        chatter: list[Command] = [
            Chat(id=name, text=f"line {self.number}"),
            Emote(id=name, emote=random.choice(EMOTES)),
            Mix(id=name, deal=table.deal, bytes=random.randbytes(random.randrange(1, 65)).hex()),
            TakeBack(id=name),
        ]
        wish = client.wish(random)
        if wish is not None:
            return random.choice([Act(id=name, action=wish, version=client.version)] * 9 + chatter)
        if table.in_match:
            return random.choice([*chatter, Ready(id=name)])
        return random.choice(
            [
                *chatter,
                Sit(id=name, seat=seat),
                Rise(id=name),
                PutBot(id=name, seat=seat, level=random.choice(["", *LEVELS])),
                PassHost(id=name, person=random.randrange(1, len(table.people) + 1)),
                self.change(name),
                Start(id=name),
            ]
        )

    def change(self, name: str) -> Change:
        chosen = sample(self.random)
        return Change(id=name, settings=settings_for(chosen, some_seats(chosen, self.random), timer=10))

    def step(self) -> None:
        self.house.say(client := self.random.choice(self.clients), self.command(client))
        if self.random.random() < 0.2:
            self.house.wait(self.random.choice([0.1, 1.0, 11.0]))


def start(house: House, people: list[Client], random: Random) -> None:
    for seat in range(len(people) + 1, len(house.room.table.chairs) + 1):
        house.say(people[0], PutBot(seat=seat, level=random.choice(LEVELS)))
    for person in people:
        if random.random() < 0.7:
            house.say(person, Mix(deal=1, bytes=random.randbytes(16).hex()))
    house.say(people[0], Start())


@pytest.mark.parametrize("preset", PRESETS)
def test_a_client_cut_off_at_every_message_knows_what_one_knows_that_never_left(preset: str) -> None:
    random = Random(preset)
    house = Shaky(settings_for(PRESETS[preset], 4, timer=0))
    people = [house.join_twice(f"P{number}") for number in range(2)]
    watchers = [house.join_twice("W", watch=True)]
    start(house, people, random)
    house.play(people + watchers, random)
    verified(house)
    assert house.losses > 3 * house.room.table.version / 2


def names_are_right(client: Client) -> None:
    """Free seats have no name, and no bot that was put in has somebody's, but in a match."""
    assert client.room is not None
    names = {each.person: each.name for each in client.room.people}
    for place in client.room.places:
        if client.room.stage in ("lobby", "over"):
            assert place.name == names[place.person] if place.person else place.name not in names.values()
            assert not place.name or place.person or place.bot
        else:
            assert place.name


def test_the_same_holds_for_whatever_people_do_under_any_rules(long: bool) -> None:
    for number in range(200 if long else 12):
        random = Random(number)
        chosen = sample(random)
        house = Shaky(settings_for(chosen, some_seats(chosen, random), timer=10))
        clients = [house.join_twice(f"P{number}") for number in range(2)]
        clients.append(house.join_twice("W", watch=True))
        crowd = Crowd(house, clients, random)
        for _ in range(150):
            crowd.step()
            names_are_right(clients[0])
        assert house.room.table.version > 20


class Restarts:
    """Comes back after whatever has happened; if nothing has, bots would never get further than thinking about it."""

    def __init__(self, house: House, clients: list[Client]) -> None:
        self._house = house
        self._clients = clients
        self._stored = 0

    def __call__(self) -> None:
        if len(self._house.entries) > self._stored:
            self._stored = len(self._house.entries)
            come_back(self._house, self._clients)


def come_back(house: House, clients: list[Client]) -> None:
    """The server is gone and there again, and so is everybody with what they had."""
    before = everything(house.room.table)
    house.restart()
    assert differing(everything(house.room.table), before) == []
    for client in clients:
        had = known(client)
        house.join(client, watch=client.person == 0, version=client.version)
        assert differing(known(client), had) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_goes_on_when_the_room_is_restored_after_every_step(preset: str, long: bool) -> None:
    random = Random(preset)
    house = House(settings_for(PRESETS[preset], 3 if not long else random.randrange(2, 11), timer=0))
    people = [house.join(Client(f"P{number}")) for number in range(2)]
    clients = [*people, house.join(Client("W"), watch=True)]
    start(house, people, random)
    house.play(clients, random, each=Restarts(house, clients))
    verified(house)
    assert [client.seat for client in clients] == [1, 2, 0]


def test_a_restored_room_is_the_same_whatever_people_did_under_any_rules(long: bool) -> None:
    for number in range(100 if long else 8):
        random = Random(number)
        chosen = sample(random)
        house = House(settings_for(chosen, some_seats(chosen, random), timer=10))
        clients = [house.join(Client("P1")), house.join(Client("P2")), house.join(Client("W"), watch=True)]
        crowd = Crowd(house, clients, random)
        for _ in range(150):
            crowd.step()
            come_back(house, clients)


def test_two_restored_rooms_tell_everybody_the_same_bytes() -> None:
    random = Random(4)
    house = House(settings_for(PRESETS["house-party"], 4))
    people = [house.join(Client(f"P{number}")) for number in range(3)]
    start(house, people, random)
    house.play(people, random)
    entries = [text.encode() for _, text in house.entries]
    for count in range(1, len(entries) + 1, 7):
        for version in (-1, 0, count // 2, count):
            told = []
            for _ in range(2):
                house.room = Room(1, "ROOM")
                house.room.restore(entries[:count])
                viewers = [Client(f"P{number}") for number in range(3)]
                for viewer in viewers:
                    if house.refusal(viewer, version=version):
                        house.join(viewer, watch=True, version=version)
                house.wait(60)
                told.append([viewer.messages for viewer in viewers])
            same = told[0] == told[1]
            assert same


def answers(client: Client, name: str) -> list[Update]:
    return [message for message in client.told if isinstance(message, Update) and message.id == name]


def test_a_command_sent_again_is_done_once_also_after_a_restart() -> None:
    random = Random(1)
    house = House(settings_for(PRESETS["classic"], 2, timer=0, call_grace=0, catch_grace=0))
    people = [house.join(Client(f"P{number}")) for number in range(2)]
    start(house, people, random)
    number = 0
    while house.room.table.stage == "round":
        client = people[house.room.table.asked()[0] - 1]
        number += 1
        wish = client.wish(random)
        commands: list[Command] = [Chat(id=f"chat {number}", text="hello")]
        if wish is not None:
            commands.append(Act(id=f"act {number}", action=wish, version=client.version))
        for command in commands:
            house.say(client, command)
            version, had = client.version, known(client)
            for again in (False, False, True, False):
                if again:
                    come_back(house, people)
                house.say(client, command)
            assert house.room.table.version == version
            assert differing(known(client), had) == []
            assert [each.version for each in answers(client, command.id)] == [version] * 5
            assert command.id in house.room.table.people[client.person].done


def waiting_act(house: House, people: list[Client]) -> tuple[Client, Act]:
    """Somebody whose action is held until the others have had their time."""
    random = Random(2)
    start(house, people, random)
    for number in range(1_000):
        for client in people:
            wish = client.wish(random)
            if wish is not None:
                house.act(client, wish, f"{client.person}-{number}")
                if client.told and isinstance(client.told[-1], Held):
                    return client, Act(id=client.told[-1].id, action=wish, version=client.version)
    raise AssertionError("nothing was held")


def test_an_action_that_waits_can_be_sent_again_and_is_still_done_once() -> None:
    house = House(settings_for(PRESETS["jump-in"], 2, timer=0))
    people = [house.join(Client(f"P{number}")) for number in range(2)]
    client, act = waiting_act(house, people)
    refused = list(client.refused)
    for _ in range(2):
        house.drop(client)
        house.join(client, version=client.version)
        house.say(client, act)
        assert isinstance(client.told[-1], Held)
        assert client.told[-1].id == act.id
    house.wait(2)
    assert client.refused == refused
    assert len(answers(client, act.id)) == 1
    house.say(client, act)
    assert len([text for _, text in house.entries if f'"{act.id}"' in text]) == 1


def test_an_action_that_waited_for_others_when_the_server_went_can_be_sent_again() -> None:
    house = House(settings_for(PRESETS["jump-in"], 2, timer=0))
    people = [house.join(Client(f"P{number}")) for number in range(2)]
    client, act = waiting_act(house, people)
    assert not answers(client, act.id)
    come_back(house, people)
    house.say(client, act)
    house.wait(2)
    assert len(answers(client, act.id)) == 1


def test_who_left_the_table_for_good_is_told_so_and_may_come_back_to_the_same_seat() -> None:
    random = Random(3)
    house = House(settings_for(PRESETS["classic"], 3))
    people = [house.join(Client(f"P{number}")) for number in range(3)]
    start(house, people, random)
    house.say(people[1], Leave())
    assert people[1].closed == "left"
    come_back(house, [people[0], people[2]])
    back = house.join(Client("P1"))
    assert (back.person, back.seat) == (2, 2)
    assert back.room is not None
    assert back.room.places[1].stand_in
    house.say(back, TakeBack())
    assert not back.room.places[1].stand_in
    house.play([people[0], back, people[2]], random)
    verified(house)
