"""First tries of deals, as the store keeps them: one for each guest and device, and what came of it, counted once."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from lastcard.deals.field import Field
from lastcard.deals.model import score
from lastcard.protocol.http import ParShown
from lastcard.server.storage.base import Batch, RecordRow, Statement, Store
from lastcard.table.driver import Room

_COLUMNS: Final = "deal, guest, name, room, code, begun, score, record, ended"
_BEGIN: Final = """
INSERT INTO tries (deal, guest, device, name, room, code, begun) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT DO NOTHING
"""
_FIND: Final = f"""
SELECT {_COLUMNS} FROM tries WHERE deal = $1 AND (guest = $2 OR (device = $3 AND device <> ''))
ORDER BY CASE WHEN guest = $2 THEN 0 ELSE 1 END
"""
_COUNT: Final = """
INSERT INTO scores (deal, score, tries) SELECT deal, CAST($2 AS integer), 1 FROM tries WHERE room = $1 AND score IS NULL
ON CONFLICT (deal, score) DO UPDATE SET tries = scores.tries + 1
"""
_END: Final = "UPDATE tries SET score = $2, record = $3, ended = $4 WHERE room = $1 AND score IS NULL"
_OF_GUEST: Final = f"SELECT {_COLUMNS} FROM tries WHERE guest = $1 ORDER BY begun DESC LIMIT $2"
_BEST: Final = f"""
SELECT {_COLUMNS} FROM tries WHERE deal = $1 AND score IS NOT NULL ORDER BY score DESC, ended LIMIT $2
"""


class Try(msgspec.Struct, frozen=True):
    """A first try of a deal, and what came of it."""

    deal: str
    guest: str
    name: str
    room: int
    code: str  # of its table
    begun: float
    score: int | None = None
    record: str | None = None
    ended: float | None = None


class Tries:
    """All first tries."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, deal: str, guest: str, device: str) -> Try | None:
        """The first try of a guest; if there is none, that of another guest on the same device."""
        found = await self._store.ask(_FIND, deal, guest, device)
        return Try(*found[0]) if found else None

    async def begin(self, begun: Try, device: str) -> Try:
        """Notes that a first try has begun; the one that counts, where another was quicker."""
        values = (begun.deal, begun.guest, device, begun.name, begun.room, begun.code, begun.begun)
        await self._store.change([Statement(_BEGIN, values)])
        found = await self.of(begun.deal, begun.guest, device)
        assert found is not None
        return found

    async def of_guest(self, guest: str, most: int) -> list[Try]:
        """The newest tries of a guest."""
        return [Try(*row) for row in await self._store.ask(_OF_GUEST, guest, most)]

    async def best(self, deal: str, most: int) -> list[Try]:
        """The best tries of a deal; of equal ones those that were there before."""
        return [Try(*row) for row in await self._store.ask(_BEST, deal, most)]

    async def field(self, deal: str) -> Field:
        found = await self._store.ask("SELECT score, tries FROM scores WHERE deal = $1", deal)
        return Field({row[0]: row[1] for row in found})

    async def par(self, deal: str) -> ParShown | None:
        found = await self._store.ask("SELECT par FROM pars WHERE deal = $1", deal)
        return msgspec.json.decode(bytes(found[0][0]), type=ParShown) if found else None

    async def keep_par(self, deal: str, par: ParShown, line: RecordRow) -> None:
        """Keeps what a deal is worth, and the best line as a record like all others."""
        put = "INSERT INTO pars (deal, par) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        statement = Statement(put, (deal, msgspec.json.encode(par)))
        await self._store.write(Batch(records=[line], also=[(0, statement)]))


def counted(room: Room[Any]) -> list[Statement]:
    """What is to be stored with the end of a try, if it counts: nothing else does."""
    table = room.table
    if table.fixed is None or table.match_state is None or not time.time() <= table.fixed.until:
        return []
    seat = next(iter(table.seats.values()))
    points = score(table.match_state.round, seat)
    return [
        Statement(_COUNT, (room.number, points)),
        Statement(_END, (room.number, points, table.record, time.time())),
    ]
