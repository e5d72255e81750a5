"""Clients that mean harm are refused with a code, noted in the log, and nobody at another table notices anything.

All tests of a module share one server, at one of whose tables a company plays match after match meanwhile.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from lastcard.table.identities import Signer
from server.hostile import Hostile, at_table, frame, state, three_at_table, wire
from server.running import Running

pytestmark = pytest.mark.usefixtures("others_notice_nothing")


# Who somebody is


def spoilt(token: str) -> dict[str, str]:
    version, guest, name, mac = token.split(".")
    return {
        "nonsense": "x",
        "dots": "...",
        "truncated": token[:-1],
        "half": token[: len(token) // 2],
        "longer": token + "A",
        "other guest": f"{version}.{'A' * len(guest)}.{name}.{mac}",
        "other name": f"{version}.{guest}.QW5u.{mac}",
        "other version": f"2.{guest}.{name}.{mac}",
        "no proof": f"{version}.{guest}.{name}.",
        "forged": Signer(b"k" * 32).issue("Mallory")[1],
        "signs": "é \u202e",
        "spaces": f" {token} ",
    }


@pytest.mark.parametrize("kind", spoilt("1.a.b.c"))
def test_a_token_that_was_not_issued_is_refused(house: Hostile, kind: str) -> None:
    token = spoilt(house.token("Mallory"))[kind]
    table = house.open_table(house.token("Ann"))
    with house.notes("bad-token"), at_table(house, table, token) as (mallory, answer):
        assert answer["code"] == "bad-token"
        assert mallory.closed() == 1000
    if kind != "spaces":  # which a header and a cookie do without
        with house.http() as client:
            for header, value in ((b"authorization", f"Bearer {token}"), (b"cookie", f"lastcard={token}")):
                sent = {header: value.encode()}
                assert client.get("/api/guests/me", headers=sent).status_code == 401
                assert client.post("/api/tables", json={}, headers=sent).status_code == 401


def test_nobody_is_refused_without_a_token_what_needs_none(house: Hostile) -> None:
    table = house.open_table(house.token("Ann"))
    with house.notes("no-token"), at_table(house, table, "") as (nobody, answer):
        assert answer["code"] == "no-token"
        assert nobody.closed() == 1000
    with house.notes("no-token"), house.http() as client:
        assert client.post("/api/tables", json={}).json()["code"] == "no-token"
        assert client.get("/api/tables").status_code == 200


def test_the_token_of_another_server_is_worth_nothing(house: Hostile, tmp_path_factory: pytest.TempPathFactory) -> None:
    with Running(tmp_path_factory.mktemp("elsewhere")) as elsewhere:
        token = elsewhere.token("Ann")
    with house.http() as client, house.notes("bad-token"):
        answer = client.get("/api/guests/me", headers={"authorization": f"Bearer {token}"})
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")


def test_a_stolen_token_is_its_owner_and_nobody_else(house: Hostile) -> None:
    with three_at_table(house) as (table, tokens, _), at_table(house, table, tokens[1]) as (thief, welcome):
        assert (welcome["person"], welcome["seat"]) == (2, 2)
        others = {1: state(house, table, tokens[0])["own"], 3: state(house, table, tokens[2])["own"]}
        assert welcome["own"]["hand"] not in [own["hand"] for own in others.values()]
        for own in others.values():
            for action in own.get("legal", ()):
                if action not in welcome["own"].get("legal", ()):
                    answer = thief.ask({"type": "act", "action": action, "version": welcome["version"]})
                    assert answer["type"] == "refused"
        assert thief.ask({"type": "remove", "person": 3})["code"] == "not-host"
        assert state(house, table, tokens[2])["version"] == welcome["version"]


def test_nobody_acts_for_another_seat(house: Hostile) -> None:
    with three_at_table(house) as (table, tokens, people):
        before = [state(house, table, token) for token in tokens]
        turn, version = before[0]["game"]["turn"], before[0]["version"]
        others = [seat for seat in (1, 2, 3) if seat != turn]
        legal = before[turn - 1]["own"]["legal"]
        with house.notes("malformed", "bad-message", "not-your-turn"):
            for seat in others:
                for action in (f"{turn} {legal[-1]}", f"{turn}:{legal[-1]}", f"seat={turn} {legal[-1]}"):
                    act = {"type": "act", "action": action, "version": version, "id": "x"}
                    assert people[seat - 1].ask(act)["code"] == "malformed"
                for field in ("seat", "person", "by"):
                    act = {"type": "act", "action": legal[-1], "version": version, field: turn}
                    assert people[seat - 1].ask(act)["code"] == "bad-message"
                answer = people[seat - 1].ask({"type": "act", "action": legal[-1], "version": version})
                assert answer["code"] == "not-your-turn"
        assert [state(house, table, token) for token in tokens] == before


def test_somebody_who_only_watches_changes_nothing(house: Hostile) -> None:
    commands: list[dict[str, Any]] = [
        {"type": "act", "action": "draw", "version": 1},
        {"type": "sit"},
        {"type": "rise"},
        {"type": "leave"},
        {"type": "ready"},
        {"type": "start"},
        {"type": "back"},
        {"type": "bot", "seat": 1, "level": "hard"},
        {"type": "change", "settings": {"public": True}},
        {"type": "remove", "person": 1},
        {"type": "host", "person": 1},
        {"type": "face", "face": 7},
        {"type": "mix", "deal": 1, "bytes": "00"},
        {"type": "chat", "text": "hello"},
        {"type": "emote", "emote": "wow"},
    ]
    with three_at_table(house) as (table, tokens, _):
        before = state(house, table, tokens[0])
        with at_table(house, table, house.token("Mallory"), watch=True) as (mallory, welcome):
            assert (welcome["person"], welcome["seat"], welcome.get("own")) == (0, 0, None)
            with house.notes("only-watching"):
                assert {mallory.ask(command)["code"] for command in commands} == {"only-watching"}
        assert state(house, table, tokens[0]) == before


def test_only_the_host_has_the_rights_of_the_host(house: Hostile) -> None:
    with three_at_table(house) as (table, tokens, (_, ben, _)):
        before = state(house, table, tokens[0])
        commands: list[dict[str, Any]] = [
            {"type": "start"},
            {"type": "bot", "seat": 1, "level": "hard"},
            {"type": "change", "settings": {"public": True}},
            {"type": "remove", "person": 1},
            {"type": "host", "person": 2},
        ]
        with house.notes("not-host"):
            assert {ben.ask(command)["code"] for command in commands} == {"not-host"}
        assert state(house, table, tokens[0]) == before


# What is said twice, too late or too early


def test_a_command_is_done_once_however_often_it_comes(house: Hostile) -> None:
    with three_at_table(house) as (table, tokens, (_, ben, _)):
        for _ in range(5):
            ben.send({"type": "chat", "id": "said", "text": "once"})
        answers = [ben.next("update") for _ in range(5)]
        assert {(answer["id"], answer["version"]) for answer in answers} == {("said", answers[0]["version"])}
        with at_table(house, table, tokens[1]) as (again, welcome):
            assert "said" in welcome["done"]
            again.send({"type": "chat", "id": "said", "text": "once"})
            assert again.next("update")["version"] == answers[0]["version"]
        assert [line["text"] for line in state(house, table, tokens[2])["chat"]] == ["once"]


def test_a_replayed_action_is_not_played_again(house: Hostile) -> None:
    with three_at_table(house) as (table, tokens, people):
        before = state(house, table, tokens[0])
        turn = before["game"]["turn"]
        player = people[turn - 1]
        action = {"type": "act", "id": "mine", "action": "draw", "version": before["version"]}
        legal = state(house, table, tokens[turn - 1])["own"]["legal"]
        action["action"] = "draw" if "draw" in legal else legal[-1]
        for _ in range(3):
            player.send(action)
        assert [player.next("update", "refused").get("version") for _ in range(3)] == [before["version"] + 1] * 3
        with house.notes("overtaken"):
            assert player.ask({**action, "id": "other"})["code"] == "overtaken"
        assert state(house, table, tokens[0])["version"] == before["version"] + 1


@pytest.mark.parametrize(
    ("version", "code"),
    [
        (0, "overtaken"),
        (-1, "overtaken"),
        (-(2**40), "overtaken"),
        (10**6, "version-unknown"),
        (2**62, "version-unknown"),
    ],
)
def test_a_version_of_another_time_is_refused(house: Hostile, version: int, code: str) -> None:
    with three_at_table(house) as (table, tokens, people), house.notes(code):
        before = state(house, table, tokens[0])
        turn = before["game"]["turn"]
        action = state(house, table, tokens[turn - 1])["own"]["legal"][-1]
        assert people[turn - 1].ask({"type": "act", "action": action, "version": version})["code"] == code
        assert state(house, table, tokens[0]) == before


@pytest.mark.parametrize("version", [-(2**62), -5, 10**6, 2**62])
def test_whoever_claims_to_know_an_odd_version_gets_everything(house: Hostile, version: int) -> None:
    with three_at_table(house) as (table, tokens, _):
        welcome = state(house, table, tokens[1], version=version)
        assert welcome["full"]
        assert welcome == state(house, table, tokens[1])


def test_hello_comes_first_and_once(house: Hostile) -> None:
    token = house.token("Ann")
    table = house.open_table(token)
    hello = {"type": "hello", "table": table, "token": token}
    with house.notes("hello-twice"), at_table(house, table, token) as (ann, _):
        assert ann.ask(hello)["code"] == "hello-twice"
        assert ann.ask({**hello, "table": "OTHER"})["code"] == "hello-twice"
    with house.notes("hello-first"), wire(house) as early:
        assert early.ask({"type": "chat", "text": "hi"})["code"] == "hello-first"
        assert early.closed() == 1000
    with house.notes("protocol-unknown"), wire(house) as newer:
        assert newer.ask({**hello, "protocol": 2})["code"] == "protocol-unknown"
        assert newer.closed() == 1000
    with house.notes("unknown-table"), wire(house) as lost:
        assert lost.ask({**hello, "table": "ABCDEFGH"})["code"] == "unknown-table"
        assert lost.closed() == 1000


# What can't be understood

NONSENSE: dict[str, str | bytes] = {
    "nothing": "",
    "nothing, binary": b"",
    "space": " ",
    "null": "null",
    "list": "[]",
    "object": "{}",
    "half": '{"type":',
    "word": "hello",
    "two": '{"type":"rise"}{"type":"rise"}',
    "type of no kind": '{"type":1}',
    "unknown type": '{"type":"cheat"}',
    "server's type": '{"type":"welcome"}',
    "unknown field": '{"type":"rise","really":true}',
    "wrong types": '{"type":"act","action":7,"version":"1"}',
    "missing": '{"type":"act"}',
    "deep": "[" * 16_000,
    "deep inside": '{"type":"change","settings":{"rules":{"preset":' + '{"a":' * 2_000 + "1" + "}" * 2_003,
    "deep lists inside": '{"type":"change","settings":{"rules":{"custom":' + "[" * 7_000 + "]" * 7_000 + "}}}",
    "huge number": '{"type":"act","action":"draw","version":' + "9" * 10_000 + "}",
    "huge seat": '{"type":"sit","seat":' + "9" * 100 + "}",
    "infinite": '{"type":"sit","seat":1e999}',
    "fraction": '{"type":"sit","seat":1.5}',
    "not a number": '{"type":"sit","seat":NaN}',
    "negative": '{"type":"sit","seat":-1}',
    "lone surrogate": '{"type":"chat","text":"\\ud800"}',
    "long id": json.dumps({"type": "rise", "id": "x" * 41}),
    "long text": json.dumps({"type": "chat", "text": "x" * 301}),
    "long action": json.dumps({"type": "act", "action": "x" * 501, "version": 1}),
    "bytes": bytes(range(128)),
    "byte order mark": "\ufeff{}",
}


@pytest.mark.parametrize("message", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_refused_and_the_table_is_as_it_was(house: Hostile, message: str | bytes) -> None:
    token = house.token("Ann")
    table = house.open_table(token)
    with house.notes("bad-message"), wire(house) as early:
        assert early.ask(message)["code"] in ("bad-message", "hello-first")
        assert early.closed() == 1000
        with at_table(house, table, token) as (ann, welcome):
            refused = ann.ask(message)
            assert refused["code"] == "bad-message"
            assert len(refused["text"]) < 1_000
            ann.send({"type": "chat", "id": "on", "text": "still here"})
            assert ann.next("update")["version"] == welcome["version"] + 1


def test_a_message_of_a_megabyte_ends_the_connection(house: Hostile) -> None:
    token = house.token("Ann")
    table = house.open_table(token)
    big = json.dumps({"type": "chat", "text": "x" * 1_000_000})
    parts = [big[place : place + 15_000] for place in range(0, len(big), 15_000)]  # not too many of them
    for message in (big, parts):
        with house.notes("too-large"), wire(house) as early:
            with suppress(ConnectionClosed):
                early.socket.send(message)
            assert early.closed() in (1009, 0)
        with house.notes("too-large"), at_table(house, table, token) as (ann, _):
            with suppress(ConnectionClosed):
                ann.socket.send(message)
            assert ann.closed() in (1009, 0)


BROKEN = {
    "bad UTF-8": (frame(1, b'{"type":"chat","text":"\xff"}'), 1007, "bad-text"),
    "bad UTF-8, binary": (frame(2, b'{"type":"chat","text":"\xff"}'), 1007, "bad-text"),
    "half a sign": (frame(1, b"\xe2\x82"), 1007, "bad-text"),
    "bad UTF-8 in parts": (frame(1, b'"\xe2', final=False) + frame(0, b'x"'), 1007, "bad-text"),
    "not masked": (frame(1, b"{}", masked=False), 1002, "bad-frame"),
    "reserved bits": (frame(1, b"{}", reserved=4), 1002, "bad-frame"),
    "unknown kind": (frame(5, b"{}"), 1002, "bad-frame"),
    "end of nothing": (frame(0, b"{}"), 1002, "bad-frame"),
    "begun twice": (frame(1, b"{", final=False) + frame(1, b"}"), 1002, "bad-frame"),
    "ping in parts": (frame(9, b"", final=False), 1002, "bad-frame"),
    "pings": (frame(9, b"x" * 125) * 200, 1008, "too-fast"),
    "parts of nothing": (frame(1, b"", final=False) + frame(0, b"", final=False) * 200, 1008, "too-fast"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_broken_frames_end_the_connection(house: Hostile, kind: str) -> None:
    sent, closed, code = BROKEN[kind]
    token = house.token("Ann")
    table = house.open_table(token)
    with house.notes(code), wire(house) as early:
        early.socket.socket.sendall(sent)
        assert early.closed() == closed
    with house.notes(code), at_table(house, table, token) as (ann, _):
        ann.socket.socket.sendall(sent)
        assert ann.closed() == closed


# Names and words

ODD = {
    "markup": "<script>alert(1)</script>",
    "right to left": "Ann\u202egnilleT",
    "isolate": "\u2066Ann\u2069",
    "zero width": "An\u200bn",
    "lines": "Ann\nBen",
    "nothing to see": "\u3164\u3164",
    "control": "Ann\x07",
    "escape": "\x1b[2JAnn",
    "marks": "A" + "\u0301" * 20,
    "private": "\ue000",
    "spaces": "   ",
}


@pytest.mark.parametrize("kind", ODD)
def test_names_that_could_pass_for_something_else_are_refused(house: Hostile, kind: str) -> None:
    with house.notes("bad-name"), house.http() as client:
        answer = client.post("/api/guests", json={"name": ODD[kind]})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("kind", [kind for kind in ODD if kind != "markup"])
def test_words_that_could_hide_something_are_refused(house: Hostile, kind: str) -> None:
    token = house.token("Ann")
    table = house.open_table(token)
    with house.notes("bad-chat"), at_table(house, table, token) as (ann, _):
        assert ann.ask({"type": "chat", "text": ODD[kind]})["code"] == "bad-chat"
    assert state(house, table, token)["chat"] == []


def test_markup_in_a_chat_stays_text(house: Hostile) -> None:
    token = house.token("Ann")
    with at_table(house, house.open_table(token), token) as (ann, _):
        ann.send({"type": "chat", "id": "1", "text": ODD["markup"]})
        assert ann.next("update")["chat"]["text"] == ODD["markup"]
