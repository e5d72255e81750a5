"""What every store does with clubs: nobody is in one twice, somebody keeps it, and what goes takes its name along."""

from __future__ import annotations

import asyncio

import pytest

from lastcard.server.storage import clubs
from lastcard.server.storage.accounts import AccountRow, AccountStore, IdentityRow, PasskeyRow, SessionRow
from lastcard.server.storage.base import RecordRow, Store, WriteBatch
from lastcard.server.storage.clubs import (
    ClubRow,
    ClubStore,
    MemberRow,
    PlaceRow,
    count_match,
    end_evening,
    forget_empty,
)
from lastcard.server.storage.postgres.store import PostgresStore
from lastcard.server.storage.ratings import put_player
from lastcard.server.storage.statements import Statement
from server import postgres
from server.test_storage import Opening, opening, within

__all__ = ["opening"]


async def with_ann(store: Store) -> tuple[ClubStore, ClubRow]:
    kept = ClubStore(store)
    code = await kept.make("Fridays", '"classic"', "", MemberRow("ann", 1, "Ann", 1.0))
    assert code is not None
    return kept, await found(kept, code)


async def found(kept: ClubStore, code: str) -> ClubRow:
    club = await kept.find(code)
    assert club is not None
    return club


def names(members: list[MemberRow]) -> list[tuple[int, str]]:
    return [(member.number, member.name) for member in members]


def test_members_come_once_and_their_numbers_are_nobody_elses(opening: Opening) -> None:
    async def work(store: Store) -> None:
        kept, club = await with_ann(store)
        assert await kept.join(club, "bo", "Bo", 2.0)
        assert not await kept.join(club, "bo", "Bo", 3.0)
        assert await kept.leave(club, "bo", 4.0)
        assert not await kept.leave(club, "bo", 4.0)
        assert await kept.join(club, "cy", "Cy", 5.0)
        assert names(await kept.members(club.id)) == [(1, "Ann"), (3, "Cy")]
        assert [row.members for row in await kept.own("cy")] == [2]

    within(opening, work)


def test_who_has_been_there_longest_keeps_a_club_after_its_keeper(opening: Opening) -> None:
    async def work(store: Store) -> None:
        kept, club = await with_ann(store)
        await kept.join(club, "bo", "Bo", 2.0)
        await kept.join(club, "cy", "Cy", 3.0)
        assert not await kept.pass_on(club.id, "bo", "cy")
        assert not await kept.pass_on(club.id, "ann", "nobody")
        assert await kept.leave(club, "ann", 4.0)
        assert (await found(kept, club.code)).keeper == "bo"
        await store.moderation.forget("bo", "~bo")
        assert (await found(kept, club.code)).keeper == "cy"
        assert await kept.leave(club, "cy", 5.0)
        assert (await found(kept, club.code)).keeper == ""
        await kept.join(club, "dee", "Dee", 6.0)
        assert (await found(kept, club.code)).keeper == "dee"

    within(opening, work)


def test_there_is_room_for_so_many_even_at_once(opening: Opening) -> None:
    async def work(store: Store) -> None:
        kept, club = await with_ann(store)
        most = clubs.MOST_MEMBERS
        joined = await asyncio.gather(*[kept.join(club, f"p{number}", "P", 2.0) for number in range(most + 5)])
        assert sum(joined) == most - 1
        assert len(await kept.members(club.id)) == most
        made = [await kept.make("x", '"classic"', "", MemberRow("ann", 1, "Ann", 1.0)) for _ in range(clubs.MOST_KEPT)]
        assert sum(code is not None for code in made) == clubs.MOST_KEPT - 1

    within(opening, work)


def test_an_old_link_leads_nowhere(opening: Opening) -> None:
    async def work(store: Store) -> None:
        kept, club = await with_ann(store)
        await kept.join(club, "bo", "Bo", 2.0)
        assert await kept.leave(club, "bo", 3.0, "NEWCODE")
        assert await kept.find(club.code) is None
        assert not await kept.join(club, "bo", "Bo", 4.0)
        assert names(await kept.members(club.id)) == [(1, "Ann")]

    within(opening, work)


def test_matches_and_evenings_count_in_the_club_that_they_were_opened_in(opening: Opening) -> None:
    async def work(store: Store) -> None:
        kept, club = await with_ann(store)
        await kept.opened(club.id, "TABLE", "", 2.0)
        await kept.opened(club.id, "EVENING", "Fridays", 3.0)
        records = [RecordRow(name, 1, False, at, b"{}", "") for name, at in (("one", 4.0), ("two", 5.0), ("no", 6.0))]
        places = [PlaceRow("EVENING", 1, 1, "ann", "Ann"), PlaceRow("EVENING", 2, 2, "bo", "Bo")]
        also: list[Statement] = [
            count_match("TABLE", "one", 4.0),
            count_match("EVENING", "two", 5.0),
            count_match("ELSEWHERE", "no", 6.0),
            put_player("one", 1, "ann", "", "Ann", True, 4.0),
            put_player("one", 2, "", "easy", "Bot", False, 4.0),
            *end_evening("EVENING", 7.0, "Fridays", places),
            *end_evening("ELSEWHERE", 7.0, "Other", places),
        ]
        await store.write(WriteBatch(records=records, also=[(0, each) for each in also]))
        assert [(row.record, row.room) for row in await kept.album(club.id, 10.0, 5)] == [
            ("two", "EVENING"),
            ("one", "TABLE"),
        ]
        assert [row.record for row in await kept.album(club.id, 5.0, 5)] == ["one"]
        assert [(row.person, row.won) for row in await kept.seats(club.id, 5)] == [("ann", True)]
        assert [(row.title, row.people) for row in await kept.evenings(club.id, 5)] == [("Fridays", 2)]
        assert await kept.places(club.id) == places
        assert await kept.rooms(club.id, 5) == ["TABLE"]

    within(opening, work)


