"""Several servers on one database: each fence that keeps a table with one owner, and what breaks without it.

Every case is a function that plays a race through, step by step. It has to hold; and with the part of a statement taken
out that it is about, it must not.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg
import pytest

from lastcard.server.storage.base import Elsewhere, RoomRow, StoreLost, Unavailable, WriteBatch
from lastcard.server.storage.postgres import queries
from lastcard.server.storage.postgres.store import PostgresStore
from server import postgres

LEASE: Final = 60.0
BLOCKED: Final = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
Case = Callable[[str], Awaitable[None]]


def room(number: int, code: str = "", evening: str = "") -> RoomRow:
    return RoomRow(number, code or f"CODE{number}", True, 1.5, b"{}", evening)


def entries(number: int, *versions: int, by: str = "") -> list[tuple[int, int, float, str]]:
    return [(number, version, 0.25, f'"{by}{version}"') for version in versions]


@asynccontextmanager
async def nodes(url: str, number: int = 2) -> AsyncIterator[list[PostgresStore]]:
    opened = [await PostgresStore.open(url, f"node{place}", LEASE) for place in range(number)]
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


@asynccontextmanager
async def somebody(url: str) -> AsyncIterator[asyncpg.Connection[Any]]:
    """A connection of nobody's, to look at things and to hold them."""
    connection = await asyncpg.connect(url, server_settings={"search_path": "lastcard"})
    try:
        yield connection
    finally:
        connection.terminate()


async def expire(url: str, store: PostgresStore) -> None:
    """Lets a node's lease be over."""
    async with somebody(url) as line:
        await line.execute("UPDATE nodes SET until = clock_timestamp() - interval '1 s' WHERE id = $1", store.life)


async def waiting(line: asyncpg.Connection[Any], number: int = 1) -> None:
    """Until so many statements wait for a lock."""
    while await line.fetchval(BLOCKED) < number:
        await asyncio.sleep(0.005)


