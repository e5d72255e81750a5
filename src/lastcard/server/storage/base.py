"""Storage as the server sees it: an asynchronous protocol, whatever database stands behind it."""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import msgspec

from lastcard.core.errors import Problem
from lastcard.server.storage.moderation import ModerationStore, PlayedRow, VisitRow
from lastcard.server.storage.statements import SqlStore, Statement, rows_of, upsert

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no signs that look alike
CODE: Final = 8

_RECORD: Final = "SELECT id, room, public, at, about, '' FROM records"
_WITHOUT_LUCK: Final = """
SELECT id FROM records WHERE NOT EXISTS (SELECT 1 FROM luck WHERE record = id AND seat = 1 AND version = $1)
ORDER BY at LIMIT $2
"""
_LUCKS: Final = """
SELECT seat, bot, count(*), CAST(sum(rounds) AS bigint), CAST(sum(deal + draws) AS bigint),
    sum(CAST(deal + draws AS double precision) * (deal + draws)) FROM luck
WHERE version = $1 AND rounds > 0 GROUP BY seat, bot ORDER BY seat, bot
"""
_PLAYED_AT: Final = """
SELECT id, about, luck.* FROM (SELECT id, about, at FROM records WHERE room = $1 ORDER BY at DESC LIMIT $2) AS played
LEFT JOIN luck ON luck.record = id AND luck.version = $3 ORDER BY at DESC, id, seat
"""
_PUT_ANSWER: Final = """
INSERT INTO answers (guest, puzzle, day, solved, at, first)
VALUES ($1, $2, $3, $4, $5, NOT EXISTS (SELECT 1 FROM answers WHERE guest = $1 AND puzzle = $2)) ON CONFLICT DO NOTHING
"""
_TRIED: Final = "SELECT puzzle, count(*), count(*) FILTER (WHERE solved) FROM answers WHERE first GROUP BY puzzle"


class RoomRow(msgspec.Struct, frozen=True):
    """A table, as far as it is known without its log; `summary` is JSON.

    `evening` is the code of the one that it belongs to, with which it always has its owner in common; `elsewhere` tells
    that this owner is another server.
    """

    id: int
    code: str
    public: bool
    touched: float
    summary: bytes
    evening: str = ""
    elsewhere: bool = False


class RecordRow(msgspec.Struct, frozen=True):
    """A finished match; `about` is JSON, `text` the record."""

    id: str
    room: int
    public: bool
    at: float
    about: bytes
    text: str


class ReviewRow(msgspec.Struct, frozen=True):
    """The review of a finished match by one version of the evaluator, as compressed JSON."""

    record: str
    version: str
    review: bytes


class LuckRow(msgspec.Struct, frozen=True):
    """How the result of a seat in a finished match came about: see `analysis.luck.Luck`."""

    record: str
    seat: int
    version: str
    bot: bool
    rounds: int
    fair: int
    deal: int
    draws: int
    others: int
    own: int
    result: int


class LuckTotal(NamedTuple):
    """What the cards gave a seat over all matches, when people had it or when bots had."""

    seat: int
    bot: bool
    matches: int
    rounds: int
    luck: int
    squares: float


class AnswerRow(msgspec.Struct, frozen=True):
    """A guest's answer to a puzzle, for a day (its ordinal number) or beside all days (0); the first one stays."""

    guest: str
    puzzle: str
    day: int
    solved: bool
    at: float


class Tried(NamedTuple):
    """How many guests have answered a puzzle, and how many of their first answers were right."""

    puzzle: str
    tries: int
    solved: int


class PlayedMatch(NamedTuple):
    """A match that was played at a table: what is known of it, and the luck of its seats, if that is known."""

    record: str
    about: bytes
    lucks: list[LuckRow]


class NewPlace(NamedTuple):
    """The number of a new table, which no other has ever had, and its code, which no other has now."""

    number: int
    code: str