def test_who_leaves_or_is_forgotten_is_a_number_in_the_album(opening: Opening) -> None:
    async def work(store: Store) -> None:
        kept, club = await with_ann(store)
        await kept.join(club, "bo", "Bo", 2.0)
        await kept.opened(club.id, "EVENING", "Fridays", 3.0)
        places = [PlaceRow("EVENING", 1, 1, "ann", "Ann"), PlaceRow("EVENING", 2, 2, "bo", "Bo")]
        await store.change(end_evening("EVENING", 7.0, "Fridays", places))
        told = await store.moderation.others("bo")
        assert told["members"] == [{"club": club.id, "number": 2, "name": "Bo", "joined": 2.0}]
        assert told["club_places"] == [{"room": "EVENING", "number": 2, "place": 2, "name": "Bo"}]
        await kept.leave(club, "ann", 8.0)
        await store.moderation.forget("bo", "~bo")
        assert [(row.person, row.name) for row in await kept.places(club.id)] == [("ann", "#1"), ("~bo", "#2")]
        assert await kept.members(club.id) == []
        assert (await store.moderation.others("bo"))["members"] == []

    within(opening, work)


@pytest.mark.parametrize("way", ["passkey", "words", "issuer"])
def test_an_account_takes_the_place_of_its_guests(opening: Opening, way: str) -> None:
    async def work(store: Store) -> None:
        kept, club = await with_ann(store)
        await kept.join(club, "phone", "Bo", 2.0)
        other = await kept.make("Sundays", '"classic"', "", MemberRow("phone", 1, "Bo", 3.0))
        accounts = AccountStore(store)
        passkey = PasskeyRow(b"one", "bo", b"key", 0, "one", 1.0, 1.0)
        await accounts.create(AccountRow("bo", "Bo", 1.0), passkey, b"words", SessionRow(b"1", "bo", "bo", 1.0))
        await kept.join(club, "bo", "Bo", 4.0)
        await accounts.add_identity(IdentityRow(b"subject", "bo", "issuer", 4.0))
        session = SessionRow(b"2", "bo", "phone", 5.0)
        assert await {
            "passkey": lambda: accounts.sign_in(b"one", 0, session),
            "words": lambda: accounts.recover(b"words", b"fresh", session),
            "issuer": lambda: accounts.sign_in_by(b"subject", session),
        }[way]()
        assert [member.person for member in await kept.members(club.id)] == ["ann", "bo"]
        assert (await found(kept, other or "")).keeper == "bo"
        assert len(await kept.own("bo")) == 2
        await accounts.delete("bo")
        assert [member.person for member in await kept.members(club.id)] == ["ann"]
        assert (await found(kept, other or "")).keeper == ""

    within(opening, work)


def test_a_club_that_nobody_belongs_to_waits_and_goes(opening: Opening) -> None:
    async def work(store: Store) -> None:
        kept, club = await with_ann(store)
        _, busy = await with_ann(store)
        await kept.opened(club.id, "EVENING", "Fridays", 3.0)
        await store.change(end_evening("EVENING", 7.0, "Fridays", [PlaceRow("EVENING", 1, 1, "ann", "Ann")]))
        await kept.leave(club, "ann", 10.0)
        await forget_empty(store, 10.0)
        assert await kept.find(club.code) is not None
        await forget_empty(store, 10.5)
        assert await kept.find(club.code) is None
        assert await kept.find(busy.code) is not None
        assert await kept.places(club.id) == []

    within(opening, work)


def test_two_servers_let_nobody_in_beyond_the_last_place() -> None:
    url = postgres.wanted().database()

    async def work() -> None:
        stores = [await PostgresStore.open(url, f"127.0.0.1:{port}", 60.0) for port in (1, 2)]
        try:
            kept, club = await with_ann(stores[0])
            places = clubs.MOST_MEMBERS - 1
            joining = [
                ClubStore(stores[number % 2]).join(club, f"p{number}", "P", 2.0) for number in range(places + 10)
            ]
            assert sum(await asyncio.gather(*joining)) == places
            numbers = [member.number for member in await kept.members(club.id)]
            assert len(set(numbers)) == len(numbers) == clubs.MOST_MEMBERS
        finally:
            for store in stores:
                await store.close()

    asyncio.run(work())