@pytest.fixture
def url(monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a new database on a server that has long been running."""
    over = queries.OVER.replace("pg_postmaster_start_time()", "'2000-01-01'::timestamptz")
    for name in ("BEAT", "CLAIM", "OWNED"):
        text = getattr(queries, name)
        for lease in ("$2::float8", "$3::float8", "$4::float8"):
            text = text.replace(queries.OVER.format(lease=lease), over.format(lease=lease))
        monkeypatch.setattr(queries, name, text)
    return postgres.wanted().database()


# The cases


async def a_dead_node_appends_nothing(url: str) -> None:
    async with nodes(url) as (one, other):
        await one.write(WriteBatch(entries(1, 1), {1: room(1)}))
        await expire(url, one)
        assert await other.claim("CODE1") == room(1)
        assert len(await other.entries(1)) == 1
        for batch in (
            WriteBatch(entries(1, 2)),
            WriteBatch(entries(1, 2), {1: room(1)}),
            WriteBatch(rooms={2: room(2)}),
        ):
            life = one.life
            with pytest.raises(StoreLost):
                await one.write(batch)
            assert one.life == 0
            assert not one.holds
            one.life = life  # as if it had not heard of it
        await other.write(WriteBatch(entries(1, 2, by="other")))
        assert await other.entries(1) == [b'"1"', b'"other2"']
        one.life = 0
        await one.check(writing=True)
        assert one.life > life
        with pytest.raises(Elsewhere) as found:
            await one.claim("CODE1")
        assert found.value.address == "node1"


async def a_claim_waits_for_what_is_being_appended(url: str) -> None:
    async with nodes(url) as (one, other), somebody(url) as line, somebody(url) as looking:
        await one.write(WriteBatch(entries(1, 1), {1: room(1)}))
        for number, batch in ((2, WriteBatch(entries(1, 2))), (3, WriteBatch(entries(1, 3), served=(1.0, 1.0)))):
            holding = line.transaction()
            await holding.start()
            await line.execute("INSERT INTO log VALUES (1, $1, 0, 0, '')", number)
            appending = asyncio.ensure_future(one.write(batch))
            await waiting(looking)
            await expire(url, one)
            claiming = asyncio.ensure_future(other.claim("CODE1"))
            while not claiming.done() and await looking.fetchval(BLOCKED) < 2:
                await asyncio.sleep(0.005)
            seen = len(await other.entries(1)) if claiming.done() else None
            await holding.rollback()
            await appending
            assert await claiming == room(1)
            assert seen is None  # else it would go on without what is told in the next moment
            assert len(await other.entries(1)) == number
            await other.leave()
            other._left = False
            await other.check(writing=True)
            with pytest.raises(StoreLost):
                await one.check(writing=True)
            await one.check(writing=True)
            assert await one.claim("CODE1") == room(1)


async def a_table_that_was_released_is_not_written_to(url: str) -> None:
    async with nodes(url) as (one, other):
        await one.write(WriteBatch([*entries(1, 1), *entries(2, 1)], {1: room(1), 2: room(2)}))
        await one.write(WriteBatch(released=[1]))
        assert await other.claim("CODE1") == room(1)
        for batch in (
            WriteBatch([*entries(2, 2), *entries(1, 2)]),
            WriteBatch([*entries(2, 2), *entries(1, 2)], {2: room(2)}),
            WriteBatch(entries(2, 2), {1: room(1), 2: room(2)}),
        ):
            life = one.life
            with pytest.raises(StoreLost):
                await one.write(batch)
            one.life = life
            assert (len(await one.entries(1)), len(await one.entries(2))) == (1, 1)
        await other.write(WriteBatch(entries(1, 2)))


async def what_comes_late_of_a_broken_line_is_there_once(url: str) -> None:
    async with nodes(url, 1) as [one], somebody(url) as line, somebody(url) as looking:
        await one.write(WriteBatch(entries(1, 1), {1: room(1)}))
        holding = line.transaction()
        await holding.start()
        await line.execute("SELECT FROM nodes FOR UPDATE")
        appending = asyncio.ensure_future(one.write(WriteBatch(entries(1, 2, by="late"))))
        await waiting(looking)
        appending.cancel()  # with which the line breaks off; the statement waits on
        with pytest.raises(asyncio.CancelledError):
            await appending
        assert len(await one.entries(1)) == 1  # so that the table goes on from here
        await holding.rollback()
        while await looking.fetchval("SELECT count(*) FROM log WHERE version = 2") == 0:
            await asyncio.sleep(0.005)
        with pytest.raises(Unavailable):
            await one.write(WriteBatch(entries(1, 2, by="again")))
        assert await one.entries(1) == [b'"1"', b'"late2"']
        await one.write(WriteBatch(entries(1, 3)))


async def of_two_who_claim_at_once_one_has_it(url: str) -> None:
    async with nodes(url, 3) as (dead, slow, quick):
        await dead.write(WriteBatch(entries(1, 1), {1: room(1)}))
        await expire(url, dead)
        [line] = {slow._reader}
        usual = line.one

        async def pausing(query: str, *values: Any) -> Any:
            if query == queries.CLAIM:
                line.one = usual  # type: ignore[method-assign]
                assert await quick.claim("CODE1") == room(1)
            return await usual(query, *values)

        line.one = pausing  # type: ignore[method-assign]
        with pytest.raises(Elsewhere):
            await slow.claim("CODE1")
        await quick.write(WriteBatch(entries(1, 2)))


async def an_evening_and_its_tables_have_one_owner(url: str) -> None:
    async with nodes(url, 3) as (dead, one, other):
        rooms = {1: room(1, "EVENING"), 2: room(2, "TABLE2", "EVENING"), 3: room(3, "TABLE3", "EVENING")}
        await dead.write(WriteBatch([*entries(1, 1), *entries(2, 1), *entries(3, 1)], rooms))
        await expire(url, dead)
        assert await one.claim("TABLE3") == rooms[3]
        for code in ("TABLE2", "EVENING", "TABLE3"):
            with pytest.raises(Elsewhere):
                await other.claim(code)
        await one.write(WriteBatch([*entries(1, 2), *entries(2, 2), *entries(3, 2)]))
        async with somebody(url) as line:  # a table that the dead opened in its last moment
            await line.execute("INSERT INTO rooms VALUES (4, 'TABLE4', 'EVENING', $1, true, 0, '{}')", dead._before)
        with pytest.raises(Elsewhere):
            await other.claim("TABLE4")
        assert await one.claim("TABLE4") is not None
        await one.write(WriteBatch(entries(4, 1)))


async def all_of_a_batch_is_written_or_nothing(url: str) -> None:
    async with nodes(url) as (one, other):
        await one.write(WriteBatch(entries(1, 1), {1: room(1)}))
        await other.write(WriteBatch(entries(2, 1), {2: room(2)}))
        for more in ({}, {1: room(1)}):
            life = one.life
            with pytest.raises(StoreLost):
                await one.write(WriteBatch([*entries(1, 2), *entries(2, 2)], more))
            one.life = life
            assert (len(await one.entries(1)), len(await one.entries(2))) == (1, 1)


async def who_beats_again_is_not_buried(url: str) -> None:
    async with nodes(url) as (one, other):
        await one.write(WriteBatch(entries(1, 1), {1: room(1)}))
        await expire(url, one)
        line = other._reader
        usual = line.one

        async def pausing(query: str, *values: Any) -> Any:
            if query == queries.CLAIM:
                line.one = usual  # type: ignore[method-assign]
                await one.check(writing=True)  # it was only late
            return await usual(query, *values)

        line.one = pausing  # type: ignore[method-assign]
        with pytest.raises(Elsewhere):
            await other.claim("CODE1")
        await one.write(WriteBatch(entries(1, 2)))


async def who_is_dead_claims_nothing(url: str) -> None:
    async with nodes(url, 3) as (one, other, third):
        await one.write(WriteBatch(entries(1, 1), {1: room(1)}))
        await expire(url, one)
        async with somebody(url) as line:
            await line.execute("DELETE FROM nodes WHERE id = $1", other.life)
            with pytest.raises(Unavailable):
                await other.claim("CODE1")
            assert await line.fetchval("SELECT owner FROM rooms") == one.life
        assert await third.claim("CODE1") == room(1)


async def what_is_somebody_elses_is_neither_released_nor_removed(url: str) -> None:
    async with nodes(url) as (one, other):
        await one.write(WriteBatch(entries(1, 1), {1: room(1)}))
        await other.write(WriteBatch(released=[1]))
        await other.write(WriteBatch(gone=[1]))
        with pytest.raises(Elsewhere):
            await other.claim("CODE1")
        assert len(await one.entries(1)) == 1
        await one.write(WriteBatch(entries(1, 2)))


CASES: Final[dict[str, Case]] = {
    case.__name__: case
    for case in (
        a_dead_node_appends_nothing,
        a_claim_waits_for_what_is_being_appended,
        a_table_that_was_released_is_not_written_to,
        what_comes_late_of_a_broken_line_is_there_once,
        of_two_who_claim_at_once_one_has_it,
        an_evening_and_its_tables_have_one_owner,
        all_of_a_batch_is_written_or_nothing,
        who_beats_again_is_not_buried,
        who_is_dead_claims_nothing,
        what_is_somebody_elses_is_neither_released_nor_removed,
    )
}
# What is taken out of which statement, and the case that must not hold then.
MUTATIONS: Final = {
    "append without the node": (
        "APPEND",
        {"SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE": "SELECT $1::bigint AS id"},
        a_claim_waits_for_what_is_being_appended,
    ),
    "claim without the lease": (
        "CLAIM",
        {" AND id <> $2 AND ": " AND id <> $2 OR id = $3 AND "},
        who_beats_again_is_not_buried,
    ),
    "claim by the dead": (
        "CLAIM",
        {"    AND EXISTS (SELECT FROM nodes WHERE id = $2)\n": ""},
        who_is_dead_claims_nothing,
    ),
    "release without the owner": (
        "RELEASE",
        {" AND owner = $1": " AND $1::bigint IS NOT NULL"},
        what_is_somebody_elses_is_neither_released_nor_removed,
    ),
    "remove without the owner": (
        "WRITE",
        {" AND (owner IS NULL OR owner = $1)": "", " AND owner <> $1)": " AND false)"},
        what_is_somebody_elses_is_neither_released_nor_removed,
    ),
    "rooms without counting": (
        "WRITE",
        {" AND (SELECT count(*) FROM put) = cardinality($6)": ""},
        a_table_that_was_released_is_not_written_to,
    ),
    "append without the node's lock": (
        "APPEND",
        {"WHERE id = $1 FOR KEY SHARE": "WHERE id = $1"},
        a_claim_waits_for_what_is_being_appended,
    ),
    "write without the node's lock": (
        "WRITE",
        {"WHERE id = $1 FOR KEY SHARE": "WHERE id = $1"},
        a_claim_waits_for_what_is_being_appended,
    ),
    "write without the node": (
        "WRITE",
        {"SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE": "SELECT $1::bigint AS id"},
        a_dead_node_appends_nothing,
    ),
    "append without the owner": (
        "APPEND",
        {" AND rooms.owner = $1": ""},
        a_table_that_was_released_is_not_written_to,
    ),
    "write without the owner": (
        "WRITE",
        {" AND rooms.owner = $1) RETURNING 1": ") RETURNING 1"},
        a_table_that_was_released_is_not_written_to,
    ),
    "rooms without the owner": (
        "WRITE",
        {" WHERE rooms.owner = $1 RETURNING id": " RETURNING id"},
        a_table_that_was_released_is_not_written_to,
    ),
    "append without counting": (
        "APPEND",
        {"1 / (count(*) = cardinality($2))::integer": "count(*)"},
        all_of_a_batch_is_written_or_nothing,
    ),
    "write without counting": (
        "WRITE",
        {"AND (SELECT count(*) FROM added) = cardinality($2)": ""},
        all_of_a_batch_is_written_or_nothing,
    ),
    "claim without a funeral": (
        "CLAIM",
        {"DELETE FROM nodes WHERE": "SELECT id FROM nodes WHERE", " RETURNING id),\nroot": "),\nroot"},
        a_claim_waits_for_what_is_being_appended,
    ),
    "claim of whoever owns it by now": (
        "CLAIM",
        {" AND owner IS NOT DISTINCT FROM $3": ""},
        of_two_who_claim_at_once_one_has_it,
    ),
    "claim without the others": (
        "CLAIM",
        {"WHERE together = $1": "WHERE false"},
        an_evening_and_its_tables_have_one_owner,
    ),
    "claim of what lives": (
        "OWNED",
        {
            "AND root.owner <> $2 AND NOT": "AND root.owner <> $2 AND false AND NOT",
            "each.code IN (rooms.together, rooms.code)": "each.code = rooms.code",
        },
        an_evening_and_its_tables_have_one_owner,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_it_holds(case: str, url: str) -> None:
    asyncio.run(_bounded(CASES[case], url))


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_without_its_fence_it_does_not_hold(mutation: str, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, changes, case = MUTATIONS[mutation]
    text = getattr(queries, name)
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after)
    monkeypatch.setattr(queries, name, text)
    with pytest.raises((AssertionError, pytest.fail.Exception, Unavailable)) as failed:
        asyncio.run(_bounded(case, url))
    assert failed.value.__cause__ is None or isinstance(failed.value, StoreLost)  # the statement itself is in order


def test_without_the_key_of_the_log_a_version_is_there_twice(url: str) -> None:
    postgres.ask(url, "ALTER TABLE log DROP CONSTRAINT log_pkey")
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        asyncio.run(_bounded(what_comes_late_of_a_broken_line_is_there_once, url))


async def _bounded(case: Case, url: str) -> None:
    async with asyncio.timeout(120):
        await case(url)
