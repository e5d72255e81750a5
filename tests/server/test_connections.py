"""Connections below HTTP, with answers and times that a real server does not have."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState

from lastcard.server.config import Config
from lastcard.server.net import rate_limits
from lastcard.server.net.http import LARGEST_HEAD, PATIENCE, STALLED, Http
from lastcard.server.net.limits import ConnectionLimits
from lastcard.server.net.listener import Listening
from lastcard.server.net.rate_limits import CALLED, SHARE, Bucket, Lane, PerAddress, Road, place
from server.running import LONGEST

Dialogue = Callable[["House", asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
HEAD = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


class House:
    """A listener whose every answer is as large and as late as one likes."""

    def __init__(self, size: int, share: float) -> None:
        self.state = ServerState()
        self.lane = Lane(Road(), share, 0.0)
        self.gate = ConnectionLimits(Config(data=Path(), proxies=""), lambda _: self.lane)
        self.called: list[bool] = []
        self.go = asyncio.Event()
        self._size = size
        self.asked = 0
        self.config = Listening(self.gate, self._answer, lifespan="off", log_config=None, interface="asgi3")
        self.config.load()

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked += 1
        self.called.append(CALLED in scope.get("extensions", {}))
        while (await receive()).get("more_body"):
            pass
        await self.go.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * self._size})

    def listener(self) -> Http:
        return Http(self.config, self.state, {})

    def look(self, later: float = 0.0) -> None:
        """Looks at all connections, as if some time had passed."""
        now = asyncio.get_running_loop().time() + later
        self.gate.look([each for each in self.state.connections if isinstance(each, Http)], now)

    async def empty(self) -> None:
        while self.state.connections:
            await asyncio.sleep(0.01)


def talk(dialogue: Dialogue, size: int = 10, share: float = 0.0) -> None:
    async def whole() -> None:
        house = House(size, share)
        house.go.set()
        server = await asyncio.get_running_loop().create_server(house.listener, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        try:
            async with asyncio.timeout(LONGEST):
                await dialogue(house, reader, writer)
        finally:
            writer.transport.abort()
            server.close()
            await house.empty()

    asyncio.run(whole())


async def answered(reader: asyncio.StreamReader) -> bytes:
    """The status line of an answer that has come whole."""
    head = await reader.readuntil(b"\r\n\r\n")
    while await reader.readuntil(b"\r\n") != b"0\r\n":
        pass
    await reader.readuntil(b"\r\n")
    return head.split(b"\r\n")[0]


def test_a_request_that_comes_in_time_is_answered_however_late_it_is_looked_at() -> None:
    async def dialogue(house: House, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        house.go.clear()
        writer.write(HEAD)
        while not house.asked:
            await asyncio.sleep(0.01)
        house.look(1_000)
        house.go.set()
        assert await answered(reader) == b"HTTP/1.1 200 OK"
        house.look(100)
        writer.write(HEAD)
        assert await answered(reader) == b"HTTP/1.1 200 OK"

    talk(dialogue)


@pytest.mark.parametrize(
    "sent",
    [b"", b"G", HEAD[:-2], b"\r\n", HEAD + b"G", HEAD + b"\r\n", b"POST / HTTP/1.1\r\ncontent-length: 10\r\n\r\nx"],
)
def test_a_request_that_does_not_come_to_its_end_is_not_waited_for(sent: bytes) -> None:
    async def dialogue(house: House, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if sent.startswith(HEAD):
            writer.write(HEAD)
            await answered(reader)
        writer.write(sent.removeprefix(HEAD))
        await asyncio.sleep(0.05)
        house.look(PATIENCE - 1)
        assert len(house.state.connections) == 1
        house.look(PATIENCE + 1)
        await house.empty()
        with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)

    talk(dialogue)


def test_who_does_not_read_a_long_answer_is_given_up() -> None:
    async def dialogue(house: House, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(HEAD)
        while not house.asked:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        house.look(STALLED - 1)
        assert len(house.state.connections) == 1
        house.look(STALLED + 1)
        await house.empty()
        del reader

    talk(dialogue, 50_000_000)


def test_a_closed_connection_whose_end_nobody_reads_is_given_up() -> None:
    async def dialogue(house: House, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(HEAD)
        while not house.asked:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        for each in house.state.connections:
            each.transport.close()
        house.look()
        assert len(house.state.connections) == 1
        house.look()
        await house.empty()
        del reader

    talk(dialogue, 50_000_000)


def test_requests_before_an_answer_end_the_connection_after_it() -> None:
    async def dialogue(house: House, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        house.go.clear()
        writer.write(HEAD * 1_000)
        while not house.asked:
            await asyncio.sleep(0.01)
        house.go.set()
        assert (await reader.read()).count(b"HTTP/1.1") == 1
        assert house.asked == 1

    talk(dialogue)


def test_a_head_without_end_is_refused() -> None:
    async def dialogue(house: House, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(HEAD[:-2] + b"x: " + b"x" * LARGEST_HEAD)
        assert (await reader.readline()).startswith(b"HTTP/1.1 431 ")
        assert house.asked == 0

    talk(dialogue)


def test_a_request_is_not_even_read_while_its_address_has_had_more_than_its_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def dialogue(house: House, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(HEAD)
        assert b"200" in await answered(reader)
        house.lane.charge(1_000.0, asyncio.get_running_loop().time())
        writer.write(HEAD)
        while not len(house.lane):
            await asyncio.sleep(0.01)
        house.look(2 * PATIENCE)  # it is not they who are slow
        (connection,) = house.state.connections
        assert (house.asked, connection.transport.is_closing()) == (1, False)
        house.lane._take_turn()
        assert b"200" in await answered(reader)
        assert house.called == [False, True]
        assert len(house.lane) == 0

    monkeypatch.setattr(rate_limits, "ALONE", float("inf"))
    talk(dialogue, share=SHARE)


def test_who_waits_for_its_turn_and_goes_takes_it_from_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def dialogue(house: House, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        house.lane.charge(1_000.0, asyncio.get_running_loop().time())
        writer.write(HEAD)
        while not len(house.lane):
            await asyncio.sleep(0.01)
        (connection,) = house.state.connections
        connection.transport.abort()
        await house.empty()
        house.lane._take_turn()
        assert (house.asked, len(house.lane)) == (0, 0)

    monkeypatch.setattr(rate_limits, "ALONE", float("inf"))
    talk(dialogue, share=SHARE)


def test_the_gate_counts_each_place_and_all() -> None:
    gate = ConnectionLimits(Config(data=Path(), connections=5, per_address=2, proxies="10.0.0.0/8"))
    assert [gate.enter("192.0.2.1") for _ in range(3)] == ["", "", "too-many-connections"]
    assert [gate.enter("10.1.2.3") for _ in range(3)] == ["", "", ""]
    assert gate.enter("192.0.2.2") == "server-full"
    gate.leave("192.0.2.1")
    assert gate.enter("192.0.2.1") == ""


def test_a_limit_of_0_is_none() -> None:
    gate = ConnectionLimits(Config(data=Path(), connections=0, per_address=0, proxies=""))
    assert {gate.enter("192.0.2.1") for _ in range(1_000)} == {""}
    assert all(Bucket(0.0, 0.0, 0.0).take(0.0) for _ in range(1_000))


@pytest.mark.parametrize(
    ("address", "one"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not:an:address", "not:an:address"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(address: str, one: str) -> None:
    assert place(address) == one


def test_a_bucket_is_filled_again_at_its_rate() -> None:
    bucket = Bucket(2.0, 3.0, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_addresses_that_were_used_longest_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST", 2)
    each = PerAddress(1.0, 1.0)
    assert [each.take(address, 0.0) for address in "abab"] == [True, True, False, False]
    assert [each.take(address, 0.0) for address in "cb"] == [True, False]
    assert each.take("a", 0.0)
