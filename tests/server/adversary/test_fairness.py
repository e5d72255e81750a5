"""Chance that can't be foreseen: what somebody learned before a restart or a restore is of no use after it."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from lastcard import record
from lastcard.protocol.messages import Act, Command, Hello, Mix, PutBot, Ready, Remove, Rise, Settings, Shuffle, Start
from lastcard.record import verifiable_shuffle
from lastcard.server.config import Config
from lastcard.server.hub import Hub
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.table.driver import Room
from server.simulated import DICE, Client, House
from server.within import database

FILE: Final = "lastcard.sqlite3"
QUICK: Final = Settings(seats=2, timer=0, call_grace=0, catch_grace=0, jump_grace=0, pace=0)
MOST: Final = 20_000  # steps in which a round ends by far


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


@asynccontextmanager
async def life(folder: Path) -> AsyncIterator[Hub]:
    """A server from its start to its end."""
    hub = await Hub.start(Config(data=folder), SqliteStore.open(folder / FILE))
    try:
        yield hub
    finally:
        await hub.close()


class Guest:
    """Somebody at a table of a hub."""

    def __init__(self, name: str) -> None:
        self.client = Client(name)

    async def come(self, hub: Hub, code: str) -> None:
        self.hub = hub
        self.connection = hub.connect(self, "")
        await hub.wake(code)
        hub.hello(self.connection, self.client.who, Hello(table=code, version=self.client.version))
        await hub.stored()

    def post(self, message: bytes) -> None:
        self.client.take(message)

    def finish(self) -> None:
        pass

    async def say(self, command: Command) -> None:
        self.hub.say(self.connection, msgspec.json.encode(command))
        await self.hub.stored()

    @property
    def shuffle(self) -> Shuffle:
        assert self.client.room is not None
        return self.client.room.shuffle


async def play_round(guests: list[Guest]) -> Shuffle:
    """Lets them play until the round is over; what is then told of the shuffle."""
    random = Random(1)
    for _ in range(MOST):
        room = guests[0].client.room
        assert room is not None
        if room.stage != "round":
            return room.shuffle
        for guest in guests:
            wish = guest.client.wish(random)
            if wish is not None:
                await guest.say(Act(action=wish, version=guest.client.version))
    raise AssertionError("the round does not end")


async def deal_again(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.say(Ready())


def backup(folder: Path, file: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as source, closing(sqlite3.connect(file)) as copy:
        source.backup(copy)


def restore(folder: Path, file: Path) -> None:
    for each in folder.glob(f"{FILE}*"):
        each.unlink()
    file.rename(folder / FILE)


def test_who_played_on_after_a_backup_can_not_foresee_the_deals_after_it_was_put_back(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy"
    folder.mkdir()

    async def work() -> None:
        ada, bo = guests = [Guest("Ada"), Guest("Bo")]
        async with life(folder) as hub:
            code = (await hub.open(QUICK)).table
            for guest in guests:
                await guest.come(hub, code)
            await ada.say(Start())
            await play_round(guests)
            await deal_again(guests)
            backup(folder, copy)
            before = ada.shuffle  # of deal 3
            await play_round(guests)
            await deal_again(guests)
            known = (await play_round(guests)).secret
            assert verifiable_shuffle.commitment(bytes.fromhex(known)) == before.commitment
        restore(folder, copy)
        ada, bo = guests = [Guest("Ada"), Guest("Bo")]
        async with life(folder) as hub:
            for guest in guests:
                await guest.come(hub, code)
            assert ada.shuffle.deal == before.deal
            assert ada.shuffle.commitment != before.commitment
            assert ada.shuffle == bo.shuffle
            promised = ada.shuffle.commitment
            await ada.say(Mix(deal=3, bytes="aa"))
            await play_round(guests)
            await deal_again(guests)
            foreseen = verifiable_shuffle.Deal(before.commitment, known, ["aa", ""])
            table = hub.registry.table(code).table
            assert table.match_state is not None
            assert table.deals[-1].key != foreseen.key
            shown = await play_round(guests)
            assert shown.secret != known
            assert (verifiable_shuffle.commitment(bytes.fromhex(shown.secret)), shown.added) == (promised, ("aa", ""))

    run(work)


def test_each_life_of_a_server_commits_anew_and_asks_again_for_what_players_add(tmp_path: Path) -> None:
    async def work() -> None:
        seen = []
        ada = Guest("Ada")
        code = ""
        for number in range(3):
            async with life(tmp_path) as hub:
                code = code or (await hub.open(QUICK)).table
                await ada.come(hub, code)
                assert (ada.shuffle.deal, ada.shuffle.mixed) == (1, ())
                await ada.say(Mix(id=f"m{number}", deal=1, bytes=f"0{number}"))
                assert ada.shuffle.mixed == (ada.client.person,)
                seen.append(ada.shuffle.commitment)
        assert len(set(seen)) == 3
        async with life(tmp_path) as hub:
            await ada.come(hub, code)
            promised = ada.shuffle.commitment
            await ada.say(Mix(deal=1, bytes="77"))
            await ada.say(Start())
            deal = hub.registry.table(code).table.deals[-1]
            assert (deal.commitment, deal.added) == (promised, ["77", ""])

    run(work)


def test_a_table_that_was_only_put_away_keeps_its_word(tmp_path: Path) -> None:
    async def work() -> None:
        async with life(tmp_path) as hub:
            code = (await hub.open(QUICK)).table
            ada, bo = Guest("Ada"), Guest("Bo")
            await ada.come(hub, code)
            await ada.say(Mix(deal=1, bytes="05"))
            before = ada.shuffle
            hub.leave(ada.connection)
            hub.put_away(hub.registry.room(code))
            await bo.come(hub, code)
            assert bo.shuffle == before

    run(work)


def test_looking_at_a_table_writes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with life(tmp_path) as hub:
            code = (await hub.open(QUICK)).table
        async with life(tmp_path) as hub:
            await hub.wake(code)
            hub.registry.summary(code)
            await hub.stored()
            assert len(await hub.store.entries(1)) == 1

    run(work)


def test_a_new_seal_that_could_not_be_stored_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody was told of it, and the old one must not come back."""

    async def work() -> None:
        ada = Guest("Ada")
        async with life(tmp_path) as hub:
            code = (await hub.open(QUICK)).table
            await ada.come(hub, code)
            before = ada.shuffle.commitment
        async with life(tmp_path) as hub:
            bo = Guest("Bo")
            with monkeypatch.context() as disk:
                disk.setattr(database(hub), "write", _full)
                await bo.come(hub, code)
            assert bo.client.version == -1
            await ada.come(hub, code)
            assert ada.shuffle.commitment != before

    run(work)


