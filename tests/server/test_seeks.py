"""Looking for a table on a server: people meet, bots fill in, and whatever happens nobody is given a seat at two."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET

from lastcard.core.errors import Problem
from lastcard.protocol.messages import Change, Hello, Settings, Start
from lastcard.protocol.seeks import Seeking
from lastcard.seeks.wishes import Wish
from lastcard.server.config import Config
from lastcard.server.hub import Hub
from lastcard.server.seeks import GONE, KEPT, MOST, TOLD, Seeks
from lastcard.server.storage.accounts import SessionRow
from lastcard.server.storage.base import Store
from lastcard.server.storage.moderation import ActRow
from lastcard.server.storage.postgres.store import PostgresStore
from lastcard.server.storage.statements import Statement
from lastcard.table import commands
from lastcard.table.driver import Room
from lastcard.table.timing import SOON
from server import postgres
from server.running import Running
from server.test_storage import Opening, opening
from server.within import come, guest, opened

__all__ = ["opening"]

TWO = Wish(most=2, bots=False)
ADA, BO, CY = guest("Ada"), guest("Bo"), guest("Cy")


class Desk:
    """Seeks at a hub; what time it is, the test says."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.now = 1_000_000.0
        self.seeks = Seeks(hub, lambda: self.now)

    async def seek(self, who: str, wish: Wish = TWO, tab: str = "") -> Seeking:
        return await self.seeks.seek(wish, guest(who), "", tab)

    async def look(self, who: str, tab: str = "", known: str = "") -> Seeking:
        return await self.seeks.look(f"guest-{who}", "", tab, known)

    async def later(self, seconds: float, *there: str) -> None:
        """Time passes, in which some people ask on."""
        until = self.now + seconds
        while self.now < until:
            self.now = min(until, self.now + 2.0)
            for who in there:
                await self.look(who)
        await self.seeks._step()


@asynccontextmanager
async def desk(store: Store) -> AsyncIterator[Desk]:
    hub = await Hub.start(Config(data=Path()), store)
    made = Desk(hub)
    try:
        yield made
    finally:
        await made.seeks.close()
        await hub.close()


def at_desk(opening: Opening, work: Callable[[Desk], Awaitable[None]]) -> None:
    """Does something where people look for tables, whichever store there is."""

    async def run() -> None:
        opened = opening()
        async with desk(await opened.__aenter__()) as made:  # with the hub the store is closed
            await work(made)

    asyncio.run(run())


def names(found: Seeking) -> list[str]:
    return [row.name for row in found.waiting]


def test_two_whose_wishes_fit_are_taken_to_the_same_table(opening: Opening) -> None:
    async def work(desk: Desk) -> None:
        first = await desk.seek("Ada", Wish(rules=("house-party", "classic"), most=2, rated="any"))
        assert (names(first), first.table, first.waiting[0].own) == (["Ada"], UNSET, True)
        watched = await desk.look("Cy")
        assert (names(watched), watched.waiting[0].fits, watched.waiting[0].own) == (["Ada"], True, False)
        second = await desk.seek("Bo", Wish(rules=("classic",), most=3, rated="yes"))
        assert second.table is not UNSET
        assert (await desk.look("Ada")).table == second.table
        assert names(await desk.look("Cy")) == []
        room = await desk.hub.wake(second.table)
        assert isinstance(room, Room)
        settings = room.table.settings
        assert (settings.rules, settings.seats, settings.rated, settings.public) == ("classic", 2, True, False)
        assert room.table.opened_by == "guest-Ada"
        desk.now += TOLD + 1
        assert (await desk.look("Ada")).table is UNSET

    at_desk(opening, work)


def test_wishes_that_do_not_fit_wait_and_are_seen(opening: Opening) -> None:
    async def work(desk: Desk) -> None:
        await desk.seek("Ada", msgspec.structs.replace(TWO, rules=("classic",)))
        desk.now += 1
        found = await desk.seek("Bo", msgspec.structs.replace(TWO, rules=("all-wild",)))
        assert [(row.name, row.fits, row.own) for row in found.waiting] == [("Ada", False, False), ("Bo", True, True)]
        found = await desk.seek("Bo", found.waiting[0].wish)  # which is what joining is
        assert found.table is not UNSET

    at_desk(opening, work)


