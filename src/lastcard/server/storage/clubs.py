"""Clubs in a store: who belongs to them, what was opened and played in them, in SQL that every database understands.

A club is told from others by its id, which nobody is shown; its code is in its link, and can be replaced. A member is a
person: an account, or a guest without one.
"""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from lastcard.server.storage.base import Store, new_code
from lastcard.server.storage.moderation import NEXT_KEEPER, PERSON
from lastcard.server.storage.statements import Statement, insert, rows_of

CODE: Final = 12  # signs, half as many again as a table's: a club is there for years
MOST_MEMBERS: Final = 200
MOST_KEPT: Final = 10  # clubs that one person keeps
MOST_JOINED: Final = 50  # and belongs to
PLACES: Final = 20  # of an evening that are kept

_MAKE: Final = """
INSERT INTO clubs (id, code, name, rules, called, keeper, numbers, made, used)
SELECT $1, $2, $3, $4, $5, $6, 1, CAST($7 AS double precision), CAST($7 AS double precision)
WHERE (SELECT count(*) FROM clubs WHERE keeper = $6) < $8 RETURNING id
"""
# Whoever changes who belongs to a club does so one after the other.
_ONE_AT_A_TIME: Final = "UPDATE clubs SET used = $2 WHERE id = $1 RETURNING id"
_NUMBER: Final = "UPDATE clubs SET used = $2, numbers = numbers + 1 WHERE id = $1 AND code = $3 RETURNING id"
_JOIN: Final = """
INSERT INTO members (club, person, number, name, joined)
SELECT id, $2, numbers, $3, CAST($4 AS double precision) FROM clubs
WHERE id = $1 AND (SELECT count(*) FROM members WHERE club = $1) < $5
    AND (SELECT count(*) FROM members WHERE person = $2) < $6 ON CONFLICT DO NOTHING RETURNING number
"""
_UNNAME: Final = """
UPDATE club_places SET name = '#' || number
WHERE person = $2 AND room IN (SELECT code FROM club_rooms WHERE club = $1)
"""
_OWN: Final = """
SELECT code, clubs.name, keeper, (SELECT count(*) FROM members AS others WHERE others.club = clubs.id) FROM members
JOIN clubs ON clubs.id = members.club WHERE person = $1 ORDER BY used DESC
"""
_ALBUM: Final = """
SELECT club_matches.record, club_matches.room, club_matches.at, about FROM club_matches
JOIN records ON records.id = club_matches.record WHERE club = $1 AND club_matches.at < $2
ORDER BY club_matches.at DESC LIMIT $3
"""
_PLACES: Final = """
SELECT room, number, place, person, club_places.name FROM club_places JOIN club_rooms ON club_rooms.code = room
WHERE club = $1 ORDER BY room, place, number
"""
_PLAYED: Final = """
SELECT players.person, players.won, coalesce(feats.catches, 0), coalesce(feats.bluffs - feats.bluffs_found, 0),
    coalesce(feats.challenges_right, 0) FROM club_matches
JOIN players ON players.record = club_matches.record
LEFT JOIN feats ON feats.record = players.record AND feats.seat = players.seat
WHERE club = $1 AND players.person <> '' AND players.level = '' ORDER BY club_matches.at DESC LIMIT $2
"""
_COUNT: Final = """
INSERT INTO club_matches (record, club, room, at) SELECT $2, club, code, CAST($3 AS double precision) FROM club_rooms
WHERE code = $1 ON CONFLICT DO NOTHING
"""
_END: Final = "UPDATE club_rooms SET ended = $2, people = $3, title = $4 WHERE code = $1"
_PLACE: Final = f"""
INSERT INTO club_places (room, number, place, person, name)
SELECT code, CAST($2 AS integer), CAST($3 AS integer), {PERSON.format(guest="$4")}, $5 FROM club_rooms
WHERE code = $1 ON CONFLICT DO NOTHING
"""
_EMPTY: Final = (
    "SELECT id FROM clubs WHERE used < $1 AND NOT EXISTS (SELECT 1 FROM members WHERE members.club = clubs.id)"
)


