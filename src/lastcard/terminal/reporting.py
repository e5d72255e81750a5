"""Reports from the terminal: of whom, for which reason, in a few words, in one line."""

from __future__ import annotations

from lastcard.client.connection import Client
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem
from lastcard.protocol.admin import LONGEST, REASONS, NewReport
from lastcard.protocol.messages import Room
from lastcard.wording.catalogues import Catalogue


def read_report(text: str, room: Room) -> NewReport:
    """What is behind `report`: a name, perhaps one of REASONS, perhaps words; a name that nobody has is a Problem."""
    given = text.strip()
    called = [each for each in room.people if f"{given} ".casefold().startswith(f"{each.name} ".casefold())]
    if not called:
        raise Problem("join-plain-nobody", given=quotable(given))
    whom = max(called, key=lambda each: len(each.name))
    words = given[len(whom.name) :].strip()
    reason, _, rest = words.partition(" ")
    if reason.lower() in REASONS:
        return NewReport(whom.person, reason.lower(), rest.strip()[:LONGEST])
    return NewReport(whom.person, "other", words[:LONGEST])


async def report(text: str, client: Client, say: Catalogue) -> str:
    """Reports somebody; what is to be said then."""
    try:
        await client.report(read_report(text, client.room))
    except Problem as problem:
        return say.tell(problem)
    return say("report-sent")