def test_bots_fill_in_after_a_time_for_who_agrees(opening: Opening) -> None:
    async def work(desk: Desk) -> None:
        await desk.seek("Ada", Wish(least=3, bots=True))
        await desk.seek("Bo", Wish(rules=("modern",), least=3, bots=False))
        await desk.later(19, "Ada", "Bo")
        assert names(await desk.look("Ada")) == ["Ada", "Bo"]
        await desk.later(2, "Ada", "Bo")
        code = (await desk.look("Ada")).table
        assert code is not UNSET
        room = await desk.hub.wake(code)
        assert isinstance(room, Room)
        assert [(chair.bot, chair.free) for chair in room.table.chairs] == [
            ("", True),
            ("normal", False),
            ("normal", False),
        ]
        assert names(await desk.look("Bo")) == ["Bo"]

    at_desk(opening, work)


def test_who_asks_no_more_is_gone_and_who_comes_back_soon_keeps_the_place(opening: Opening) -> None:
    async def work(desk: Desk) -> None:
        await desk.seek("Ada")
        desk.now += GONE + 1
        assert names(await desk.look("Cy")) == []
        assert (await desk.seek("Bo")).table is UNSET
        assert names(await desk.look("Ada")) == ["Ada", "Bo"]
        await desk.later(2, "Ada", "Bo")
        assert (await desk.look("Bo")).table is not UNSET
        await desk.seek("Cy")
        desk.now += KEPT + 1
        await desk.seeks._step()
        assert await desk.hub.store.ask("SELECT guest FROM seeks WHERE place = ''") == []
        assert names(await desk.look("Cy")) == []

    at_desk(opening, work)


def test_stopping_ends_it_and_closing_one_of_two_windows_does_not(opening: Opening) -> None:
    async def work(desk: Desk) -> None:
        await desk.seek("Ada", tab="one")
        await desk.look("Ada", tab="two")
        assert names(await desk.seeks.leave(ADA.guest, "one")) == ["Ada"]
        assert names(await desk.seeks.leave(ADA.guest, "two")) == []
        await desk.seek("Ada", tab="one")
        await desk.look("Ada", tab="two")
        assert names(await desk.seeks.leave(ADA.guest, "")) == []

    at_desk(opening, work)


def test_the_same_person_looks_once_with_the_newest_wish_on_the_newest_device(opening: Opening) -> None:
    async def work(desk: Desk) -> None:
        await desk.seek("Ada")
        desk.now += 5
        again = await desk.seek("Ada", Wish(least=4, bots=False))
        assert [(row.wish.least, row.waited) for row in again.waiting] == [(4, 5.0)]
        put = "INSERT INTO sessions (secret, account, guest, at) VALUES ($1, $2, $3, $4)"
        for device in ("Ada", "Phone"):
            row = SessionRow(device.encode(), "guest-Ada", f"guest-{device}", 1.0)
            await desk.hub.store.change([Statement(put, msgspec.structs.astuple(row))])
        assert names(await desk.seek("Phone")) == ["Phone"]
        assert names(await desk.look("Ada")) == ["Phone"]

    at_desk(opening, work)


def test_an_answer_waits_for_news(opening: Opening) -> None:
    async def work(desk: Desk) -> None:
        known = (await desk.seek("Ada")).known
        waits = asyncio.create_task(desk.look("Ada", known=known))
        await asyncio.sleep(0)
        assert not waits.done()
        found = await desk.seek("Bo")
        assert (await waits).table == found.table

    at_desk(opening, work)


