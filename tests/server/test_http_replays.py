"""Replays over HTTP: a finished match with all hands open is what was played, and what was told of it at the time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from lastcard import record
from lastcard.core.cards import FACES, worth
from lastcard.core.events import Event
from lastcard.core.rules import PRESETS
from lastcard.match.view import Game
from lastcard.protocol.messages import Mix, PutBot, Settings, Start, Update
from lastcard.protocol.replays import FinishedMatch, Replay
from lastcard.record import verifiable_shuffle
from lastcard.server.replays import parts
from lastcard.server.storage.base import RecordRow, WriteBatch
from lastcard.server.storage.database import Database
from lastcard.wording.languages import LANGUAGES
from server.running import Running
from server.simulated import Client, House

DATE = "2026-01-02T03:04:05Z"
MATCHES: dict[str, tuple[dict[str, Any], int]] = {
    **{name: ({"preset": name, "target": 150}, 3) for name in PRESETS},
    "elimination": ({"match": "elimination", "target": 80}, 4),
    "partners": ({"teams": "partners", "target": 60}, 4),
    "open": ({"preset": "modern", "custom": ["open everyone", "level everyone 3", "joke self 2"], "target": 90}, 3),
    "winner": ({"next_dealer": "winner", "target": 90}, 2),
}


def played(rules: dict[str, Any], seats: int) -> tuple[House, list[Client]]:
    """A match of two people, bots in the other seats, with somebody watching."""
    house = House(Settings(rules=rules, seats=seats, timer=0, pace=0, call_grace=0, catch_grace=0, jump_grace=0))
    ann, ben = house.join(Client("Ann")), house.join(Client("Ben"))
    watcher = house.join(Client("Cat"), watch=True)
    for seat in range(3, seats + 1):
        house.say(ann, PutBot(seat=seat, level="easy"))
    house.say(ben, Mix(deal=1, bytes="a5"))
    house.say(ann, Start())
    house.play([ann, ben], Random(str(rules)))
    return house, [ann, ben, watcher]


def replay(name: str, at: str, game: record.Record) -> Replay:
    """The replay of a match that is not long."""
    [whole] = parts(name, at, game)
    return whole


def without_cards(events: tuple[Event, ...]) -> list[Event]:
    return [msgspec.structs.replace(event, cards=()) for event in events]


def agree(game: Game, told: Game) -> bool:
    """Whether a step shows what was told then, and the hands besides."""
    shown = told.hands or game.hands
    return msgspec.structs.replace(told, hands=shown) == game


@pytest.mark.parametrize("name", ["classic", "all-wild", "elimination"])
def test_what_the_cards_left_count_is_told_when_a_round_is_over(name: str) -> None:
    house, _ = played(*MATCHES[name])
    deck = house.room.table.rules.deck
    for each in replay("match", DATE, house.room.table.to_record(DATE)).rounds:
        assert all(step.game.worth == () for step in each.steps[:-1])
        game = each.steps[-1].game
        left = [[FACES[token] for token in hand.split()] for hand in game.hands]
        assert game.worth == tuple(sum(worth(face, deck) for face in hand) for hand in left)


@pytest.mark.parametrize("name", MATCHES)
def test_a_replay_shows_what_everybody_was_told_and_all_hands(name: str) -> None:
    rules, seats = MATCHES[name]
    house, clients = played(rules, seats)
    table = house.room.table
    assert table.match_state is not None
    found = replay("match", DATE, table.to_record(DATE))
    steps = [step for each in found.rounds for step in each.steps]
    for client in clients:
        updates = [told for told in client.told if isinstance(told, Update) and told.game is not msgspec.UNSET]
        assert len(updates) == len(steps)
        own = None
        for step, told in zip(steps, updates, strict=True):
            assert isinstance(told.game, Game)
            assert isinstance(told.events, tuple)
            assert agree(step.game, told.game)
            assert without_cards(step.events) == without_cards(told.events)
            assert all(here.cards in ((), there.cards) for here, there in zip(told.events, step.events, strict=True))
            own = own if told.own is msgspec.UNSET else told.own
            if client.seat:
                assert own is not None
                assert " ".join(own.hand) == step.game.hands[client.seat - 1]
    assert all(len(event.cards) == event.count for step in steps for event in step.events if event.kind == "dealt")
    assert [each.number for each in found.rounds] == list(range(1, len(found.rounds) + 1))
    assert all((each.steps[0].seat, each.steps[0].action) == (0, "") for each in found.rounds)
    assert all(step.seat and step.action for each in found.rounds for step in each.steps[1:])
    match = table.match_state.match
    assert found.rounds[-1].scores == tuple(match.scores)
    assert found.champions == tuple(seat + 1 for seat in match.champions)
    assert found.out == tuple(seat + 1 for seat in match.out)
    assert (found.names, found.preset, found.rules) == (table.names, table.rules.base, table.rules.options())
    assert found.bots == ("", "", *("easy" for _ in range(seats - 2)))
    assert msgspec.json.encode(found.deals) == msgspec.json.encode(table.deals)


def test_a_record_without_shuffles_and_bots_can_be_replayed() -> None:
    house, _ = played(*MATCHES["classic"])
    bare = msgspec.structs.replace(house.room.table.to_record(DATE), meta={})
    found = replay("match", "", bare)
    assert (found.deals, found.bots) == ((), ())
    assert found.rounds[0].steps[0].events[0].kind == "dealt"
    whole = replay("match", "", house.room.table.to_record(DATE))
    assert whole.rounds[0].steps[0].events[0].kind == "dealer-drew"
    assert len(found.rounds) > 1
    assert whole.rounds[1:] == found.rounds[1:]


# Over HTTP


def row(name: str, text: str) -> RecordRow:
    about = FinishedMatch(name, "", DATE, "classic", ("Ann", "Ben"), (1,))
    return RecordRow(name, 7, False, 0.0, msgspec.json.encode(about), text)


@pytest.fixture(scope="module")
def match() -> record.Record:
    return played(*MATCHES["classic"])[0].room.table.to_record(DATE)


@pytest.fixture(scope="module")
def house(match: record.Record, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("replays")
    text = record.dumps(match)
    secret = verifiable_shuffle.deals_of(match)[0]
    assert secret is not None
    records = [
        row("whole", text),
        row("wrong", text.replace(secret.secret, "00" * 32)),
        row("unplayable", text.replace("actions = [\n", 'actions = [\n  "9 play R1",\n')),
        row("unreadable", "lastcard ="),
    ]
    with closing(Database(folder / "lastcard.sqlite3")) as store:
        store.write(WriteBatch(records=records))
    with Running(folder) as running:
        yield running


@pytest.fixture(scope="module")
def client(house: Running) -> Iterator[httpx.Client]:
    with house.http() as client:
        yield client


def test_a_replay_is_kept_for_a_day_as_a_name_in_it_may_go(client: httpx.Client, match: record.Record) -> None:
    for _ in range(2):
        answer = client.get("/api/records/whole/replay")
        assert answer.headers["cache-control"] == "public, max-age=86400"
        assert answer.headers["content-type"] == "application/json"
        assert answer.content == msgspec.json.encode(replay("whole", DATE, match))
        msgspec.json.decode(answer.content, type=Replay)


def test_a_replay_is_compressed_for_who_can_read_that(house: Running) -> None:
    sizes = []
    for accepted in ("gzip", "identity"):
        with house.http(headers={"accept-encoding": accepted}) as client:
            answer = client.get("/api/records/whole/replay")
            assert answer.headers.get("content-encoding", "identity") == accepted
            assert answer.json()["record"] == "whole"
            sizes.append(int(answer.headers["content-length"]))
    assert sizes[0] * 5 < sizes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_checking_found_is_told_in_the_language_that_is_asked_for(
    client: httpx.Client, match: record.Record, language: str
) -> None:
    answer = client.get("/api/records/whole/check", headers={"accept-language": language})
    assert (answer.status_code, answer.headers["vary"]) == (200, "accept-language")
    assert [found["right"] for found in answer.json()] == [found.right for found in verifiable_shuffle.verify(match)]
    assert all(found["right"] for found in answer.json())
    said = client.get("/api/records/whole/check", headers={"accept-language": "en"}).json()
    assert (answer.json() == said) == (language == "en")


def test_a_shuffle_that_does_not_hold_is_found_out(client: httpx.Client) -> None:
    found = client.get("/api/records/wrong/check").json()
    assert [each["text"] for each in found if not each["right"]]


@pytest.mark.parametrize("name", ["unplayable", "unreadable"])
@pytest.mark.parametrize("what", ["replay", "check"])
def test_a_record_that_can_not_be_replayed_says_why(client: httpx.Client, name: str, what: str) -> None:
    answer = client.get(f"/api/records/{name}/{what}")
    assert (answer.status_code, answer.json()["code"]) == (500, "record-damaged")
    assert f"“{name}” can't be replayed: " in answer.json()["text"]
    assert "\n" not in answer.json()["text"]


@pytest.mark.parametrize("what", ["replay", "check"])
def test_a_match_that_is_not_over_has_no_replay(house: Running, client: httpx.Client, what: str) -> None:
    code = house.open_table(house.token("Ann"))
    for name in (code, code.lower(), "nothing"):
        answer = client.get(f"/api/records/{name}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-record")
