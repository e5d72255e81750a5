"""Evenings over real sockets: stage by stage without anybody doing anything, and counted as the records say."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lastcard.protocol.evening import EveningAt
from lastcard.record import Record
from server.clients import NO_LIMITS, client_of, over_network
from server.evening_people import QUICK, Gathering, Visitor, points_by_player
from server.running import Running

SHORT = {"preset": "classic", "hand_size": 2}


async def whole(server: Running, plan: dict[str, Any], people: int) -> tuple[EveningAt, dict[tuple[int, int], Record]]:
    """An evening at which everybody is there from the first to the last."""
    reach = over_network(server)
    visitors = [Visitor(reach, f"P{number}", Random(number)) for number in range(1, people + 1)]
    gathering = Gathering(reach, plan, visitors)
    async with client_of(server) as http:
        evening = await gathering.play(http)
        await gathering.check_album(http)
        return evening, await gathering.records(http)


@pytest.mark.parametrize(
    ("plan", "people", "stages"),
    [
        ({"format": "eight", "rounds": 4}, 8, 7),
        ({"format": "whist"}, 12, 11),
        pytest.param({"format": "whist"}, 16, 15, marks=pytest.mark.long),
    ],
    ids=["28 rounds of eight", "11 stages of 12", "15 stages of 16"],
)
def test_everybody_partners_everybody_and_totals_are_those_of_the_records(
    tmp_path: Path, plan: dict[str, Any], people: int, stages: int
) -> None:
    with Running(tmp_path / "data", *NO_LIMITS, first=QUICK) as server:
        evening, records = asyncio.run(whole(server, plan | {"rules": SHORT, "minutes": 0}, people))
    assert evening.phase == "over"
    assert len(evening.stages) == evening.of == stages
    assert len(records) == stages * people // 4
    assert {len(match.rounds) for match in records.values()} == {plan.get("rounds", 1)}
    made = points_by_player(evening, records)
    assert {standing.player: standing.score for standing in evening.standings} == made
    partners: Counter[frozenset[int]] = Counter()
    meetings: Counter[frozenset[int]] = Counter()
    for stage in evening.stages:
        for table in stage.tables:
            one, two, three, four = table.players
            partners.update(map(frozenset, ((one, three), (two, four))))
            meetings.update(map(frozenset, ((one, two), (one, four), (three, two), (three, four))))
    pairs = people * (people - 1) // 2
    assert (len(partners), set(partners.values())) == (pairs, {1})
    assert (len(meetings), set(meetings.values())) == (pairs, {2})
    for standing in evening.standings:
        assert sum(standing.partners.values()) == standing.score


def mixed(server: Running, people: int) -> list[Visitor]:
    """People of whom some come late, some go home, and some vanish without a word."""
    reach, chance = over_network(server), Random(people)
    visitors = []
    for number in range(1, people + 1):
        habits: dict[str, Any] = {}
        if number > 1 and number % 5 == 0:
            habits = {"comes": chance.randrange(1, 3)}
        elif number > 1 and number % 7 == 0:
            habits = {"goes": chance.randrange(1, 4), "how": chance.choice(("goes", "vanishes"))}
        visitors.append(Visitor(reach, f"P{number}", Random(number), **habits))
    return visitors


async def kill_in_every_stage(server: Running, gathering: Gathering, random: Random) -> None:
    """Kills the server some time after each stage has begun, and before the host begins another."""
    host = gathering.host
    host.kills = 0
    while not host.finished:
        if gathering.stage > host.kills:
            await asyncio.sleep(0.5 * random.random())
            await asyncio.to_thread(server.kill)
            host.kills += 1
            await asyncio.to_thread(server.start)
        await asyncio.sleep(0.02)


async def survived(server: Running, gathering: Gathering) -> dict[tuple[int, int], Record]:
    async with client_of(server) as http:
        await asyncio.gather(kill_in_every_stage(server, gathering, Random(1)), gathering.play(http))
        await gathering.check_album(http)
        return await gathering.records(http)


def check_counts(evening: EveningAt, records: dict[tuple[int, int], Record]) -> None:
    """Every table that is over has its record, and the standings say what those do."""
    assert evening.phase == "over"
    over = [(stage.stage, table.table) for stage in evening.stages for table in stage.tables if table.over]
    assert sorted(records) == sorted(over)
    made = points_by_player(evening, records)
    assert {standing.player: standing.points for standing in evening.standings} == made


def test_a_swiss_evening_ends_with_nothing_lost_though_the_server_is_killed_in_every_stage(
    tmp_path: Path, long: bool
) -> None:
    plan = {"format": "swiss", "stages": 4, "rules": SHORT, "minutes": 0}
    with Running(tmp_path / "data", *NO_LIMITS, first=QUICK) as server:
        gathering = Gathering(over_network(server), plan, mixed(server, 40 if long else 14))
        records = asyncio.run(survived(server, gathering))
    evening = gathering.host.evening
    assert gathering.host.kills == len(evening.stages) == 4
    check_counts(evening, records)
    left = {guest.player for guest in evening.guests if guest.left}
    assert left
    for stage in evening.stages:
        seated = [player for table in stage.tables for player in table.players if player]
        assert len(seated) == len(set(seated))
    last = {player for table in evening.stages[-1].tables for player in table.players} - {0}
    assert last | left | set(evening.stages[-1].idle) == {guest.player for guest in evening.guests}


def test_an_arena_goes_on_and_ends_though_the_server_is_killed_in_every_stage(tmp_path: Path, long: bool) -> None:
    plan = {"format": "arena", "rules": SHORT, "minutes": 0}
    with Running(tmp_path / "data", *NO_LIMITS, first=QUICK) as server:
        gathering = Gathering(over_network(server), plan, mixed(server, 40 if long else 14))
        gathering.host.ends = 4
        records = asyncio.run(survived(server, gathering))
    evening = gathering.host.evening
    assert gathering.host.kills >= 4
    check_counts(evening, records)
    numbers = {guest.name: guest.player for guest in evening.guests}
    staying = [each for each in gathering.visitors if not each.how]
    played = Counter(player for stage in evening.stages for table in stage.tables for player in table.players)
    assert all(played[numbers[each.name]] for each in staying)
