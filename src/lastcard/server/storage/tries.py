"""First tries of deals in a store: one for each person and device, and what came of it, counted once.

A person is an account, or a guest who plays for none. A guest who signs in brings their tries along: of two of the same
deal that which began before is the first, and the other one does not count any more.
"""

from __future__ import annotations

from typing import Final

import msgspec

from lastcard.deals.field import Field
from lastcard.protocol.tries import ParShown
from lastcard.server.storage.accounts import ONE_AT_A_TIME, AccountStore
from lastcard.server.storage.base import RecordRow, Store, WriteBatch
from lastcard.server.storage.statements import NEW, Statement, insert

_FIND: Final = """
tries WHERE deal = $1 AND (guest = $2 OR person = $4 OR (device = $3 AND device <> ''))
ORDER BY CASE WHEN person = $4 THEN 0 WHEN guest = $2 THEN 1 ELSE 2 END
"""
_UNJOINED: Final = """
SELECT 1 FROM tries WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = $1) LIMIT 1
"""
# What began later, of two first tries of a guest ($1) and the account ($2) that the guest plays for.
_LATER: Final = """
person IN ($1, $2) AND EXISTS (SELECT 1 FROM tries other WHERE other.deal = tries.deal AND other.person IN ($1, $2)
    AND (other.begun < tries.begun OR (other.begun = tries.begun AND other.room < tries.room)))
"""
_UNCOUNT: Final = f"""
UPDATE scores SET tries = tries - 1
WHERE EXISTS (SELECT 1 FROM tries WHERE tries.deal = scores.deal AND tries.score = scores.score AND {_LATER})
"""
_UNFIRST: Final = f"UPDATE tries SET person = '' WHERE {_LATER}"
_JOIN: Final = "UPDATE tries SET person = $2 WHERE person = $1"
_COUNT: Final = """
INSERT INTO scores (deal, score, tries) SELECT deal, CAST($2 AS integer), 1 FROM tries
WHERE room = $1 AND score IS NULL AND person <> ''
ON CONFLICT (deal, score) DO UPDATE SET tries = scores.tries + 1
"""
_END: Final = "UPDATE tries SET score = $2, record = $3, ended = $4 WHERE room = $1 AND score IS NULL"


class TryRow(msgspec.Struct, frozen=True):
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


class TryStore:
    """The first tries of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._accounts = AccountStore(store)

    async def bring(self, guest: str) -> str:
        """Whose a guest's tries are. What was tried before the guest signed in, or in that moment, comes along."""
        person = await self._accounts.person(guest) if guest else ""
        if person != guest and await self._store.ask(_UNJOINED, guest):
            joined = [Statement(sql, (guest, person)) for sql in (_UNCOUNT, _UNFIRST, _JOIN)]
            gone = Statement("DELETE FROM scores WHERE tries < 1", ())
            await self._store.change([Statement(ONE_AT_A_TIME, (person,)), *joined, gone])
        return person

    async def of(self, deal: str, guest: str, device: str) -> TryRow | None:
        """The first try of whoever a guest is; if there is none, that of another guest on the same device."""
        return await self._store.row(TryRow, _FIND, deal, guest, device, await self.bring(guest))

    async def begin(self, begun: TryRow, device: str) -> TryRow:
        """Notes that a first try has begun; the one that counts, where another was quicker."""
        person = await self.bring(begun.guest)
        put = insert("tries", msgspec.structs.asdict(begun) | {"device": device, "person": person}, NEW)
        await self._store.change([Statement(ONE_AT_A_TIME, (person,)), put])
        found = await self.of(begun.deal, begun.guest, device)
        assert found is not None
        return found

    async def of_guest(self, guest: str, most: int) -> list[TryRow]:
        """The newest first tries of whoever a guest is."""
        which = "tries WHERE person = $1 ORDER BY begun DESC LIMIT $2"
        return await self._store.read(TryRow, which, await self.bring(guest), most)

    async def best(self, deal: str, most: int) -> list[TryRow]:
        """The best tries of a deal; of equal ones those that were there before."""
        which = "tries WHERE deal = $1 AND score IS NOT NULL AND person <> '' ORDER BY score DESC, ended LIMIT $2"
        return await self._store.read(TryRow, which, deal, most)

    async def field(self, deal: str) -> Field:
        found = await self._store.ask("SELECT score, tries FROM scores WHERE deal = $1", deal)
        return Field(dict(found))

    async def par(self, deal: str) -> ParShown | None:
        found = await self._store.value("SELECT par FROM pars WHERE deal = $1", deal)
        return msgspec.json.decode(found, type=ParShown) if found else None

    async def keep_par(self, deal: str, par: ParShown, line: RecordRow) -> None:
        """Keeps what a deal is worth, and the best line as a record like all others."""
        kept = insert("pars", {"deal": deal, "par": msgspec.json.encode(par)}, NEW)
        await self._store.write(WriteBatch(records=[line], also=[(0, kept)]))


def end_try(room: int, score: int, record: str, at: float) -> list[Statement]:
    """A try is over: a first one is counted, once."""
    return [Statement(_COUNT, (room, score)), Statement(_END, (room, score, record, at))]
