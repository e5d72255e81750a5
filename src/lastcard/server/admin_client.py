"""Where moderation is done: at a server, by its address and a token, or in its store, whether one runs or not.

What is done in the store, the servers that use it hear of as if it had been done at one of them.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from lastcard.client.http import ask
from lastcard.core.errors import Problem
from lastcard.protocol.admin import ActShown, GuestData, NewAct, Overview, PersonShown, ReportShown, TableShown
from lastcard.server import enforcement, privacy, reports
from lastcard.server.registry import read_kept, shown_table
from lastcard.server.storage.base import RoomRow, Store
from lastcard.server.storage.database import Database
from lastcard.server.storage.opening import postgres
from lastcard.server.storage.sqlite import SqliteStore

LISTED: Final = 200
Answer = TypeVar("Answer")


class RemoteAdmin:
    """By the address of a server and a token."""

    def __init__(self, server: str, token: str, language: str) -> None:
        self._server = server.rstrip("/")
        self._token = token
        self._language = language

    async def _ask(self, path: str, kind: type[Answer], content: NewAct | None = None) -> Answer:
        return await ask(self._server, f"admin{path}", kind, self._language, token=self._token, content=content)

    async def overview(self) -> Overview:
        return await self._ask("", Overview)

    async def tables(self) -> list[TableShown]:
        return await self._ask("/tables", list[TableShown])

    async def people(self) -> list[PersonShown]:
        return await self._ask("/people", list[PersonShown])

    async def reports(self, resolved: bool) -> list[ReportShown]:
        return await self._ask(f"/reports?resolved={str(resolved).lower()}", list[ReportShown])

    async def acts(self) -> list[ActShown]:
        return await self._ask("/acts", list[ActShown])

    async def do(self, new: NewAct) -> ActShown:
        return await self._ask("/acts", ActShown, new)

    async def export(self, guest: str) -> GuestData:
        return await self._ask(f"/guests/{guest}", GuestData)

    async def close(self) -> None:
        pass


class StoreAdmin:
    """In the store itself: who is connected is not known there, only who has come to a table last."""

    def __init__(self, store: Store, who: str) -> None:
        self._store = store
        self._who = who

    async def overview(self) -> Overview:
        kept = self._store.moderation
        return Overview(
            who=self._who,
            node="",
            nodes=tuple(await self._store.nodes()),
            tables=len(await self._store.rooms()),
            connections=0,
            reports=len(await kept.reports(LISTED)),
            holding=tuple(map(enforcement.shown, await enforcement.in_force(self._store, time.time()))),
        )

    async def tables(self) -> list[TableShown]:
        rows = sorted(await self._store.rooms(), key=lambda row: -row.touched)
        return [_shown(row) for row in rows[:LISTED]]

    async def people(self) -> list[PersonShown]:
        codes = {row.id: row.code for row in await self._store.rooms()}
        visits = await self._store.moderation.visitors(LISTED)
        return [PersonShown(row.name, row.guest, codes[row.room]) for row in visits if row.room in codes]

    async def reports(self, resolved: bool) -> list[ReportShown]:
        rows = await self._store.moderation.reports(LISTED, resolved)
        return [await reports.shown(row, self._store, "") for row in rows]

    async def acts(self) -> list[ActShown]:
        return [enforcement.shown(act) for act in await self._store.moderation.last_acts(LISTED)]

    async def do(self, new: NewAct) -> ActShown:
        return enforcement.shown(
            await enforcement.perform(enforcement.prepared(new, self._who, time.time()), self._store)
        )

    async def export(self, guest: str) -> GuestData:
        codes = {row.id: row.code for row in await self._store.rooms()}
        return await privacy.export(guest, self._store, codes, "")

    async def close(self) -> None:
        await self._store.close()


AdminClient = RemoteAdmin | StoreAdmin


def _shown(row: RoomRow) -> TableShown:
    try:
        kept = read_kept(row.summary)
    except msgspec.MsgspecError:
        kept = None
    return msgspec.structs.replace(shown_table(row, kept), link="")


async def in_store(file: Path, database: str, who: str) -> StoreAdmin:
    """Moderation in a data file or a database; what can't be opened is a Problem."""
    if database:
        return StoreAdmin(await postgres().beside(database), who)
    if file.exists():
        with suppress(Problem):  # what stands against it is told below; one that a server uses is up to date
            await asyncio.to_thread(lambda: Database(file).close())
    return StoreAdmin(SqliteStore(Database(file, own=False)), who)
