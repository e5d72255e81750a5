"""What a store keeps for moderation, and of people beside their tables: acts, reports, visits, matches."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from lastcard.server.storage.statements import SqlStore, Statement, insert


class ActRow(msgspec.Struct, frozen=True):
    """Something that a moderator has done: `about` is whom or what it concerns.

    What it comes to holds until a time of the clock on the wall. Numbers rise in the order in which acts can be seen.
    """

    number: int
    at: float
    who: str
    act: str
    about: str
    until: float
    why: str


class ReportRow(msgspec.Struct, frozen=True):
    """What a guest has said of another (`whom`, then called `name`) at a version of a table; `evidence` is JSON."""

    id: str
    at: float
    room: int
    code: str
    version: int
    guest: str
    whom: str
    name: str
    reason: str
    words: str
    evidence: bytes
    resolved: bool


class VisitRow(msgspec.Struct, frozen=True):
    """A guest has been at a table, at first under this name."""

    guest: str
    room: int
    name: str
    at: float


class PlayedRow(msgspec.Struct, frozen=True):
    """In a finished match, this seat has the name of a guest."""

    guest: str
    record: str
    seat: int


class Swept(NamedTuple):
    """How much of each kind went because it was too old."""

    chat: int = 0
    reports: int = 0
    acts: int = 0


# Whom a guest plays as: the account that they play for, or themselves.
PERSON: Final = """
coalesce((SELECT account FROM sessions WHERE guest = {guest} LIMIT 1),
    (SELECT account FROM tokens WHERE guest = {guest} LIMIT 1), {guest})
"""
# Who has been in a club for longest keeps it, where the one who did goes.
NEXT_KEEPER: Final = """
UPDATE clubs SET keeper = coalesce(
    (SELECT person FROM members WHERE club = clubs.id AND person <> {guest} ORDER BY joined, number LIMIT 1), '')
