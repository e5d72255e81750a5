"""What a PostgreSQL database keeps for moderation, as far as only it says it so."""

from __future__ import annotations

from typing import Final

from lastcard.server.storage.base import Store
from lastcard.server.storage.moderation import ModerationStore, Node

TURN: Final = 0x4C436173  # a number that other programs will not lock
# One act after the other, so that whoever has seen a number has seen all that are lower.
ACT: Final = f"""
WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock({TURN}))
INSERT INTO acts (at, who, act, about, until, why) SELECT $1, $2, $3, $4, $5, $6 FROM turn RETURNING number
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
    """The same as everywhere, and who else is there."""

    put_act = ACT
    old_chat = OLD_CHAT

    def __init__(self, store: Store, lease: float) -> None:
        super().__init__(store)
        self._lease = lease

    def encoded(self, text: str) -> bytes:
        return text.encode()

    async def nodes(self) -> list[Node]:
        return [Node(*row) for row in await self._store.ask(NODES, self._lease)]
