"""A server of today on the data of an earlier one: its tokens, its tables, its records."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from lastcard import record
from lastcard.record import verifiable_shuffle
from server.running import LONGEST, Running

TOKEN = "1.XFBz_xJyA8cpZQ61cSILPA.w4VzYQ.H_YHvre4wRDh41ywhkuxk_WDznUL8Z5naNierTpKiYw"
TABLE, RECORD = "DT3N5J72", "gyhzxsxnb3nbihjj"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("earlier")
    with closing(sqlite3.connect(folder / "lastcard.sqlite3")) as old:
        old.executescript(Path(__file__).with_name("schema-1.sql").read_text("utf-8"))
    with Running(folder) as running:
        yield running


def heard(connection: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=LONGEST))
        if message["type"] == kind:
            return message


def test_a_token_of_before_is_accepted(house: Running) -> None:
    with house.http(headers={"authorization": f"Bearer {TOKEN}"}) as client:
        assert client.get("/api/guests/me").json()["name"] == "Åsa"


def test_a_table_of_before_is_gone_on_with(house: Running) -> None:
    hello = {"type": "hello", "protocol": 1, "table": TABLE, "token": TOKEN}
    with house.connect() as connection:
        connection.send(json.dumps(hello))
        welcome = heard(connection, "welcome")
        assert (welcome["seat"], welcome["room"]["stage"], len(welcome["own"]["hand"])) == (1, "round", 7)
        connection.send(json.dumps({"type": "chat", "id": "c", "text": "again"}))
        assert heard(connection, "update")["version"] > welcome["version"]


def test_a_record_of_before_is_served_and_is_right(house: Running) -> None:
    with house.http() as client:
        played = record.loads(client.get(f"/api/records/{RECORD}").content)
        listed = client.get("/api/records").json()
        found = client.get(f"/api/records/{RECORD}/check").json()
    assert played.seats == ("P0", "Bo")
    assert record.check(played) == []
    assert all(finding.right for finding in verifiable_shuffle.verify(played))
    assert [each["record"] for each in listed] == [RECORD]
    assert found
    assert all(each["right"] for each in found)