def test_an_answer_that_waits_does_not_keep_the_server_from_stopping(opening: Opening) -> None:
    async def work(desk: Desk) -> None:
        known = (await desk.seek("Ada")).known
        waits = asyncio.create_task(desk.look("Ada", known=known))
        await asyncio.sleep(0.05)
        await desk.hub.say_goodbye()
        await asyncio.sleep(0)
        assert waits.done()

    at_desk(opening, work)


def test_two_servers_give_nobody_two_seats() -> None:
    url = postgres.wanted().database()

    async def work() -> None:
        stores = [await PostgresStore.open(url, f"127.0.0.1:{port}", 60.0) for port in (1, 2)]
        async with desk(stores[0]) as one, desk(stores[1]) as two:
            await one.seek("Ada")
            assert names(await two.look("Ada")) == ["Ada"]  # a proxy may send anybody anywhere
            await asyncio.gather(one.seek("Bo"), two.seek("Cy"))
            await asyncio.gather(one.look("Ada"), two.look("Ada"), two.look("Bo"), one.look("Cy"))
            rows = await stores[0].ask("SELECT guest, place FROM seeks ORDER BY guest")
            places = [place for _, place in rows if place]
            assert len(places) == 2
            assert len(set(places)) == 1
            await one.hub.stored()
            await two.hub.stored()
            await two.hub.summary(places[0])

    asyncio.run(work())


def test_what_stands_against_it_is_said(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            made = Desk(hub)
            with pytest.raises(Problem, match="seek-seats"):
                await made.seek("Ada", Wish(least=4, most=3))
            hub.moderation.take(ActRow(1, 0.0, "-", "ban", BO.guest, time.time() + 60, ""))
            with pytest.raises(Problem, match="banned"):
                await made.look("Bo")
            code = (await hub.open(Settings(seats=2), ADA)).table
            for who in (ADA, CY):
                await come(hub, code, who)
            hub.say(next(iter(hub.registry.room(code).viewers)), msgspec.json.encode(Start(id="1")))
            await hub.stored()
            with pytest.raises(Problem, match="seek-seated"):
                await made.seek("Ada")
            await made.seeks.close()

    asyncio.run(work())


def test_who_is_banned_or_sits_down_elsewhere_meanwhile_is_not_paired(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            made = Desk(hub)
            await made.seek("Ada")
            hub.moderation.take(ActRow(1, 0.0, "-", "ban", ADA.guest, time.time() + 60, ""))
            assert (await made.seek("Bo")).table is UNSET
            with pytest.raises(Problem, match="banned"):
                await made.look("Ada")
            await made.seeks._step()
            assert names(await made.look("Dot")) == ["Bo"]
            code = (await hub.open(Settings(seats=2), BO)).table
            for who in (BO, CY):
                await come(hub, code, who)
            hub.say(next(iter(hub.registry.room(code).viewers)), msgspec.json.encode(Start(id="1")))
            await hub.stored()
            await made.seeks._step()
            with pytest.raises(Problem, match="seek-seated"):
                await made.look("Bo")
            assert names(await made.look("Bo")) == []
            await made.seeks.close()

    asyncio.run(work())


def test_a_full_server_says_so_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, tables=1) as hub:
            made = Desk(hub)
            code = (await hub.open(Settings(seats=2), CY)).table
            await come(hub, code, CY)
            await made.seek("Ada")
            found = await made.seek("Bo")
            assert (found.table, found.trouble, names(found)) == (UNSET, "server-full", ["Ada", "Bo"])
            hub.remove(code)
            await made.later(2, "Ada", "Bo")
            found = await made.look("Ada")
            assert (found.table is UNSET, found.trouble) == (False, "")
            await made.seeks.close()

    asyncio.run(work())


def test_who_has_too_many_tables_is_told_and_the_others_wait_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, tables_per_guest=1) as hub:
            made = Desk(hub)
            code = (await hub.open(Settings(seats=2), ADA)).table
            await come(hub, code, ADA)
            await made.seek("Ada")
            assert names(await made.seek("Bo")) == ["Bo"]
            with pytest.raises(Problem, match="too-many-tables"):
                await made.look("Ada")
            await made.seeks.close()

    asyncio.run(work())


