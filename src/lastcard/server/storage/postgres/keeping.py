"""What a PostgreSQL database keeps for those who keep order, each asked and written in one statement."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from lastcard.server.storage.order import (
    FORGETTING,
    PERSONAL,
    ActRow,
    Node,
    OrderStore,
    PlayedRow,
    ReportRow,
    Swept,
    VisitRow,
)
from lastcard.server.storage.postgres.lines import Line

TURN: Final = 0x4C436173  # a number that other programs will not lock
# One act after the other, so that whoever has seen a number has seen all that are lower.
ACT: Final = f"""
WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock({TURN}))
INSERT INTO acts (at, who, act, about, until, why) SELECT $1, $2, $3, $4, $5, $6 FROM turn RETURNING number
"""
ACTS: Final = "SELECT number, at, who, act, about, until, why FROM acts"
FIELDS: Final = ", ".join(ReportRow.__struct_fields__)
RENAME: Final = """
WITH renamed AS (UPDATE records SET about = $2, text = $3 WHERE id = $1)
DELETE FROM played WHERE guest = $4 AND record = $1
"""
PLAYED: Final = """
SELECT guest, record, seat FROM played JOIN records ON records.id = record WHERE guest = $1
ORDER BY records.at, record, seat
"""
OLD_CHAT: Final = """
WITH old AS (
    SELECT room, version FROM log WHERE at < $1
    AND starts_with(entry, '{"type":"spoke"') AND strpos(entry, '"text":') > 0 LIMIT $2 FOR UPDATE SKIP LOCKED)
UPDATE log SET entry = (log.entry::jsonb - 'text')::text FROM old
WHERE log.room = old.room AND log.version = old.version RETURNING 1
"""
OLD_REPORTS: Final = "DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE at < $1 LIMIT $2) RETURNING 1"
OLD_ACTS: Final = """
DELETE FROM acts WHERE number IN (SELECT number FROM acts WHERE at < $1 AND until < $2 LIMIT $3)
AND number < (SELECT max(number) FROM acts) RETURNING 1
"""


class PostgresOrder(OrderStore):
    """Reads with the store's own readers, and writes by its writer; nothing of it needs an owner."""

    def __init__(self, read: Callable[..., Awaitable[list[Any]]], writer: Line, lease: float) -> None:
        self._read = read
        self._writer = writer
        self._lease = lease

    async def act(self, row: ActRow) -> int:
        values = (row.at, row.who, row.act, row.about, row.until, row.why)
        return int((await self._writer.one(ACT, *values))["number"])

    async def acts(self, after: int = 0) -> list[ActRow]:
        return [ActRow(*row) for row in await self._read(f"{ACTS} WHERE number > $1 ORDER BY number", after)]

    async def last_acts(self, most: int, before: int = 0) -> list[ActRow]:
        query = f"{ACTS} WHERE number < $1 OR $1 = 0 ORDER BY number DESC LIMIT $2"
        return [ActRow(*row) for row in await self._read(query, before, most)]

    async def conceal(self, number: int, about: str) -> None:
        await self._writer.fetch("UPDATE acts SET about = $2 WHERE number = $1", number, about)

    async def report(self, row: ReportRow) -> None:
        values = msgspec.structs.astuple(row)
        places = ", ".join(f"${place}" for place in range(1, len(values) + 1))
        await self._writer.fetch(f"INSERT INTO reports ({FIELDS}) VALUES ({places})", *values)

    async def reports(self, most: int, resolved: bool = False) -> list[ReportRow]:
        return await self._reports("WHERE resolved = $1 ORDER BY at DESC LIMIT $2", resolved, most)

    async def reported(self, id: str) -> ReportRow | None:  # noqa: A002
        return next(iter(await self._reports("WHERE id = $1", id)), None)

    async def reports_by(self, guest: str) -> list[ReportRow]:
        return await self._reports("WHERE guest = $1 ORDER BY at", guest)

    async def _reports(self, which: str, *values: Any) -> list[ReportRow]:
        return [ReportRow(*row) for row in await self._read(f"SELECT {FIELDS} FROM reports {which}", *values)]

    async def resolve(self, id: str) -> bool:  # noqa: A002
        query = "UPDATE reports SET resolved = true WHERE id = $1 AND NOT resolved RETURNING true"
        return bool(await self._writer.fetch(query, id))

    async def visits(self, guest: str) -> list[VisitRow]:
        query = "SELECT guest, room, name, at FROM visits WHERE guest = $1 ORDER BY at"
        return [VisitRow(*row) for row in await self._read(query, guest)]

    async def visitors(self, most: int) -> list[VisitRow]:
        query = "SELECT guest, room, name, at FROM visits ORDER BY at DESC LIMIT $1"
        return [VisitRow(*row) for row in await self._read(query, most)]

    async def played(self, guest: str) -> list[PlayedRow]:
        return [PlayedRow(*row) for row in await self._read(PLAYED, guest)]

    async def rename(self, record: str, about: bytes, text: str, guest: str) -> None:
        await self._writer.fetch(RENAME, record, about, text.encode(), guest)

    async def others(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        found = {}
        for table, (key, columns) in PERSONAL.items():
            rows = await self._read(f"SELECT {', '.join(columns)} FROM {table} WHERE {key} = $1", guest)
            found[table] = [dict(row) for row in rows]
        return found

    async def forget(self, guest: str, mark: str) -> None:
        async with self._writer.held() as connection, connection.transaction():
            for each in FORGETTING:
                marked = "{mark}" in each
                await connection.execute(each.format(guest="$1", mark="$2"), guest, *([mark] if marked else []))

    async def nodes(self) -> list[Node]:
        query = (
            "SELECT address, version FROM nodes WHERE until > clock_timestamp() - make_interval(secs => $1) ORDER BY id"
        )
        return [Node(*row) for row in await self._read(query, self._lease)]

    async def sweep(self, chat: float, reports: float, acts: float, now: float, most: int) -> Swept:
        return Swept(
            len(await self._writer.fetch(OLD_CHAT, chat, most)),
            len(await self._writer.fetch(OLD_REPORTS, reports, most)),
            len(await self._writer.fetch(OLD_ACTS, acts, now, most)),
        )
