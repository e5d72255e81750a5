"""The command `lastcard ratings`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastcard.cli.common import Failure, counting, end_progress, failing, say, write
from lastcard.cli.database import DatabaseOption, DataOption
from lastcard.core.errors import Problem
from lastcard.record.files import data_folder

if TYPE_CHECKING:
    from lastcard.server.storage.base import Store

LEASE = 60.0  # seconds


def ratings_command(
    data: DataOption = None,
    database: DatabaseOption = "",
    write_them: Annotated[bool, typer.Option("--write", help=say("help-ratings-write"))] = False,
) -> None:
    with failing():
        asyncio.run(_recompute(data or data_folder(), database, write_them))


async def _recompute(data: Path, database: str, write_them: bool) -> None:
    from lastcard.server.results import corrections
    from lastcard.server.storage.ratings import RatingStore

    store = await opened(data, database, "ratings")
    try:
        ratings = RatingStore(store)
        await ratings.count()
        wrong, silent = await corrections(store, counting("ratings-progress"))
        end_progress()
        for record, problem in silent:
            why = problem or Problem("ratings-no-result")
            write(say("ratings-record-unread", record=record, problem=why), err=True)
        if wrong and not write_them:
            raise Failure(say("ratings-results-differ", count=len(wrong)))
        if wrong:
            await store.change(wrong)
        found, kept = await ratings.recomputed(), await ratings.kept()
        write(say("ratings-worked-out", results=await ratings.total(), ratings=len(found)))
        differ = sum(found.get(whose) != kept.get(whose) for whose in found.keys() | kept.keys())
        if not differ:
            write(say("ratings-same"))
        elif write_them:
            await ratings.replace(found)
            write(say("ratings-written"))
        else:
            raise Failure(say("ratings-differ", count=differ))
        if silent:
            raise typer.Exit(1)
    finally:
        await store.close()


async def opened(data: Path, database: str, who: str) -> Store:
    """The store of a server; one in a file has to be nobody else's meanwhile."""
    if database:
        from lastcard.server.storage.opening import postgres

        return await postgres().open(database, who, LEASE)
    from lastcard.server.storage.copying import FILE
    from lastcard.server.storage.sqlite import SqliteStore

    file = data / FILE
    if not file.exists():
        raise Problem("copy-no-source", file=str(file))
    return SqliteStore.open(file)
