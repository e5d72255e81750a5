"""Measures the table server under load, beside a bare echo-to-four server on the same stack; into build/bench.json.

The servers have one core, all clients another. Absolute figures mean nothing from one machine to the next: what counts
is how many actions a second the game does where the echo does as many messages, in turns and in one run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, median
from typing import NamedTuple

import uvloop
from clients import CLIENTS, Crowd, Table, echoers, tables, watched
from figures import BUILD, keep
from process import Server, cores, many_files

HERE = Path(__file__).parent
EVERY = 2.0  # seconds between two actions of a table at human pace
LIVELY = 1.0  # seconds between two actions of a table that many watch
REACHED = 100.0  # milliseconds from an action to the last of those who watch, at most, for 99 of 100


class Slice(NamedTuple):
    """A few seconds of one side at full speed."""

    rate: float  # actions a second
    server: float  # share of a core
    load: float

    @property
    def cost(self) -> float:
        """Microseconds of the server's processor time for an action."""
        return self.server / self.rate * 1e6

    def __str__(self) -> str:
        shares = f"server {self.server:4.0%}   load {self.load:4.0%}"
        return f"{self.rate:9,.0f} actions/s   {self.cost:5.0f} µs each   {shares}"


async def measure(crowd: Crowd, server: Server, groups: int, seconds: float) -> Slice:
    crowd.reset()
    start, served, loaded = time.perf_counter(), server.cpu(), time.process_time()
    crowd.resume()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - start
    found = Slice(crowd.actions / took, (server.cpu() - served) / took, (time.process_time() - loaded) / took)
    await crowd.quiet(groups)
    insist(crowd)
    return found


def insist(crowd: Crowd) -> None:
    if crowd.errors:
        raise SystemExit("errors: " + "; ".join(f"{number} × {what}" for what, number in crowd.errors.most_common(5)))


def game(core: int, data: str) -> Server:
    command = [str(Path(sys.executable).with_name("lastcard")), "serve", "--port", "PORT", "--data", data]
    per = ("tables-per-guest", "tables-per-address", "per-address")
    for limit in ("tables", "connections", "rate", "new-a-minute", *per):
        command += [f"--{limit}", "0"]
    return Server(command, core, BUILD / "bench-server.log")


def bare(core: int, size: int) -> Server:
    command = [sys.executable, str(HERE / "echo.py"), "--port", "PORT", "--size", str(size)]
    return Server(command, core, BUILD / "bench-echo.log")


async def as_fast_as_they_can(core: int, number: int, slices: int, seconds: float) -> dict[str, float]:
    """The game and the echo in turns, with messages of the same size and as many tables."""
    print(f"{number} tables of {CLIENTS} as fast as they can, in turns of {seconds:g} s")
    with tempfile.TemporaryDirectory(dir=BUILD) as data, game(core, data) as server:
        crowd, everything = await tables(server.port, number)
        await measure(crowd, server, number, seconds)  # to warm up, and to learn the sizes
        said, heard = round(crowd.said / crowd.actions), round(crowd.heard / crowd.updates)
        fan = crowd.updates / crowd.actions
        print(f"  an action is {said} bytes, an update {heard} bytes on average, {fan:.2f} updates for an action")
        with bare(core, heard) as echo:
            echoing, everybody = await echoers(echo.port, number, said)
            await measure(echoing, echo, number, seconds)
            ours, theirs = [], []
            for _ in range(slices):
                theirs.append(await measure(echoing, echo, number, seconds))
                print(f"  echo      {theirs[-1]}")
                ours.append(await measure(crowd, server, number, seconds))
                print(f"  Last Card {ours[-1]}")
            for wire in (*everybody, *(player for table in everything for player in table.players)):
                wire.close()
    rates = median(found.rate for found in ours), median(found.rate for found in theirs)
    costs = median(found.cost for found in ours), median(found.cost for found in theirs)
    print(
        f"  ratio     {rates[0] / rates[1]:9.2f}   (at least 0.5 wanted)   by processor time {costs[1] / costs[0]:.2f}"
    )
    return {
        "echo_ratio": rates[0] / rates[1],
        "echo_cpu_ratio": costs[1] / costs[0],
        "server_actions_per_s": rates[0],
        "echo_actions_per_s": rates[1],
    }


