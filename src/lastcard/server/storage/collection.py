"""The open collection in a store: which matches join it, and in which month each of them is, once and for all."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

import msgspec

from lastcard.collection.model import Manifest, month_ends, month_of
from lastcard.server.storage.base import Store
from lastcard.server.storage.statements import NEW, Row, Statement, Unmet, insert

AT_ONCE: Final = 500  # matches that are named in one go
_CLAIM: Final = """
INSERT INTO months (month, claims) VALUES ($1, 1)
ON CONFLICT (month) DO UPDATE SET claims = months.claims + 1 WHERE months.manifest IS NULL RETURNING claims
"""
_TAKE: Final = "UPDATE collected SET month = $1 WHERE month IS NULL AND at < $2"
# Whoever holds the last claim, and nobody else, goes on; the row is locked until the rest is done.
_HOLD: Final = """
UPDATE months SET claims = claims WHERE month = $1 AND claims = $2 AND manifest IS NULL RETURNING month
"""
_CLOSE: Final = """
UPDATE months SET manifest = $3, at = $4 WHERE month = $1 AND claims = $2 AND manifest IS NULL RETURNING month
"""
_SEATED: Final = """
SELECT collected.record, players.seat, players.person, players.level FROM collected
JOIN players ON players.record = collected.record WHERE collected.month = $1 ORDER BY collected.record, players.seat
"""
_NAME: Final = "UPDATE collected SET names = $2 WHERE record = $1"
_decode: Final = msgspec.json.Decoder(Manifest).decode


def put_collected(record: str, at: float) -> Statement:
    """A match joins the collection."""
    return insert("collected", {"record": record, "at": at}, NEW)


class CollectionStore:
    """The collection of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self, now: float) -> list[str]:
        """Months that are over and have matches which are in no month yet, or were begun and not finished."""
        newest = month_of(now)
        published = await self.published()
        found = {month for (month,) in await self._store.ask("SELECT month FROM months WHERE manifest IS NULL")}
        oldest = await self._next(0.0)
        while oldest is not None and (month := month_of(oldest)) < newest:
            if month not in published:
                found.add(month)
            oldest = await self._next(month_ends(month))
        return sorted(month for month in found if month < newest)

    async def _next(self, at: float) -> float | None:
        """When the first match since then ended that is in no month."""
        sql = "SELECT min(at) FROM collected WHERE month IS NULL AND at >= $1"
        found: float | None = await self._store.value(sql, at)
        return found

    async def published(self) -> dict[str, Manifest]:
        rows = await self._store.ask("SELECT month, manifest FROM months WHERE manifest IS NOT NULL")
        return {month: _decode(manifest) for month, manifest in rows}

    async def claim(self, month: str) -> int | None:
        """Takes all matches up to the end of a month that are in none yet, and gives names to all that are in it.

        The claim is good until somebody else claims the month; None where it is published.
        """
        take = Statement(_TAKE, (month, month_ends(month)))
        try:
            [[(claim,)], _] = await self._store.change([Statement(_CLAIM, (month,), 1), take])
            rows = await self._store.ask(_SEATED, month)
            put = await asyncio.to_thread(_naming, rows)
            for begin in range(0, len(put), AT_ONCE):  # so that nobody at a table waits for all of it
                await self._store.change([Statement(_HOLD, (month, claim), 1), *put[begin : begin + AT_ONCE]])
        except Unmet:
            return None
        return int(claim)

    async def matches(self, month: str) -> list[tuple[str, tuple[str, ...]]]:
        """The matches of a month, with what stands for those who played."""
        rows = await self._store.ask("SELECT record, names FROM collected WHERE month = $1 ORDER BY record", month)
        return [(record, msgspec.json.decode(names or "[]", type=tuple[str, ...])) for record, names in rows]

    async def close(self, month: str, claim: int, manifest: Manifest) -> bool:
        """A month is made: nothing of it changes any more. Whether the claim was still good."""
        row = (month, claim, msgspec.json.encode(manifest).decode(), time.time())
        return await self._store.try_change(Statement(_CLOSE, row, 1))


def _naming(rows: list[Row]) -> list[Statement]:
    """Puts what stands for everybody in a month: bots by their levels, people by numbers that are drawn for it.

    A seat of which it is not known who had it has a number of its own.
    """
    who = [person or f"{record} {seat}" for record, seat, person, level in rows if person or not level]
    people = list(dict.fromkeys(who))
    secrets.SystemRandom().shuffle(people)
    numbers = {person: str(number) for number, person in enumerate(people, 1)}
    names: dict[str, list[str]] = {}
    for record, seat, person, level in rows:
        name = level if level and not person else numbers[person or f"{record} {seat}"]
        names.setdefault(record, []).append(name)
    return [Statement(_NAME, (record, msgspec.json.encode(each).decode())) for record, each in names.items()]