def test_only_so_many_may_look_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            made = Desk(hub)
            put = "INSERT INTO seeks VALUES ($1, $1, $1, 'x', $2, $3, $3, '')"
            text = msgspec.json.encode(Wish(least=10, most=10, rules=("modern",), rated="yes", bots=False)).decode()
            rows = [Statement(put, (f"g{each}", text, made.now)) for each in range(MOST)]
            await hub.store.change(rows[:5] + rows[10:])
            assert len((await made.look("Ada")).waiting) == MOST - 5
            await hub.store.change(rows[5:10])
            with pytest.raises(Problem, match="seeks-full"):
                await made.seek("Ada", Wish(rules=("classic",)))
            await made.seeks.close()

    asyncio.run(work())


def test_a_seek_is_exported_and_forgotten_with_its_guest(opening: Opening) -> None:
    async def work(desk: Desk) -> None:
        await desk.seek("Ada")
        [found] = (await desk.hub.store.moderation.others(ADA.guest))["seeks"]
        assert found["name"] == "Ada"
        await desk.hub.store.moderation.forget(ADA.guest, "gone-1")
        assert await desk.hub.store.ask("SELECT guest FROM seeks") == []

    at_desk(opening, work)


def test_nothing_that_is_told_says_which_guest_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            made = Desk(hub)
            await made.seeks.seek(TWO, ADA, "192.0.2.77", "")
            told = msgspec.json.encode(await made.look("Bo"))
            assert b"192.0.2" not in told
            assert ADA.guest.encode() not in told
            await made.seeks.close()

    asyncio.run(work())


def test_a_killed_server_keeps_who_waits(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as server:
        tokens = [server.token(name) for name in ("Ada", "Bo")]

        def ask(method: str, token: str, **options: object) -> Seeking:
            with server.http() as client:
                answer = client.request(method, "/api/seeks", headers={"authorization": f"Bearer {token}"}, **options)  # type: ignore[arg-type]
            assert answer.status_code in (200, 201), answer.text
            return msgspec.json.decode(answer.content, type=Seeking)

        wish = {"wish": {"most": 2, "bots": False}}
        before = ask("POST", tokens[0], json=wish)
        server.kill()
        server.start()
        after = ask("GET", tokens[0])
        assert [row.seek for row in after.waiting] == [row.seek for row in before.waiting]
        found = ask("POST", tokens[1], json=wish)
        assert found.table is not UNSET
        assert ask("GET", tokens[0]).table == found.table


# The table


def test_the_match_begins_by_itself_when_all_have_come() -> None:
    room: Room[str] = Room(1, "FOUND")
    room.open_found(Settings(seats=2), 0, bytes(32), ADA, "life")
    room.arrive("a", ADA, Hello(table="FOUND"), 0.0)
    assert room.next() is None
    room.arrive("b", BO, Hello(table="FOUND"), 1.0)
    room.told(room.version, 1.0)
    due = room.next()
    assert due == pytest.approx(1.0 + SOON)
    room.run(1.0 + SOON)
    assert room.table.stage == "round"


def test_who_plays_with_bots_alone_does_not_wait_longer() -> None:
    room: Room[str] = Room(1, "FOUND")
    room.open_found(Settings(seats=3), 2, bytes(32), ADA, "life")
    room.arrive("a", ADA, Hello(table="FOUND"), 0.0)
    room.told(room.version, 0.0)
    assert room.next() == pytest.approx(SOON)


def test_what_all_wished_for_can_not_be_changed_before_it_is_played() -> None:
    room: Room[str] = Room(1, "FOUND")
    room.open_found(Settings(seats=2, rated=True), 0, bytes(32), ADA, "life")
    room.arrive("a", ADA, Hello(table="FOUND"), 0.0)
    with pytest.raises(Problem, match="table-agreed"):
        commands.check(room.table, 1, Change(settings=Settings(seats=2, rated=False)))
    assert commands.check(room.table, 1, Change(settings=Settings(seats=2, rated=True, timer=60))) is not None