async def at_human_pace(core: int, number: int, seconds: float) -> dict[str, float]:
    """Every table one action in two seconds, spread evenly; and what a table takes in memory."""
    print(f"{number:,} tables of {CLIENTS} at human pace, an action every {EVERY:g} s each, for {seconds:g} s")
    with tempfile.TemporaryDirectory(dir=BUILD) as data, game(core, data) as server:
        empty = server.kilobytes()
        crowd, everything = await tables(server.port, number)
        insist(crowd)
        served = server.cpu()
        crowd.reset()
        late = await pace(everything, seconds)
        await asyncio.sleep(1.0)
        busy = (server.cpu() - served) / (seconds + 1)
        insist(crowd)
        full = server.kilobytes()
        wires = [player for table in everything for player in table.players]
        for wire in wires:
            wire.close()
        await asyncio.sleep(2.0)
        left = server.kilobytes()
    asked = round(seconds / EVERY) * number
    if len(crowd.last) != asked:
        raise SystemExit(f"{asked} actions were due, {len(crowd.last)} reached everybody")
    for what, latencies in (("to the actor", crowd.own), ("to all four", crowd.last)):
        print(f"  {what:12} {told(latencies)}")
    print(f"  {crowd.actions:,} actions, no errors   server {busy:.0%}   clients at most {late * 1e3:.1f} ms late")
    size = (full - empty) / number
    print(f"  memory       {empty / 1024:.0f} MB without tables, {full / 1024:.0f} MB with all of them")
    after = (left - empty) / number
    print(f"  a table      {size:.0f} KB with four connected (under 200 wanted), {after:.0f} KB once they left")
    return {"p99_ms_1000_tables": quantile(crowd.own, 0.99) * 1e3, "kb_per_table": size}


async def with_an_audience(core: int, number: int, seconds: float) -> dict[str, float]:
    """One table that thousands watch: how soon the last of them knows."""
    print(f"{number:,} watch one table, an action every {LIVELY:g} s, for {seconds:g} s")
    with tempfile.TemporaryDirectory(dir=BUILD) as data, game(core, data) as server:
        crowd, table = await watched(server.port, number)
        insist(crowd)
        await asyncio.sleep(2.0)  # until everybody has been told who else is here
        served, loaded, waited = server.cpu(), time.process_time(), server.waited()
        await pace([table], seconds, LIVELY)
        await asyncio.sleep(1.0)
        took = seconds + 1
        busy, load = (server.cpu() - served) / took, (time.process_time() - loaded) / took
        waited = (server.waited() - waited) / took
        insist(crowd)
        for wire in (*table.players, *table.watchers):
            wire.close()
    if len(table.reached) != round(seconds / LIVELY):
        raise SystemExit(f"{seconds / LIVELY:.0f} actions were due, {len(table.reached)} reached everybody")
    each = busy * took / len(table.reached) / number * 1e6
    print(f"  to each      {told(table.each)}   (p99 under {REACHED:.0f} ms wanted)")
    print(f"  to the last  {told(table.reached)}")
    print(f"  server {busy:.0%}, {each:.1f} µs for each who watches   clients {load:.0%}   others {waited:.0%}")
    return {
        "p99_ms_5000_watchers": quantile(table.each, 0.99) * 1e3,
        "p99_ms_last_of_5000_watchers": quantile(table.reached, 0.99) * 1e3,
        "us_per_watcher": each,
    }


async def pace(everything: Sequence[Table], seconds: float, every: float = EVERY) -> float:
    """Let each table act when it is due; the most that one was late."""
    step = every / len(everything)
    start = time.perf_counter() + 0.1
    worst = 0.0
    for turn in range(round(seconds / every) * len(everything)):
        due = start + turn * step
        if (rest := due - time.perf_counter()) > 0:
            await asyncio.sleep(rest)
        worst = max(worst, time.perf_counter() - due)
        everything[turn % len(everything)].due()
    return worst


def quantile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def told(latencies: Sequence[float]) -> str:
    figures = {"mean": fmean(latencies), "p50": quantile(latencies, 0.5), "p99": quantile(latencies, 0.99)}
    figures["max"] = max(latencies)
    return "   ".join(f"{name} {value * 1e3:6.2f} ms" for name, value in figures.items())


async def run(asked: argparse.Namespace) -> None:
    server, load = cores()
    os.sched_setaffinity(0, {load})
    many_files(max(CLIENTS * max(asked.tables, asked.human), asked.watchers) + 200)
    BUILD.mkdir(exist_ok=True)
    print(f"Servers on core {server}, all clients on core {load}.")
    if server == load:
        print("They share the only core there is: these figures say little.")
    print()
    figures = await as_fast_as_they_can(server, asked.tables, asked.slices, asked.seconds)
    print()
    figures |= await at_human_pace(server, asked.human, asked.minute)
    print()
    figures |= await with_an_audience(server, asked.watchers, asked.minute)
    print()
    keep(figures, asked.out)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--tables", type=int, default=200, help="that play as fast as they can")
    ask.add_argument("--slices", type=int, default=7, help="turns of each side")
    ask.add_argument("--seconds", type=float, default=4.0, help="of a turn")
    ask.add_argument("--human", type=int, default=1000, help="tables at human pace")
    ask.add_argument("--watchers", type=int, default=5000, help="at one table")
    ask.add_argument("--minute", type=float, default=60.0, help="seconds of human pace")
    ask.add_argument("--out", type=Path, default=BUILD / "bench.json")
    uvloop.run(run(ask.parse_args()))


if __name__ == "__main__":
    main()