def _full(_: Any) -> None:
    raise sqlite3.OperationalError("database or disk is full")


# What is in the log


def sealed_house() -> tuple[House, Client, Client]:
    house = House(QUICK)
    ada, bo = house.join(Client("Ada")), house.join(Client("Bo"))
    house.say(ada, Start())
    return house, ada, bo


def test_what_follows_from_a_seal_follows_from_the_log() -> None:
    house, ada, bo = sealed_house()
    house.restart()
    house.room.seal("another", bytes(32), house.now)
    house.drain()
    for each in (ada, bo):
        house.join(each, version=each.version)
    house.play([ada, bo], Random(1))
    copy: Room[Client] = Room(1, "ROOM")
    copy.restore([text.encode() for _, text in house.entries])
    assert copy.table.secret == house.room.table.secret
    assert copy.table.deals == house.room.table.deals
    assert copy.table.to_record("now") == house.room.table.to_record("now")
    assert [finding for finding in verifiable_shuffle.verify(copy.table.to_record("now")) if not finding.right] == []
    assert record.check(copy.table.to_record("now")) == []


def test_a_log_without_seals_opens_as_it_was() -> None:
    """As logs of earlier versions are: secrets follow from the dice of the first entry."""
    house, _, _ = sealed_house()
    assert not any("sealed" in text or "life" in text for _, text in house.entries)
    table = house.room.table
    assert table.deals[0].secret == hashlib.sha256(DICE + b"('secret', 1)").hexdigest()
    house.restart()
    assert (house.room.table.deals, house.room.table.secret) == (table.deals, table.secret)


def test_bots_do_not_do_after_a_restore_what_they_did_before() -> None:
    house, _, _ = sealed_house()
    before = house.room.table.chance("bot", 3, 1)
    house.restart()
    assert house.room.table.chance("bot", 3, 1) == before
    house.room.seal("another", bytes(32), house.now)
    assert house.room.table.chance("bot", 3, 1) != before


def test_a_seal_changes_nothing_but_chance_that_is_to_come() -> None:
    house, ada, _ = sealed_house()
    table = house.room.table
    house.say(ada, Mix(deal=2, bytes="01"))
    sitting, version, deals = table.match_state, table.version, list(table.deals)
    house.room.seal("another", bytes(32), house.now)
    assert (table.match_state, table.version, table.deals) == (sitting, version + 1, deals)
    assert (table.added, table.deal, table.stage) == ({}, 2, "round")
    house.room.seal("another", bytes(32), house.now)
    assert table.version == version + 1


# Bots add nothing


def test_the_seat_of_somebody_who_had_to_go_is_not_a_bots_in_the_record() -> None:
    """What they added while they were there is no fault of the server's."""
    house = House(msgspec.structs.replace(QUICK, seats=3))
    ada, bo, cid = (house.join(Client(name)) for name in ("Ada", "Bo", "Cid"))
    house.say(cid, Mix(deal=1, bytes="0c"))
    house.say(ada, Start())
    house.say(ada, Remove(person=cid.person))
    house.play([ada, bo], Random(2))
    game = house.room.table.to_record("now")
    assert game.meta["bots"] == ["", "", ""]
    assert game.meta["shuffle"][0]["added"] == ["", "", "0c"]
    assert [finding for finding in verifiable_shuffle.verify(game) if not finding.right] == []


def test_nobody_can_add_for_a_bot() -> None:
    house = House(QUICK)
    ada, bo = house.join(Client("Ada")), house.join(Client("Bo"))
    house.say(bo, Mix(deal=1, bytes="0b"))
    house.say(bo, Rise())
    house.say(ada, PutBot(seat=2, level="easy"))
    house.say(bo, Mix(deal=1, bytes="0d"))
    assert bo.refused[-1].code == "not-seated"
    house.say(ada, Start())
    assert house.room.table.deals[-1].added == ["", ""]
    assert house.room.table.to_record("now").meta["bots"] == ["", "easy"]
