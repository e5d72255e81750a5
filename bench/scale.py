"""What one server, one database and many of both carry: measures what things cost, and simulates a million tables.

Costs are measured on this machine in one run, printed, and kept in build/bench.json; `--stored` takes those that are
there. Then a day of a million tables is simulated (`fleet.py`), with servers that die, hang and are replaced and
databases that fail over: takeover times and load, printed and drawn into docs/scale.svg.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from contextlib import ExitStack
from pathlib import Path

import matplotlib as mpl
import numpy as np
import uvloop
from clients import Crowd, Table, Watched, Watcher, connect, until
from figures import BUILD, ROOT, keep
from fleet import Costs, Fleet, Kind, Plan, Result
from load import insist, pace, with_an_audience
from nodes import costs as full_speed
from nodes import database_time, node, spread
from process import Server, cores, many_files
from server import postgres

PICTURE = ROOT / "docs" / "scale.svg"
PACES = (2.0, 0.5)  # seconds between two actions of a table
REST = 10.0  # seconds in which nobody does anything
HALF = 0.5  # of a core, that a server is planned to use: what the others have left takes over when one goes
NAMES: dict[Kind, str] = {
    "killed": "a server is killed",
    "hung": "a server hangs",
    "stopped": "a server is replaced",
    "database": "a database fails over",
}


# What things cost


async def measured(core: int, number: int, seconds: float, watchers: int) -> dict[str, float]:
    figures = await full_speed(core, min(number, 100), 3, 4.0)
    found = {"full_us": figures["postgres_action_us"], "full_database_us": figures["database_action_us"]}
    found["full_rate"] = 0.85e6 / figures["postgres_action_us"]
    found["relay_us"] = figures["relay_us"]
    print(f"{number:,} tables of four over two servers")
    cluster = await asyncio.to_thread(postgres.cluster)
    database = await asyncio.to_thread(cluster.database)
    with ExitStack() as stack:
        nodes = [stack.enter_context(node(core, database, place)) for place in range(2)]
        crowd, everything = await spread(nodes, number)
        kept = sum(each.kilobytes() for each in nodes)
        idle, resting = await during(nodes, cluster, asyncio.sleep(REST))
        found["idle_us"] = idle / REST / number * 1e6
        found["table_kb"] = kept / number
        for place, every in enumerate(PACES):
            crowd.reset()
            began = time.perf_counter()
            spent, stored = await during(nodes, cluster, pace(everything, seconds, every))
            took = time.perf_counter() - began
            insist(crowd)
            found[f"rate_{place}"] = crowd.actions / took / len(nodes)
            found[f"action_{place}_us"] = (spent - idle / REST * took) / crowd.actions * 1e6
            found[f"database_{place}_us"] = (stored - resting / REST * took) / crowd.actions * 1e6
        found |= await taken_over(nodes, cluster, everything, crowd)
    found["watcher_us"] = (await with_an_audience(core, watchers, seconds))["us_per_watcher"]
    return {f"scale_{name}": value for name, value in found.items()}


async def during(nodes: list[Server], cluster: postgres.Cluster, work: object) -> tuple[float, float]:
    """Processor time of the servers and of the database, while something is done."""
    before, stored = [each.cpu() for each in nodes], database_time(cluster)
    await work  # type: ignore[misc]
    spent = sum(each.cpu() - was for each, was in zip(nodes, before, strict=True))
    return spent, database_time(cluster) - stored


async def taken_over(
    nodes: list[Server], cluster: postgres.Cluster, everything: list[Table], crowd: Crowd
) -> dict[str, float]:
    """What it costs to take a table over: its first server is killed, and somebody comes to the second."""
    for wire in (player for table in everything for player in table.players):
        wire.close()
    await asyncio.sleep(1.0)
    nodes[0].process.kill()
    await asyncio.sleep(4.0)  # its lease is over
    moved = everything[::2]
    coming = Watched(moved[0].players[0].code, [player.token for player in moved[0].players], crowd)
    people = [Watcher(coming, table.players[0].code, table.players[0].token) for table in moved]

    async def come() -> None:
        await connect(nodes[1].port, people)
        await until(lambda: coming.here >= len(people), "all tables of a server that has gone", 60.0)

    spent, stored = await during(nodes[1:], cluster, come())
    for person in people:
        person.close()
    return {"claim_us": spent / len(people) * 1e6, "claim_database_us": stored / len(people) * 1e6}


def costs_of(found: dict[str, float]) -> Costs:
    """What the simulation goes by, in seconds."""
    rates = [(found[f"scale_rate_{place}"], found[f"scale_action_{place}_us"] / 1e6) for place in range(len(PACES))]
    return Costs(
        actions=(*rates, (found["scale_full_rate"], found["scale_full_us"] / 1e6)),
        idle=found["scale_idle_us"] / 1e6,
        commit=found[f"scale_database_{len(PACES) - 1}_us"] / 1e6,
        claim=found["scale_claim_us"] / 1e6,
        asked=found["scale_claim_database_us"] / 1e6,
    )


def tell_costs(found: dict[str, float]) -> None:
    print("what things cost, in processor time on this machine")
    for place in range(len(PACES)):
        rate, action = found[f"scale_rate_{place}"], found[f"scale_action_{place}_us"]
        stored = found[f"scale_database_{place}_us"]
        print(f"  an action    {action:6.0f} µs at {rate:,.0f} a second and server, {stored:.0f} µs in the database")
    full, stored = found["scale_full_us"], found["scale_full_database_us"]
    print(f"  an action    {full:6.0f} µs as fast as it can ({found['scale_full_rate']:,.0f}), {stored:.0f} µs there")
    print(f"  passing on   {found['scale_relay_us']:6.0f} µs an action, at the other server")
    print(f"  an idle table{found['scale_idle_us']:6.0f} µs a second, {found['scale_table_kb']:.0f} KB")
    print(f"  a watcher    {found['scale_watcher_us']:6.1f} µs an action")
    print(f"  a takeover   {found['scale_claim_us']:6.0f} µs a table, {found['scale_claim_database_us']:.0f} µs there")


# What that comes to


def planned(costs: Costs, tables: int) -> Plan:
    """As many cells as it takes, of servers that use half of a core and databases that use half of theirs."""
    plan = Plan(tables=tables)
    database = int(HALF * plan.cores * costs.every / costs.commit)
    nodes = -(-tables // costs.fits(HALF))
    cells = max(-(-tables // database), -(-nodes // 12))
    return Plan(tables=tables, cells=cells, nodes=-(-nodes // cells) + 1)


def tell_plan(costs: Costs, plan: Plan) -> None:
    print(f"one server with half a core: {costs.fits(HALF):,} tables")
    print(f"one database with half of {plan.cores} cores: {HALF * plan.cores * costs.every / costs.commit:,.0f} tables")
    print(f"{plan.tables:,} tables: {plan.cells} cells of a database and {plan.nodes} servers")


def simulate(plan: Plan, costs: Costs, seed: int) -> Result:
    fleet = Fleet(plan, costs, seed)
    shown = 0
    for hour in fleet.run():
        if hour >= shown:
            tables = sum(len(outage.waits) for outage in fleet.result.outages)
            print(f"  hour {hour:4.0f}: {len(fleet.result.outages):4} outages, {tables:9,} tables moved", flush=True)
            shown += 6
    return fleet.result


def tell(result: Result) -> dict[str, float]:
    figures = {"scale_busiest": max(result.busiest), "scale_database": max(result.database)}
    for kind, name in NAMES.items():
        waits = result.waits(kind)
        if len(waits):
            outages = [outage for outage in result.outages if outage.kind == kind]
            half, most, last = np.quantile(waits, [0.5, 0.99, 1.0])
            asked = max(outage.claims for outage in outages)
            queue = max(outage.queue for outage in outages)
            print(
                f"  {name:22} {len(outages):4} times, {len(waits):9,} tables: half within {half:.1f} s, 99 of 100 "
                f"{most:.1f} s, the last {last:.1f} s; queue {queue:.2f} s, {asked:,.0f} questions/s"
            )
            figures |= {f"scale_{kind}_p99_s": float(most), f"scale_{kind}_last_s": float(last)}
    print(f"  the busiest server {max(result.busiest):.0%} of a core, the busiest database {max(result.database):.0%}")
    return figures


def draw(result: Result, plan: Plan) -> None:
    mpl.use("svg")
    import matplotlib.pyplot as plt

    mpl.rcParams["svg.hashsalt"] = "lastcard"
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.6), layout="constrained")
    for kind, name in NAMES.items():
        waits = np.sort(result.waits(kind))
        if len(waits):
            some = np.unique(np.linspace(0, len(waits) - 1, 400).astype(int))
            left.plot(waits[some], (some + 1) / len(waits), label=name)
    left.set(
        xlabel="seconds until a table goes on", ylabel="share of tables", xscale="log", xlim=(0.2, 70), ylim=(0, 1)
    )
    left.set_xticks([0.2, 0.5, 1, 2, 5, 10, 20, 50], ["0.2", "0.5", "1", "2", "5", "10", "20", "50"], minor=False)
    left.minorticks_off()
    left.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2, frameon=False)
    hours = np.array(result.times) / 3_600
    right.plot(hours, result.busiest, label="the busiest server, of a core")
    right.plot(hours, result.database, label=f"the busiest database, of {plan.cores} cores")
    right.set(xlabel="hour", ylabel="share", ylim=(0, 1))
    right.legend(loc="lower right")
    figure.savefig(PICTURE, metadata={"Date": None})
    print(f"drawn into {PICTURE.relative_to(ROOT)}")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--tables", type=int, default=1_000_000, help="that are simulated")
    ask.add_argument("--measured", type=int, default=600, help="tables with which costs are measured")
    ask.add_argument("--seconds", type=float, default=30.0, help="of each measurement")
    ask.add_argument("--watchers", type=int, default=1000, help="with which their cost is measured")
    ask.add_argument("--stored", action="store_true", help="take the costs that were measured last")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--hours", type=float, default=24.0, help="that are simulated")
    ask.add_argument("--out", type=Path, default=BUILD / "bench.json")
    asked = ask.parse_args()
    if asked.stored:
        found: dict[str, float] = json.loads(asked.out.read_text())
    else:
        many_files(max(asked.measured * 12, asked.watchers) + 500)
        BUILD.mkdir(exist_ok=True)
        postgres.cluster()
        server, load = cores()
        os.sched_setaffinity(0, {load})
        found = uvloop.run(measured(server, asked.measured, asked.seconds, asked.watchers))
        keep(found, asked.out)
    tell_costs(found)
    costs = costs_of(found)
    plan = planned(costs, asked.tables)
    tell_plan(costs, plan)
    result = simulate(Plan(**{**vars(plan), "hours": asked.hours}), costs, asked.seed)
    keep(tell(result), asked.out)
    draw(result, plan)


if __name__ == "__main__":
    main()