class WriteBatch(msgspec.Struct):
    """What is to be written in one go: entries (room, version, when, JSON), rooms as they are now, rooms to forget.

    `served` is what `Store.served` is to say at the next start, `released` are rooms that any server may claim then.
    `rewritten` are entries that are there and say something else from now on (room, version, JSON), `forgotten` visits
    (guest, room) of which nobody is to know any more.
    `also` is what else follows from what happened in rooms (0: in none), and is done exactly if the rest is.
    """

    entries: list[tuple[int, int, float, str]] = []
    rooms: dict[int, RoomRow] = {}
    records: list[RecordRow] = []
    gone: list[int] = []
    reviews: list[ReviewRow] = []
    lucks: list[LuckRow] = []
    answers: list[AnswerRow] = []
    served: tuple[float, float] | None = None
    released: list[int] = []
    visits: list[VisitRow] = []
    played: list[PlayedRow] = []
    rewritten: list[tuple[int, int, str]] = []
    forgotten: list[tuple[str, int]] = []
    also: list[tuple[int, Statement]] = []

    def __bool__(self) -> bool:
        return bool(self.entries or self.more)

    @property
    def more(self) -> bool:
        """Whether there is something else than entries."""
        rows = self.rooms or self.records or self.reviews or self.lucks or self.answers or self.visits or self.played
        return bool(rows or self.gone or self.served or self.released or self.rewritten or self.forgotten or self.also)

    @property
    def written(self) -> set[int]:
        """The rooms of which there are entries."""
        return {room for room, *_ in self.entries}

    def newest_after(self, before: Mapping[int, int]) -> dict[int, int]:
        """The newest version of each of them; one that is not the next of its room is an error of ours."""
        newest: dict[int, int] = {}
        for room, version, _, _ in self.entries:
            last = newest.get(room, before[room])
            if version != last + 1:
                raise ValueError(f"room {room}: version {version} after {last}")
            newest[room] = version
        return newest

    @property
    def statements(self) -> list[Statement]:
        """What of it is said to every database in the same words, after the rest."""
        return [
            *[upsert("reviews", row, "record") for row in self.reviews],
            *[upsert("luck", row, "record", "seat") for row in self.lucks],
            *[Statement(_PUT_ANSWER, msgspec.structs.astuple(row)) for row in self.answers],
            *[statement for _, statement in self.also],
        ]


class Unavailable(Exception):
    """The store can't do it now, and may be able to later; why, the system has said."""

    code = "storage-fails"


class StoreLost(Unavailable):
    """What there is in the store is not this server's any more, and nothing is written; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Elsewhere(Problem):
    """A table that another server (`life`) owns, which others reach at `address`; who can't go there may try again."""

    def __init__(self, address: str, life: int) -> None:
        super().__init__("storage-fails")
        self.address = address
        self.life = life


class News(NamedTuple):
    """What other servers have done: tables as they are now, and the codes of those that are gone."""

    rooms: list[RoomRow]
    gone: list[str]


