"""Messages by the thousand on one socket: counted when they arrive, heard in turn, and not at all after the signal."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from lastcard.server.config import Config
from lastcard.server.net.limits import ConnectionLimits
from lastcard.server.net.listener import Listening
from lastcard.server.net.rate_limits import Lane, Road
from lastcard.server.net.websocket import BACKLOG, EARLY, FRAMES, LATE, UNREAD, Play

HANDSHAKE = (
    b"GET /api/play HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASK = b"\x01\x02\x03\x04"
CLOSE = 0x88
PING = 0x89


def frame(said: str | bytes, head: int = 0x81) -> bytes:
    data = said.encode() if isinstance(said, str) else said
    size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return bytes([head]) + size + MASK + bytes(sign ^ MASK[place % 4] for place, sign in enumerate(data))


class Transport(asyncio.Transport):
    """A socket that nobody is at the other end of."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.ended = ""

    def write(self, data: Any) -> None:
        self.sent.append(data)

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    def is_closing(self) -> bool:
        return bool(self.ended)

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.sent))


class Socket:
    """One connection, and what it comes to say and to be heard."""

    def __init__(self, house: House, straight: bool = True) -> None:
        self.play = Play(house.config, ServerState(), {})
        self.transport = Transport()
        self.play.connection_made(self.transport)
        self.play.data_received(HANDSHAKE)
        self.heard: list[str] = []
        self.counted = 0
        self.allowed = 1_000_000
        self._house = house
        if straight:
            self.play.bypass_asgi(self._arrived, self._take, house.lane)

    def _arrived(self) -> bool:
        self.counted += 1
        return self.counted <= self.allowed

    def _take(self, text: str) -> None:
        self.heard.append(text)
        self._house.heard.append(self)

    def receive(self, data: bytes) -> None:
        self.play.data_received(data)

    @property
    def closed_with(self) -> int:
        close = self.play.conn.close_sent
        return int(close.code) if close is not None else 0


