"""People who play by the protocol, match after match, whatever others do to the same server."""

from __future__ import annotations

import asyncio
import threading
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from lastcard import record
from lastcard.protocol import messages
from lastcard.record import verifiable_shuffle
from server.running import LONGEST, Running
from server.simulated import Client

PAUSE = 0.02  # seconds before a card, so that nobody is too fast
ASIDES = ("uno", "catch", "object", "advice", "jump")
SETTINGS = {"rules": {"preset": "classic", "target": 50}, "timer": 0, "pace": 0, "call_grace": 0, "catch_grace": 0}


class Player(Client):
    """Somebody with a connection, who plays when asked and says nothing else."""

    def __init__(self, name: str, random: Random) -> None:
        super().__init__(name)
        self._random = random
        self._number = 0
        self._waits_for = ""
        self.records: list[str] = []
        self.sent: list[bytes] = []

    async def join(self, server: Running, table: str, token: str) -> None:
        self._socket: ClientConnection = await connect(server.socket, proxy=None, compression=None)
        await self.say(messages.Hello(table=table, token=token))
        self.take(await self._next())

    async def _next(self) -> bytes:
        return str(await self._socket.recv()).encode()

    async def say(self, command: messages.Command) -> None:
        self.sent.append(msgspec.json.encode(command))
        await self._socket.send(self.sent[-1].decode())

    async def play(self, last: threading.Event) -> None:
        """Plays until a match is over after it was to be the last."""
        while not (self.over and last.is_set()):
            await self._do_something()
            self.take(await self._next())
            told = self.told.pop()
            if getattr(told, "id", None) == self._waits_for:
                self._waits_for = ""
        await self._socket.close()

    @property
    def over(self) -> bool:
        assert self.room is not None
        if self.room.stage == "over" and self.room.record not in self.records:
            self.records.append(self.room.record)
        return self.room.stage == "over"

    async def _do_something(self) -> None:
        assert self.room is not None
        if self._waits_for:
            return
        if self.over or self.room.stage == "lobby":
            if self.room.host == self.person:
                await self._ask(messages.Start)
        elif self.room.stage == "between":
            if self.person not in self.room.ready:
                await self._ask(messages.Ready)
        elif self.game is not None and self.game.turn == self.seat:
            await asyncio.sleep(PAUSE)
            wish = None
            while wish is None or wish.startswith(ASIDES):
                wish = self.wish(self._random)
            await self._ask(messages.Act, action=wish, version=self.version)

    async def _ask(self, kind: type[messages.Command], **what: Any) -> None:
        self._number += 1
        self._waits_for = f"{self.person}-{self._number}"
        await self.say(kind(id=self._waits_for, **what))


class Company:
    """Three people and a bot at a table, in a thread of their own."""

    def __init__(self, server: Running, **settings: Any) -> None:
        self._server = server
        self._last = threading.Event()
        self.players = [Player(name, Random(name)) for name in ("Ada", "Bo", "Cy")]
        self._thread = threading.Thread(target=self._run)
        self._error: BaseException | None = None
        tokens = [server.token(player.who.name) for player in self.players]
        self.table = server.open_table(tokens[0], **{**SETTINGS, **settings})
        self._tokens = tokens
        self._thread.start()

    def _run(self) -> None:
        try:
            asyncio.run(self._play())
        except BaseException as error:
            self._error = error

    async def _play(self) -> None:
        for player, token in zip(self.players, self._tokens, strict=True):
            await player.join(self._server, self.table, token)
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play(self._last))

    @property
    def version(self) -> int:
        return min(player.version for player in self.players)

    def notices_nothing(self) -> None:
        """Nobody has been refused anything, everybody has every version, and the game goes on."""
        before = self.version
        for _ in range(int(LONGEST / PAUSE)):
            if self._error is not None:
                raise self._error
            assert [refused for player in self.players for refused in player.refused] == []
            assert [player.closed for player in self.players] == ["", "", ""]
            if self.version > before:
                return
            threading.Event().wait(PAUSE)
        raise AssertionError("nobody at the table can play")

    def finish(self) -> None:
        """Plays the match to its end; its record and those before verify."""
        self._last.set()
        self._thread.join(LONGEST)
        if self._error is not None:
            raise self._error
        assert not self._thread.is_alive()
        records = {name for player in self.players for name in player.records}
        assert records
        with self._server.http() as client:
            for name in records:
                found = record.loads(client.get(f"/api/records/{name}").content)
                assert [finding for finding in verifiable_shuffle.verify(found) if not finding.right] == []
