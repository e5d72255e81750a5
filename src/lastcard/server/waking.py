"""Sleeping tables are brought back by folding their logs, bit by bit, so that others have their turn in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from lastcard.core.errors import Problem, cause
from lastcard.server.connections import Connection
from lastcard.server.logs import LOGGER
from lastcard.server.registry import Registry
from lastcard.server.storage.base import RoomRow, Store
from lastcard.table.driver import Room

AGAIN: Final = 60.0  # seconds after which it is tried once more to read a table that could not be read
SLICE: Final = 100  # entries of a log that are folded before others have their turn, some 10 µs each
PAGE: Final = 20 * SLICE  # entries of a log that are read at once


class Waking:
    """Brings tables back into memory. `stored` waits for what they did last, which may be on its way to the store."""

    def __init__(self, store: Store, registry: Registry, stored: Callable[[], Awaitable[bool]]) -> None:
        self._store = store
        self._registry = registry
        self._stored = stored
        self._unreadable: dict[str, float] = {}  # until when nobody tries again to read a table
        self._slice = asyncio.Lock()
        self._now = asyncio.get_running_loop().time

    async def wake(self, code: str) -> Room[Connection]:
        """The table of a code; one that was put away is brought back from its log, once for all who wait for it."""
        code = code.upper()
        waking = self._registry.waking
        while (room := self._registry.rooms.get(code)) is None:
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

    def close(self) -> None:
        for waking in self._registry.waking.values():
            waking.cancel()

    async def _bring_back(self, row: RoomRow) -> Problem | None:
        """Folds the log of a table, or says why not; one that can't be read is a matter for whoever runs the server."""
        room: Room[Connection] = Room(row.id, row.code)
        try:
            await self._stored()
            claimed = await self._store.claim(row.code)
            async for entries in self._log(row):
                async with self._slice:  # one at a time, however many tables wake up: others come in between
                    room.restore(entries)
                    await asyncio.sleep(0)
        except Exception as error:
            LOGGER.error("a table can't be read", extra={"table": row.id, "reason": cause(error)})
            self._unreadable[row.code] = self._now() + AGAIN
            return Problem("table-damaged")
        finally:
            del self._registry.waking[row.code]
        if not self._registry.lists(row):
            return Problem("unknown-table", code=row.code)
        if claimed is None or not room.table.version:
            self._registry.forget(row.code)
            return Problem("unknown-table", code=row.code)
        self._registry.wake(room)
        return None

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