class Store(SqlStore, Protocol):
    """Keeps tables, entry by entry, and the records of finished matches.

    A table is written by the one server that has claimed it, or opened it at a place allotted to it. Whoever has lost
    it is told so by `write`, which looks at that in the same transaction as it appends. No method keeps the event loop
    waiting. What a store can't do raises Unavailable; what it holds and can't be read, a Problem.

    A store may be `shared` by several servers (nodes). Then `check` is the heartbeat of this one; `life` changes when
    others have taken it for dead, with which all that it owned is lost to it.
    """

    key: bytes  # for signing; as old as the store
    moderation: ModerationStore
    shared: bool = False
    life: int = 0
    pulse: float = 2.0  # seconds between two checks

    @property
    def holds(self) -> bool:
        """Whether nobody else can have taken what this server owns, so that what it has in memory may be told."""
        return True

    @property
    def peers(self) -> frozenset[str]:
        """The addresses of the other servers that live."""
        return frozenset()

    async def nodes(self) -> list[str]:
        """The addresses of all servers that live, where several share the store."""
        return []

    async def rooms(self) -> list[RoomRow]:
        """All tables, in the order in which they were opened."""

    async def allot(self) -> NewPlace:
        """A place for a new table."""

    async def claim(self, code: str) -> RoomRow | None:
        """Makes a table that this server is about to read its own; None if there is no such table.

        One that belongs to a server that lives raises Elsewhere.
        """

    async def lives(self, life: int) -> bool:  # noqa: ARG002
        """Whether another server lives, as far as others can tell."""
        return False

    async def find(self, code: str) -> RoomRow | None:
        """What is known of a table, whoever owns it."""

    async def news(self) -> News:
        """What others have done since this was asked last; some of it may be told twice."""
        return News([], [])

    async def allows(self, what: str, whose: str, rate: float, burst: float) -> bool:  # noqa: ARG002
        """Counts something that somebody does at whichever server; whether there was one left in their bucket."""
        return True

    async def entries(self, room: int, after: int = 0, most: int = -1) -> list[bytes]:
        """The log of a table after a version, all of it or so many entries; fewer only where it ends."""

    async def part(self, id: str, begin: int, most: int) -> bytes:  # noqa: A002
        """So many bytes of a record's text, fewer only where it ends."""

    async def served(self) -> tuple[float, float]:
        """By a clock that goes only while there is a server: how late it is, and from when on that has been counted."""

    async def records(self, limit: int, before: float | None = None) -> list[RecordRow]:
        """Public records, newest first, without their texts."""
        which = "WHERE public AND at < $1 ORDER BY at DESC, id LIMIT $2"
        last = math.inf if before is None else before
        return rows_of(RecordRow, await self.ask(f"{_RECORD} {which}", last, limit))

    async def record(self, id: str) -> RecordRow | None:  # noqa: A002
        """A record without its text."""
        return next(iter(rows_of(RecordRow, await self.ask(f"{_RECORD} WHERE id = $1", id))), None)

    async def review(self, id: str, version: str) -> bytes | None:  # noqa: A002
        """The review of a record by a version of the evaluator, if there is one."""
        found = await self.scan("SELECT review FROM reviews WHERE record = $1 AND version = $2", id, version)
        return found[0][0] if found else None

    async def without_luck(self, version: str, most: int) -> list[str]:
        """Some records whose luck is not known to a version of the evaluator, the oldest first."""
        return [record for (record,) in await self.scan(_WITHOUT_LUCK, version, most)]

    async def lucks(self, version: str) -> list[LuckTotal]:
        """The luck of all matches as far as a version of the evaluator knows it."""
        return rows_of(LuckTotal, await self.scan(_LUCKS, version))

    async def answers(self, guest: str) -> list[AnswerRow]:
        """All answers of a guest to puzzles, the oldest first."""
        return await self.read(AnswerRow, "answers WHERE guest = $1 ORDER BY at", guest)

    async def tried(self) -> list[Tried]:
        """What came of all puzzles that guests have answered."""
        return rows_of(Tried, await self.scan(_TRIED))

    async def played_at(self, room: int, version: str, most: int) -> list[PlayedMatch]:
        """The last matches of a table, the newest first, with what a version of the evaluator knows of their luck."""
        found: dict[str, PlayedMatch] = {}
        for record, about, *luck in await self.scan(_PLAYED_AT, room, most, version):
            match = found.setdefault(record, PlayedMatch(record, about, []))
            if luck[0] is not None:
                match.lucks.extend(rows_of(LuckRow, [tuple(luck)]))
        return list(found.values())

    async def write(self, batch: WriteBatch) -> None:
        """Writes all of it, durably, or nothing; each entry has to be the next of its table."""

    async def settle(self) -> bool:
        """Puts some of what was written in order, a part at a time; whether there may be more to do."""

    async def check(self, writing: bool) -> None:
        """Sees whether the store is there and this server's, if need be also whether it can be written to."""

    async def leave(self) -> None:
        """Lets others have at once what this server owns, which writes nothing more."""
        return

    async def close(self) -> None:
        """Lets go of everything, once what is under way is done."""


def migration_number(script: Path) -> int:
    """Scripts are numbered by their names, perhaps with gaps."""
    return int(script.name.partition("_")[0])


def new_code(signs: int = CODE) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(signs))
