"""Compares this tree with another one in which `make build bench` has been run: before and now.

    python bench/before_after.py /path/to/the/other/tree        engine, server and page, some ten minutes
    python bench/before_after.py /path/to/the/other/tree engine

Each tree measures itself by its own bench/, in turns with the other: what else the machine does hits both alike. What
counts is processor time, and of the turns the middle; of the engine the best. Into build/before-after.json.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Final, Self

from figures import BUILD, ROOT, keep

# Answers each line, an expression, with its figures. The clock of the benchmarks is that of the process.
WORKER: Final = """
import asyncio, contextlib, io, json, sys, time

sys.path.insert(0, "bench")
clock, time.perf_counter = time.perf_counter, time.process_time

def engine():
    import bench
    bench.RUNS = 1
    found = {"playouts_4_per_s": bench.playouts(4, 50_000)(1), "playouts_2_per_s": bench.playouts(2, 50_000)(1)}
    for bot, (games, rounds, driver) in playing.items():
        actions = driver.counts.actions
        found[f"{bot}_actions_per_s"] = games(1) * (driver.counts.actions - actions) / rounds
    return found | bench.full_rules() | bench.copies() | bench.python_interface()

# By actions: bots that play otherwise than before have longer games, or shorter ones.
def bots():
    import bench
    drivers = []
    plain = bench.Driver
    bench.Driver = lambda *given: drivers.append(plain(*given)) or drivers[-1]
    strengths = (("easy", 5000), ("normal", 5000), ("hard", 1000))
    return {bot: (bench.bot_games(bot, rounds), rounds, drivers[-1]) for bot, rounds in strengths}

def server():
    import load, process
    time.perf_counter = clock
    core, other = process.cores()
    process.os.sched_setaffinity(0, {other})
    process.many_files(2000)
    load.BUILD.mkdir(exist_ok=True)
    costs = []
    plain = load.Slice.__str__
    load.Slice.__str__ = lambda found: costs.append(found.cost) or plain(found)
    found = asyncio.run(load.as_fast_as_they_can(core, 100, 2, 3.0))
    theirs, ours = costs[::2], costs[1::2]
    return {"us_per_action": min(ours), "echo_ratio": found["echo_ratio"], "echo_cpu_ratio": min(theirs) / min(ours)}

def page():
    import tempfile, browser
    from pathlib import Path
    opened = browser.Running(Path(tempfile.mkdtemp()))
    with opened as house, browser.sync_playwright() as started:
        browsing = browser.Browsing(started)
        found = {"first_load_kb": browser.weight(browsing.browser, house.url)}
        found["usable_s"] = min(browser.start(browsing.browser, house.url) for _ in range(3))
        browsing.close()
    return found

playing = {}
for line in sys.stdin:
    if line.strip() == "engine()" and not playing:
        playing = bots()
    with contextlib.redirect_stdout(io.StringIO()):
        found = eval(line)
    print(json.dumps(found), flush=True)
"""
TURNS: Final = {"engine": 15, "server": 5, "page": 3}


class Tree:
    """One of the two, with a process that measures it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.best: dict[str, list[float]] = {}

    def __enter__(self) -> Self:
        command = [str(self.folder / ".venv" / "bin" / "python"), "-c", WORKER]
        self.worker = subprocess.Popen(
            command, cwd=self.folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.worker.terminate()
        self.worker.wait()

    def measure(self, part: str) -> None:
        assert self.worker.stdin is not None
        assert self.worker.stdout is not None
        print(f"{part}()", file=self.worker.stdin, flush=True)
        if not (line := self.worker.stdout.readline()):
            raise SystemExit(f"{part} could not be measured in {self.folder}; see above.")
        for name, value in json.loads(line).items():
            self.best.setdefault(name, []).append(value)


def figure(name: str) -> Callable[[list[float]], float]:
    """Of the turns of the engine the best, of others the middle."""
    return max if name.endswith("_per_s") else min if name == "copy_ns" else median


def told(name: str, before: float, now: float) -> str:
    slower = now / before - 1 if name in ("copy_ns", "us_per_action", "usable_s", "first_load_kb") else before / now - 1
    return f"{name:34}{before:14,.2f}{now:14,.2f}{-slower:+11.1%}"


def compare(before: Tree, now: Tree, part: str, turns: int) -> Mapping[str, float]:
    print(f"{part}, {turns} turns each{'':20}{'before':>10}{'now':>14}{'better by':>11}", flush=True)
    for _ in range(turns):
        before.measure(part)
        now.measure(part)
    figures: dict[str, float] = {}
    for name in [name for name in now.best if name in before.best]:
        pick = figure(name)
        figures |= {f"{name}_before": pick(before.best[name]), f"{name}_now": pick(now.best[name])}
        print(told(name, pick(before.best[name]), pick(now.best[name])), flush=True)
    before.best.clear()
    now.best.clear()
    return figures


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("before", type=Path, help="the other tree")
    ask.add_argument("parts", nargs="*", choices=[*TURNS, []], help="engine, server, page; all, unless said")
    ask.add_argument("--turns", type=int, help="of each tree")
    asked = ask.parse_args()
    with Tree(asked.before) as before, Tree(ROOT) as now:
        for part in asked.parts or TURNS:
            found = compare(before, now, part, asked.turns or TURNS[part])
            keep(found, BUILD / "before-after.json", quietly=True)


if __name__ == "__main__":
    main()
