"""Clubs: a link that is a group, with its house rules, and what its members open and play there."""

from __future__ import annotations

import math
import time
from collections import defaultdict
from typing import Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from lastcard.core import rules
from lastcard.core.errors import Problem
from lastcard.core.rules import MAX_SEATS, Ruleset
from lastcard.core.times import iso
from lastcard.protocol.clubs import (
    Club,
    ClubAlbum,
    ClubChange,
    ClubListed,
    ClubMatch,
    Member,
    NewClub,
    PastEvening,
    Placed,
    Rules,
)
from lastcard.protocol.evening import Plan
from lastcard.protocol.http import EveningSummary, Summary
from lastcard.protocol.messages import Settings
from lastcard.protocol.replays import MatchShown
from lastcard.server.caches import BoundedCache
from lastcard.server.honours import honours
from lastcard.server.hub import Hub
from lastcard.server.records import read_finished
from lastcard.server.storage.base import new_code
from lastcard.server.storage.clubs import (
    CODE,
    MOST_JOINED,
    MOST_KEPT,
    MOST_MEMBERS,
    AlbumRow,
    ClubRow,
    ClubStore,
    MemberRow,
    PlaceRow,
    SeatRow,
)
from lastcard.table.commands import check_settings
from lastcard.table.driver import Room
from lastcard.table.identities import Identity, clean_title, free_name

OPENED: Final = 50  # tables and evenings, the newest, of which those are shown that are not over
ALBUM: Final = 50  # matches at once
PAST: Final = 50  # evenings
COUNTED: Final = 20_000  # seats, the newest, for the table of honours
KEPT: Final = 100  # clubs whose seats are kept for whoever asks next
FRESH: Final = 60.0  # seconds
USUAL: Final = 4  # seats, where the rules allow it

_rules: Final = msgspec.json.Decoder(Rules).decode


