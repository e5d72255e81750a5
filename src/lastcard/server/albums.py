"""The record of an evening as the server makes it: the records of its tables put together, in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from lastcard import record
from lastcard.analysis.telling import DecisionTeller
from lastcard.core.errors import Problem
from lastcard.evening import album, boards
from lastcard.evening.binding import bind
from lastcard.evening.state import Evening, EveningTable
from lastcard.protocol.http import PartedDeal, TableWay
from lastcard.record import Record
from lastcard.server.records import Records
from lastcard.wording.catalogues import Catalogue


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

    async def parted(self, evening: Evening, stage: int, say: Catalogue) -> list[PartedDeal]:
        """Where play parted in a stage of a duplicate that is over."""
        tables = evening.same_deals(stage)
        async with self._turn:
            texts = [await self._records.whole(table.record) for table in tables]
            return await asyncio.to_thread(_compare, tables, texts, say)


def _compare(tables: Sequence[EveningTable], texts: Sequence[str], say: Catalogue) -> list[PartedDeal]:
    records = [record.loads(text) for text in texts]
    found = []
    for deal, (after, ways) in enumerate(boards.parted(records), 1):
        told = [
            TableWay(place, table.record, way.step, game.seats[way.seat - 1] if way.seat else "", _told(game, way, say))
            for place, (table, game, way) in enumerate(zip(tables, records, ways, strict=False), 1)
        ]
        found.append(PartedDeal(deal, after, tuple(told)))
    return found


def _told(game: Record, way: boards.Way, say: Catalogue) -> str:
    if not way.seat:
        return say("eve-parted-over")
    return DecisionTeller(game.rules, game.seats, say).action(way.seat, way.saying)


def _write(evening: Evening, texts: dict[str, str]) -> bytes:
    return album.dumps(bind(evening, texts)).encode()
