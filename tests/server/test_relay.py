"""Connections that are passed on: bytes as they are, both ways, and nobody is read from whom nobody takes it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from lastcard.server.net.relay import Relay, Relays
from lastcard.server.net.websocket import Play, masked
from lastcard.table.identities import Signer


class Pipe:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.reading = True
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed  # as uvloop has it
        self.written += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close


class Person:
    """As much of a connection as a relay needs."""

    def __init__(self) -> None:
        self.transport = Pipe()
        self.writable = asyncio.Event()
        self.writable.set()
        self.other: Relay | None = None

    def join(self, other: Relay) -> None:
        self.other = other


def test_the_other_server_is_asked_for_an_upgrade_before_anything_is_said() -> None:
    async def work() -> None:
        relay, person, far = Relay(b"upgrade", b"hello"), Person(), Pipe()
        relay.connection_made(cast(Any, far))
        assert far.written == b"upgrade"
        relay.data_received(b"HTTP/1.1 101 Switching Protocols\r\n")
        assert far.written == b"upgrade"
        relay.data_received(b"upgrade: websocket\r\n\r\n")
        assert (far.written, relay.answered.done()) == (b"upgradehello", False)
        relay.data_received(b"wel")
        assert (far.reading, relay.answered.done()) == (False, True)
        relay.join(cast(Play, person))
        assert (person.other, person.transport.written, far.reading) == (relay, b"wel", True)
        relay.data_received(b"come")
        assert person.transport.written == b"welcome"

    asyncio.run(work())


def test_each_end_is_read_only_while_the_other_takes_it() -> None:
    async def work() -> None:
        relay, person, far = Relay(b"", b"h"), Person(), Pipe()
        relay.connection_made(cast(Any, far))
        relay.data_received(b"HTTP/1.1 101 x\r\n\r\nw")
        person.writable.clear()  # a slow reader, from the beginning
        relay.join(cast(Play, person))
        assert not far.reading
        relay.pause_writing()
        assert not person.transport.reading
        relay.resume_writing()
        assert person.transport.reading
        relay.connection_lost(None)
        assert person.transport.closed
        relay.pause_writing()
        assert person.transport.reading

    asyncio.run(work())


def test_what_comes_for_somebody_who_has_just_gone_is_dropped() -> None:
    async def work() -> None:
        relay, person, far = Relay(b"", b"h"), Person(), Pipe()
        relay.connection_made(cast(Any, far))
        relay.data_received(b"HTTP/1.1 101 x\r\n\r\nw")
        relay.join(cast(Play, person))
        person.transport.close()
        relay.data_received(b"late")
        assert person.transport.written == b"w"
        gone, other = Relay(b"", b"h"), Person()
        gone.connection_made(cast(Any, Pipe()))
        gone.transport.close()
        gone.join(cast(Play, other))
        play = Play.__new__(Play)  # the other direction
        play._limits, play._other = cast(Any, SimpleNamespace(stopping=False)), gone
        play.data_received(b"late")
        assert cast(Any, gone.transport).written == b""

    asyncio.run(work())


def test_a_server_that_answers_otherwise_is_let_go_of() -> None:
    async def work() -> None:
        for answer in (b"HTTP/1.1 503 Service Unavailable\r\n\r\n", b"x" * 10_000):
            relay, far = Relay(b"", b"hello"), Pipe()
            relay.connection_made(cast(Any, far))
            relay.data_received(answer)
            assert (far.closed, far.written) == (True, b"")
            relay.connection_lost(None)
            assert relay.answered.cancelled()
        assert not await Relays().pass_on(cast(Play, Person()), "127.0.0.1:1", "", b"")
        assert not await Relays().pass_on(cast(Play, Person()), "nonsense", "", b"")

    asyncio.run(work())


def test_what_is_said_for_somebody_is_a_frame_of_a_client() -> None:
    for size in (0, 125, 126, 65_535, 65_536):
        reader = StreamReader()
        reader.feed_data(masked(b"x" * size))
        with pytest.raises(StopIteration) as done:
            next(Frame.parse(reader.read_exact, mask=True))
        frame: Frame = done.value.value
        assert (frame.opcode, len(frame.data)) == (Opcode.TEXT, size)


def test_only_a_server_with_the_same_key_can_vouch_for_an_address() -> None:
    ours, theirs = Signer(b"k" * 32), Signer(b"x" * 32)
    assert ours.vouched(ours.vouch("192.0.2.7")) == "192.0.2.7"
    for text in (theirs.vouch("192.0.2.7"), "", "x", ours.vouch("192.0.2.7") + "1", "ünsinn 192.0.2.7"):
        assert ours.vouched(text) == ""
