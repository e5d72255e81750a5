"""The schema in a PostgreSQL database: made and brought up to date by numbered scripts, one server at a time.

Servers of two versions may run at once while one is replaced by the other. So a script only adds; what is added is used
from the version after on, and what nobody uses any more goes two versions later.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, Final

import asyncpg

from lastcard.core.errors import Problem
from lastcard.server.storage.base import migration_number
from lastcard.server.storage.postgres.lines import SCHEMA, shown

MIGRATIONS: Final = sorted(Path(__file__).with_name("migrations").glob("*.sql"))
NEWEST: Final = migration_number(MIGRATIONS[-1])
KEY: Final = 32  # bytes
LOCK: Final = 0x4C436172  # a number that other programs will not lock


async def migrate(connection: asyncpg.Connection[Any], url: str) -> None:
    """Brings a database to the present schema, all of it or nothing; a newer one is a Problem."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        if not await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.migrations"):
            await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
            await connection.execute("CREATE TABLE migrations (number integer PRIMARY KEY)")
        version = await version_of(connection)
        if version > NEWEST:
            raise Problem("database-newer", url=shown(url), version=version, known=NEWEST)
        done = {row["number"] for row in await connection.fetch("SELECT number FROM migrations")}
        for script in MIGRATIONS:
            number = migration_number(script)
            if number not in done:
                await connection.execute(script.read_text("utf-8"))
                await connection.execute("INSERT INTO migrations VALUES ($1)", number)
        if not version:
            await connection.execute("INSERT INTO facts VALUES ('key', $1)", secrets.token_bytes(KEY))


async def version_of(connection: asyncpg.Connection[Any]) -> int:
    found: int = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
    return found
