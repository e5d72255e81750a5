"""Too much of everything: messages, connections, silence."""

from __future__ import annotations

import json
import resource
import selectors
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from server.honest import Company
from server.hostile import Hostile, at_table, frame, state, wire
from server.running import LONGEST

pytestmark = pytest.mark.usefixtures("others_notice_nothing")


HANDSHAKE = (
    b"GET /api/play HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


class Sleepers:
    """Those who come to a table and never read what they are told."""

    def __init__(self, house: Hostile, table: str) -> None:
        tokens = [house.token("Wall") for _ in range(4)]
        self.watching = [self._one(house.port) for _ in range(20)]
        for each, token in zip(self.watching, cycle(tokens)):
            each.sendall(HANDSHAKE + b"\r\n")
            assert each.recv(12) == b"HTTP/1.1 101"
            hello = json.dumps({"type": "hello", "table": table, "token": token, "watch": True}).encode()
            each.sendall(struct.pack("!BBH4x", 0x81, 0x80 | 126, len(hello)) + hello)
        self.memory = memory(house)

    def _one(self, port: int) -> socket.socket:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        line.connect(("127.0.0.1", port))
        return line


@pytest.fixture(scope="module", autouse=True)
def sleepers(house: Hostile, company: Company) -> Iterator[Sleepers]:
    sleepers = Sleepers(house, company.table)
    yield sleepers
    for each in sleepers.watching:
        each.close()


# Too much


@pytest.mark.parametrize("message", ['{"type":"chat","text":"spam"}', '{"type":"rise"}', "{}", "x"])
def test_a_flood_of_messages_is_refused_and_then_ended(house: Hostile, message: str) -> None:
    token = house.token("Mallory")
    table = house.open_table(token)
    with house.notes("too-fast"), at_table(house, table, token) as (mallory, _):
        flood = b"".join(frame(1, message.encode()) for _ in range(5_000))
        with suppress(OSError):
            mallory.socket.socket.sendall(flood)
        codes = [told.get("code") for told in mallory.rest()]
        assert codes[-1] == "too-fast"
        assert codes.count("too-fast") <= 20
    assert len(state(house, table, token)["chat"]) <= 20


def test_a_flood_of_hellos_is_ended(house: Hostile) -> None:
    with wire(house) as mallory:
        for _ in range(1_000):
            try:
                mallory.send({"type": "hello", "table": "NOWHERE", "token": "x"})
            except ConnectionClosed:
                break
        assert mallory.closed() in (1000, 1008, 0)  # too fast, where the server came to read many at once


def test_floods_of_guests_and_tables_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Hostile(tmp_path_factory.mktemp("flood"), "--new-a-minute", "5") as flooded, flooded.http() as client:
        with flooded.notes("too-fast"):
            guests = [client.post("/api/guests", json={"name": f"Guest {number}"}) for number in range(20)]
        statuses = [guest.status_code for guest in guests]
        assert statuses[:5] == [201] * 5
        assert statuses.count(429) >= 10
        assert {guest.json()["code"] for guest in guests if guest.status_code == 429} == {"too-fast"}
        headers = {"authorization": f"Bearer {guests[0].json()['token']}"}
        with flooded.notes("too-fast"):
            tables = [client.post("/api/tables", json={}, headers=headers) for _ in range(20)]
        assert [table.status_code for table in tables].count(429) >= 10
        assert client.get("/health").json()["tables"] <= 10


def test_no_more_tables_than_there_may_be(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Hostile(tmp_path_factory.mktemp("full"), "--tables", "3") as full, full.http() as client:
        headers = {"authorization": f"Bearer {full.token('Ann')}"}
        with full.notes("server-full"):
            answers = [client.post("/api/tables", json={}, headers=headers) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 503]
        assert answers[-1].json()["code"] == "server-full"


# Connections on which nothing happens

SILENT = {
    "nothing": (b"", 1_000),
    "half a line": (b"GET /heal", 500),
    "half a head": (b"GET /health HTTP/1.1\r\nhost: x\r\n", 500),
    "half a handshake": (HANDSHAKE, 500),
    "half a body": (b"POST /api/guests HTTP/1.1\r\ncontent-length: 100\r\n\r\n{", 250),
    "lines alone": (b"\r\n", 100),
    "a second request, half": (b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /", 100),
    "no hello": (HANDSHAKE + b"\r\n", 150),
}


class Crowd:
    """Connections that are open until the other side closes them."""

    def __init__(self) -> None:
        self.open = selectors.DefaultSelector()

    def add(self, address: tuple[str, int], sent: bytes, source: str = "") -> socket.socket:
        wire = socket.create_connection(address, LONGEST, (source, 0) if source else None)
        wire.sendall(sent)
        wire.setblocking(False)
        self.open.register(wire, selectors.EVENT_READ)
        return wire

    def __len__(self) -> int:
        return len(self.open.get_map())

    def look(self, seconds: float) -> None:
        """Takes out what has been closed."""
        for key, _ in self.open.select(seconds):
            wire: socket.socket = key.fileobj  # type: ignore[assignment]
            try:
                while data := wire.recv(65_536):
                    del data
            except BlockingIOError:
                continue
            except ConnectionResetError:
                pass
            self.open.unregister(wire)
            wire.close()

    def leave(self) -> None:
        for key in list(self.open.get_map().values()):
            key.fileobj.close()  # type: ignore[union-attr]
        self.open.close()


@pytest.fixture
def crowd() -> Iterator[Crowd]:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    crowd = Crowd()
    yield crowd
    crowd.leave()


def test_no_more_connections_from_one_address_than_there_may_be(house: Hostile, company: Company, crowd: Crowd) -> None:
    for _ in range(200):
        crowd.add(("127.0.0.1", house.port), b"", "127.0.0.2")
    company.notices_nothing()
    with house.notes("too-many-connections"):
        for _ in range(50):
            with socket.create_connection(("127.0.0.1", house.port), LONGEST, ("127.0.0.2", 0)) as line:
                answer = line.makefile("rb").read()
                assert answer.startswith(b"HTTP/1.1 429 ")
                assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "too-many-connections"
    with socket.create_connection(("127.0.0.1", house.port), LONGEST, ("127.0.0.3", 0)) as line:
        line.sendall(b"GET /health HTTP/1.0\r\n\r\n")
        assert line.makefile("rb").read().startswith(b"HTTP/1.1 200 ")


def test_no_more_connections_than_there_may_be(tmp_path_factory: pytest.TempPathFactory, crowd: Crowd) -> None:
    with Hostile(tmp_path_factory.mktemp("crowded"), "--connections", "20") as crowded:
        address = ("127.0.0.1", crowded.port)
        table, token = "", crowded.token("Ann")
        table = crowded.open_table(token)
        with at_table(crowded, table, token) as (ann, _):
            for _ in range(19):
                crowd.add(address, b"")
            with crowded.notes("server-full"), socket.create_connection(address, LONGEST) as line:
                answer = line.makefile("rb").read()
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "server-full"
            ann.send({"type": "chat", "id": "1", "text": "I am still here"})
            assert ann.next("update")["chat"]["text"] == "I am still here"
            while len(crowd):
                crowd.look(LONGEST)
        with at_table(crowded, table, token) as (_, welcome):
            assert welcome["type"] == "welcome"


# Readers who do not read


@pytest.mark.slow
def test_who_never_reads_is_given_up_and_takes_no_memory(house: Hostile, company: Company, sleepers: Sleepers) -> None:
    until = time.monotonic() + LONGEST
    while house.log.count(" info gone code=no-answer\n") < len(sleepers.watching):
        assert time.monotonic() < until
        company.notices_nothing()
    assert memory(house) - sleepers.memory < 50e6


# Connections on which nothing happens, by the thousand


@pytest.mark.slow
def test_thousands_of_silent_connections_are_ended_and_do_no_harm(
    house: Hostile, company: Company, crowd: Crowd
) -> None:
    address = ("127.0.0.1", house.port)
    before = refusals(house, "too-slow")
    for sent, number in SILENT.values():
        for _ in range(number):
            crowd.add(address, sent)
    assert len(crowd) == 3_100
    company.notices_nothing()
    token = house.token("Late")
    with at_table(house, house.open_table(token), token) as (_, welcome):
        assert welcome["type"] == "welcome"
    trickle = [crowd.add(address, b"") for _ in range(50)]
    until = time.monotonic() + LONGEST
    while len(crowd):
        assert time.monotonic() < until, f"{len(crowd)} are still open"
        for each in trickle:
            with suppress(OSError):
                each.send(b"x")
        crowd.look(0.5)
    assert refusals(house, "too-slow") >= before + 2_500
    assert refusals(house, "hello-first") >= 150
    assert " left_out=" in house.log  # so many refusals that not every one gets a line


def memory(house: Hostile) -> float:
    return measured(house, "process_resident_memory_bytes")


def refusals(house: Hostile, code: str) -> float:
    return measured(house, "lastcard_refusals_total", code=code)


def measured(house: Hostile, name: str, **labels: str) -> float:
    with house.http() as client:
        families = text_string_to_metric_families(client.get("/metrics").text)
    samples = [sample for family in families for sample in family.samples]
    return sum(sample.value for sample in samples if sample.name == name and sample.labels == labels)
