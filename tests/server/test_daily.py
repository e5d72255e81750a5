"""The deals of each day on a server: one first try, whatever happens, and what came of all of them."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from lastcard import record
from lastcard.core.errors import Problem
from lastcard.deals import daily, model
from lastcard.deals.par import par
from lastcard.deals.tries import Rehearsal, by_bot
from lastcard.protocol.messages import Act, Hello
from lastcard.protocol.replays import FinishedMatch
from lastcard.protocol.tries import DailyList, DailyResult, NewChallenge, Secrets, SignedList, TryBegun
from lastcard.record import branch
from lastcard.server.challenges import Challenges
from lastcard.server.config import Config
from lastcard.server.daily import Daily
from lastcard.server.hub import Hub
from lastcard.server.records import Records
from lastcard.server.storage.accounts import AccountRow, AccountStore, PasskeyRow, SessionRow
from lastcard.server.storage.base import Store, WriteBatch
from lastcard.server.storage.tries import TryRow, TryStore, end_try
from lastcard.table.driver import Room
from lastcard.table.identities import Identity
from server import forks
from server.running import LONGEST, Running
from server.test_storage import Opening, opening, within
from server.within import Line, guest

__all__ = ["opening"]

QUICK = "import lastcard.deals.model; lastcard.deals.model.PACE = 0.0"
NOON = daily.begins(daily.today(time.time())) + 43_200
TODAY = daily.today(NOON)
CLASSIC = f"{TODAY}/classic"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "PACE", 0.0)


class House:
    """A hub, and the days at it: what time it is, the test says."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.now = NOON
        self.daily = Daily(hub, lambda: self.now)

    async def play(self, who: Identity, device: str = "", deal: str = CLASSIC) -> TryBegun:
        return await self.daily.play(deal, who, device, "")

    async def finish(self, begun: TryBegun, who: Identity, looks: int = 10_000, seat: int = 1) -> Room[Any]:
        """Lets somebody play on, as a bot would."""
        room = await self.hub.wake(begun.table)
        assert isinstance(room, Room)
        line = Line()
        connection = self.hub.connect(line, "")
        self.hub.hello(connection, who, Hello(table=begun.table))
        policy = by_bot(daily.deal(self.hub.store.key, TODAY, "classic"), "normal", 1)
        acted = -1
        for _ in range(looks):
            if room.table.stage != "round" or room.table.match_state is None:
                break
            await self.hub.stored()
            if room.table.acted != acted and room.table.asked() == [seat]:
                acted = room.table.acted
                action = policy(0, room.table.match_state.view(seat))
                assert action is not None
                said = Act(action=action.saying, version=room.version)
                self.hub.say(connection, msgspec.json.encode(said))
            await asyncio.sleep(0.001)
        await self.hub.stored()
        self.hub.leave(connection)
        return room


def served(opening: Opening, tmp_path: Path, work: Callable[[House], Any], tables: int = 0) -> None:
    """Does something at a server, whichever store it has."""

    async def run() -> None:
        opened = opening()
        hub = await Hub.start(Config(data=tmp_path, rate=0, tables_per_guest=tables), await opened.__aenter__())
        house = House(hub)
        try:
            await work(house)
        finally:
            house.daily.close()
            await hub.close()  # and with it the store

    asyncio.run(run())


def test_a_first_try_goes_on_where_it_was_and_is_counted_once(opening: Opening, tmp_path: Path) -> None:
    ann = guest("Ann")

    async def begin(house: House) -> None:
        with pytest.raises(Problem, match="try-first"):
            await house.daily.result(CLASSIC, ann.guest, "phone")
        begun = await house.play(ann, "phone")
        assert begun.counts
        assert await house.play(ann, "laptop") == begun, "a second tab, another device"
        [classic, *_] = (await house.daily.listed(ann.guest, "phone")).deals
        assert (classic.state, classic.table) == ("begun", begun.table)
        with pytest.raises(Problem, match="try-elsewhere"):
            await house.play(guest("Bo"), "phone")
        [classic, *_] = (await house.daily.listed("guest-Bo", "phone")).deals
        assert classic.state == "other"
        await house.finish(begun, ann, looks=3)

    async def go_on(house: House) -> None:
        begun = await house.play(ann, "phone")
        room = await house.finish(begun, ann)
        assert room.table.stage == "over"
        found = await house.daily.result(CLASSIC, ann.guest, "")
        assert (found.tries, found.better, found.record) == (1, None, room.table.record)
        assert [(each.name, each.score, each.own) for each in found.best] == [("Ann", found.score, True)]
        assert (await house.daily.result(CLASSIC, "guest-Bo", "phone")).score == found.score, "the device has tried it"
        again = await house.play(ann, "phone")
        assert not again.counts
        assert (await house.finish(again, ann)).table.stage == "over"
        assert (await house.daily.result(CLASSIC, ann.guest, "")).tries == 1
        shown = await house.daily.listed(ann.guest, "phone")
        assert (shown.streak, shown.longest, shown.deals[0].state) == (1, 1, "done")
        assert shown.days[0].scores == {"classic": found.score}

    served(opening, tmp_path, begin)
    served(opening, tmp_path, go_on)


