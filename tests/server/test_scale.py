"""The simulation of many tables: its parts against what is obvious, and its rule against what real servers do."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import asyncpg
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.server.storage.base import Elsewhere, WriteBatch
from lastcard.server.storage.postgres.store import PostgresStore
from server import postgres
from server.test_fences import entries, room, somebody

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))
from fleet import AGAIN, Costs, Fleet, Plan, claimed, first_after, returns, served

sys.path.remove(str(Path(__file__).parents[2] / "bench"))  # other tests would find the bot there

COSTS = Costs(actions=((100.0, 500e-6), (4_000.0, 200e-6)), idle=50e-6, commit=100e-6, claim=2e-3, asked=300e-6)
SMALL = Plan(tables=3_000, cells=2, nodes=3, hours=24.0, kills=4.0, hangs=4.0, stops=4.0, failovers=4.0)
moments = st.lists(st.floats(0.0, 10.0), min_size=1, max_size=30)


@given(moments, st.floats(0.001, 1.0), st.floats(0.1, 1.0))
def test_a_server_brings_tables_back_one_after_the_other(arrivals: list[float], cost: float, share: float) -> None:
    done = served(np.array(arrivals), cost, share)
    free = 0.0
    for place in sorted(range(len(arrivals)), key=lambda place: arrivals[place]):
        free = max(free, arrivals[place]) + cost / share
        assert done[place] == pytest.approx(free)


@given(moments, st.floats(0.0, 10.0), st.floats(0.05, 3.0))
def test_who_waits_asks_until_the_lease_is_over(arrivals: list[float], over: float, again: float) -> None:
    for arrival, found in zip(arrivals, claimed(np.array(arrivals), over, again), strict=True):
        asked = arrival
        while asked < over:
            asked += again
        at_the_end = min(abs(asked - over), abs(asked - again - over)) < 1e-9  # sums of fractions may miss it
        assert found == pytest.approx(asked) or (at_the_end and found == pytest.approx(over, abs=1e-6 + again))


def test_people_come_back_later_and_later_and_never_all_at_once() -> None:
    tries = returns(np.random.default_rng(1), np.zeros(50), 4)
    assert (np.diff(tries, axis=2) > 0).all()
    assert len(np.unique(tries[:, :, 0])) == 200
    assert (tries[:, :, 0] >= 0.2).all()
    assert (tries[:, :, 0] <= 0.6).all()
    assert (first_after(tries, 5.0) >= 5.0).all()


def run(seed: int) -> Fleet:
    fleet = Fleet(SMALL, COSTS, seed)
    for _ in fleet.run():
        assert fleet.up.any(axis=1).all()
        for cell in range(SMALL.cells):
            owners = fleet.owner[fleet.of_cell[cell]]
            assert ((owners >= 0) & (owners < SMALL.nodes)).all()
    return fleet


def test_the_same_seed_is_the_same_day_and_another_is_not() -> None:
    days = [[(outage.at, outage.kind, outage.waits.sum()) for outage in run(seed).result.outages] for seed in (1, 1, 2)]
    assert days[0] == days[1] != days[2]
    assert {kind for _, kind, _ in days[0]} == {"killed", "hung", "stopped", "database"}


def test_nobody_is_taken_over_from_before_the_lease_is_over_and_who_is_replaced_at_once() -> None:
    result = run(1).result
    least = SMALL.lease * 0.8
    assert min(outage.waits.min() for outage in result.outages if outage.kind in ("killed", "hung")) >= least
    assert np.quantile(result.waits("stopped"), 0.5) < least
    assert result.waits("killed").max() < result.waits("hung").max()


def test_tables_of_a_server_that_has_gone_are_spread_over_the_others() -> None:
    fleet = Fleet(SMALL, COSTS)
    fleet.now = 0.0
    before = fleet.tables(0, 1)
    fleet.kill(0, 1)
    assert not len(fleet.tables(0, 1))
    shares = np.bincount(fleet.owner[before], minlength=3) / len(before)
    assert shares[1] == 0
    assert 0.4 < shares[0] < 0.6
    fleet.now = 36_000.0
    fleet.come_back(0, 1)
    fleet.now = 72_000.0
    assert len(fleet.tables(0, 1)) > 0.2 * len(fleet.of_cell[0])  # new tables come to it


def test_real_servers_take_over_when_the_simulation_says() -> None:
    """By the database's clock: whoever asks before the lease is over is sent away, whoever asks after it has it."""
    url = postgres.wanted().database()
    lease = 0.6
    end = """SELECT greatest(until, pg_postmaster_start_time() + make_interval(secs => $2)) AS over
        FROM nodes WHERE id = $1"""

    async def clock(line: asyncpg.Connection[Any]) -> float:
        now = await line.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
        return float(now)

    async def ask(other: PostgresStore, line: asyncpg.Connection[Any], code: str, over: float) -> None:
        tries: list[tuple[float, float, bool]] = []
        while not tries or not tries[-1][2]:
            before = await clock(line)
            try:
                await other.claim(code)
                had = True
            except Elsewhere:
                had = False
                await asyncio.sleep(AGAIN / 2)
            tries.append((before, await clock(line), had))
        [expected] = claimed(np.array([tries[0][0]]), over, AGAIN / 2)
        assert expected >= over or tries[0][0] >= over
        assert tries[-1][1] >= over
        assert all(before <= over for before, _, had in tries if not had)

    async def work() -> None:
        one, other = [await PostgresStore.open(url, f"node{place}", lease) for place in range(2)]
        async with somebody(url) as line:
            await one.write(WriteBatch([*entries(1, 1), *entries(2, 1)], {1: room(1), 2: room(2)}))
            over = (await line.fetchval(end, one.life, lease)).timestamp()
            for code in ("CODE1", "CODE2"):
                await ask(other, line, code, over)
            rows = await line.fetch("SELECT DISTINCT owner FROM rooms")
            assert [row["owner"] for row in rows] == [other.life]
        one._left = True
        one.life = 0
        for store in (one, other):
            await store.close()

    asyncio.run(work())
