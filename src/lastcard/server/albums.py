"""The record of an evening as the server makes it: the records of its tables put together, in a thread of its own."""

from __future__ import annotations

import asyncio

from lastcard.core.errors import Problem
from lastcard.evening import album
from lastcard.evening.binding import bind
from lastcard.evening.state import Evening
from lastcard.server.records import Records


class Albums:
    """Writes evenings that are over, one at a time; the last is kept for whoever asks next."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._turn = asyncio.Lock()
        self._last: tuple[str, bytes] = "", b""

    def forget(self) -> None:
        """The names in records have changed, and with them the last one."""
        self._last = "", b""

    async def text(self, evening: Evening) -> bytes:
        """The record of an evening; one that is not over has none yet."""
        if not evening.over:
            raise Problem("evening-goes-on")
        async with self._turn:
            if self._last[0] != evening.code:
                names = [table.record for stage in evening.stages for table in stage.tables if table.record]
                texts = {name: await self._records.whole(name) for name in names}
                self._last = evening.code, await asyncio.to_thread(_write, evening, texts)
            return self._last[1]


def _write(evening: Evening, texts: dict[str, str]) -> bytes:
    return album.dumps(bind(evening, texts)).encode()
