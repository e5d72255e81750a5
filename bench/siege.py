"""Measures how honest tables fare while somebody attacks the server from one address; into build/bench.json.

The server runs with its usual limits, on one core; everybody else is on another, the attacker behind the honest players
in line. Each attack has a server of its own, and is paused again and again, so that every part of it has quiet times
right before and after it to compare with. What was found stays written if the run is interrupted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec
import uvloop
from attacks import ATTACKS
from clients import Crowd, Office, Player, Table, connect, until
from figures import BUILD, keep
from process import Server, cores, many_files

from lastcard import record
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.match.view import seats_of
from lastcard.protocol.replays import FinishedMatch
from lastcard.server.storage.base import RecordRow, WriteBatch
from lastcard.server.storage.database import Database
from lastcard.table.deciding import decide
from lastcard.table.match_state import MatchState, Seat

HERE = Path(__file__).parent
EVERY = 0.25  # seconds between two actions of an honest table
MEMORY = 300.0  # MB that the server may have at most
RATIO = 1.5  # how much slower the hundredth action may be under attack
PATIENCE = 30.0  # seconds for those who count actions instead
RECOVERY = 1.0  # seconds after an attack until everybody plays as before
LONG = "longmatch"  # the record that is asked for
DISTURBED = 0.05  # of the time, while others had the core
EVEN = 2.0  # how much slower one of the two quiet times may be than the other, if they are to be compared with
AGAIN = 4  # attacks of a run that are repeated where they are not even
STOP = 30.0  # seconds for which the end of a server is waited for


class Quarter(Table):
    """A table that notes how long it kept somebody waiting, whether it was ready in time or not."""

    def __init__(self, code: str, tokens: Sequence[str], crowd: Crowd) -> None:
        super().__init__(code, tokens, crowd)
        self.missed: list[float] = []
        self.played = 0

    def due(self) -> None:
        if self.on is None or self.unanswered:
            self.missed.append(time.perf_counter())
        else:
            super().due()

    def answered(self) -> None:
        super().answered()
        self.played += 1

    def ready(self, player: Player) -> None:
        super().ready(player)
        now = time.perf_counter()
        self.crowd.own += [now - due for due in self.missed]
        self.missed.clear()

    def give_up(self) -> None:
        """Counts what has not come yet as if it came now."""
        now = time.perf_counter()
        self.crowd.own += [now - due for due in self.missed]
        self.missed.clear()


class Slice(NamedTuple):
    """Some seconds of honest play."""

    waits: list[float]  # seconds for each action
    server: float  # share of its core
    load: float
    waited: float  # of the time, while others had that core
    idle: int  # tables at which not enough was played

    @classmethod
    def together(cls, parts: Sequence[Slice]) -> Slice:
        def average(values: Iterable[float]) -> float:
            return sum(values) / len(parts)

        return cls(
            [wait for part in parts for wait in part.waits],
            average(part.server for part in parts),
            average(part.load for part in parts),
            max(part.waited for part in parts),
            max(part.idle for part in parts),
        )

    @property
    def p50(self) -> float:
        return quantile(self.waits, 0.5) * 1e3

    @property
    def p99(self) -> float:
        return quantile(self.waits, 0.99) * 1e3


def quantile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(int(len(values) * share), len(values) - 1)] if values else float("inf")


class Siege:
    """A server, its honest tables, and what is done to it."""

    def __init__(self, server: Server, data: Path, crowd: Crowd, tables: Sequence[Quarter]) -> None:
        self.server = server
        self.data = data
        self.crowd = crowd
        self.tables = tables
        self.most = 0.0  # MB
        self._turn = 0

    async def play(self, seconds: float, actions: int = 0) -> Slice:
        """Lets every table act when it is due, and sees how long that takes; for so long, or for so many actions."""
        self.crowd.reset()
        for table in self.tables:
            table.played = 0
        step = EVERY / len(self.tables)
        began, served, loaded = time.perf_counter(), self.server.cpu(), time.process_time()
        waited = self.server.waited()
        due = began
        while due < began + seconds and not (actions and self.all_played(actions)):
            if (rest := due - time.perf_counter()) > 0:
                await asyncio.sleep(rest)
            else:
                await asyncio.sleep(0)
            self.tables[self._turn % len(self.tables)].due()
            self._turn += 1
            if not self._turn % len(self.tables):
                self.most = max(self.most, self.server.kilobytes() / 1024)
            due += step
        for table in self.tables:
            table.give_up()
        took = time.perf_counter() - began
        return Slice(
            self.crowd.own,
            (self.server.cpu() - served) / took,
            (time.process_time() - loaded) / took,
            (self.server.waited() - waited) / took,
            sum(table.played < max(1, actions) for table in self.tables),
        )

    def all_played(self, actions: int) -> bool:
        return all(table.played >= actions for table in self.tables)

    def stored(self) -> float:
        """MB of the data file, with what has not been moved into it yet."""
        return sum(file.stat().st_size for file in self.data.glob("lastcard.sqlite3*")) / 1e6


def give_way() -> None:
    """Comes after the honest clients in line, also where those were given precedence over other programs (chrt -r)."""
    if os.sched_getscheduler(0) == os.SCHED_RR:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    else:
        os.nice(5)


class Attacker:
    """The attack in its process, which is as polite to the honest clients as a stranger far away."""

    def __init__(self, name: str, port: int, connections: int, seconds: float) -> None:
        self.name = name
        self.command = [sys.executable, str(HERE / "attacks.py"), name, "--port", str(port)]
        self.command += ["--connections", str(connections), "--seconds", str(seconds), "--record", LONG]

    async def prepare(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            preexec_fn=give_way,
        )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), 60)
        if line.strip() != b"ready":
            raise SystemExit(f"the attack {self.name} could not be prepared")

    def go(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(b"go\n")

    def pause(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    async def stop(self) -> dict[str, float]:
        """What it did; one that hangs behind the server is ended."""
        assert self.process.stdout is not None
        told = b""
        try:
            with suppress(TimeoutError):
                told = await asyncio.wait_for(self.process.stdout.readline(), 0.5)
        finally:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        if not told:
            return {"load": 0.0}
        found = json.loads(told)
        return {"load": found["load"], **found["found"]}


def long_match(length: int) -> str:
    """A match of bots with at least so many actions, as a record."""
    rules: Ruleset = PRESETS["classic"]
    match = MatchState(rules, [Seat(f"bot {seat}") for seat in range(10)], b"a long match")
    acted = 0
    while (acted < length and not match.won) or not match.over:
        if match.over:
            match.next_round()
        action = decide("easy", rules, acted, match.view(seats_of(match.round.awaited())[0]))
        assert action is not None
        match.apply(action)
        acted += 1
    return record.dumps(match.to_record())


def prepare(data: Path, match: str) -> None:
    """A data file with a long match in it."""
    with closing(Database(data / "lastcard.sqlite3")) as store:
        about = msgspec.json.encode(FinishedMatch(LONG, "", "2026-01-01T00:00:00Z", "classic", (), (1,)))
        store.write(WriteBatch(records=[RecordRow(LONG, 1, False, time.time(), about, match)]))


async def honest(port: int, number: int) -> tuple[Crowd, list[Quarter]]:
    """Tables in mid-game, each with an address of its own."""
    crowd = Crowd()
    found = []
    for place in range(number):
        address = f"127.1.{place // 250}.{place % 250 + 1}"
        table = Office(port, address).table(place, crowd, Quarter)
        assert isinstance(table, Quarter)
        found.append(table)
        await connect(port, table.players, address)
    await until(lambda: len(crowd.holding) >= number or bool(crowd.errors), "all tables")
    return crowd, found


class Outcome(NamedTuple):
    """What an attack did."""

    name: str
    parts: list[Slice]  # of the attack
    pauses: list[Slice]  # before the first part of it, and after each
    dead: int  # tables that could not play again a second after it
    grown: float  # MB of the data file
    memory: float  # MB at most
    foe: dict[str, float]
    seconds: float

    @property
    def during(self) -> Slice:
        return Slice.together(self.parts)

    @property
    def quiet(self) -> Slice:
        return Slice.together(self.pauses)

    @property
    def ratio(self) -> float:
        """Of the hundredth action under attack and in the quiet right before and after: of half of its parts, at most.

        What else the machine does in a second falls on one part or pause, and makes no difference to their middle.
        """
        pairs = zip(self.parts, self.pauses, self.pauses[1:], strict=False)
        return median(part.p99 * 2 / (before.p99 + after.p99) for part, before, after in pairs)

    @property
    def pooled(self) -> float:
        """The same of all actions under attack, and of all others."""
        return self.during.p99 / self.quiet.p99

    @property
    def drift(self) -> float:
        """How much slower the hundredth action of one pause was than that of the next, without any attack."""
        ratios = [one.p99 / other.p99 for one, other in pairwise(self.pauses)]
        return median(max(ratio, 1 / ratio) for ratio in ratios)

    @property
    def even(self) -> bool:
        """Whether the quiet times were alike, so that what happened in between can be laid to the attack."""
        return bool(self.dead) or self.drift <= EVEN

    @property
    def cost(self) -> float:
        """Microseconds of the server's time for each thing that the attacker did, as far as it got to them."""
        return (self.during.server - self.pauses[0].server) * self.seconds / max(1, self.foe.get("sent", 0)) * 1e6

    def __str__(self) -> str:
        during, quiet = self.during, self.quiet
        waits = "".join(f"{each.p50:7.1f}{each.p99:8.1f}" for each in (quiet, during))
        busy = f"{during.server:5.0%}{during.load:5.0%}{self.foe['load']:5.0%}"
        ratios = f"{self.ratio:8.2f}{self.pooled:6.2f}{during.idle:5}{self.dead:5}"
        return f"{self.name:12}{waits}{ratios}{self.memory:6.0f}{self.grown:6.1f}{busy}{self.cost:7.0f}"


