"""What it takes to mean harm to a server, and to see that it came to nothing."""

from __future__ import annotations

import json
import re
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.running import LONGEST, Running

LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z (info|warning|error) \S.*")


class Hostile(Running):
    """A server under attack, whose secrets are remembered so that they can be looked for where they should not be."""

    def __init__(self, *arguments: Any) -> None:
        self.secrets: set[str] = set()
        super().__init__(*arguments)

    def token(self, name: str) -> str:
        token = super().token(name)
        self.secrets |= {token, token.rpartition(".")[2], token.split(".")[1]}
        return token

    def open_table(self, token: str, **settings: Any) -> str:
        code = super().open_table(token, **settings)
        self.secrets.add(code)
        return code

    def refusals(self, code: str) -> int:
        return len(re.findall(rf" info refused code={code}\b", self.log))

    @contextmanager
    def notes(self, *codes: str) -> Iterator[None]:
        """Of what is done inside, each of the codes is noted."""
        before = [self.refusals(code) for code in codes]
        yield
        assert [code for code, count in zip(codes, before, strict=True) if self.refusals(code) <= count] == []


class Wire:
    """A raw WebSocket for one who says anything at all."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            told: dict[str, Any] = json.loads(self.socket.recv(LONGEST))
            if told["type"] in kinds:
                return told

    def ask(self, message: Any) -> dict[str, Any]:
        """What is answered, other than what happens at the table."""
        self.send(message)
        return self.next("refused", "bye", "held")

    def rest(self) -> list[dict[str, Any]]:
        """Everything until the other side closes."""
        told = []
        try:
            while True:
                told.append(json.loads(self.socket.recv(LONGEST)))
        except ConnectionClosed:
            return told

    def closed(self) -> int:
        """The code with which the other side has closed; 0 where it got lost behind what was still being sent."""
        self.rest()
        close = self.socket.protocol.close_rcvd
        return close.code if close is not None else 0


@contextmanager
def wire(house: Running, **options: Any) -> Iterator[Wire]:
    with house.connect(**options) as socket:
        yield Wire(socket)


@contextmanager
def at_table(house: Running, table: str, token: str, **hello: Any) -> Iterator[tuple[Wire, dict[str, Any]]]:
    with wire(house) as connection:
        connection.send({"type": "hello", "table": table, "token": token, **hello})
        yield connection, connection.next("welcome", "refused")


SLOW = {"timer": 0, "seats": 3}


@contextmanager
def three_at_table(house: Hostile, **settings: Any) -> Iterator[tuple[str, list[str], list[Wire]]]:
    """A round of three people that has just been dealt, and what they have in their hands."""
    tokens = [house.token(name) for name in ("Ann", "Ben", "Cat")]
    table = house.open_table(tokens[0], **{**SLOW, **settings})
    with (
        at_table(house, table, tokens[0]) as (ann, _),
        at_table(house, table, tokens[1]) as (ben, _),
        at_table(house, table, tokens[2]) as (cat, _),
    ):
        ann.send({"type": "start", "id": "go"})
        for each in (ann, ben, cat):
            while "game" not in each.next("update"):
                pass
        yield table, tokens, [ann, ben, cat]


def state(house: Running, table: str, token: str, **hello: Any) -> dict[str, Any]:
    """The table as somebody sees it who connects now."""
    with at_table(house, table, token, **hello) as (_, welcome):
        return welcome


def frame(opcode: int, data: bytes, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame as a browser would never send it."""
    assert len(data) < 126
    head = struct.pack("BB", final << 7 | reserved << 4 | opcode, masked << 7 | len(data))
    return head + (b"\0\0\0\0" if masked else b"") + data


def raw(house: Running, sent: bytes) -> tuple[int, bytes]:
    """The status and body that bytes on the wire are answered with."""
    with socket.create_connection(("127.0.0.1", house.port), LONGEST) as wire:
        with suppress(OSError):
            wire.sendall(sent)
        answer = b""
        with suppress(ConnectionResetError):
            while data := wire.recv(65_536):
                answer += data
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body
