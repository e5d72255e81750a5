"""A room behind a real socket, with a simulated clock and a bad line: messages get lost on it when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from types import TracebackType

import msgspec
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from lastcard.client.address import Address
from lastcard.core.errors import Problem
from lastcard.protocol.messages import Command, Hello, Said, Settings
from lastcard.protocol.refusals import as_refused
from lastcard.table import log
from lastcard.table.driver import Room
from lastcard.table.identities import Identity
from lastcard.table.log import Acted, Entry
from lastcard.table.match_state import MatchState
from lastcard.wording.catalogues import catalogue

QUICK = Settings(seats=2, timer=0, call_grace=0, catch_grace=0, jump_grace=0, pace=0)
_said = msgspec.json.Decoder(Said).decode


class Served:
    """One table at /t/TABLE. A token is a name. `cut_before` and `cut_after` say for which commands the line breaks."""

    def __init__(self, settings: Settings = QUICK, port: int = 0) -> None:
        self.room: Room[int] = Room(1, "TABLE")
        self.room.open(settings, bytes(range(32)))
        self.now = 0.0
        self.heard: list[Command] = []
        self.greeted: list[Hello] = []
        self.cut_before: Callable[[Command], bool] = lambda _: False
        self.cut_after: Callable[[Command], bool] = lambda _: False
        self._sockets: dict[int, ServerConnection] = {}
        self._keys = count(1)
        self._port = port
        self._server: Server | None = None

    async def __aenter__(self) -> Served:
        self._server = await serve(self._serve, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self.stop()

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    @property
    def address(self) -> Address:
        return Address(f"http://127.0.0.1:{self._port}", "TABLE")

    @property
    def log(self) -> list[Entry]:
        return [log.decode(entry) for _, entry in self.room.log]

    def acted(self) -> list[str]:
        """What people have done, in order."""
        return [str(entry.action) for entry in self.log if isinstance(entry, Acted) and entry.by]

    async def _serve(self, socket: ServerConnection) -> None:
        key = next(self._keys)
        try:
            hello = _said(await socket.recv())
            assert isinstance(hello, Hello)
            self.greeted.append(hello)
            self._sockets[key] = socket
            try:
                self.room.arrive(key, Identity(f"guest {hello.token}", hello.token), hello, self.now)
            except Problem as problem:
                await socket.send(msgspec.json.encode(as_refused(problem, catalogue(hello.language))).decode())
                return
            await self.go_on()
            async for text in socket:
                command = _said(text)
                self.heard.append(command)
                if self.cut_before(command):
                    socket.transport.abort()
                    return
                self.room.say(key, command, self.now)
                if self.cut_after(command):
                    socket.transport.abort()
                    del self._sockets[key]
                await self.go_on()
        except ConnectionClosed:
            pass
        finally:
            self._sockets.pop(key, None)
            self.room.depart(key, self.now)
            await self.go_on()

    async def go_on(self) -> None:
        """Lets the table do what is due, and tells everybody; who is here without waiting for the next second."""
        due: float | None = self.now
        while due is not None and due <= self.now:
            self.room.run(self.now)
            if self.room._recount is not None:
                self.room._tell_presence(self.now)
            await self._tell()
            due = self.room.next()

    async def _tell(self) -> None:
        out, self.room.out = self.room.out, []
        version = self.room.table.version
        for key, message in [(key, message) for keys, message in out for key in keys]:
            socket = self._sockets.get(key)
            if socket is None:
                continue
            try:
                if message is None:
                    await socket.close()
                else:
                    await socket.send(self.room.written(message, self.now).decode())
            except ConnectionClosed:
                pass
        self.room.told(version, self.now)

    async def pass_time(self, seconds: float) -> None:
        end = self.now + seconds
        while (due := self.room.next()) is not None and due <= end:
            self.now = max(due, self.now)
            await self.go_on()
        self.now = end

    def drop(self) -> None:
        """Breaks all lines at once."""
        for socket in self._sockets.values():
            socket.transport.abort()

    async def seat(self, sitting: MatchState) -> None:
        """Lets the round that is played be this one."""
        table = self.room.table
        assert table.stage == "round"
        table.match_state = sitting
        self.drop()
        await asyncio.sleep(0)