HEAD = (
    "                in pauses (ms)    during (ms)  ratio of p99    tables    MB          busy      each\n"
    "attack         p50     p99    p50     p99  middle   all idle dead   RAM  file  srv   us  foe     µs"
)


async def besiege(siege: Siege, attacker: Attacker, asked: argparse.Namespace) -> Outcome:
    pauses = [await siege.play(asked.quiet, asked.actions)]
    await attacker.prepare()
    stored = siege.stored()
    attacker.go()
    parts = [await siege.play(asked.seconds / asked.parts, asked.actions)]
    for _ in range(asked.parts - 1):
        attacker.pause()
        await siege.play(RECOVERY)
        pauses.append(await siege.play(asked.quiet, asked.actions))
        attacker.resume()
        parts.append(await siege.play(asked.seconds / asked.parts, asked.actions))
    foe = await attacker.stop()
    await siege.play(RECOVERY)
    grown = siege.stored() - stored
    dead = (await siege.play(PATIENCE if asked.actions else RECOVERY, asked.actions)).idle
    pauses.append(await siege.play(asked.quiet, asked.actions))
    return Outcome(attacker.name, parts, pauses, dead, grown, siege.most, foe, asked.seconds)


def served(folder: str, match: str, core: int) -> Server:
    """A server with its usual limits, and one long match that has been played."""
    prepare(Path(folder), match)
    command = [str(Path(sys.executable).with_name("lastcard")), "serve", "--port", "PORT", "--data", folder]
    return Server(command, core, BUILD / "bench-siege.log")


