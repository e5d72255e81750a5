"""Privacy (personal data): all that is known of a guest as one file (export), and gone when they want that (erasure).

Games stay: the tables and matches that a guest has played at are other people's too. There a number takes the place of
the name, and what the guest said is gone.
"""

from __future__ import annotations

import asyncio
from datetime import date
from typing import Final

import msgspec
from msgspec.structs import replace

from lastcard import record
from lastcard.core.errors import Problem, cause
from lastcard.core.times import iso
from lastcard.evening import log as evening_log
from lastcard.protocol.admin import GuestAnswer, GuestData, GuestLine, GuestMatch, GuestReport, GuestTable
from lastcard.server.hub import Hub
from lastcard.server.logs import LOGGER
from lastcard.server.records import Records, read_finished
from lastcard.server.storage.base import Elsewhere, Store, Unavailable
from lastcard.server.storage.moderation import VisitRow
from lastcard.server.waking import is_evening
from lastcard.table import log as table_log

AGAIN: Final = 2.0  # seconds until it is tried once more what could not be done
ATTEMPTS: Final = 5


async def export(guest: str, store: Store, codes: dict[int, str], base: str) -> GuestData:
    """All that a store knows of a guest. `codes` are those of the tables that there are, by number."""
    visits = await store.moderation.visits(guest)
    names: dict[str, None] = {}
    tables, chat = [], []
    for visit in visits:
        code = codes.get(visit.room, "")
        if code:
            table, lines = await _visited(guest, visit, code, store, base, names)
            tables.append(table)
            chat += lines
    matches = await _matches(guest, store, base)
    names |= dict.fromkeys(match.name for match in matches)
    answers = [
        GuestAnswer(row.puzzle, date.fromordinal(row.day).isoformat() if row.day else "", row.solved, iso(row.at))
        for row in await store.answers(guest)
    ]
    reports = [
        GuestReport(iso(row.at), row.code, row.name, row.reason, row.words)
        for row in await store.moderation.reports_by(guest)
    ]
    return GuestData(
        guest=guest,
        names=tuple(names),
        tables=tuple(tables),
        matches=tuple(matches),
        chat=tuple(chat),
        puzzles=tuple(answers),
        reports=tuple(reports),
        others=await store.moderation.others(guest),
    )


async def _visited(
    guest: str, visit: VisitRow, code: str, store: Store, base: str, names: dict[str, None]
) -> tuple[GuestTable, list[GuestLine]]:
    """A table or an evening that a guest has been at, and what they said there; `names` gets what they were called."""
    entries = await store.entries(visit.room)
    evening = bool(entries) and is_evening(entries[0])
    called, lines = (_names_at(entries, guest), []) if evening else table_log.told_of(entries, guest)
    names |= dict.fromkeys([visit.name, *called])
    opened = bool(entries) and f'"guest":"{guest}"'.encode() in entries[0]
    link = f"{base}/{'e' if evening else 't'}/{code}"
    table = GuestTable(code, link, called[-1] if called else visit.name, iso(visit.at), opened)
    return table, [GuestLine(code, version, text) for version, text in lines]


def _names_at(entries: list[bytes], guest: str) -> list[str]:
    """What a guest was called at an evening."""
    named = [who for entry in entries for who in evening_log.visitors(evening_log.decode(entry)) if who.guest == guest]
    return list(dict.fromkeys(who.name for who in named))


async def _matches(guest: str, store: Store, base: str) -> list[GuestMatch]:
    found = []
    for row in await store.moderation.played(guest):
        kept = await store.record(row.record)
        if kept is not None:
            about = read_finished(kept.about)
            link = f"{base}/r/{row.record}"
            found.append(GuestMatch(row.record, link, about.at, row.seat, about.names[row.seat - 1]))
    return found


class Privacy:
    """Forgets guests, as far as this server can: others hear of it too, and do so where they have the tables."""

    def __init__(self, hub: Hub, records: Records) -> None:
        self._hub = hub
        self._store = hub.store
        self._records = records

    async def export(self, guest: str) -> GuestData:
        """All that is known of a guest."""
        visits = await self._store.moderation.visits(guest)
        codes = self._hub.registry.codes({visit.room for visit in visits})
        return await export(guest, self._store, codes, self._hub.config.base)

    async def forget(self, guest: str) -> bool:
        """Takes a guest out of everything that is not in the hands of another server; whether nothing is left."""
        for _ in range(ATTEMPTS):
            try:
                await self._forget(guest)
                return not await self._store.moderation.visits(guest)
            except (Problem, Unavailable) as error:
                LOGGER.warning("a guest could not be forgotten yet", extra={"reason": cause(error)})
                await asyncio.sleep(AGAIN)
        return False

    async def _forget(self, guest: str) -> None:
        for room in list(self._hub.registry.rooms.values()):
            if guest in room.guests():
                await self._hub.forget(room, guest)
        await self._forget_at_rest(guest)
        for row in await self._store.moderation.played(guest):
            await self._rename(row.record, guest)
        await self._store.moderation.forget(guest, self._hub.moderation.mark(guest))

    async def _forget_at_rest(self, guest: str) -> None:
        """Brings back the tables that the guest has been at, as far as nobody else has them."""
        numbers = {visit.room for visit in await self._store.moderation.visits(guest)}
        for code in self._hub.registry.codes(numbers).values():
            try:
                room = await self._hub.wake(code)
            except Elsewhere:
                continue
            except Problem as problem:
                if problem.message == "storage-fails":
                    raise
                LOGGER.error("a guest can't be forgotten at a table", extra={"reason": problem.message})
                continue
            await self._hub.forget(room, guest)

    async def _rename(self, name: str, guest: str) -> None:
        """Puts numbers in the place of a guest's name in the record of a match."""
        row = await self._store.record(name)
        mine = {
            each.seat: f"#{each.seat}" for each in await self._store.moderation.played(guest) if each.record == name
        }
        if row is None or not mine:
            return
        about = read_finished(row.about)
        names = tuple(mine.get(seat, called) for seat, called in enumerate(about.names, 1))
        text = record.renamed(await self._records.whole(name), mine)
        await self._store.moderation.rename(name, msgspec.json.encode(replace(about, names=names)), text, guest)
