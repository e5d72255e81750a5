"""Sleeping tables and evenings are brought back by folding their logs, bit by bit, so that others come in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

import msgspec

from lastcard.core.errors import Problem, cause
from lastcard.evening.driver import EveningRoom
from lastcard.evening.log import Opened
from lastcard.server import metrics
from lastcard.server.connections import Connection
from lastcard.server.logs import LOGGER
from lastcard.server.registry import Registry
from lastcard.server.storage.base import Elsewhere, RoomRow, Store, Unavailable
from lastcard.table.driver import Room
from lastcard.table.gathering import Gathering

AGAIN: Final = 60.0  # seconds after which it is tried once more to read a table that could not be read
SLICE: Final = 100  # entries of a log that are folded before others have their turn, some 10 µs each
PAGE: Final = 20 * SLICE  # entries of a log that are read at once
LOOK: Final = 0.1  # seconds until it is looked once more whether another server lives
LONG: Final = 1.0  # seconds after which whoever waits for its death may go there once more


class First(msgspec.Struct):
    """What an entry is."""

    type: str


_decode_first: Final = msgspec.json.Decoder(First).decode


def is_evening(first: bytes) -> bool:
    """Whether a log that begins with this entry is one of an evening."""
    return _decode_first(first).type == Opened.__struct_config__.tag


class Waking:
    """Brings tables back into memory. `stored` waits for what they did last, which may be on its way to the store.

    `roused` is told of each that is there again, `base` is the address that links begin with.
    """

    def __init__(
        self,
        store: Store,
        registry: Registry,
        stored: Callable[[], Awaitable[bool]],
        base: str,
        roused: Callable[[Gathering[Connection]], None],
        wall: Callable[[], float],
    ) -> None:
        self._store = store
        self._roused = roused
        self._wall = wall
        self._base = base
        self._registry = registry
        self._stored = stored
        self._unreadable: dict[str, float] = {}  # until when nobody tries again to read a table
        self._slice = asyncio.Lock()
        self._deaths: dict[int, asyncio.Task[None]] = {}  # of other servers, that somebody waits for
        self._now = asyncio.get_running_loop().time

    async def wake(self, code: str) -> Gathering[Connection]:
        """The table of a code; one that was put away is brought back from its log, once for all who wait for it."""
        code = code.upper()
        waking = self._registry.waking
        while (room := self._registry.rooms.get(code)) is None:
            if code not in waking:
                await self.refresh(code)  # others may have opened it
                if code in waking or code in self._registry.rooms:
                    continue
            row = self._registry.row(code)
            if self._now() < self._unreadable.get(code, 0.0):
                raise Problem("table-damaged")
            self._unreadable.pop(code, None)
            if code not in waking:
                waking[code] = asyncio.ensure_future(self._bring_back(row))
            problem = await asyncio.shield(waking[code])
            if problem is not None:
                raise problem
        return room

    async def look(self, code: str) -> Gathering[Connection]:
        """The table of a code, to read from: where another server has it, a copy as it is stored."""
        try:
            return await self.wake(code)
        except Elsewhere:
            row = self._registry.row(code.upper())
            room = await self._fold(row)
            if room is None:
                raise Problem("unknown-table", code=row.code) from None
            return room

    async def outlive(self, life: int) -> None:
        """Waits a while for the end of another server that does not answer, asking once for all who wait."""
        if life not in self._deaths:
            death = self._deaths[life] = asyncio.ensure_future(self._death(life))
            death.add_done_callback(lambda _: self._deaths.pop(life, None))
        await asyncio.shield(self._deaths[life])

    async def _death(self, life: int) -> None:
        until = self._now() + LONG
        while self._now() < until:
            await asyncio.sleep(LOOK)
            try:
                if not await self._store.lives(life):
                    return
            except Unavailable:
                continue

    async def refresh(self, code: str) -> None:
        """Has the newest of a table that others may have in memory."""
        code = code.upper()
        if not self._store.shared or code in self._registry.rooms:
            return
        row = await self._store.find(code)
        if row is None:
            self._registry.hear_gone(code)
        else:
            self._registry.hear(row)

    def close(self) -> None:
        for waking in self._registry.waking.values():
            waking.cancel()
        for death in list(self._deaths.values()):
            death.cancel()

    async def _bring_back(self, row: RoomRow) -> Problem | None:
        """Folds the log of a table, or says why not; one that can't be read is a matter for whoever runs the server."""
        life, begun = self._store.life, time.perf_counter()
        try:
            await self._stored()
            claimed = await self._store.claim(row.code)
            room = await self._fold(row)
        except Elsewhere as elsewhere:
            metrics.CLAIMS.labels("elsewhere").inc()
            return elsewhere
        except Exception as error:
            LOGGER.error("a table can't be read", extra={"table": row.id, "reason": cause(error)})
            if self._store.shared and isinstance(error, Unavailable):
                return Problem("storage-fails")
            self._unreadable[row.code] = self._now() + AGAIN
            return Problem("table-damaged")
        finally:
            del self._registry.waking[row.code]
        if life != self._store.life:
            return Problem("storage-fails")
        if not self._registry.lists(row):
            return Problem("unknown-table", code=row.code)
        if claimed is None or room is None:
            self._registry.forget(row.code)
            return Problem("unknown-table", code=row.code)
        metrics.CLAIMS.labels("ours").inc()
        metrics.CLAIMING.observe(time.perf_counter() - begun)
        self._registry.claimed(claimed)
        self._registry.wake(room)
        self._roused(room)
        return None

    async def _fold(self, row: RoomRow) -> Gathering[Connection] | None:
        room: Gathering[Connection] | None = None
        async for entries in self._log(row):
            async with self._slice:  # one at a time, however many tables wake up: others come in between
                room = room or self._empty(row, entries[0])
                room.restore(entries)
                await asyncio.sleep(0)
        return room

    def _empty(self, row: RoomRow, first: bytes) -> Gathering[Connection]:
        """What the log will be folded into: its first entry says whether it is a table or an evening."""
        if is_evening(first):
            return EveningRoom(row.id, row.code, self._base)
        return Room(row.id, row.code, self._wall)

    async def _log(self, row: RoomRow) -> AsyncIterator[list[bytes]]:
        """The log of a table in slices, read a page at a time."""
        version = 0
        while version % PAGE == 0:
            page = await self._store.entries(row.id, version, PAGE)
            if not page:
                return
            for begin in range(0, len(page), SLICE):
                yield page[begin : begin + SLICE]
            version += len(page)