async def attacked(name: str, match: str, core: int, asked: argparse.Namespace) -> Outcome:
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder, served(folder, match, core) as server:
        crowd, tables = await honest(server.port, asked.tables)
        seconds = asked.seconds + (asked.parts - 1) * (RECOVERY + asked.quiet)
        attacker = Attacker(name, server.port, asked.connections, seconds)
        outcome = await besiege(Siege(server, Path(folder), crowd, tables), attacker, asked)
        for what, number in crowd.errors.most_common(3):
            print(f"  {number} × {what}")
        for table in tables:
            for player in table.players:
                player.close()
    return outcome


async def stopped(match: str, core: int, asked: argparse.Namespace) -> float:
    """Seconds that a server takes to end in the middle of an attack."""
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder, served(folder, match, core) as server:
        attacker = Attacker("bot-level", server.port, asked.connections, STOP)
        await attacker.prepare()
        attacker.go()
        await asyncio.sleep(2.0)
        began = time.perf_counter()
        server.process.send_signal(signal.SIGTERM)
        while server.process.poll() is None and time.perf_counter() < began + STOP:
            await asyncio.sleep(0.02)
        took = time.perf_counter() - began
        await attacker.stop()
    return took


async def run(asked: argparse.Namespace) -> None:
    core, load = cores()
    os.sched_setaffinity(0, {load})
    many_files(4 * asked.tables + 400)
    BUILD.mkdir(exist_ok=True)
    print(
        f"{asked.tables} honest tables, an action every {EVERY:g} s each; one address attacks for {asked.seconds:g} s."
    )
    match = long_match(asked.length)
    outcomes: list[Outcome] = []
    again = 0 if asked.actions else AGAIN
    print(HEAD)
    for name in asked.attacks or ATTACKS:
        outcome = await attacked(name, match, core, asked)
        print(outcome, flush=True)
        while again and not outcome.even:
            again -= 1
            outcome = await attacked(name, match, core, asked)
            print(outcome, flush=True)
        outcomes.append(outcome)
        if asked.verbose:
            print(f"  {outcomes[-1].foe}")
        worst = max(outcomes, key=lambda outcome: outcome.ratio)
        figures = {
            "p99_ratio_under_attack": worst.ratio,
            "p99_ratio_under_attack_pooled": max(outcome.pooled for outcome in outcomes),
            "mb_under_attack": max(outcome.memory for outcome in outcomes),
            "file_mb_under_attack": max(outcome.grown for outcome in outcomes),
            "idle_under_attack": float(sum(outcome.during.idle for outcome in outcomes)),
            "dead_after_attack": float(sum(outcome.dead for outcome in outcomes)),
        }
        keep(figures, asked.out, quietly=True)
    if not asked.attacks:
        figures["stop_under_attack_s"] = await stopped(match, core, asked)
        print(f"ending  in the middle of an attack: {figures['stop_under_attack_s']:.1f} s")
    print(f"worst   {worst.name}: {worst.ratio:.2f} times as long (at most {RATIO:g} wanted)")
    half = median(outcome.ratio for outcome in outcomes)
    drift = median(outcome.drift for outcome in outcomes), max(outcome.drift for outcome in outcomes)
    print(f"half    of the attacks at most {half:.2f}; pauses differ by {drift[0]:.2f}, at most {drift[1]:.2f}")
    print(f"memory  at most {figures['mb_under_attack']:.0f} MB (under {MEMORY:.0f} wanted)")
    if (waited := max(max(outcome.quiet.waited, outcome.during.waited) for outcome in outcomes)) > DISTURBED:
        print(f"disturbed: others had the server's core for up to {waited:.0%} of the time")
    keep(figures, asked.out)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"all, unless some are named: {', '.join(ATTACKS)}")
    ask.add_argument("--tables", type=int, default=40, help="of honest players")
    ask.add_argument("--connections", type=int, default=199, help="of the attacker, who needs one more to open tables")
    ask.add_argument("--seconds", type=float, default=30.0, help="of an attack")
    ask.add_argument("--parts", type=int, default=3, help="of an attack, with pauses in between")
    ask.add_argument("--quiet", type=float, default=4.0, help="seconds of each pause")
    ask.add_argument("--actions", type=int, default=0, help="of each table, after which every part ends early")
    ask.add_argument("--length", type=int, default=10_000, help="actions of a match that is asked for")
    ask.add_argument("--folder", type=Path, default=BUILD, help="for the data file; in memory where a disk has others")
    ask.add_argument("--verbose", action="store_true", help="say what the attacker met with")
    ask.add_argument("--out", type=Path, default=BUILD / "bench.json")
    try:
        uvloop.run(run(ask.parse_args()))
    except KeyboardInterrupt:
        raise SystemExit("interrupted; what was found so far is written") from None


if __name__ == "__main__":
    main()