class ClubRow(msgspec.Struct, frozen=True):
    """A club; `rules` is JSON, `called` what the house calls them, `keeper` the person who keeps it, "" for nobody."""

    id: str
    code: str
    name: str
    rules: str
    called: str
    keeper: str


class MemberRow(msgspec.Struct, frozen=True):
    """Somebody who belongs to a club; the number is theirs in it, and nobody else's ever."""

    person: str
    number: int
    name: str
    joined: float


class AlbumRow(msgspec.Struct, frozen=True):
    """A finished match of a club, at a table or (`room`) an evening; `about` is JSON."""

    record: str
    room: str
    at: float
    about: bytes


class EveningRow(msgspec.Struct, frozen=True):
    """An evening of a club that is over."""

    code: str
    title: str
    people: int
    ended: float


class PlaceRow(msgspec.Struct, frozen=True):
    """Where somebody came in at an evening (`room`); `number` is theirs there."""

    room: str
    number: int
    place: int
    person: str
    name: str


class SeatRow(msgspec.Struct, frozen=True):
    """A seat in a finished match that somebody had for the whole of it, and what went well of what they dared."""

    person: str
    won: bool
    catches: int = 0
    bluffs: int = 0
    challenges: int = 0


class OwnRow(msgspec.Struct, frozen=True):
    code: str
    name: str
    keeper: str
    members: int


# What is written with what happens at tables and evenings; where these are of no club, nothing is


def count_match(room: str, record: str, at: float) -> Statement:
    """A match has ended at a table, or at one of an evening."""
    return Statement(_COUNT, (room, record, at))


def end_evening(code: str, at: float, title: str, places: list[PlaceRow]) -> list[Statement]:
    """An evening is over; the persons in `places` are guests, who may play for accounts."""
    ended = Statement(_END, (code, at, len(places), title))
    put = [Statement(_PLACE, (code, each.number, each.place, each.person, each.name)) for each in places[:PLACES]]
    return [ended, *put]


def hand_over(account: str, guest: str) -> list[Statement]:
    """What a guest who has no account is in clubs, an account is from now on."""
    alone = "AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = $2)"
    join = f"""
    INSERT INTO members (club, person, number, name, joined) SELECT club, $1, number, name, joined FROM members
    WHERE person = $2 {alone} ON CONFLICT DO NOTHING
    """
    changes = (
        join,
        f"DELETE FROM members WHERE person = $2 AND $1 <> $2 {alone}",
        f"UPDATE clubs SET keeper = $1 WHERE keeper = $2 {alone}",
        f"UPDATE club_places SET person = $1 WHERE person = $2 {alone}",
    )
    return [Statement(sql, (account, guest)) for sql in changes]


