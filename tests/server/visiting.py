"""`lastcard join` on the screen, driven key by key without a terminal, at a table of a server of ours."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from lastcard.client.connection import Client
from lastcard.table.match_state import MatchState
from lastcard.terminal.apps.remote import Joined
from lastcard.terminal.screens.remote import RemoteTable
from lastcard.terminal.story import Story
from lastcard.wording.catalogues import catalogue
from server.served import QUICK, Served

SNAPSHOTS = Path(__file__).parent.parent / "snapshots"

Script = Callable[["Visit"], Awaitable[None]]


class Visit:
    """Eva at the keyboard, Ada from elsewhere if need be, and the server between them."""

    def __init__(self, served: Served, app: Joined, pilot: Pilot[None]) -> None:
        self.served = served
        self.app = app
        self.pilot = pilot
        self.client = app.client
        self.others: list[tuple[Client, asyncio.Task[None]]] = []

    @property
    def screen(self) -> str:
        """What is to be seen, without colours."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips) + "\n"

    @property
    def words(self) -> str:
        return " ".join(self.screen.split())

    @property
    def account(self) -> str:
        """What the right column of the table tells."""
        return " ".join(" ".join(row[54:] for row in self.screen.splitlines()[1:16]).split())

    async def until(self, found: Callable[[], bool]) -> None:
        while not found():
            await self.pilot.pause(0.001)
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def other(self, name: str, **options: Any) -> Client:
        """Somebody else, elsewhere."""
        client = Client(self.served.address, name, pauses=(0,), **options)
        await client.connect()

        async def listen() -> None:
            async for _ in client.news():
                pass

        self.others.append((client, asyncio.create_task(listen())))
        await self.settled()
        return client

    async def settled(self) -> None:
        """Until everybody has been told everything and has nothing more to say."""
        clients = [self.client, *(client for client, _ in self.others)]
        while any(client.unanswered or client.version != self.served.room.table.version for client in clients):
            await self.pilot.pause(0.001)
        await self.pilot.pause()

    async def leave(self) -> None:
        for client, task in self.others:
            task.cancel()
            await asyncio.wait([task])
            await client.close()
        await self.client.close()

    async def start(self, sitting: MatchState | None = None) -> RemoteTable:
        """Begins a match, and if a position is given, sets it up."""
        await self.press("home", "enter")
        await self.until(lambda: isinstance(self.app.screen, RemoteTable))
        await self.settled()
        if sitting is not None:
            before = len(self.served.greeted)
            await self.served.seat(sitting)
            await self.until(lambda: len(self.served.greeted) == before + 1 + len(self.others))
            await self.until(lambda: self.client.connected)
            await self.settled()
        return self.table

    @property
    def table(self) -> RemoteTable:
        assert isinstance(self.app.screen, RemoteTable)
        return self.app.screen


@contextmanager
def same_chance() -> Iterator[None]:
    """Lets the deals of the server be the same every time: what clients add to them is not random here."""
    numbers = itertools.count(1)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("lastcard.client.connection.secrets.token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
        patched.delenv("NO_COLOR", raising=False)
        patched.delenv("COLORFGBG", raising=False)
        yield


def run(
    script: Script,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    watch: bool = False,
    first: str = "",
    **settings: Any,
) -> None:
    async def whole() -> None:
        async with Served(msgspec.structs.replace(QUICK, **settings)) as served:
            host = Client(served.address, first, pauses=(0,))
            if first:
                await host.connect()
            client = Client(served.address, "Eva", pauses=(0,), watch=watch, language=language)
            await client.connect()
            app = Joined(catalogue(language), client, Story(client), 0)
            async with app.run_test(size=size) as pilot:
                visit = Visit(served, app, pilot)
                await pilot.pause()
                await script(visit)
                await visit.leave()
                await host.close()

    with same_chance():
        asyncio.run(asyncio.wait_for(whole(), 60))


def look(name: str, script: Script, rewrite: bool, **arguments: Any) -> None:
    """Compares what a script leads to with the picture of it, or makes that anew."""

    async def compare(visit: Visit) -> None:
        await script(visit)
        await visit.pilot.pause()
        port = visit.served.address.server.rpartition(":")[2]
        shown = visit.screen.replace(f":{port}/", ":8000/")
        file = SNAPSHOTS / f"{name}.txt"
        if rewrite:
            file.write_text(shown, encoding="utf-8")
        assert shown == file.read_text(encoding="utf-8")

    run(compare, **arguments)
