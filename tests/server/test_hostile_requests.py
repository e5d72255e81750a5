"""Requests that mean harm: odd ones, large ones, those of other sites' pages."""

from __future__ import annotations

import json

import pytest

from server.hostile import Hostile, raw, wire

pytestmark = pytest.mark.usefixtures("others_notice_nothing")


# Pages of others


def test_pages_of_other_sites_can_do_nothing(house: Hostile) -> None:
    token = house.token("Ann")
    table = house.open_table(token)
    for origin in ("https://evil.example", "null", "http://127.0.0.1", f"http://127.0.0.1.evil.example:{house.port}"):
        with house.notes("foreign-origin"), wire(house, origin=origin) as evil:
            assert evil.next("refused")["code"] == "foreign-origin"
            assert evil.closed() == 1000
        with house.notes("foreign-origin"), house.http(headers={"origin": origin}) as client:
            for address, body in (("/api/guests", {"name": "Ann"}), ("/api/tables", {})):
                answer = client.post(address, json=body, headers={"authorization": f"Bearer {token}"})
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    with wire(house, origin=house.url) as own:
        own.send({"type": "hello", "table": table, "token": token})
        own.next("welcome")


def test_pages_of_named_sites_may_play(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("origins")
    with Hostile(folder, "--origins", "https://club.example, https://bar.example") as named:
        for origin in ("https://club.example", "https://bar.example"):
            with named.http(headers={"origin": origin}) as client:
                token = client.post("/api/guests", json={"name": "Ann"}).json()["token"]
            table = named.open_table(token)
            with wire(named, origin=origin) as page:
                page.send({"type": "hello", "table": table, "token": token})
                page.next("welcome")
        with wire(named, origin="https://evil.example") as evil:
            assert evil.next("refused")["code"] == "foreign-origin"


# Odd requests


ADDRESSES = (
    "/../../../../etc/passwd",
    "/api/records/../../lastcard.sqlite3",
    "/api/records/..%2f..%2flastcard.sqlite3",
    "/api/records/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/api/records/x'%20OR%201=1",
    "/api/tables/%00",
    "/api/tables/%ff%fe",
    "/api/tables/" + "A" * 5_000,
    "/t/%3Cscript%3E",
    "/t/",
    "//evil.example/api",
    "/api/tables/ABC/../..",
    "/lastcard.sqlite3",
    "/api/play",
    "/api/play/",
    "/%",
    "/?" + "a=b&" * 5_000,
    "/.git/config",
    "/metrics/..",
    "/api/records?before=nan&before=x",
    "/api/records?before=1e999x",
)


@pytest.mark.parametrize("path", ADDRESSES, ids=lambda path: path[:40])
def test_odd_addresses_lead_nowhere(house: Hostile, path: str) -> None:
    status, body = raw(house, f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
    if path.startswith("/?"):
        assert status == 200
        return
    assert status in (400, 404, 426)
    assert set(json.loads(body)) >= {"code", "text"}


REQUESTS = {
    "nonsense": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(100) + b"\r\n\r\n",
    "no method": b"/ HTTP/1.1\r\n\r\n",
    "bad version": b"GET / HTTP/9.9\r\n\r\n",
    "bad header": b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
    "two lengths": b"POST /api/guests HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx",
    "length and chunks": b"POST / HTTP/1.1\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    "negative length": b"POST /api/guests HTTP/1.1\r\ncontent-length: -1\r\n\r\n",
    "bad chunk": b"POST /api/guests HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n",
    "connect": b"CONNECT evil.example:80 HTTP/1.1\r\nhost: x\r\n\r\n",
}


@pytest.mark.parametrize("kind", REQUESTS)
def test_what_is_no_request_is_refused(house: Hostile, kind: str) -> None:
    with house.notes("bad-request"):
        status, body = raw(house, REQUESTS[kind])
    assert (status, json.loads(body)["code"]) == (400, "bad-request")


def test_large_requests_are_refused(house: Hostile) -> None:
    big = json.dumps({"name": "x" * 1_000_000}).encode()
    with house.notes("too-large"), house.http() as client:
        answer = client.post("/api/guests", content=big, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    with house.notes("too-large"), house.http() as client:
        chunks = (big[place : place + 10_000] for place in range(0, len(big), 10_000))
        answer = client.post("/api/guests", content=chunks, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    with house.notes("too-large"):
        status, body = raw(house, b"GET / HTTP/1.1\r\nx: " + b"x" * 1_000_000)
        assert (status, json.loads(body)["code"]) == (431, "too-large")
    with house.notes("too-large"):
        status, body = raw(house, b"GET /" + b"x" * 1_000_000)
        assert (status, json.loads(body)["code"]) == (431, "too-large")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"x",
        b"[]",
        b"null",
        b'{"name":"\xff"}',
        b'{"name":7}',
        b'{"name":"Ann","x":1}',
        b"[" * 16_000,
        b'{"name":"\\ud800"}',
    ],
    ids=lambda body: repr(body[:20]),
)
def test_bodies_that_make_no_sense_are_refused(house: Hostile, body: bytes) -> None:
    with house.http() as client:
        for kind in ("application/json", "text/plain", "application/x-msgpack", "multipart/form-data", ""):
            answer = client.post("/api/guests", content=body, headers={"content-type": kind})
            assert answer.status_code in (400, 415), (kind, answer.text)
            assert set(answer.json()) >= {"code", "text"}


def test_settings_that_are_too_deep_are_refused(house: Hostile) -> None:
    token = house.token("Ann")
    rules = '{"preset":' + '{"a":' * 2_000 + "1" + "}" * 2_001
    with house.http(headers={"authorization": f"Bearer {token}"}) as client:
        answer = client.post("/api/tables", content='{"settings":{"rules":' + rules + "}}")
        assert answer.status_code == 400, answer.text