class House:
    """Connections to one server whose application does nothing."""

    def __init__(self) -> None:
        self.gate = ConnectionLimits(Config(data=Path()))
        self.lane = Lane(Road(), 0.0, 0.0)
        self.config = Listening(self.gate, self._accept, lifespan="off", log_config=None, interface="asgi3")
        self.config.load()
        self.heard: list[Socket] = []

    async def _accept(self, _: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    async def socket(self, straight: bool = True) -> Socket:
        socket = Socket(self, straight)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return socket


def at_house(work: Callable[[House], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work(House())

    asyncio.run(whole())


def counted(monkeypatch: pytest.MonkeyPatch, kind: type, method: str) -> list[bytes]:
    """What a method is given, which does its work all the same."""
    given: list[bytes] = []
    real = getattr(kind, method)

    def count(self: Any, data: bytes) -> None:
        given.append(data)
        real(self, data)

    monkeypatch.setattr(kind, method, count)
    return given


async def turns(number: int = 1_000) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


def test_what_is_too_much_is_dropped_before_it_is_unmasked_or_read(monkeypatch: pytest.MonkeyPatch) -> None:
    handled = counted(monkeypatch, Play, "_handle")

    async def work(house: House) -> None:
        socket = await house.socket()
        socket.allowed = 5
        socket.play.conn.receive_data = None  # type: ignore[method-assign, assignment]
        socket.receive(b"".join(frame(f"{number}") for number in range(6_000)))
        await turns()
        assert socket.counted == 6_000
        assert socket.heard == ["0", "1", "2", "3", "4"]
        assert len(handled) == 5

    at_house(work)


def test_of_many_in_one_go_the_first_is_heard_and_the_others_in_turn_with_those_of_others() -> None:
    async def work(house: House) -> None:
        loud, other = await house.socket(), await house.socket()
        loud.receive(b"".join(frame(f"{number}") for number in range(100)))
        assert loud.heard == ["0"]
        await turns(1)
        assert len(loud.heard) <= 2
        other.receive(frame("hello"))
        assert other.heard == ["hello"]
        other.receive(frame("one") + frame("two"))
        await turns()
        assert loud.heard == [str(number) for number in range(100)]
        assert other.heard == ["hello", "one", "two"]
        places = [place for place, each in enumerate(house.heard) if each is other]
        assert places[-1] < 60  # of 103: long before the loud one had finished

    at_house(work)


def test_order_is_kept_whatever_is_between_the_messages() -> None:
    async def work(house: House) -> None:
        socket = await house.socket()
        said = frame("a") + frame("b") + frame(b"c", 0x82) + frame("", PING)
        said += frame("d", 0x01) + frame("e", 0x80) + frame("f" * 300) + frame(struct.pack("!H", 1000), CLOSE)
        for place in range(0, len(said), 7):
            socket.receive(said[place : place + 7])
            await turns(3)
        await turns()
        assert socket.heard == ["a", "b", "c", "de", "f" * 300]
        assert socket.transport.ended == "closed"

    at_house(work)


def test_a_backlog_that_no_limit_holds_back_ends_the_connection() -> None:
    async def work(house: House) -> None:
        socket = await house.socket()
        socket.receive(frame("x") * (BACKLOG + 2))
        assert socket.closed_with == 1008
        await turns()
        assert socket.heard == ["x"]

    at_house(work)


@pytest.mark.parametrize("head", [PING, 0x8A, 0x01], ids=["pings", "pongs", "parts"])
def test_frames_that_are_no_messages_are_counted_before_the_library_sees_them(
    head: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = counted(monkeypatch, WebSocketsSansIOProtocol, "data_received")

    async def work(house: House) -> None:
        socket = await house.socket()
        socket.receive(frame("x", head) * 5_000)
        await turns()
        assert socket.closed_with in (1008, 1002)
        assert len(seen) <= 5 * FRAMES + 3

    at_house(work)


def test_bytes_one_by_one_are_counted_too() -> None:
    async def work(house: House) -> None:
        socket = await house.socket()
        for sign in frame("x" * 10_000)[: int(5 * FRAMES) + 10]:
            socket.receive(bytes([sign]))
        assert socket.closed_with == 1008

    at_house(work)


def test_before_the_welcome_there_is_room_for_a_few_messages() -> None:
    async def work(house: House) -> None:
        few, many = await house.socket(straight=False), await house.socket(straight=False)
        few.receive(frame("x") * EARLY)
        many.receive(frame("x") * (EARLY + 1))
        await turns()
        assert (few.closed_with, many.closed_with) == (0, 1008)
        few.play.bypass_asgi(few._arrived, few._take, house.lane)
        assert few.heard == ["x"] * EARLY
        assert few.counted == EARLY

    at_house(work)


def test_after_the_end_only_the_end_of_the_other_side_is_listened_to() -> None:
    async def work(house: House) -> None:
        socket = await house.socket()
        socket.play.finish()
        await turns(5)
        socket.receive(frame("x") * 5_000)
        assert (socket.counted, socket.heard, socket.transport.ended) == (0, [], "")
        socket.receive(frame(struct.pack("!H", 1000), CLOSE))
        assert socket.transport.ended == "closed"
        stubborn = await house.socket()
        stubborn.play.finish()
        await turns(5)
        stubborn.receive(b"x" * (LATE + 1))
        assert stubborn.transport.ended == "aborted"

    at_house(work)


def test_after_the_signal_to_stop_nothing_more_is_heard_whatever_waits() -> None:
    async def work(house: House) -> None:
        crowd = [await house.socket() for _ in range(50)]
        for each in crowd:
            each.receive(frame("x") * 60)
        house.gate.stopping = True
        await turns()
        for each in crowd:
            each.receive(frame("x") * 60)
        await turns()
        assert {len(each.heard) for each in crowd} == {1}
        assert {each.counted for each in crowd} == {60}

    at_house(work)


def test_what_many_are_told_is_framed_and_kept_once() -> None:
    async def work(house: House) -> None:
        crowd = [await house.socket() for _ in range(50)]
        message = b"x" * 1_000
        for each in crowd:
            each.play.post(message)
        assert len({id(each.transport.sent[-1]) for each in crowd}) == 1

    at_house(work)


def test_who_leaves_too_much_unread_is_given_up() -> None:
    async def work(house: House) -> None:
        socket = await house.socket()
        socket.play.pause_writing()
        for _ in range(UNREAD // 1_000 - 5):
            socket.play.post(b"x" * 1_000)
        assert socket.transport.ended == ""
        for _ in range(10):
            socket.play.post(b"x" * 1_000)
        assert socket.transport.ended == "aborted"

    at_house(work)
