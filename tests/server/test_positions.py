"""Positions of finished matches over HTTP: looked at, edited, and gone on from at a table of one's own; and hints."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from lastcard import record
from lastcard.core.rules import parse
from lastcard.lab.random_play import play_match
from lastcard.protocol.replays import Assessed, FinishedMatch
from lastcard.record import Record, branch
from lastcard.server.storage.base import RecordRow, WriteBatch
from lastcard.server.storage.database import Database
from server.running import Running

WHOLE = 1_000_000


def row(name: str, text: str) -> RecordRow:
    about = FinishedMatch(name, "", "2026-01-02T03:04:05Z", "classic", ("Ann", "Ben", "Cat"), (1,))
    return RecordRow(name, 7, False, 0.0, msgspec.json.encode(about), text)


@pytest.fixture(scope="module", name="game")
def a_match() -> Record:
    played = play_match(parse("classic target=40"), 3, 1)
    return msgspec.structs.replace(played, seats=("Ann", "Ben", "Cat"), meta={"bots": ["", "easy", ""]})


@pytest.fixture(scope="module", name="house")
def a_house(game: Record, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("positions")
    with closing(Database(folder / "lastcard.sqlite3")) as store:
        store.write(WriteBatch(records=[row("whole", record.dumps(game)), row("broken", "lastcard =")]))
    with Running(folder) as running:
        yield running


@pytest.fixture(scope="module", name="client")
def a_client(house: Running) -> Iterator[httpx.Client]:
    with house.http(headers={"authorization": f"Bearer {house.token('Ada')}"}) as client:
        yield client


def assessed(client: httpx.Client, **wanted: Any) -> Assessed:
    answer = client.post("/api/positions", json={"record": "whole", "round": 1, **wanted})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Assessed)


def test_a_position_is_shown_with_its_chances_and_what_is_best(client: httpx.Client, game: Record) -> None:
    found = assessed(client, step=6)
    there = branch.moment(game, 1, 6).round
    assert [hand.split() for hand in found.game.hands] == [list(there.cards(seat)) for seat in range(3)]
    assert abs(sum(found.chances) - WHOLE) < 10
    assert abs(sum(found.match) - WHOLE) < 10
    assert found.advice is not None
    assert found.advice.seat == found.game.turn
    assert sorted(found.legal) == sorted(str(seat + 1) for seat in range(3) if there.sayings(seat))
    assert assessed(client, step=6) == found


def test_cards_can_be_put_elsewhere_and_it_is_judged_anew(client: httpx.Client) -> None:
    found = assessed(client, step=6)
    turn = found.start.turn
    hands = list(found.start.hands)
    given = hands[turn - 1].split()
    hands[turn - 1] = given[0]
    start = {**msgspec.to_builtins(found.start), "hands": hands, "stock": " ".join([found.start.stock, *given[1:]])}
    other = assessed(client, step=6, start=start)
    assert other.game.sizes[turn - 1] == 1
    assert other.chances[turn - 1] > found.chances[turn - 1]


@pytest.mark.parametrize(
    ("change", "code", "told"),
    [
        ({"turn": 9}, "bad-position", "turn"),
        ({"direction": 0}, "bad-position", "direction"),
        ({"hands": ["R1", "R2"]}, "bad-position", "3"),
        ({"stock": ""}, "branch-cards-missing", "nowhere"),
        ({"discard": ""}, "bad-position", "discard pile is empty"),
        ({"hands": ["X9", "R2", "R3"]}, "bad-position", "X9"),
        ({"colour": "Q"}, "bad-position", "colour"),
    ],
)
def test_a_position_that_no_game_reaches_is_told_in_one_line(
    client: httpx.Client, change: dict[str, Any], code: str, told: str
) -> None:
    start = {**msgspec.to_builtins(assessed(client, step=6).start), **change}
    wanted = {"record": "whole", "round": 1, "step": 6, "start": start}
    for path, body in (("/api/positions", wanted), ("/api/tables", {"branch": wanted})):
        answer = client.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert told in answer.json()["text"]


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"record": "none"}, 404, "unknown-record"),
        ({"record": "broken"}, 500, "record-damaged"),
        ({"round": 50}, 400, "branch-no-round"),
        ({"step": 5000}, 400, "branch-no-step"),
        ({"actions": ["1 draw"]}, 400, "branch-no-start"),
        ({"round": 0}, 400, "bad-request"),
    ],
)
def test_what_there_is_not_can_not_be_gone_on_from(
    client: httpx.Client, wanted: dict[str, Any], status: int, code: str
) -> None:
    branched = {"record": "whole", "round": 1, **wanted}
    answer = client.post("/api/tables", json={"branch": branched})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_the_end_of_a_round_can_not_be_gone_on_from(client: httpx.Client, game: Record) -> None:
    wanted = {"record": "whole", "round": 1, "step": len(game.rounds[0].actions)}
    assert client.post("/api/tables", json={"branch": wanted}).json()["code"] == "branch-over"
    assert client.post("/api/positions", json=wanted).json()["code"] == "branch-over"
    assert (
        client.post("/api/tables", json={"branch": {**wanted, "step": 3}, "seat": 9}).json()["code"] == "unknown-seat"
    )


def opened(client: httpx.Client, seat: int, **wanted: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"branch": {"record": "whole", "round": 1, **wanted}, "seat": seat})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_match_goes_on_at_a_table_of_ones_own(house: Running, client: httpx.Client, game: Record) -> None:
    there = branch.moment(game, 1, 6).round
    seat = there.turn + 1
    table = opened(client, seat, step=6)
    assert (table["stage"], table["bots"]) == ("round", [each for each in (1, 2, 3) if each != seat])
    with house.connect() as socket:
        token = client.headers["authorization"].removeprefix("Bearer ")
        socket.send(json.dumps({"type": "hello", "table": table["table"], "token": token}))
        welcome = json.loads(socket.recv())
        assert (welcome["seat"], welcome["room"]["solo"], welcome["room"]["origin"]) == (seat, True, "whole")
        assert welcome["own"]["hand"] == list(there.cards(seat - 1))
        assert welcome["game"]["top"] == msgspec.to_builtins(assessed(client, step=6).game)["top"]
        assert [place.get("bot", "") for place in welcome["room"]["places"]][1] == ("" if seat == 2 else "easy")
        socket.send(json.dumps({"type": "hint", "id": "h1"}))
        told: dict[str, Any] = {}
        while told.get("type") != "advice":
            told = json.loads(socket.recv(timeout=30))
            assert told["type"] != "refused", told
        assert told["id"] == "h1"
        assert told["text"]
        assert told["action"].removesuffix(" uno") in [*welcome["own"]["legal"], ""]
