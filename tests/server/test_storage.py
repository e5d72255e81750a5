"""What every store does: all of a batch or nothing, each version once, and what was written is read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from lastcard.server.storage.base import (
    ALPHABET,
    CODE,
    AnswerRow,
    LuckRow,
    RecordRow,
    ReviewRow,
    RoomRow,
    Store,
    Unavailable,
    WriteBatch,
)
from lastcard.server.storage.contacts import ContactRow, contacts_of, forget_contact, keep_contact
from lastcard.server.storage.postgres.store import PostgresStore
from lastcard.server.storage.sqlite import SqliteStore
from server import postgres

Opening = Callable[[], AbstractAsyncContextManager[Store]]


@pytest.fixture(params=["sqlite", "postgres"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Opens a store, which is empty the first time."""
    url = postgres.wanted().database() if request.param == "postgres" else ""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store: Store
        if url:
            store = await PostgresStore.open(url, "127.0.0.1:1", 60.0)
        else:
            store = SqliteStore.open(tmp_path / "lastcard.sqlite3")
        try:
            yield store
        finally:
            await store.close()

    return opened


def within(opening: Opening, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opening() as store:
            await work(store)

    asyncio.run(run())


def room(number: int, code: str = "", public: bool = True, touched: float = 1.5) -> RoomRow:
    return RoomRow(number, code or f"CODE{number}", public, touched, b'{"seats":4}')


def record(name: str, at: float, public: bool = True) -> RecordRow:
    return RecordRow(name, 1, public, at, b'{"names":["\xc3\x85sa"]}', f"lastcard = 1 # {name}\n")


def rooms(*numbers: int) -> dict[int, RoomRow]:
    return {number: room(number) for number in numbers}


async def kept(store: Store, name: str) -> RecordRow | None:
    """A record as it is in the store, with its text."""
    row = await store.record(name)
    text = (await store.part(name, 0, 1_000_000)).decode()
    return None if row is None else msgspec.structs.replace(row, text=text)


def entries(room: int, *versions: int) -> list[tuple[int, int, float, str]]:
    return [(room, version, 0.25, f'{{"n":{version}}}') for version in versions]


# What is written is there


def test_a_new_store_holds_nothing_but_its_key(opening: Opening) -> None:
    async def work(store: Store) -> None:
        assert (await store.rooms(), await store.entries(1), await store.records(9)) == ([], [], [])
        assert (await store.record("x"), await store.claim("x"), await store.part("x", 0, 9)) == (None, None, b"")
        assert len(store.key) == 32
        await store.check(writing=True)
        assert not await store.settle()

    within(opening, work)


def test_what_is_written_is_read_now_and_after_opening_again(opening: Opening) -> None:
    rows = [room(1), room(2, public=False, touched=1e9 + 0.125)]
    keys = []

    async def write(store: Store) -> None:
        await store.write(
            WriteBatch([*entries(1, 1, 2), *entries(2, 1)], {row.id: row for row in rows}, [record("a", 3.5)])
        )
        await store.write(WriteBatch(entries(1, 3), served=(5e9, 3e9)))
        await read(store)

    async def read(store: Store) -> None:
        assert await store.rooms() == rows
        assert [await store.claim(code) for code in ("CODE1", "CODE2", "CODE3")] == [*rows, None]
        assert await store.entries(1) == [b'{"n":1}', b'{"n":2}', b'{"n":3}']
        assert await store.entries(2) == [b'{"n":1}']
        assert await kept(store, "a") == record("a", 3.5)
        assert await store.served() == (5e9, 3e9)
        keys.append(store.key)

    for work in (write, read, read):
        within(opening, work)
    assert len(set(keys)) == 1


def test_logs_and_records_can_be_read_a_part_at_a_time(opening: Opening) -> None:
    async def work(store: Store) -> None:
        await store.write(WriteBatch(entries(1, 1, 2, 3, 4, 5), rooms(1), [record("Å", 1.0)]))
        pages = [await store.entries(1, after, 2) for after in (0, 2, 4, 5)]
        assert [len(page) for page in pages] == [2, 2, 1, 0]
        assert [entry for page in pages for entry in page] == await store.entries(1)
        text = record("Å", 1.0).text.encode()
        for begin in range(0, len(text) + 6, 6):
            assert await store.part("Å", begin, 6) == text[begin : begin + 6]

    within(opening, work)


def test_a_room_is_replaced_by_what_it_is_now(opening: Opening) -> None:
    async def work(store: Store) -> None:
        await store.write(WriteBatch(rooms={1: room(1)}))
        await store.write(WriteBatch(rooms={1: room(1, touched=9.0)}))
        assert await store.rooms() == [room(1, touched=9.0)]

    within(opening, work)


def test_public_records_are_listed_newest_first_without_their_texts(opening: Opening) -> None:
    async def work(store: Store) -> None:
        await store.write(WriteBatch(records=[record(f"r{at}", float(at), public=at != 3) for at in (2, 5, 1, 3, 4)]))
        assert [found.at for found in await store.records(9)] == [5, 4, 2, 1]
        assert [found.at for found in await store.records(2)] == [5, 4]
        assert [found.at for found in await store.records(2, before=4.0)] == [2, 1]
        assert await store.records(1) == [msgspec.structs.replace(record("r5", 5.0), text="")]
        assert await kept(store, "r3") == record("r3", 3.0, public=False)

    within(opening, work)


def test_reviews_and_luck_are_kept_with_their_version(opening: Opening) -> None:
    def luck(name: str, seat: int, version: str, deal: int) -> LuckRow:
        return LuckRow(name, seat, version, seat == 2, 3, 500, deal, 5, 0, 0, 1000)

    async def work(store: Store) -> None:
        await store.write(WriteBatch(records=[record("a", 1.0), record("b", 2.0)]))
        assert await store.without_luck("1", 9) == ["a", "b"]
        await store.write(
            WriteBatch(
                reviews=[ReviewRow("a", "1", b"\x00\xff")], lucks=[luck("a", 1, "1", 10), luck("a", 2, "1", -20)]
            )
        )
        assert (await store.review("a", "1"), await store.review("a", "2")) == (b"\x00\xff", None)
        assert (await store.without_luck("1", 9), await store.without_luck("2", 1)) == (["b"], ["a"])
        assert await store.lucks("1") == [(1, False, 1, 3, 15, 225.0), (2, True, 1, 3, -15, 225.0)]
        await store.write(WriteBatch(reviews=[ReviewRow("a", "2", b"new")], lucks=[luck("a", 1, "2", 0)]))
        assert (await store.review("a", "2"), await store.review("a", "1")) == (b"new", None)
        assert [total.seat for total in await store.lucks("1")] == [2]

    within(opening, work)


def test_large_batches_and_large_entries_are_written_whole(opening: Opening) -> None:
    big = msgspec.json.encode("x" * 1_000_000).decode()

    async def work(store: Store) -> None:
        await store.write(WriteBatch([*entries(1, *range(1, 20_001)), (2, 1, 0.0, big)], rooms(1, 2)))
        assert len(await store.entries(1)) == 20_000
        assert await store.entries(2) == [big.encode()]

    within(opening, work)


def test_entries_are_the_same_before_and_after_they_have_settled(opening: Opening) -> None:
    async def work(store: Store) -> None:
        for version in range(1, 8):
            some = [*entries(1, version), *entries(2, version), *entries(3, version)]
            await store.write(WriteBatch(some, rooms(1, 2, 3) if version == 1 else {}))
            if version in (3, 5):
                while await store.settle():
                    pass
        await store.write(WriteBatch(gone=[2]))
        assert [len(await store.entries(number)) for number in (1, 2, 3)] == [7, 0, 7]

    within(opening, work)


def test_the_first_answer_to_a_puzzle_stays(opening: Opening) -> None:
    rows = [
        AnswerRow("ann", "a", 0, False, 1.0),
        AnswerRow("ann", "a", 0, True, 2.0),  # once more
        AnswerRow("ann", "a", 7, True, 3.0),  # as one of a day
        AnswerRow("ben", "a", 0, True, 4.0),
        AnswerRow("ann", "b", 0, True, 5.0),
    ]

    async def work(store: Store) -> None:
        assert (await store.answers("ann"), await store.tried()) == ([], [])
        for row in rows:
            await store.write(WriteBatch(answers=[row]))
        assert await store.answers("ann") == [rows[0], rows[2], rows[4]]
        assert sorted(await store.tried()) == [("a", 2, 1), ("b", 1, 1)]

    within(opening, work)


# The places of tables


def test_no_two_tables_are_allotted_the_same_place(opening: Opening) -> None:
    places = []

    async def work(store: Store) -> None:
        for _ in range(5):
            place = await store.allot()
            places.append(place)
            await store.write(WriteBatch(entries(place.number, 1), {place.number: room(*place)}))
        await store.write(WriteBatch(gone=[place.number]))

    for _ in range(2):
        within(opening, work)
    assert [place.number for place in places] == list(range(1, 11))  # the number of a table that is gone stays its own
    assert len({place.code for place in places}) == 10
    for place in places:
        assert len(place.code) == CODE
        assert set(place.code) <= set(ALPHABET)


def test_two_tables_with_one_code_are_refused(opening: Opening) -> None:
    async def work(store: Store) -> None:
        await store.write(WriteBatch(entries(1, 1), {1: room(1)}))
        with pytest.raises(Exception, match="code"):
            await store.write(WriteBatch(entries(2, 1), {2: room(2, "CODE1")}))
        assert (await store.rooms(), await store.entries(2)) == ([room(1)], [])

    within(opening, work)


def test_a_table_that_is_gone_leaves_its_records(opening: Opening) -> None:
    async def work(store: Store) -> None:
        await store.write(WriteBatch([*entries(4, 1, 2), *entries(7, 1)], {4: room(4), 7: room(7)}, [record("a", 1.0)]))
        await store.write(WriteBatch(gone=[7]))
        assert (await store.rooms(), await store.entries(7), await store.claim("CODE7")) == ([room(4)], [], None)
        assert (len(await store.entries(4)), await kept(store, "a")) == (2, record("a", 1.0))

    within(opening, work)


# All or nothing, and once


def test_a_batch_is_true_if_there_is_anything_in_it() -> None:
    assert not WriteBatch()
    for batch in (
        WriteBatch(entries(1, 1)),
        WriteBatch(rooms={1: room(1)}),
        WriteBatch(records=[record("a", 1.0)]),
        WriteBatch(gone=[1]),
    ):
        assert batch
    WriteBatch().entries.append((1, 1, 0.0, ""))
    assert not WriteBatch()


def test_a_version_is_written_once(opening: Opening) -> None:
    async def work(store: Store) -> None:
        await store.write(WriteBatch(entries(1, 1, 2), rooms(1)))
        for more in ({}, {1: room(1, touched=9.0)}):
            with pytest.raises(ValueError, match="version 2 after 3"):
                await store.write(WriteBatch([*entries(1, 3), *entries(1, 2)], more))
        with pytest.raises(ValueError, match="version 4 after 2"):
            await store.write(WriteBatch(entries(1, 4)))
        assert (len(await store.entries(1)), await store.rooms()) == (2, [room(1)])
        await store.write(WriteBatch(entries(1, 3)))
        assert len(await store.entries(1)) == 3

    within(opening, work)


def test_a_batch_that_fails_at_its_end_leaves_nothing(opening: Opening) -> None:
    async def work(store: Store) -> None:
        with pytest.raises((OverflowError, Unavailable)):
            await store.write(WriteBatch(entries(1, 1), {1: room(1)}, [record("b", 2.0)], gone=[2**70]))
        assert (await store.entries(1), await store.rooms(), await store.record("b")) == ([], [], None)

    within(opening, work)


def test_a_record_that_is_there_stays_as_it_is(opening: Opening) -> None:
    async def work(store: Store) -> None:
        await store.write(WriteBatch(records=[record("a", 1.0)]))
        await store.write(WriteBatch(entries(1, 1), rooms(1), [record("a", 2.0)]))
        assert ((await store.records(9))[0].at, len(await store.entries(1))) == (1.0, 1)

    within(opening, work)


def test_logs_are_read_while_others_are_written(opening: Opening) -> None:
    async def work(store: Store) -> None:
        async def write() -> None:
            for version in range(1, 101):
                await store.write(
                    WriteBatch(entries(1, version), {1: room(1, touched=version)} if version % 3 == 1 else {})
                )

        writing = asyncio.ensure_future(write())
        seen = 0
        while not writing.done():
            found = len(await store.entries(1))
            assert found >= seen
            seen = found
        await writing
        assert len(await store.entries(1)) == 100

    within(opening, work)


def test_where_guests_hear_of_their_turn_is_kept_and_forgotten(opening: Opening) -> None:
    ada = ContactRow("Ada", "1", "push", "https://push.example/1", '{"p256dh":"","auth":""}', "sv", 1.0)
    hook = ContactRow("Ada", "2", "hook", "https://hook.example", "whsec_", "en", 2.0)
    bo = ContactRow("Bo", "1", "hook", "https://bo.example", "", "en", 0.5)

    async def work(store: Store) -> None:
        for row in (hook, ada, bo, ada):
            await keep_contact(store, row)
        later = msgspec.structs.replace(hook, kind="push", secret="whsec_new")
        await keep_contact(store, later)
        assert await contacts_of(store, "Ada") == [ada, later]
        await forget_contact(store, "Ada", "1")
        await forget_contact(store, "Ada", "1")
        assert (await contacts_of(store, "Ada"), await contacts_of(store, "Bo")) == ([later], [bo])

    within(opening, work)