class Clubs:
    """The clubs of a server. Who asks is a `person`: an account, or a guest without one."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = ClubStore(hub.store)
        self._seats: BoundedCache[tuple[str, float, list[SeatRow]]] = BoundedCache(KEPT)  # up to which match, and when

    async def find(self, code: str) -> ClubRow:
        found = await self._store.find(code.upper())
        if found is None:
            raise Problem("unknown-club", code=code.upper())
        return found

    async def own(self, person: str) -> list[ClubListed]:
        """The clubs that somebody belongs to, those used last first."""
        return [
            ClubListed(club=row.code, name=row.name, members=row.members, keeps=row.keeper == person)
            for row in await self._store.own(person)
        ]

    async def make(self, wanted: NewClub, person: str, who: Identity) -> Club:
        keeper = MemberRow(person, 1, who.name, time.time())
        chosen = _checked(wanted.rules)
        code = await self._store.make(clean_title(wanted.name), _written(chosen), _title(wanted.called), keeper)
        if code is None:
            raise Problem("clubs-full", most=MOST_KEPT)
        return await self.shown(await self.find(code), person)

    async def change(self, club: ClubRow, wanted: ClubChange, person: str) -> None:
        """Other rules, or another name; only whoever keeps the club may."""
        if club.keeper != person:
            raise Problem("not-keeper")
        if wanted.name is not UNSET:
            club = replace(club, name=clean_title(wanted.name))
        if wanted.rules is not UNSET:
            club = replace(club, rules=_written(_checked(wanted.rules)))
        if wanted.table is not UNSET:
            club = replace(club, rules=_written(await self._rules_at(club, wanted.table.upper())))
        if wanted.called is not UNSET:
            club = replace(club, called=_title(wanted.called))
        await self._store.change(club, person)

    async def _rules_at(self, club: ClubRow, code: str) -> Ruleset:
        """The rules of a table that was opened in a club."""
        room = await self._hub.look(code) if code in await self._store.rooms(club.id, OPENED) else None
        if not isinstance(room, Room):
            raise Problem("unknown-table", code=code)
        return room.table.rules

    async def renew(self, club: ClubRow, person: str) -> ClubRow:
        """A new link: with the old one nobody finds the club any more."""
        club = replace(club, code=new_code(CODE))
        if not await self._store.change(club, person):
            raise Problem("not-keeper")
        return club

    # Members

    async def join(self, club: ClubRow, person: str, who: Identity) -> None:
        """Makes somebody a member, once."""
        members = await self._store.members(club.id)
        if any(member.person == person for member in members):
            return
        name = free_name(who.name, [member.name for member in members])
        if await self._store.join(club, person, name, time.time()):
            return
        await self.find(club.code)
        if len(members) >= MOST_MEMBERS:
            raise Problem("club-full", most=MOST_MEMBERS)
        if len(await self._store.own(person)) >= MOST_JOINED:
            raise Problem("clubs-full", most=MOST_JOINED)

    async def part(self, club: ClubRow, number: int, person: str) -> ClubRow:
        """Somebody leaves, or is removed by whoever keeps the club: then the old link is void too."""
        member = await self._member(club, number)
        removed = member.person != person
        if removed and club.keeper != person:
            raise Problem("not-keeper")
        code = new_code(CODE) if removed else ""
        await self._store.leave(club, member.person, time.time(), code)
        return replace(club, code=code or club.code)

    async def pass_on(self, club: ClubRow, number: int, person: str) -> None:
        member = await self._member(club, number)
        if not await self._store.pass_on(club.id, person, member.person):
            raise Problem("not-keeper")

    async def _member(self, club: ClubRow, number: int) -> MemberRow:
        for member in await self._store.members(club.id):
            if member.number == number:
                return member
        raise Problem("unknown-member")

    async def note_name(self, club: ClubRow, person: str, who: Identity) -> None:
        """Somebody may be called something else by now."""
        members = await self._store.members(club.id)
        own = next((member for member in members if member.person == person), None)
        if own is not None:
            name = free_name(who.name, [member.name for member in members if member is not own])
            if name != own.name:
                await self._store.rename(club.id, person, name)

    # Tables and evenings

    async def open(self, club: ClubRow, person: str, who: Identity, where: str) -> Summary:
        """A table with the rules of a club, for its members to sit down at."""
        await self._check_member(club, person)
        chosen = self.ruleset(club)
        opened = await self._hub.open(Settings(rules=chosen.value(), seats=_seats(chosen)), who, where)
        await self._store.opened(club.id, opened.table, "", time.time())
        return opened

    async def open_evening(self, club: ClubRow, person: str, who: Identity, where: str) -> EveningSummary:
        """The same, of several tables."""
        await self._check_member(club, person)
        plan = Plan(rules=_rules(club.rules), title=club.name)
        opened = await self._hub.open_evening(plan, who, where)
        await self._store.opened(club.id, opened.evening, club.name, time.time())
        return opened

    async def _check_member(self, club: ClubRow, person: str) -> None:
        if all(member.person != person for member in await self._store.members(club.id)):
            raise Problem("not-member")

    # What there is to see

    async def shown(self, club: ClubRow, person: str) -> Club:
        """A club as somebody sees it who has its link; nobody in particular is ""."""
        members = await self._store.members(club.id)
        own = next((member.number for member in members if person and member.person == person), 0)
        tables, evenings = await self._under_way(club)
        places, album = await self._store.places(club.id), await self.album(club, math.inf)
        seats = await self._counted(club, album.matches[0].record if album.matches else "")
        chosen = self.ruleset(club)
        return Club(
            club=club.code,
            link=f"{self._hub.config.base}/club/{club.code}",
            name=club.name,
            called=club.called,
            preset=chosen.base,
            rules=chosen.value(),
            own=own,
            keeps=bool(own) and club.keeper == person,
            members=tuple([_member(each, club) for each in members]),
            tables=tuple(tables),
            evenings=tuple(evenings),
            past=tuple(await self._past(club, places)),
            honours=honours(members, seats, places),
            album=album,
        )

    def ruleset(self, club: ClubRow) -> Ruleset:
        return rules.from_value(_rules(club.rules))

    async def _under_way(self, club: ClubRow) -> tuple[list[Summary], list[EveningSummary]]:
        """The tables and evenings at which something is to come, the newest first."""
        registry = self._hub.registry
        known = [code for code in await self._store.rooms(club.id, OPENED) if code in registry]
        kept = [registry.kept(code) for code in known]
        now = [each for each in kept if each.stage != "over"]
        tables = [each.told() for each in now if each.evening is UNSET]
        return tables, [each.evening for each in now if each.evening is not UNSET]

    async def _counted(self, club: ClubRow, newest: str) -> list[SeatRow]:
        """Who had which seat; many look at a club at once, so that is kept for a moment, or until another match."""
        known, until, seats = self._seats.get(club.id) or ("", 0.0, [])
        now = time.monotonic()
        if known != newest or now > until:
            seats = await self._store.seats(club.id, COUNTED)
            self._seats.put(club.id, (newest, now + FRESH, seats))
        return seats

    async def _past(self, club: ClubRow, all_places: list[PlaceRow]) -> list[PastEvening]:
        places: defaultdict[str, list[Placed]] = defaultdict(list)
        for each in all_places:
            places[each.room].append(Placed(each.place, each.name))
        return [
            PastEvening(
                evening=row.code,
                title=row.title,
                at=iso(row.ended),
                people=row.people,
                places=tuple(places[row.code]),
                there=row.code in self._hub.registry,
            )
            for row in await self._store.evenings(club.id, PAST)
        ]

    async def album(self, club: ClubRow, before: float) -> ClubAlbum:
        """Finished matches, the newest first."""
        rows = await self._store.album(club.id, before, ALBUM)
        evenings = {row.code for row in await self._store.evenings(club.id, PAST)}
        matches = tuple([_match(row, row.room if row.room in evenings else "") for row in rows])
        return ClubAlbum(matches, rows[-1].at if len(rows) == ALBUM else 0.0)


def _member(row: MemberRow, club: ClubRow) -> Member:
    return Member(member=row.number, name=row.name, joined=iso(row.joined), keeps=row.person == club.keeper)


def _match(row: AlbumRow, evening: str) -> ClubMatch:
    about = read_finished(row.about)
    return ClubMatch(evening=evening, **{name: getattr(about, name) for name in MatchShown.__struct_fields__})


def _title(text: str) -> str:
    return clean_title(text) if text.strip() else ""


def _seats(chosen: Ruleset) -> int:
    """How many seats a table of a club has: as many as usual, or as few as the rules allow."""
    seats: int
    for seats in (USUAL, *range(2, MAX_SEATS + 1)):
        try:
            chosen.check_seats(seats)
        except Problem:
            continue
        return seats
    return USUAL


def _checked(value: Rules) -> Ruleset:
    """Rules that a table can be played with."""
    settings = Settings(rules=value, seats=_seats(rules.from_value(value)))
    return rules.from_value(check_settings(settings).rules)


def _written(chosen: Ruleset) -> str:
    return msgspec.json.encode(chosen.value()).decode()
