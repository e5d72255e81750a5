"""What a PostgreSQL database keeps for moderation, as far as only it says it so."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from lastcard.server.storage.base import Row
from lastcard.server.storage.moderation import ModerationStore, Node
from lastcard.server.storage.postgres.lines import DatabaseLine

TURN: Final = 0x4C436173  # a number that other programs will not lock
# One act after the other, so that whoever has seen a number has seen all that are lower.
ACT: Final = f"""
WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock({TURN}))
INSERT INTO acts (at, who, act, about, until, why) SELECT $1, $2, $3, $4, $5, $6 FROM turn RETURNING number
"""
RENAME: Final = """
WITH renamed AS (UPDATE records SET about = $2, text = $3 WHERE id = $1)
DELETE FROM played WHERE guest = $4 AND record = $1
"""
OLD_CHAT: Final = """
WITH old AS (
    SELECT room, version FROM log WHERE at < $1
    AND starts_with(entry, '{"type":"spoke"') AND strpos(entry, '"text":') > 0 LIMIT $2 FOR UPDATE SKIP LOCKED)
UPDATE log SET entry = (log.entry::jsonb - 'text')::text FROM old
WHERE log.room = old.room AND log.version = old.version RETURNING 1
"""
NODES: Final = """
SELECT address, version FROM nodes WHERE until > clock_timestamp() - make_interval(secs => $1) ORDER BY id
"""


class PostgresModeration(ModerationStore):
    """Reads as the store does, and writes by its writer."""

    put_act = ACT
    old_chat = OLD_CHAT

    def __init__(self, ask: Callable[..., Awaitable[list[Row]]], writer: DatabaseLine, lease: float) -> None:
        self._ask_store = ask
        self._writer = writer
        self._lease = lease

    async def _ask(self, sql: str, *values: Any) -> list[Row]:
        return await self._ask_store(sql, *values)

    async def _write(self, sql: str, *values: Any) -> list[Row]:
        return [tuple(row) for row in await self._writer.fetch(sql, *values)]

    async def _together(self, statements: Sequence[tuple[str, Row]]) -> None:
        async with self._writer.held() as connection, connection.transaction():
            for sql, values in statements:
                await connection.execute(sql, *values)

    async def rename(self, record: str, about: bytes, text: str, guest: str) -> None:
        await self._writer.fetch(RENAME, record, about, text.encode(), guest)

    async def nodes(self) -> list[Node]:
        return [Node(*row) for row in await self._ask(NODES, self._lease)]