WHERE keeper = {guest}
"""
# What goes of a person who goes, in whose place there is a mark and a number then. `{guest}` and `{mark}` are given.
OF_PERSON: Final = (
    "DELETE FROM ratings WHERE person = {guest}",
    NEXT_KEEPER,
    "DELETE FROM members WHERE person = {guest}",
    "UPDATE club_places SET person = {mark}, name = '#' || number WHERE person = {guest}",
)
# What else there is of a guest: in which table, by which of its columns, and what of it is theirs to see.
PERSONAL: Final = {
    "tries": ("guest", ("deal", "name", "code", "begun", "score", "record")),
    "challenges": ("guest", ("id", "record", "round", "seat", "name", "at")),
    "seeks": ("guest", ("name", "wish", "since")),
    "contacts": ("guest", ("kind", "address", "language", "at")),
    "players": ("person", ("record", "seat", "name", "won", "at")),
    "ratings": ("person", ("family", "kind", "mean", "deviation", "matches")),
    "members": ("person", ("club", "number", "name", "joined")),
    "clubs": ("keeper", ("id", "name", "called", "made")),
    "club_places": ("person", ("room", "number", "place", "name")),
}
# What goes of it.
FORGETTING: Final = (
    "DELETE FROM answers WHERE guest = {guest}",
    "DELETE FROM contacts WHERE guest = {guest}",
    "DELETE FROM seeks WHERE guest = {guest}",
    "DELETE FROM sessions WHERE guest = {guest}",
    "DELETE FROM tokens WHERE guest = {guest}",
    "UPDATE reports SET guest = '' WHERE guest = {guest}",
    "UPDATE tries SET guest = {mark}, name = '#', device = '', person = {mark} WHERE guest = {guest}",
    "UPDATE challenges SET guest = {mark}, name = '#' WHERE guest = {guest}",
    """
    UPDATE results SET result = replace(result, '"' || {guest} || '"', '"' || {mark} || '"')
    WHERE replace(result, '"' || {guest} || '"', '') <> result
    """,
    "UPDATE players SET person = {mark}, name = '#' || seat WHERE person = {guest}",
    *OF_PERSON,
)


_OLD_REPORTS: Final = "DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE at < $1 LIMIT $2) RETURNING 1"
_OLD_ACTS: Final = """
DELETE FROM acts WHERE number IN (SELECT number FROM acts WHERE at < $1 AND until < $2 LIMIT $3)
AND number < (SELECT max(number) FROM acts) RETURNING 1
"""


class ModerationStore:
    """All of it; nothing of it needs an owner. What each database says in its own words it is given."""

    def __init__(self, store: SqlStore, put_act: str, old_chat: str) -> None:
        """`put_act` returns the number, `old_chat` takes away what was said before $1, of $2 entries."""
        self._store = store
        self._put_act = put_act
        self._old_chat = old_chat

    async def rename(self, record: str, about: bytes, text: str, guest: str) -> None:
        """A finished match has other names than before, and not that of a guest any more."""
        put = "UPDATE records SET about = $1, text = $2 WHERE id = $3"
        gone = "DELETE FROM played WHERE guest = $1 AND record = $2"
        await self._store.change(
            [Statement(put, (about, self._store.encoded(text), record)), Statement(gone, (guest, record))]
        )

    async def act(self, row: ActRow) -> int:
        """Adds an act, durably; its number."""
        [(number,)] = await self._store.add(self._put_act, row.at, row.who, row.act, row.about, row.until, row.why)
        return int(number)

    async def acts(self, after: int = 0) -> list[ActRow]:
        """The acts after a number, the oldest first."""
        return await self._store.read(ActRow, "acts WHERE number > $1 ORDER BY number", after)

    async def last_acts(self, most: int, before: int = 0) -> list[ActRow]:
        """The last acts, or those before a number, the newest first."""
        which = "acts WHERE number < $1 OR $1 = 0 ORDER BY number DESC LIMIT $2"
        return await self._store.read(ActRow, which, before, most)

    async def conceal(self, number: int, about: str) -> None:
        """Whom an act was about is from now on known by something else only."""
        await self._store.add("UPDATE acts SET about = $2 WHERE number = $1", number, about)

    async def report(self, row: ReportRow) -> None:
        """Keeps a report."""
        put = insert("reports", row)
        await self._store.add(put.sql, *put.values)

    async def reports(self, most: int, resolved: bool = False) -> list[ReportRow]:
        """The reports that nobody has looked into, or those that somebody has, the newest first."""
        which = "reports WHERE resolved = $1 ORDER BY at DESC LIMIT $2"
        return await self._store.read(ReportRow, which, resolved, most)

    async def reported(self, id: str) -> ReportRow | None:  # noqa: A002
        """A report."""
        return await self._store.row(ReportRow, "reports WHERE id = $1", id)

    async def reports_by(self, guest: str) -> list[ReportRow]:
        """What a guest has reported."""
        return await self._store.read(ReportRow, "reports WHERE guest = $1 ORDER BY at", guest)

    async def resolve(self, id: str) -> bool:  # noqa: A002
        """Somebody has looked into a report; whether there was such a one, and nobody had."""
        sql = "UPDATE reports SET resolved = true WHERE id = $1 AND NOT resolved RETURNING id"
        return bool(await self._store.add(sql, id))

    async def visits(self, guest: str) -> list[VisitRow]:
        """The tables that a guest has been at, the oldest visit first."""
        return await self._store.read(VisitRow, "visits WHERE guest = $1 ORDER BY at", guest)

    async def visitors(self, most: int) -> list[VisitRow]:
        """Who has come to a table last, the newest first."""
        return await self._store.read(VisitRow, "visits ORDER BY at DESC LIMIT $1", most)

    async def played(self, guest: str) -> list[PlayedRow]:
        """The finished matches in which there is a guest's name."""
        which = "played JOIN records ON records.id = record WHERE guest = $1 ORDER BY records.at, record, seat"
        return await self._store.read(PlayedRow, which, guest)

    async def others(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """What else is a guest's: see PERSONAL."""
        found = {}
        for table, (key, columns) in PERSONAL.items():
            rows = await self._store.ask(f"SELECT {', '.join(columns)} FROM {table} WHERE {key} = $1", guest)
            found[table] = [dict(zip(columns, row, strict=True)) for row in rows]
        return found

    async def forget(self, guest: str, mark: str) -> None:
        """Nothing beside tables and matches is a guest's any more, of whom `mark` takes the place: see FORGETTING."""
        filled = [each.format(guest="$1", mark="$2") for each in FORGETTING]
        await self._store.change([Statement(sql, (guest, mark) if "$2" in sql else (guest,)) for sql in filled])

    async def sweep(self, chat: float, reports: float, acts: float, now: float, most: int) -> Swept:
        """Removes some of what is older than a time, of each kind its own; acts only where they do not hold `now`."""
        return Swept(
            len(await self._store.add(self._old_chat, chat, most)),
            len(await self._store.add(_OLD_REPORTS, reports, most)),
            len(await self._store.add(_OLD_ACTS, acts, now, most)),
        )
