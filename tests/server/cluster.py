"""Several servers on one PostgreSQL, the lines between them and it, and a front that spreads people over them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self

from websockets.asyncio.client import connect

from server.clients import NO_LIMITS, Player, Reach, Socket
from server.running import Running

LEASE = 1.0


class Node(Running):
    """One of several servers on a database."""

    def __init__(self, folder: Path, database: str, lease: float = LEASE, *flags: str, first: str = "") -> None:
        super().__init__(folder, "--database", database, "--lease", str(lease), *NO_LIMITS, *flags, first=first)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def pause(self) -> None:
        os.kill(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self.process.pid, signal.SIGCONT)


def through(node: Running) -> AbstractAsyncContextManager[Socket]:
    """A connection to a server that may hang."""
    return connect(
        node.socket, proxy=None, compression=None, open_timeout=2, close_timeout=1, ping_interval=1, ping_timeout=3
    )


def over_all(nodes: Sequence[Running], random: Random, lines: set[Socket] | None = None) -> Reach:
    """Everybody comes to any server, and to another one next time. The lines that there are can be noted."""
    noted = set() if lines is None else lines

    @asynccontextmanager
    async def reach(_: Player) -> AsyncIterator[Socket]:
        async with through(random.choice(nodes)) as socket:
            noted.add(socket)
            try:
                yield socket
            finally:
                noted.discard(socket)

    return reach


class Wire:
    """A TCP line to the database that can be cut, or frozen: then what is under way is delivered late."""

    def __init__(self, to: int, port: int = 0) -> None:
        self._to = to
        self._server: asyncio.Server | None = None
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = port  # where it begins; 0: any

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        self.thaw()
        self.cut()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        for one, other in ((reader, back), (there, writer)):
            task = asyncio.ensure_future(self._flow(one, other))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _flow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()
        await self._flowing.wait()
        writer.close()
        self._writers.discard(writer)

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    def freeze(self) -> None:
        self._flowing.clear()

    def thaw(self) -> None:
        self._flowing.set()
