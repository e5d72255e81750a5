"""Publishes the open collection: makes the files of months that are over, and offers those that are whole."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from lastcard.collection import making
from lastcard.collection.model import SITUATIONS, CollectedFile, Manifest, months_in, read_manifest
from lastcard.collection.situations import CaseCounts
from lastcard.core.errors import Problem, cause
from lastcard.protocol.collection import CollectedMonth, CollectionShown, SituationShown
from lastcard.server.logs import LOGGER
from lastcard.server.records import Records
from lastcard.server.storage.base import Store, Unavailable
from lastcard.server.storage.collection import CollectionStore
from lastcard.server.tasks import Tasks
from lastcard.server.workers import WorkProcess

EVERY: Final = 600.0  # seconds between two looks
DELAY: Final = 3_600.0  # seconds after which a month that is over is made
PIECE: Final = 65_536  # bytes of a file that are read at once

Do = Callable[..., Awaitable[Any]]


def prepare(folder: str) -> None:
    """Makes the folder of a collection; what stands in the way of publishing in it is a Problem."""
    if find_spec("pyarrow") is None:
        raise Problem("parquet-missing")
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("file-problem", file=folder, problem=Problem("file-unwritable", reason=cause(error))) from None


class Publisher:
    """Makes months in a folder. `do` has something done where it keeps nobody waiting."""

    def __init__(self, store: Store, folder: Path, do: Do) -> None:
        self._collection = CollectionStore(store)
        self._records = Records(store, "")
        self._folder = folder
        self._do = do

    async def publish_due(self, now: float) -> list[str]:
        """Makes what is due, and what others have published and is not here; the months."""
        made = [month for month in await self._collection.due(now) if await self.publish(month)]
        here = months_in(self._folder)
        for month, known in (await self._collection.published()).items():
            if month not in here:
                await self._make_again(month, known)
                made.append(month)
        return made

    async def publish(self, month: str) -> bool:
        """Makes a month and publishes it; whether nobody else did so first."""
        claim = await self._collection.claim(month)
        if claim is None:
            return False
        part, manifest = await self._make(month, claim)
        if not await self._collection.close(month, claim, manifest):
            shutil.rmtree(part, ignore_errors=True)
            return False
        making.publish(part, month)
        return True

    async def _make(self, month: str, maker: int) -> tuple[Path, Manifest]:
        part = making.begin(self._folder, month, maker)
        left_out = 0
        for number, (record, names) in enumerate(await self._collection.matches(month), 1):
            text = await self._records.whole(record)
            left_out += not await self._do(making.put, part, number, text, names, month)
        return part, await self._do(making.finish, part, month, left_out)

    async def _make_again(self, month: str, known: Manifest) -> None:
        """Makes what was published elsewhere; it has to be the same to the last byte."""
        part, manifest = await self._make(month, 0)
        if manifest.files != known.files:
            shutil.rmtree(part, ignore_errors=True)
            raise Problem("collection-other", month=month, version=known.version)
        making.publish(part, month)


class Collecting:
    """The collection of a server, where it has a folder for it."""

    def __init__(self, store: Store, folder: str) -> None:
        self.folder = Path(folder) if folder else None
        self._store = store
        self._worker = WorkProcess("a month of the collection could not be made")
        self._tasks = Tasks()
        self._months: tuple[Manifest, ...] = ()
        self._counts = {"": CaseCounts()}  # by month, and of all

    async def start(self) -> None:
        """Offers what there is, and begins to look for what is to be published."""
        if self.folder is None:
            return
        await asyncio.to_thread(self._look)
        self._tasks.start(self._keep_publishing(Publisher(self._store, self.folder, self._worker.do)))

    async def close(self) -> None:
        await self._tasks.close()
        self._worker.close()

    async def _keep_publishing(self, publisher: Publisher) -> None:
        while True:
            try:
                for month in await publisher.publish_due(time.time() - DELAY):
                    LOGGER.info("published a month of the collection", extra={"month": month})
            except (Problem, Unavailable, OSError) as error:
                LOGGER.warning("the collection could not be published", extra={"reason": cause(error)})
            except Exception:
                LOGGER.exception("the collection could not be published")
            await asyncio.to_thread(self._look)
            await asyncio.sleep(EVERY)

    def _look(self) -> None:
        """Sees which months there are, and what is known of situations in them."""
        assert self.folder is not None
        found, counts = [], {"": CaseCounts()}
        for month in months_in(self.folder):
            try:
                manifest = read_manifest(self.folder / month)
                file = (self.folder / month / SITUATIONS).read_bytes()
                counts[month] = CaseCounts()
                for each in (counts[month], counts[""]):
                    each.merge(file)
            except (Problem, OSError, ValueError) as error:
                LOGGER.error("a month of the collection can't be offered", extra={"reason": cause(error)})
                continue
            found.append(manifest)
        self._months, self._counts = tuple(found), counts

    def shown(self) -> CollectionShown:
        """What there is to have."""
        months = msgspec.convert(self._months, tuple[CollectedMonth, ...], from_attributes=True)
        return CollectionShown(open=self.folder is not None, months=months)

    def file(self, month: str, name: str) -> tuple[Path, CollectedFile]:
        """A file of a month that is offered."""
        for manifest in self._months:
            for listed in manifest.files:
                if (manifest.month, listed.name) == (month, name):
                    assert self.folder is not None
                    return self.folder / month / name, listed
        raise Problem("unknown-collection", given=f"{month}/{name}")

    def situation(self, kind: str, who: str, hand: str, threat: str, seats: str, month: str) -> SituationShown:
        """What was done in a kind of situation, in a month or in all."""
        if month not in self._counts:
            raise Problem("unknown-collection", given=month)
        choices = self._counts[month].shown(kind, who, hand, threat, seats)
        return SituationShown(kind=kind, cases=sum(each.cases for each in choices), choices=choices)


async def pieces(file: Path, begin: int, size: int) -> AsyncIterator[bytes]:
    """A part of a file, bit by bit; each is read when it is asked for."""
    opened = await asyncio.to_thread(file.open, "rb")
    try:
        await asyncio.to_thread(opened.seek, begin)
        while size and (piece := await asyncio.to_thread(opened.read, min(PIECE, size))):
            yield piece
            size -= len(piece)
    finally:
        opened.close()
