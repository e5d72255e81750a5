"""Reports: what somebody at a table has to say of somebody else there, with what was said as evidence."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

import msgspec

from lastcard.core.errors import Problem
from lastcard.core.times import iso
from lastcard.protocol.admin import NewReport, ReportShown
from lastcard.protocol.messages import Line
from lastcard.server.storage.base import Store
from lastcard.server.storage.moderation import ReportRow
from lastcard.table.driver import Room
from lastcard.table.gathering import Gathering
from lastcard.table.identities import Identity, clean_text

MATCHES: Final = 50  # of a table that are looked through for the one that a report is about

_lines: Final = msgspec.json.Decoder(tuple[Line, ...]).decode


def written(new: NewReport, who: Identity, room: Gathering[Any]) -> ReportRow:
    """A report as it is kept; what can't be reported is a Problem."""
    if not isinstance(room, Room) or not room.knows(who.guest):
        raise Problem("report-stranger")
    whom = room.table.people.get(new.person)
    if whom is None:
        raise Problem("unknown-person")
    if whom.guest == who.guest:
        raise Problem("report-oneself")
    return ReportRow(
        id=secrets.token_hex(8),
        at=time.time(),
        room=room.number,
        code=room.code,
        version=room.version,
        guest=who.guest,
        whom=whom.guest,
        name=whom.name,
        reason=new.reason,
        words=clean_text(new.words) if new.words.strip() else "",
        evidence=msgspec.json.encode(tuple(room.table.chat)),
        resolved=False,
    )


async def shown(row: ReportRow, store: Store, base: str) -> ReportShown:
    """A report as moderators see it: with where the match can be looked at in which it was made."""
    played = await store.played_at(row.room, "", MATCHES)
    since = [match.record for match in played if iso(row.at) <= msgspec.json.decode(match.about)["at"]]
    record = since[-1] if since else ""
    return ReportShown(
        report=row.id,
        at=iso(row.at),
        table=row.code,
        link=f"{base}/t/{row.code}",
        version=row.version,
        guest=row.guest,
        whom=row.whom,
        name=row.name,
        reason=row.reason,
        words=row.words,
        chat=_lines(row.evidence),
        replay=f"{base}/r/{record}" if record else "",
        resolved=row.resolved,
    )