def test_of_many_first_tries_at_once_one_counts(opening: Opening, tmp_path: Path) -> None:
    async def work(house: House) -> None:
        found = await asyncio.gather(*[house.play(guest("Ann"), "phone") for _ in range(5)])
        assert len({each.table for each in found}) == 1
        await house.hub.stored()
        assert len(house.hub.registry) == 1

    served(opening, tmp_path, work)


def test_a_try_counts_until_an_hour_after_midnight(opening: Opening, tmp_path: Path, monkeypatch: Any) -> None:
    async def work(house: House) -> None:
        for name, late, tries in (("Ann", 3_500, 1), ("Bo", 3_700, 1)):
            house.now = NOON
            begun = await house.play(guest(name))
            house.now = daily.begins(TODAY + timedelta(days=1)) + late
            monkeypatch.setattr("lastcard.server.results.time.time", lambda: house.now)
            await house.finish(begun, guest(name))
            assert (await house.daily.result(CLASSIC, guest(name).guest, "")).tries == tries
        assert not (await house.play(guest("Cid"))).counts, "its day is over"
        tomorrow = f"{TODAY + timedelta(days=1)}/classic"
        assert (await house.play(guest("Cid"), deal=tomorrow)).counts
        with pytest.raises(Problem, match="daily-not-yet"):
            await house.play(guest("Cid"), deal=f"{TODAY + timedelta(days=2)}/classic")

    served(opening, tmp_path, work)


def test_the_table_of_a_first_try_is_kept_while_it_counts(opening: Opening, tmp_path: Path) -> None:
    async def work(house: House) -> None:
        begun = await house.play(guest("Ann"))
        for _ in range(4):
            await house.play(guest("Ann"), deal=f"{TODAY - timedelta(days=1)}/classic")
        assert begun.table in house.hub.registry
        assert await house.play(guest("Ann")) == begun

    served(opening, tmp_path, work, tables=2)


