"""A database that is wrong, missing, newer, full, read-only or restarted: told, and waited for where it helps."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from lastcard.core.errors import Problem
from lastcard.protocol.messages import Hello, Settings
from lastcard.server.config import Config
from lastcard.server.connections import Connection
from lastcard.server.hub import Hub
from lastcard.server.storage.base import Elsewhere, RoomRow, StoreLost, Unavailable, WriteBatch
from lastcard.server.storage.postgres import schema
from lastcard.server.storage.postgres import store as stores
from lastcard.server.storage.postgres.lines import check_url, shown
from lastcard.server.storage.postgres.store import PostgresStore
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES
from server import forks, postgres
from server.cluster import Wire
from server.running import free_port
from server.within import Line, come, guest

LEASE = 60.0


@pytest.fixture
def url() -> str:
    return postgres.wanted().database()


def refusal(url: str) -> Problem:
    with pytest.raises(Problem) as refused:
        asyncio.run(PostgresStore.open(url, "here", LEASE))
    for language in LANGUAGES:
        told = catalogue(language).tell(refused.value)
        assert "\n" not in told
        assert "secret" not in told
    return refused.value


@pytest.mark.parametrize("given", ["", "lastcard.sqlite3", "mysql://here/db", "postgresql:///", "postgresql://h:x/db"])
def test_what_is_no_address_of_a_database_is_refused(given: str) -> None:
    with pytest.raises(Problem) as refused:
        check_url(given)
    assert refused.value.message == "bad-database"


def test_addresses_are_shown_without_passwords() -> None:
    assert shown("postgresql://me:secret@db:5432/cards?sslmode=require") == "postgresql://me@db:5432/cards"
    for fine in ("postgresql://db/cards", "postgres://a,b:1/cards", "postgresql:///cards?host=/run/postgresql"):
        check_url(fine)


def test_a_database_that_does_not_exist_is_told(url: str) -> None:
    assert refusal(url.rpartition("/")[0] + "/nothing").message == "database-refused"


def test_a_user_who_may_not_is_told(url: str) -> None:
    postgres.ask(url, "CREATE ROLE nobody LOGIN")
    try:
        assert refusal(url.replace("lastcard@", "nobody:secret@")).message == "database-refused"
    finally:
        postgres.ask(url, "DROP ROLE nobody")


def test_a_schema_newer_than_the_program_is_refused_and_left_alone(url: str) -> None:
    postgres.ask(url, "INSERT INTO migrations VALUES (99)")
    assert refusal(url).message == "database-newer"
    assert postgres.ask(url, "SELECT count(*) FROM nodes")[0][0] == 0


def test_servers_that_start_at_once_migrate_once() -> None:
    url = postgres.wanted().empty()

    async def work() -> None:
        stores = await asyncio.gather(*[PostgresStore.open(url, f"node{number}", LEASE) for number in range(4)])
        assert len({store.key for store in stores}) == 1
        assert len({store.life for store in stores}) == 4
        for store in stores:
            await store.close()

    asyncio.run(work())
    found = [number for (number,) in postgres.ask(url, "SELECT number FROM migrations ORDER BY number")]
    assert found == [int(script.name[:4]) for script in schema.MIGRATIONS]


def test_migrations_are_numbered() -> None:
    numbers = [int(script.name[:4]) for script in schema.MIGRATIONS]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == schema.NEWEST


def test_a_server_waits_for_a_database_that_is_not_there_yet(
    url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "AGAIN", 0.05)
    caplog.set_level(logging.WARNING)

    async def work() -> None:
        port = free_port()
        opening = asyncio.ensure_future(
            PostgresStore.open(url.replace(f":{postgres.cluster().port}/", f":{port}/"), "here", LEASE)
        )
        while "waiting for the database" not in caplog.text:
            await asyncio.sleep(0.01)
        assert not opening.done()
        async with Wire(postgres.cluster().port, port):
            store = await opening
            assert store.life
            await store.close()

    asyncio.run(work())
    assert len([line for line in caplog.messages if line == "waiting for the database"]) == 1


def test_a_standby_that_can_only_be_read_is_waited_for(
    url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "AGAIN", 0.05)
    name = url.rpartition("/")[2]
    postgres.cluster().sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")

    async def work() -> None:
        opening = asyncio.ensure_future(PostgresStore.open(url, "here", LEASE))
        while "waiting for the database" not in caplog.text:
            await asyncio.sleep(0.01)
        promote = f"ALTER DATABASE {name} SET default_transaction_read_only = off"
        await asyncio.to_thread(postgres.cluster().sql, promote)
        await (await opening).close()

    asyncio.run(work())


def test_a_wrong_database_is_one_line_of_the_command(url: str, tmp_path: Path) -> None:
    nothing = url.rpartition("/")[0] + "/nothing"
    done = forks.run(["serve", "--port", "0", "--data", str(tmp_path), "--database", nothing], {}, 60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert 'database "nothing" does not exist' in done.stderr


# While it is used


def run_on(url: str, work: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await PostgresStore.open(url, "here", LEASE)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def batch(version: int) -> WriteBatch:
    return WriteBatch([(1, version, 0.0, "{}")], {1: RoomRow(1, "CODE1", True, 1.0, b"{}")})


def test_a_full_disk_is_an_error_and_what_was_acknowledged_is_kept(url: str) -> None:
    full = """CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$"""

    async def work(store: PostgresStore) -> None:
        await store.write(batch(1))
        await asyncio.to_thread(postgres.ask, url, full)
        trigger = "CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION full_disk()"
        await asyncio.to_thread(postgres.ask, url, trigger)
        for more in (batch(2), WriteBatch(batch(2).entries)):
            with pytest.raises(Unavailable, match="No space left"):
                await store.write(more)
        assert store.life
        await asyncio.to_thread(postgres.ask, url, "DROP TRIGGER full_disk ON log")
        await store.write(batch(2))
        assert len(await store.entries(1)) == 2

    run_on(url, work)


def test_after_a_crash_of_the_database_a_server_goes_on_as_the_same(url: str) -> None:
    async def work(store: PostgresStore) -> None:
        await store.write(batch(1))
        life = store.life
        await asyncio.to_thread(postgres.cluster().restart)
        with suppress(Unavailable):  # where it is not known yet that the line is broken
            await store.check(writing=True)
        await store.check(writing=True)
        with suppress(Unavailable):
            await store.write(batch(2))
        if len(await store.entries(1)) == 1:
            await store.write(batch(2))
        assert (store.life, len(await store.entries(1))) == (life, 2)

    run_on(url, work)


def test_after_a_restart_of_the_database_nobody_is_taken_for_dead_at_once(url: str) -> None:
    async def work(store: PostgresStore) -> None:
        await store.write(batch(1))
        await asyncio.to_thread(postgres.ask, url, "UPDATE nodes SET until = clock_timestamp() - interval '1 hour'")
        await asyncio.to_thread(postgres.cluster().restart)
        other = await PostgresStore.open(url, "other", LEASE)
        with pytest.raises(Elsewhere):
            await other.claim("CODE1")
        await other.close()

    run_on(url, work)


def test_a_lease_from_before_the_clock_was_set_back_is_over(url: str) -> None:
    async def work(store: PostgresStore) -> None:
        await store.write(batch(1))
        other = await PostgresStore.open(url, "other", LEASE)
        with pytest.raises(Elsewhere):
            await other.claim("CODE1")
        await asyncio.to_thread(
            postgres.ask, url, "UPDATE nodes SET until = clock_timestamp() + interval '1 day' WHERE address = 'here'"
        )
        assert await other.claim("CODE1") is not None
        await other.close()

    run_on(url, work)


def test_limits_count_at_all_servers_together(url: str) -> None:
    async def work(store: PostgresStore) -> None:
        other = await PostgresStore.open(url, "other", LEASE)
        for each in (store, other, store):
            assert await each.allows("tables", "10.0.0.1", 0.001, 3)
        for each in (store, other):
            assert not await each.allows("tables", "10.0.0.1", 0.001, 3)
            assert await each.allows("tables", "10.0.0.2", 0.001, 3)
            assert await each.allows("tables", "10.0.0.1", 0, 0)
        await other.close()

    run_on(url, work)
    assert "10.0.0" not in str(postgres.ask(url, "SELECT * FROM buckets"))


# A hub on it


def with_hubs(url: str, folder: Path, work: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        hubs = [
            await Hub.start(Config(data=folder, rate=0), await PostgresStore.open(url, f"node{number}", LEASE))
            for number in range(2)
        ]
        try:
            await work(hubs[0], hubs[1])
        finally:
            for hub in hubs:
                await hub.close()

    asyncio.run(run())


def test_a_database_that_goes_away_as_a_server_begins_is_waited_for(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    read = PostgresStore.rooms
    tries = 0

    async def rooms(store: PostgresStore) -> list[RoomRow]:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise Unavailable("it has gone")
        return await read(store)

    async def work() -> None:
        store = await PostgresStore.open(url, "here", 1.0)
        await (await Hub.start(Config(data=tmp_path), store)).close()

    monkeypatch.setattr(PostgresStore, "rooms", rooms)
    asyncio.run(work())
    assert (tries, caplog.messages.count("waiting for the database")) == (2, 1)


def test_a_table_that_is_opened_as_the_server_dies_is_refused(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Hub, other: Hub) -> None:  # noqa: ARG001
        async def stored() -> bool:
            [room] = one.registry.rooms.values()
            one.put_away(room)
            one.registry.renew([])  # as when it has begun a new life meanwhile
            return False

        monkeypatch.setattr(one, "stored", stored)
        with pytest.raises(Problem, match="storage-fails"):
            await one.open(Settings())
        monkeypatch.undo()

    with_hubs(url, tmp_path, work)


def test_a_server_whose_lease_is_over_greets_nobody(url: str, tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:  # noqa: ARG001
        code = (await one.open(Settings())).table
        _, first = await come(one, code, guest("Ada"))
        assert first.messages[0]["type"] == "welcome"
        store = one.store
        assert isinstance(store, PostgresStore)
        store._until = time.monotonic() - 1  # as after a standstill
        line = Line()
        connection: Connection = one.connect(line, "")
        one.hello(connection, guest("Bo"), Hello(table=code))
        assert not await one.stored()
        assert [message["type"] for message in line.messages] == ["bye"]
        assert line.messages[0]["again"]
        assert first.messages[-1]["code"] == "storage-fails"
        assert not one.registry.rooms

    with_hubs(url, tmp_path, work)


def test_a_server_that_was_taken_for_dead_lets_go_of_everything_in_one_step(url: str, tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:
        code = (await one.open(Settings())).table
        _, line = await come(one, code, guest("Ada"))
        with pytest.raises(Elsewhere):
            await other.wake(code)
        await asyncio.to_thread(postgres.ask, url, "DELETE FROM nodes WHERE address = 'node0'")
        room = await other.wake(code)
        assert room.version == line.messages[-1].get("version", line.messages[0]["version"])
        one.say(next(iter(one.registry.room(code).viewers)), b'{"type":"chat","text":"Hello","id":"1"}')
        assert not await one.stored()
        assert (line.messages[-1]["type"], line.ended, one.registry.rooms) == ("bye", True, {})
        assert one.outbox.lost
        with pytest.raises(Problem):
            await one.open(Settings())

    with_hubs(url, tmp_path, work)


def test_all_who_wait_for_the_end_of_a_server_ask_for_it_once(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0
    lives = PostgresStore.lives

    async def counted(store: PostgresStore, life: int) -> bool:
        nonlocal asked
        asked += 1
        return await lives(store, life)

    async def work(one: Hub, other: Hub) -> None:
        code = (await one.open(Settings())).table
        await come(one, code, guest("Ada"))
        with pytest.raises(Elsewhere) as found:
            await other.wake(code)
        assert found.value.life == one.store.life
        await other.outlive(found.value)  # it lives: after a while they may go there once more
        monkeypatch.setattr(PostgresStore, "lives", counted)
        await asyncio.to_thread(postgres.ask, url, "DELETE FROM nodes WHERE address = 'node0'")
        await asyncio.gather(*[other.outlive(found.value) for _ in range(50)])
        assert asked == 1
        assert (await other.wake(code)).knows(guest("Ada").guest)

    with_hubs(url, tmp_path, work)


def test_a_table_that_is_elsewhere_can_be_read_and_is_not_removed(url: str, tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:
        code = (await one.open(Settings(public=True, seats=3))).table
        await come(one, code, guest("Ada"))
        assert (await other.summary(code)).names == ("Ada", "", "")
        copy = await other.look(code)
        assert copy.version == one.registry.room(code).version
        assert code not in other.registry.rooms
        other.tidy(other.registry.served() + 1e9)
        other.outbox.batch.gone.append(other.registry.row(code).id)
        other.outbox.wake()
        await other.stored()
        assert len(await one.store.entries(one.registry.room(code).number)) == copy.version

    with_hubs(url, tmp_path, work)


def test_a_server_that_stops_lets_others_have_its_tables_at_once(url: str, tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:
        code = (await one.open(Settings())).table
        _, line = await come(one, code, guest("Ada"))
        with pytest.raises(Elsewhere):
            await other.wake(code)
        await one.say_goodbye()
        assert line.messages[-1] | {"text": ""} == {"type": "bye", "code": "server-stops", "again": True, "text": ""}
        assert (await other.wake(code)).knows(guest("Ada").guest)

    with_hubs(url, tmp_path, work)


def test_a_server_whose_address_another_one_has_says_so_and_waits(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        one = await PostgresStore.open(url, "same:1", LEASE)
        other = await PostgresStore.open(url, "same:1", LEASE)
        with pytest.raises(StoreLost, match="node-lost"):
            await one.check(writing=False)
        for _ in range(2):
            with pytest.raises(StoreLost, match="address-taken"):
                await one.check(writing=False)
            await other.check(writing=False)
        assert other.life
        await other.close()
        await one.check(writing=False)
        assert one.life
        await one.close()

    asyncio.run(work())
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "another server has the same --inside address"
    ]


def test_the_database_ends_what_a_server_that_stands_still_has_begun(url: str) -> None:
    async def work() -> None:
        store = await PostgresStore.open(url, "here", LEASE)
        setting = "SELECT current_setting('idle_in_transaction_session_timeout')"
        assert await store.ask(setting) == await store.add(setting) == [("5s",)]
        await store.close()

    asyncio.run(work())
