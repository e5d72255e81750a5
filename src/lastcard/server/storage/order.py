"""What a store keeps for those who keep order, and of people beside their tables: acts, reports, visits, matches."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol

import msgspec


class ActRow(msgspec.Struct, frozen=True):
    """Something that somebody who keeps order has done: `about` is whom or what it concerns.

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


class Node(NamedTuple):
    """A server that lives: where others reach it, and its version."""

    address: str
    version: str


class Swept(NamedTuple):
    """How much of each kind went because it was too old."""

    chat: int = 0
    reports: int = 0
    acts: int = 0


# Who has been in a club for longest keeps it, where the one who did goes.
NEXT_KEEPER: Final = """
UPDATE clubs SET keeper = coalesce(
    (SELECT person FROM members WHERE club = clubs.id AND person <> {guest} ORDER BY joined, number LIMIT 1), '')
WHERE keeper = {guest}
"""
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
# What goes of it, and where a mark and a number take the place of the guest. `{guest}` and `{mark}` are given then.
FORGETTING: Final = (
    "DELETE FROM answers WHERE guest = {guest}",
    "DELETE FROM contacts WHERE guest = {guest}",
    "DELETE FROM seeks WHERE guest = {guest}",
    "DELETE FROM ratings WHERE person = {guest}",
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
    NEXT_KEEPER,
    "DELETE FROM members WHERE person = {guest}",
    "UPDATE club_places SET person = {mark}, name = '#' || number WHERE person = {guest}",
)


class OrderStore(Protocol):
    """All of it; as in Store, what can't be done now raises Unavailable."""

    async def act(self, row: ActRow) -> int:
        """Adds an act, durably; its number."""

    async def acts(self, after: int = 0) -> list[ActRow]:
        """The acts after a number, the oldest first."""

    async def last_acts(self, most: int, before: int = 0) -> list[ActRow]:
        """The last acts, or those before a number, the newest first."""

    async def conceal(self, number: int, about: str) -> None:
        """Whom an act was about is from now on known by something else only."""

    async def report(self, row: ReportRow) -> None:
        """Keeps a report."""

    async def reports(self, most: int, resolved: bool = False) -> list[ReportRow]:
        """The reports that nobody has looked into, or those that somebody has, the newest first."""

    async def reported(self, id: str) -> ReportRow | None:  # noqa: A002
        """A report."""

    async def resolve(self, id: str) -> bool:  # noqa: A002
        """Somebody has looked into a report; whether there was such a one, and nobody had."""

    async def visits(self, guest: str) -> list[VisitRow]:
        """The tables that a guest has been at, the oldest visit first."""

    async def visitors(self, most: int) -> list[VisitRow]:
        """Who has come to a table last, the newest first."""

    async def played(self, guest: str) -> list[PlayedRow]:
        """The finished matches in which there is a guest's name."""

    async def reports_by(self, guest: str) -> list[ReportRow]:
        """What a guest has reported."""

    async def rename(self, record: str, about: bytes, text: str, guest: str) -> None:
        """A finished match has other names than before, and not that of a guest any more."""

    async def others(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """What else is a guest's: see PERSONAL."""

    async def forget(self, guest: str, mark: str) -> None:
        """Nothing beside tables and matches is a guest's any more, of whom `mark` takes the place: see FORGETTING."""

    async def nodes(self) -> list[Node]:
        """The servers that live, where several share the store."""

    async def sweep(self, chat: float, reports: float, acts: float, now: float, most: int) -> Swept:
        """Removes some of what is older than a time, of each kind its own; acts only where they do not hold `now`."""
