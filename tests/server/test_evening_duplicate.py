"""A duplicate on a hub: the same deals at all tables, and nothing of them is told before all have played them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard import record
from lastcard.core.errors import Problem
from lastcard.evening import album, driver
from lastcard.evening.binding import bind
from lastcard.evening.driver import EveningRoom
from lastcard.evening.log import Counted
from lastcard.protocol.evening import Begin, ChangePlan, Correct, Enrol, Finish, JoinTeam, Plan
from lastcard.protocol.messages import Mix, Settings
from lastcard.record import verifiable_shuffle
from lastcard.server.albums import Albums
from lastcard.server.connections import Connection
from lastcard.server.hub import Hub
from lastcard.server.records import Records
from lastcard.table import timing
from lastcard.table.driver import Room
from lastcard.terminal.evening_line import EveningLine
from lastcard.terminal.evening_words import EveningWords, changes
from lastcard.wording.catalogues import ENGLISH
from server.test_evening_room import Salon
from server.test_evening_tables import come, say
from server.within import guest, opened, run

PLAN = Plan(format="duplicate", side=1, stages=1, rounds=2, minutes=0)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "SETTINGS", Settings(timer=10, call_grace=0, catch_grace=0, jump_grace=0, pace=0))
    monkeypatch.setattr(timing, "BETWEEN", 0.0)
    monkeypatch.setattr(timing, "AWAY", 0.0)
    monkeypatch.setattr(timing, "GRACE", 0.0)


def records_of(hub: Hub) -> Records:
    return Records(hub.store, "")


class Club:
    """An evening of two who have devices and two who have none, and its two tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def begin(self, plan: Plan = PLAN) -> None:
        self.code = (await self.hub.open_evening(plan, guest("Ada"))).evening
        self.host, self.line = await come(self.hub, self.code, "Ada")
        for name in ("Bo", "Cid", "Dot"):
            await say(self.hub, self.host, Enrol(name=name))
        await say(self.hub, self.host, Begin(id="b"))
        while not self.evening.evening.stages:
            await asyncio.sleep(0.001)
        await self.hub.stored()

    @property
    def evening(self) -> EveningRoom[Connection]:
        room = self.hub.registry.rooms[self.code]
        assert isinstance(room, EveningRoom)
        return room

    def tables(self) -> list[Room[Connection]]:
        return [self.hub.registry.table(table.code) for table in self.evening.evening.stages[-1].tables]

    @property
    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = self.line.messages[-1]["evening"]
        return found

    def hold(self, table: Room[Connection], on: bool) -> None:
        table.hold(on, self.hub.uptime.now())
        self.hub._collect(table)

    async def until(self, done: Any) -> None:
        for _ in range(20_000):
            if done():
                break
            await asyncio.sleep(0.001)
        await self.hub.stored()
        assert done()


async def one_ahead(club: Club) -> tuple[Room[Connection], Room[Connection]]:
    """Ada's table has played all of its deals, the other none."""
    await club.begin()
    first, second = sorted(club.tables(), key=lambda room: not room.table.person_of(guest("Ada").guest))
    club.hold(second, True)
    await club.until(lambda: first.table.stage == "over")
    return first, second


@pytest.mark.slow
def test_all_tables_play_the_same_deals_which_are_verified_table_by_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            club = Club(hub)
            await club.begin()
            committed = club.told["stages"][0]["commitments"]
            assert "secrets" not in club.told["stages"][0]
            rooms = club.tables()
            await club.until(lambda: club.evening.evening.over)
            records = [record.loads(await records_of(hub).whole(room.table.record)) for room in rooms]
            for game in records:
                assert all(finding.right for finding in verifiable_shuffle.verify(game))
            for one, other in zip(records[0].rounds, records[1].rounds, strict=True):
                assert (one.shuffles[0], one.dealer) == (other.shuffles[0], other.dealer)
            [stage] = club.told["stages"]
            assert [verifiable_shuffle.commitment(bytes.fromhex(secret)) for secret in stage["secrets"]] == committed
            made = [[deal[0] - deal[1] for deal in table["deals"]] for table in stage["tables"]]
            assert stage["differences"] == [one - other for one, other in zip(*made, strict=True)]
            bound = bind(
                club.evening.evening,
                {room.table.record: record.dumps(game) for room, game in zip(rooms, records, strict=True)},
            )
            read = album.loads(album.dumps(bound))
            assert album.check(read) == []
            compared = await Albums(records_of(hub)).parted(club.evening.evening, 1, ENGLISH)
            assert [(deal.deal, len(deal.ways) in (0, 2)) for deal in compared] == [(1, True), (2, True)]
            assert {row.score for row in read.standings} == {sum(stage["differences"]), -sum(stage["differences"])}
            wrong = msgspec.structs.replace(read, teams=tuple(3 - team for team in read.teams))
            assert "album-other-team" in str(album.check(wrong)[0])

    run(evening)


