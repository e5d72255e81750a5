"""Opening a PostgreSQL database as a store, where what that takes is installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcard.core.errors import Problem

if TYPE_CHECKING:
    from lastcard.server.storage.postgres.store import PostgresStore


def postgres() -> type[PostgresStore]:
    try:
        from lastcard.server.storage.postgres.store import PostgresStore
    except ModuleNotFoundError:
        raise Problem("database-needs-extra") from None
    return PostgresStore