def test_par_and_the_best_line_come_when_somebody_wants_to_know(
    opening: Opening, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr("lastcard.server.daily.par", lambda deal: par(deal, 20))

    async def work(house: House) -> None:
        house.now = daily.closes(TODAY)
        monkeypatch.setattr(house.daily._worker, "do", asyncio.to_thread)
        found = await house.daily.result(CLASSIC, "", "")
        assert (found.par, found.score, found.tries, found.bars) == (None, None, 0, ())
        while found.par is None:
            await asyncio.sleep(0.05)
            found = await house.daily.result(CLASSIC, "", "")
        row = await house.hub.store.record(found.par.record)
        text = (await house.hub.store.part(found.par.record, 0, 1_000_000)).decode()
        assert row is not None
        assert record.loads(text).meta["deal"] == CLASSIC

    served(opening, tmp_path, work)


def test_scores_are_counted_once_each_and_never_without_their_try(opening: Opening) -> None:
    async def work(store: Store) -> None:
        tries = TryStore(store)
        for number in range(30):
            begun = TryRow("d", f"g{number}", "N", number, "C", 1.0)
            assert await tries.begin(begun, f"d{number}") == begun
            ended = end_try(number, number % 3, "r", 2.0)
            for _ in range(2):
                await store.write(WriteBatch(also=[(number, each) for each in ended]))
        await store.write(WriteBatch(also=[(99, each) for each in end_try(99, 5, "r", 2.0)[:1]]))
        field = await tries.field("d")
        assert field.tries == 30
        assert field.better_than(2) == (20 + 9 / 2) / 29
        assert [each.score for each in await tries.best("d", 11)] == [2] * 10 + [1]

    within(opening, work)


async def sign_in(store: Store, account: str, device: str) -> None:
    """A guest becomes an account, or plays for one from now on."""
    accounts = AccountStore(store)
    session = SessionRow(device.encode(), account, device, 1.0)
    if account == device:
        made = AccountRow(account, "Ann", 1.0)
        passkey = PasskeyRow(account.encode(), account, b"key", 0, "phone", 1.0, 1.0)
        assert await accounts.create(made, passkey, b"words", session)
    else:
        assert await accounts.sign_in(account.encode(), 0, session)


async def ended(store: Store, room: int, score: int) -> None:
    await store.write(WriteBatch(also=[(room, each) for each in end_try(room, score, f"r{room}", 9.0)]))


def test_an_account_has_one_first_try_on_all_its_devices(opening: Opening) -> None:
    async def work(store: Store) -> None:
        tries = TryStore(store)
        await sign_in(store, "ann", "ann")
        await sign_in(store, "ann", "laptop")
        first = await tries.begin(TryRow("d", "ann", "Ann", 1, "A", 1.0), "d1")
        assert await tries.begin(TryRow("d", "laptop", "Ann", 2, "B", 2.0), "d2") == first
        at_once = [TryRow("e", who, "Ann", room, "C", 3.0) for room, who in ((3, "ann"), (4, "laptop"))]
        found = await asyncio.gather(*[tries.begin(each, each.guest) for each in at_once])
        assert found[0] == found[1]
        await ended(store, 1, 5)
        assert [each.deal for each in await tries.of_guest("laptop", 9)] == ["e", "d"]
        assert (await tries.field("d")).tries == 1

    within(opening, work)


@pytest.mark.parametrize("account_first", [True, False])
def test_of_the_first_tries_that_a_device_brings_along_the_earlier_counts(
    opening: Opening, account_first: bool
) -> None:
    async def work(store: Store) -> None:
        tries = TryStore(store)
        await sign_in(store, "ann", "ann")
        times = (1.0, 2.0) if account_first else (2.0, 1.0)
        await tries.begin(TryRow("d", "ann", "Ann", 1, "A", times[0]), "d1")
        await tries.begin(TryRow("d", "laptop", "Ann", 2, "B", times[1]), "d2")
        await tries.begin(TryRow("e", "laptop", "Ann", 3, "C", 3.0), "d2")
        await ended(store, 1, 5)
        await ended(store, 2, 7)
        await tries.begin(TryRow("d", "bo", "Bo", 4, "D", 3.0), "d3")
        await ended(store, 4, 7)
        assert (await tries.field("d")).tries == 3
        await sign_in(store, "ann", "laptop")
        await asyncio.gather(*[tries.bring("laptop") for _ in range(3)])
        looks = [tries.of("d", who, "") for who in ("laptop", "ann", "laptop")]
        found = await asyncio.gather(*looks)
        kept, gone = (1, 7) if account_first else (2, 5)
        assert {each.room for each in found if each is not None} == {kept}
        scores = [each.score for each in await tries.best("d", 9)]
        assert len(scores) == (await tries.field("d")).tries == 2
        assert scores.count(gone) == (1 if gone == 7 else 0)
        assert [each.deal for each in await tries.of_guest("ann", 9)] == ["e", "d"]
        await ended(store, 3, 1)
        assert (await tries.field("e")).tries == 1

    within(opening, work)


def test_a_try_that_a_sign_in_makes_a_further_one_does_not_count_when_it_ends(opening: Opening) -> None:
    async def work(store: Store) -> None:
        tries = TryStore(store)
        await sign_in(store, "ann", "ann")
        await tries.begin(TryRow("d", "ann", "Ann", 1, "A", 1.0), "d1")
        await tries.begin(TryRow("d", "laptop", "Ann", 2, "B", 2.0), "d2")
        await sign_in(store, "ann", "laptop")
        found = await tries.of("d", "laptop", "d2")
        assert found is not None
        assert found.room == 1
        await ended(store, 2, 7)
        assert (await tries.field("d")).tries == 0
        await ended(store, 1, 5)
        assert [each.score for each in await tries.best("d", 9)] == [5]

    within(opening, work)


# Over HTTP


def wanted(client: httpx.Client, path: str, kind: Any) -> Any:
    found = client.get(path)
    assert found.status_code == 200, found.text
    return msgspec.json.decode(found.content, type=kind)


def test_a_killed_server_has_what_it_told(tmp_path: Path) -> None:
    with Running(tmp_path, "--rate", "0", first=QUICK) as house:
        with house.http(headers={"authorization": f"Bearer {house.token('Ann')}"}) as ann:
            today = wanted(ann, "/api/daily", DailyList)
            assert [each.state for each in today.deals] == ["new"] * 3
            assert "lastcard-device" in ann.cookies
            path = f"/api/daily/{today.deals[0].deal}"
            assert ann.get(path).json()["code"] == "try-first"
            begun = ann.post(f"{path}/tries").json()
            house.kill()
            house.start()
            ann.base_url = httpx.URL(house.url)
            again = ann.post(f"{path}/tries").json()
            assert again == begun
        with house.http(cookies=ann.cookies) as other:
            other.headers["authorization"] = f"Bearer {house.token('Bo')}"
            refused = other.post(f"{path}/tries")
            assert (refused.status_code, refused.json()["code"]) == (409, "try-elsewhere")
            assert "Ann" in refused.json()["text"]


def test_lists_secrets_and_bad_questions(tmp_path: Path) -> None:
    with Running(tmp_path, "--rate", "0") as house, house.http() as nobody:
        month = f"{TODAY:%Y-%m}"
        listed = daily.read_list(wanted(nobody, f"/api/daily/commitments/{month}", SignedList))
        told = wanted(nobody, f"/api/daily/secrets/{month}", Secrets)
        assert not list(daily.unlike(listed, told.secrets))
        assert f"{TODAY}/classic" not in told.secrets
        yesterday = TODAY - timedelta(days=2)
        assert wanted(nobody, f"/api/daily/{yesterday}/all-wild", DailyResult).score is None
        for path, code in {
            "commitments/2031-01": "unknown-month",
            "secrets/x": "unknown-month",
            f"{TODAY}/uno": "unknown-daily",
            "yesterday/classic": "bad-day",
            "2031-01-01/classic": "daily-not-yet",
        }.items():
            assert nobody.get(f"/api/daily/{path}").json()["code"] == code
        assert nobody.post(f"/api/daily/{TODAY}/classic/tries").json()["code"] == "no-token"


# In the terminal


def lastcard(house: Running, home: Path, *arguments: str, said: str = "") -> tuple[int, str]:
    """What a command prints, and its exit status."""
    return commanded(home, "daily", house.url, *arguments, said=said)


def commanded(home: Path, *arguments: str, said: str = "") -> tuple[int, str]:
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "HOME": str(home)}
    done = forks.run([*arguments, "--name", "Ann", "--language", "en"], environment, LONGEST, said)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def test_the_terminal_plays_a_deal_and_checks_the_server(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with Running(tmp_path / "data", "--rate", "0", first=QUICK) as house:
        assert "Classic: not played yet" in lastcard(house, home)[1]
        assert lastcard(house, home, "--play", "uno", "--plain")[0] == 2
        status, told = lastcard(house, home, "--play", "classic", "--plain", said="q\n")
        assert status == 0
        assert "Classic: begun" in lastcard(house, home)[1]
        assert "play this deal first" in lastcard(house, home, "--result", "classic")[1]
        for seen in ("first time", "same as when it was first seen"):
            status, told = lastcard(house, home, "--verify")
            assert (status, seen in told) == (0, True), told
        tried = tmp_path / "try.toml"
        key = sqlite_key(tmp_path / "data")
        deal = daily.deal(key, TODAY, "all-wild")
        played = Rehearsal(deal).play(by_bot(deal, "net", 1)).record()
        tried.write_text(record.dumps(played), "utf-8")
        assert "answered as ours do" in lastcard(house, home, "--record", str(tried))[1]
        other = Rehearsal(daily.deal(bytes(32), TODAY, "all-wild")).play(by_bot(deal, "net", 1)).record()
        tried.write_text(record.dumps(other), "utf-8")
        assert lastcard(house, home, "--record", str(tried))[0] == 2
        for kept in (home / "lastcard" / "daily").glob("*.txt"):
            kept.write_text("another list", "utf-8")
        status, told = lastcard(house, home, "--verify")
        assert (status, "is another than the one seen before" in told) == (2, True)


def sqlite_key(folder: Path) -> bytes:
    with closing(sqlite3.connect(folder / "lastcard.sqlite3")) as file:
        [(key,)] = file.execute("SELECT value FROM facts WHERE name = 'key'")
    return bytes(key)


# Challenges


def test_a_hand_of_a_replay_is_played_by_others_with_the_same_cards(opening: Opening, tmp_path: Path) -> None:
    ann, bo = guest("Ann"), guest("Bo")

    async def work(house: House) -> None:
        challenges = Challenges(house.hub, Records(house.hub.store, ""))
        begun = await house.play(ann)
        had = await house.finish(begun, ann)
        wanted = NewChallenge(had.table.record, 1, 2)
        made = await challenges.make(wanted, ann, "")
        before = await challenges.shown(made.challenge.lower(), bo.guest, "", "")
        assert (before.state, before.by, before.player, before.first) == ("new", "Ann", "Bo", None)
        tried = await challenges.play(made.challenge, bo, "phone", "")
        assert tried == await challenges.play(made.challenge, bo, "", "")
        room = await house.hub.wake(tried.table)
        assert isinstance(room, Room)
        assert room.table.match_state is not None
        assert room.table.seats == {1: 2}
        dealt = branch.moment(had.table.to_record(), 1, 0).round
        now = room.table.match_state.round
        assert [now.hand(seat) for seat in range(4)] == [dealt.hand(seat) for seat in range(4)]
        assert now.stock_order() == dealt.stock_order()
        room = await house.finish(tried, bo, seat=2)
        assert room.table.stage == "over"
        after = await challenges.shown(made.challenge, bo.guest, "", "")
        assert after.state == "done"
        assert after.first is not None
        assert [(each.name, each.score, each.own) for each in after.tries] == [("Bo", after.score, True)]
        assert not (await challenges.play(made.challenge, bo, "phone", "")).counts
        for wrong in (
            NewChallenge("nope", 1, 1),
            NewChallenge(had.table.record, 9, 1),
            NewChallenge(had.table.record, 1, 9),
        ):
            with pytest.raises(Problem):
                await challenges.make(wrong, ann, "")
        with pytest.raises(Problem, match="unknown-challenge"):
            await challenges.play("NOPE", ann, "", "")

    served(opening, tmp_path, work)


def test_the_terminal_makes_a_challenge_of_a_replay_and_plays_it(tmp_path: Path) -> None:
    home, data = tmp_path / "home", tmp_path / "data"
    with Running(data, "--rate", "0", first=QUICK) as house:
        deal = daily.deal(sqlite_key(data), TODAY, "all-wild")
        played = Rehearsal(deal).play(by_bot(deal, "net", 1)).record()
        about = FinishedMatch(
            record="match",
            link="",
            at="2026-11-18T12:00:00Z",
            preset="all-wild",
            names=played.seats,
            champions=(1,),
            rounds=1,
        )
        with closing(sqlite3.connect(data / "lastcard.sqlite3", timeout=30)) as file:
            row = ("match", 0, 0, 1.0, msgspec.json.encode(about), record.dumps(played))
            file.execute("INSERT INTO records (id, room, public, at, about, text) VALUES (?, ?, ?, ?, ?, ?)", row)
            file.commit()
        status, told = commanded(home, "challenge", f"{house.url}/r/match/1.5", "--seat", "2")
        assert status == 0, told
        link = told.split()[-1]
        assert link.startswith(f"{house.url}/c/")
        status, told = commanded(home, "challenge", link, "--plain", said="q\n")
        assert (status, "Ann asks: how would you play the hand" in told) == (0, True), told
        status, told = commanded(home, "challenge", link, "--result")
        assert (status, told.strip()) == (0, "begun")
        for wrong in (house.url, f"{house.url}/c/NOPENOPE", f"{house.url}/r/none"):
            status, told = commanded(home, "challenge", wrong, "--plain")
            assert (status, told.count("\n")) == (2, 1), told