class ClubStore:
    """The clubs of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, name: str, rules: str, called: str, keeper: MemberRow) -> str | None:
        """A new club, and its code; None for who keeps too many."""
        club, code, now = secrets.token_urlsafe(12), new_code(CODE), keeper.joined
        made = await self._store.try_change(
            Statement(_MAKE, (club, code, name, rules, called, keeper.person, now, MOST_KEPT), 1),
            insert("members", {"club": club} | msgspec.structs.asdict(keeper)),
        )
        return code if made else None

    async def find(self, code: str) -> ClubRow | None:
        return await self._store.row(ClubRow, "clubs WHERE code = $1", code)

    async def members(self, club: str) -> list[MemberRow]:
        """The longest there first."""
        return await self._store.read(MemberRow, "members WHERE club = $1 ORDER BY joined, number", club)

    async def own(self, person: str) -> list[OwnRow]:
        return [OwnRow(*row) for row in await self._store.ask(_OWN, person)]

    async def join(self, club: ClubRow, person: str, name: str, now: float) -> bool:
        """Whether there was room for somebody who is no member, and the link is still good; else nothing is done."""
        return await self._store.try_change(
            Statement(_NUMBER, (club.id, now, club.code), 1),
            Statement(_JOIN, (club.id, person, name, now, MOST_MEMBERS, MOST_JOINED), 1),
            Statement("UPDATE clubs SET keeper = $2 WHERE id = $1 AND keeper = ''", (club.id, person)),
        )

    async def leave(self, club: ClubRow, person: str, now: float, code: str = "") -> bool:
        """Somebody goes, perhaps with the old link; whether they were there. Who kept it is followed by the next."""
        again = Statement("UPDATE clubs SET code = $2 WHERE id = $1", (club.id, code))
        follow = NEXT_KEEPER.format(guest="$2") + " AND id = $1"
        return await self._store.try_change(
            Statement(_ONE_AT_A_TIME, (club.id, now), 1),
            Statement("DELETE FROM members WHERE club = $1 AND person = $2 RETURNING number", (club.id, person), 1),
            Statement(_UNNAME, (club.id, person)),
            Statement(follow, (club.id, person)),
            *([again] if code else []),
        )

    async def rename(self, club: str, person: str, name: str) -> None:
        sql = "UPDATE members SET name = $3 WHERE club = $1 AND person = $2"
        await self._store.change([Statement(sql, (club, person, name))])

    async def change(self, club: ClubRow, keeper: str) -> bool:
        """What a club is called and played by, and its code; whether that person keeps it."""
        sql = """
        UPDATE clubs SET code = $3, name = $4, rules = $5, called = $6 WHERE id = $1 AND keeper = $2 RETURNING id
        """
        return await self._store.try_change(
            Statement(sql, (club.id, keeper, club.code, club.name, club.rules, club.called), 1)
        )

    async def pass_on(self, club: str, keeper: str, person: str) -> bool:
        """Somebody else keeps a club; whether both are in it, the one as its keeper."""
        sql = """
        UPDATE clubs SET keeper = $3 WHERE id = $1 AND keeper = $2
            AND EXISTS (SELECT 1 FROM members WHERE club = $1 AND person = $3) RETURNING id
        """
        return await self._store.try_change(Statement(sql, (club, keeper, person), 1))

    async def opened(self, club: str, code: str, title: str, now: float) -> None:
        """A table or an evening has been opened in a club."""
        put = "INSERT INTO club_rooms (code, club, at, title, people, ended) VALUES ($1, $2, $3, $4, 0, 0)"
        again = " ON CONFLICT (code) DO UPDATE SET club = excluded.club, at = excluded.at, title = excluded.title"
        used = Statement("UPDATE clubs SET used = $2 WHERE id = $1", (club, now))
        await self._store.change([Statement(put + again, (code, club, now, title)), used])

    async def rooms(self, club: str, most: int) -> list[str]:
        """The codes of the tables and evenings that were opened in a club and that are not known to be over."""
        sql = "SELECT code FROM club_rooms WHERE club = $1 AND ended = 0 ORDER BY at DESC LIMIT $2"
        return [code for (code,) in await self._store.ask(sql, club, most)]

    async def evenings(self, club: str, most: int) -> list[EveningRow]:
        """Those that are over, the newest first."""
        which = "club_rooms WHERE club = $1 AND ended > 0 ORDER BY ended DESC LIMIT $2"
        return await self._store.read(EveningRow, which, club, most)

    async def places(self, club: str) -> list[PlaceRow]:
        return [PlaceRow(*row) for row in await self._store.ask(_PLACES, club)]

    async def album(self, club: str, before: float, most: int) -> list[AlbumRow]:
        """The finished matches of a club, the newest first."""
        return [AlbumRow(*row) for row in await self._store.ask(_ALBUM, club, before, most)]

    async def seats(self, club: str, most: int) -> list[SeatRow]:
        """Who had which seat in them, the newest first."""
        return rows_of(SeatRow, await self._store.ask(_PLAYED, club, most))


async def forget_empty(store: Store, before: float) -> None:
    """Takes away the clubs that nobody belongs to, nor has since a time; matches stay."""
    rooms = f"SELECT code FROM club_rooms WHERE club IN ({_EMPTY})"
    await store.change(
        [
            Statement(f"DELETE FROM club_places WHERE room IN ({rooms})", (before,)),
            Statement(f"DELETE FROM club_matches WHERE club IN ({_EMPTY})", (before,)),
            Statement(f"DELETE FROM club_rooms WHERE club IN ({_EMPTY})", (before,)),
            Statement(f"DELETE FROM clubs WHERE id IN ({_EMPTY})", (before,)),
        ]
    )