@pytest.mark.slow
def test_nothing_is_told_of_a_deal_that_another_table_has_yet_to_play(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            club = Club(hub)
            first, second = await one_ahead(club)
            [stage] = club.told["stages"]
            table = next(table for table in stage["tables"] if table["code"] == first.code)
            with pytest.raises(Problem, match="deals-early"):
                await Albums(records_of(hub)).parted(club.evening.evening, 1, ENGLISH)
            assert (table["over"], table["rounds"]) == (True, 2)
            assert not {"points", "deals", "places", "record"} & set(table)
            assert not {"secrets", "differences"} & set(stage)
            with pytest.raises(Problem, match="unknown-record"):
                await records_of(hub).record(first.table.record)
            _, line = await come(hub, first.code, "Ada")
            assert line.messages[0]["room"]["record"] == line.messages[0]["room"]["shuffle"].get("secret", "") == ""
            with pytest.raises(Problem, match="no-watchers"):
                await come(hub, second.code, "Eve", watch=True)
            club.hold(second, False)
            await club.until(lambda: club.evening.evening.over)
            assert line.messages[-1]["room"]["record"] == first.table.record
            assert await records_of(hub).whole(first.table.record)

    run(evening)


@pytest.mark.slow
def test_a_server_that_stops_meanwhile_tells_the_rest_when_it_is_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            club = Club(hub)
            first, second = await one_ahead(club)
            code, played = club.code, first.table.record
        async with opened(tmp_path) as hub:
            club = Club(hub)
            club.code = code
            club.host, club.line = await come(hub, code, "Ada")
            club.hold(await hub.wake(second.code), False)  # type: ignore[arg-type]
            await club.until(lambda: club.evening.evening.over)
            for room in (first, second):
                assert (await hub.wake(room.code)).table.disclosed  # type: ignore[attr-defined]
            game = record.loads(await records_of(hub).whole(played))
            assert all(finding.right for finding in verifiable_shuffle.verify(game))
            assert len(club.told["stages"][0]["differences"]) == 2

    run(evening)


def test_a_stage_that_the_end_of_the_evening_cuts_short_is_told_when_its_last_table_is_over(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            club = Club(hub)
            first, second = await one_ahead(club)
            await say(hub, club.host, Finish())
            assert not first.table.disclosed
            club.hold(second, False)
            await club.until(lambda: second.table.stage == "over")
            assert first.table.disclosed
            assert second.table.disclosed
            assert {row["score"] for row in club.told["standings"]} == {0}

    run(evening)


def test_nobody_adds_to_a_shuffle_that_others_have_too_nor_corrects_what_was_made(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path) as hub:
            club = Club(hub)
            await club.begin()
            own = next(room for room in club.tables() if room.table.person_of(guest("Ada").guest))
            ada, line = await come(hub, own.code, "Ada")
            await say(hub, ada, Mix(deal=own.table.deal, bytes="00" * 16))
            assert line.codes("refused") == ["deal-shared"]
            await say(hub, club.host, Correct(stage=1, table=1, points=(1, 2)))
            await say(hub, club.host, JoinTeam(team=2))
            assert club.line.codes("refused") == ["counted-by-deal", "team-played"]

    run(evening)


def test_an_evening_tells_the_same_whatever_a_table_made_of_deals_that_others_have_yet_to_play() -> None:
    """Two worlds that differ in what the first table made and played, while the second plays."""
    told = []
    for made in ((70, 0), (0, 4)):
        salon = Salon(PLAN)
        salon.enrol("Bo", "Cid", "Dot")
        salon.say(salon.host, Begin())
        salon.room._commit(
            Counted(stage=1, table=1, rounds=2, points=made, places=(1, 2), record="a" * made[0], deals=(made, made)),
            salon.now,
        )
        salon.drain()
        told.append(salon.host.sent[-1])
    assert told[0] == told[1]


def test_people_choose_teams_before_they_play_and_who_comes_joins_the_smaller() -> None:
    salon = Salon(PLAN)
    bo = salon.join("Bo")
    salon.enrol("Cid", "Dot")
    assert [guest.team for guest in bo.evening.guests] == [1, 2, 1, 2]
    assert salon.refused(bo, JoinTeam(player=1, team=2)) == "not-host"
    salon.say(bo, JoinTeam(team=1))
    assert [guest.team for guest in bo.evening.guests] == [1, 1, 1, 2]
    salon.say(salon.host, JoinTeam(player=3, team=2))
    salon.enrol("Eve")
    assert [guest.team for guest in bo.evening.guests] == [1, 1, 2, 2, 1]
    assert [row.team for row in salon.restart().evening.standings()] == [1, 1, 1, 2, 2]
    other = Salon(Plan())
    assert other.refused(other.host, JoinTeam(team=2)) == "no-teams"


def test_the_terminal_says_teams_deals_and_who_is_ahead() -> None:
    salon = Salon(PLAN)
    salon.enrol("Bo", "Cid", "Dot")
    salon.say(salon.host, Begin())
    before = salon.host.told
    for number, deals in ((1, ((30, 0), (0, 12))), (2, ((20, 0), (0, 12)))):
        points = (deals[0][0], deals[1][1])
        salon.room._commit(
            Counted(stage=1, table=number, rounds=2, points=points, places=(1, 2), record=f"r{number}", deals=deals),
            salon.now,
        )
        salon.drain()
    told = list(changes(ENGLISH, before, salon.host.told))
    assert "Deal 1: Table 1 30 : 0, Table 2 0 : 20. Difference: +10" in told
    assert "Deal 2: Table 1 0 : 12, Table 2 12 : 0. Difference: equal" in told
    assert "Together: +10" in told
    words = EveningWords(ENGLISH, salon.host.evening)
    assert words.standing(salon.host.evening.standings[0]).endswith("(Team 1): +10")
    assert words.winners() == "Team 1 wins by 10!"
    assert set(words.deals()[1:]) <= set(told)


def test_teams_are_typed() -> None:
    salon = Salon(PLAN)
    salon.enrol("Bo")
    line = EveningLine(ENGLISH, salon.host.evening, PLAN)
    assert line.read("team 2") == JoinTeam(team=2)
    assert line.read("team 1 bo") == JoinTeam(player=2, team=1)
    assert line.read("team 1 Eve") == ["Nobody is called “Eve”."]
    assert line.read("team") == ["Say “team 2” for yourself, or “team 2 Bo”."]
    assert line.read("deals") == ["Nothing to compare yet: a deal is shown when all tables have finished it."]
    changed = line.read("side 1")
    assert isinstance(changed, ChangePlan)
    assert changed.plan.side == 1
