"""The records of finished matches: how one is made of a table, listed and read."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from lastcard import record
from lastcard.core.errors import Problem, cause
from lastcard.core.times import iso
from lastcard.protocol.replays import FinishedMatch
from lastcard.server.logs import LOGGER
from lastcard.server.storage.base import RecordRow, Store
from lastcard.server.storage.moderation import PlayedRow
from lastcard.table.driver import Room

PART: Final = 65_536  # bytes of a record that are read at once

read_finished: Final = msgspec.json.Decoder(FinishedMatch).decode


class Records:
    """What there is in a store; `base` is the address that links begin with."""

    def __init__(self, store: Store, base: str) -> None:
        self._store = store
        self._base = base
        self._unlisted: set[str] = set()  # records of which that has been told

    async def newest(self, most: int, before: float | None) -> list[FinishedMatch]:
        """The public matches that ended last, with the addresses that they have now."""
        found = [self._about(row) for row in await self._store.records(most, before)]
        return [
            replace(about, link=f"{self._base}/api/records/{about.record}", page=f"{self._base}/r/{about.record}")
            for about in found
            if about is not None
        ]

    def _about(self, row: RecordRow) -> FinishedMatch | None:
        try:
            return read_finished(row.about)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            if row.id not in self._unlisted:
                self._unlisted.add(row.id)
                LOGGER.error("a match can't be listed", extra={"table": row.room, "reason": cause(error)})
            return None

    async def record(self, name: str) -> RecordRow:
        """A finished match, without its text: see `text`."""
        row = await self._store.record(name)
        if row is None:
            raise Problem("unknown-record", record=name)
        return row

    async def whole(self, name: str) -> str:
        """The record of a finished match."""
        return b"".join([part async for part in self.text(name)]).decode()

    async def text(self, name: str) -> AsyncIterator[bytes]:
        """The record of a finished match, a part at a time; each is read when it is asked for."""
        begin = 0
        while begin % PART == 0:
            part = await self._store.part(name, begin, PART)
            if not part:
                return
            yield part
            begin += len(part)


def players(room: Room[Any]) -> list[PlayedRow]:
    """In which seats of the match that has just ended there are names of guests, and whose."""
    table = room.table
    named = (
        (person, seat) for person, seat in table.played.items() if table.people[person].name == table.names[seat - 1]
    )
    return [PlayedRow(table.people[person].guest, table.record, seat) for person, seat in named]


def finished(room: Room[Any]) -> RecordRow:
    """The record of the match that has just ended at a table."""
    table = room.table
    now = time.time()
    date = iso(now)
    match = table.to_record(date)
    assert table.match_state is not None
    champions = table.match_state.match.standing().champions
    about = FinishedMatch(
        record=table.record,
        link="",  # that and the page's are found when they are asked for
        at=date,
        preset=table.rules.base,
        names=table.names,
        champions=champions,
        rounds=len(match.rounds),
        course=tuple([played.result["scores"][champions[0] - 1] for played in match.rounds if played.result]),
    )
    public = table.settings.public
    return RecordRow(table.record, room.number, public, now, msgspec.json.encode(about), record.dumps(match))
