"""Lets people play for an hour and looks every ten seconds at what that costs the server: memory, files, time.

Tables with two people each, who think, call, talk, drop out and come back; bots in the other seats, experts among them;
spectators, and somebody who reads over HTTP. What is measured goes to samples.csv in the folder, row by row, and into a
picture at the end. A run that was interrupted goes on where it stopped, on the same data.
"""

from __future__ import annotations

import argparse
import asyncio
import csv
import http.client
import json
import os
import random
import shutil
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvloop
from clients import ASIDES, HERE, Office, connect
from figures import BUILD, ROOT
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from process import Server, cores, many_files
from prometheus_client.parser import text_string_to_metric_families
from wire import Wire

from lastcard.lab.plots import LIGHT

EVERY = 10.0  # seconds between samples
THINK = (0.3, 2.5)  # seconds before a card
STAY = 60.0  # seconds on average until somebody drops out
AWAY = (0.5, 15.0)  # and until they are back
PRESETS = ("classic", "house-party", "modern", "all-wild", "iceland-2006", "progressive", "jump-in", "seven-zero")
LEVELS = ("easy", "normal", "hard")
EXPERTS = 5  # tables that have one
WATCHERS = 10
TALK = 0.02  # of the moments at which one might say something
PATHS = ("/", "/health", "/api/tables", "/api/records", "/api/rules", "/api/schema")


class Crowd:
    """Everybody, and what they met with since the last sample."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.waits: list[float] = []
        self.met: Counter[str] = Counter()
        self.records: list[str] = []
        self.going = True

    def take(self) -> tuple[list[float], Counter[str]]:
        waits, met = self.waits, self.met
        self.waits, self.met = [], Counter()
        return waits, met


class Line(Wire):
    """One connection of somebody, of which they have many in the course of an evening."""

    def __init__(self, person: Person) -> None:
        super().__init__("/api/play")
        self.person = person

    def opened(self) -> None:
        self.person.came(self)

    def heard(self, message: bytes) -> None:
        self.person.heard(json.loads(message))

    def lost(self, why: str) -> None:
        self.person.crowd.met[f"lost: {why}"] += 1
        self.person.gone()


class Person:
    """Somebody at a table, who plays or watches."""

    def __init__(self, crowd: Crowd, table: str, token: str, address: str, bots: Sequence[str], watch: bool) -> None:
        self.crowd = crowd
        self.table = table
        self.token = token
        self.address = address
        self.bots = bots
        self.watch = watch
        self.line: Line | None = None
        self.version = -1
        self.person = 0
        self.room: dict[str, Any] = {}
        self.game: dict[str, Any] = {}
        self.own: dict[str, Any] = {}
        self.commands = 0
        self.asked: tuple[str, float] = ("", 0.0)  # the id of an action under way, and since when
        self.thinking = False
        self.loop = asyncio.get_running_loop()

    async def join(self) -> None:
        with suppress(OSError):
            await connect(self.crowd.port, [Line(self)], self.address)

    def came(self, line: Line) -> None:
        self.line = line
        self.asked = ("", 0.0)
        self.say("hello", table=self.table, token=self.token, version=self.version, watch=self.watch)
        self.loop.call_later(random.expovariate(1 / STAY), self.drop, line)

    def drop(self, line: Line) -> None:
        if line is self.line:
            line.close()
            self.crowd.met["dropped"] += 1
            self.gone()

    def gone(self) -> None:
        self.line = None
        if self.crowd.going:
            self.loop.call_later(random.uniform(*AWAY), lambda: asyncio.ensure_future(self.join()))

    def say(self, kind: str, **fields: object) -> str:
        self.commands += 1
        name = f"{self.token[-6:]}{self.commands}"
        if self.line is not None:
            self.line.say(json.dumps({"type": kind, "id": name, **fields}).encode())
        return name

    def heard(self, told: Mapping[str, Any]) -> None:
        self.version = told.get("version", self.version)
        for part in ("room", "game", "own"):
            if part in told:
                setattr(self, part, told[part] or {})
        if told["type"] == "welcome":
            self.person = told["person"]
            self.own = told.get("own") or {}
            self.set_up()
        elif told["type"] in ("refused", "bye"):
            self.crowd.met[f"{told['type']}: {told['code']}"] += 1
        if self.asked[0] and told.get("id") == self.asked[0]:
            if told["type"] == "held":  # for the grace of others, which is no fault of the server
                self.asked = (self.asked[0], 0.0)
            else:
                if told["type"] == "update" and self.asked[1]:
                    self.crowd.waits.append(time.perf_counter() - self.asked[1])
                self.asked = ("", 0.0)
        if not (self.thinking or self.watch):
            self.thinking = True
            self.loop.call_later(random.uniform(*THINK), self.think)

    def set_up(self) -> None:
        """The host fills the seats and begins."""
        if self.room["stage"] == "lobby" and self.room["host"] == self.person and not self.watch:
            for seat, level in enumerate(self.bots, 3):
                self.say("bot", seat=seat, level=level)

    def think(self) -> None:
        self.thinking = False
        if self.line is None or self.asked[0]:
            return
        stage, host = self.room["stage"], self.room["host"] == self.person
        if stage == "over" and self.room.get("record"):
            self.crowd.records = [*self.crowd.records[-20:], self.room["record"]]
        people = [place for place in self.room["places"] if place.get("person")]
        if any(place["person"] == self.person and place.get("stand_in") for place in people):
            self.say("back")
        elif host and (stage == "over" or (stage == "lobby" and len(people) > 1)):
            self.say("start")
        elif stage == "between" and self.person not in self.room.get("ready", ()):
            self.say("ready")
        elif wish := self.wish():
            now = time.perf_counter()
            self.asked = self.say("act", action=wish, version=self.version), now
        if random.random() < TALK:
            self.say("chat", text="well, well " * random.randint(1, 9))

    def wish(self) -> str:
        legal = self.own.get("legal", ())
        asides = [action for action in legal if action.startswith(("uno", "catch"))]
        if asides and random.random() < 0.5:
            return str(random.choice(asides))
        turns = [action for action in legal if not action.startswith((*ASIDES, "advice"))]
        plays = [action for action in turns if action.startswith("play ")]
        found = str(random.choice(plays or turns or [""]))
        if found == "shed":
            hand = self.own["hand"]
            return " ".join([found, *hand[: len(hand) - (self.game.get("shed_to") or 1)]])
        return found


async def populate(crowd: Crowd, tables: int) -> list[Person]:
    """Two people at every table, and some who watch."""
    everybody = []
    for number in range(tables):
        address = f"127.2.{number // 250}.{number % 250 + 1}"
        office = Office(crowd.port, address)
        tokens = [office.guest(f"{name} {number}") for name in ("Ada", "Bo")]
        rules = {"preset": PRESETS[number % len(PRESETS)], "target": 150}
        settings = {"rules": rules, "seats": 4, "public": number % 2 == 0}
        table = office.open(tokens[0], settings)
        bots = [random.choice(LEVELS), "expert" if number < EXPERTS else random.choice(LEVELS)]
        people = [Person(crowd, table, token, address, bots, False) for token in tokens]
        if number < WATCHERS:
            people.append(Person(crowd, table, office.guest(f"Cy {number}"), address, bots, True))
        for person in people:
            await person.join()
        everybody += people
    return everybody


async def read(crowd: Crowd) -> None:
    """Somebody looks at lists, rules and replays, one a second."""
    while True:
        await asyncio.sleep(1.0)
        paths = [*PATHS, *(f"/api/records/{name}{what}" for name in crowd.records for what in ("", "/replay"))]
        with suppress(OSError):
            status = await asyncio.to_thread(fetch, crowd.port, random.choice(paths))
            crowd.met[f"read: {status}"] += 1


def fetch(port: int, path: str) -> int:
    connection = http.client.HTTPConnection(HERE, port, timeout=30, source_address=("127.3.0.1", 0))
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        return answer.status
    finally:
        connection.close()


# What is measured


class Gauges:
    """What the server says of itself, and what has changed in it since it was last asked."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.before: dict[str, float] = {}
        self.now = self._ask()

    def _ask(self) -> dict[str, float]:
        connection = http.client.HTTPConnection(HERE, self.port, timeout=30, source_address=("127.3.0.2", 0))
        try:
            connection.request("GET", "/metrics")
            text = connection.getresponse().read().decode()
        finally:
            connection.close()
        families = text_string_to_metric_families(text)
        return {f"{each.name}{each.labels.get('le', '')}": each.value for one in families for each in one.samples}

    async def look(self) -> None:
        self.before, self.now = self.now, await asyncio.to_thread(self._ask)

    def since(self, name: str) -> float:
        return self.now.get(name, 0.0) - self.before.get(name, 0.0)

    def quantile(self, name: str, share: float) -> float:
        """The bound below which this share of what was counted since lies."""
        total = self.since(f"{name}_count")
        bounds = sorted(
            float(key.removeprefix(f"{name}_bucket")) for key in self.now if key.startswith(f"{name}_bucket")
        )
        written = {
            float(key.removeprefix(f"{name}_bucket")): key for key in self.now if key.startswith(f"{name}_bucket")
        }
        return next((bound for bound in bounds if self.since(written[bound]) >= share * total), 0.0)


def quantile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(int(len(values) * share), len(values) - 1)] if values else 0.0


def sample(gauges: Gauges, crowd: Crowd, data: Path, minutes: float, seconds: float) -> dict[str, float]:
    waits, met = crowd.take()
    lag, commit = "lastcard_loop_lag_seconds", "lastcard_commit_seconds"
    wal = data / "lastcard.sqlite3-wal"
    return {
        "minutes": round(minutes, 3),
        "rss_mb": round(gauges.now["process_resident_memory_bytes"] / 1e6, 2),
        "descriptors": gauges.now["process_open_fds"],
        "lag_mean_ms": round(gauges.since(f"{lag}_sum") / max(1.0, gauges.since(f"{lag}_count")) * 1e3, 3),
        "lag_p99_ms": gauges.quantile(lag, 0.99) * 1e3,
        "commit_p99_ms": gauges.quantile(commit, 0.99) * 1e3,
        "act_p50_ms": round(quantile(waits, 0.5) * 1e3, 2),
        "act_p99_ms": round(quantile(waits, 0.99) * 1e3, 2),
        "acts": len(waits),
        "wal_mb": round(wal.stat().st_size / 1e6, 3) if wal.exists() else 0.0,
        "file_mb": round((data / "lastcard.sqlite3").stat().st_size / 1e6, 3),
        "connections": gauges.now["lastcard_connections"],
        "entries": gauges.now["lastcard_entries_total"],
        "matches": gauges.now["lastcard_matches_total"],
        "dropped": met.pop("dropped", 0),
        "cpu_percent": round(gauges.since("process_cpu_seconds_total") / seconds * 100, 1),
        "trouble": sum(count for what, count in met.items() if what.startswith(("lost", "bye"))),
    }


def rows_of(file: Path) -> list[dict[str, float]]:
    if not file.exists():
        return []
    with file.open(newline="") as text:
        return [{name: float(value) for name, value in row.items() if value} for row in csv.DictReader(text)]


PANELS = (
    ("memory (MB)", ("rss_mb",)),
    ("open files", ("descriptors", "connections")),
    ("loop lag (ms)", ("lag_mean_ms", "lag_p99_ms")),
    ("an action (ms)", ("act_p50_ms", "act_p99_ms")),
    ("data (MB)", ("file_mb", "wal_mb")),
)


def draw(rows: Sequence[Mapping[str, float]], file: Path) -> None:
    """What was measured, one below the other over the same minutes."""
    figure = Figure(figsize=(8.0, 9.0), dpi=110, facecolor=LIGHT.paper, layout="constrained")
    FigureCanvasAgg(figure)
    for place, (title, names) in enumerate(PANELS, 1):
        axes = figure.add_subplot(len(PANELS), 1, place)
        for name, colour in zip(names, LIGHT.colours, strict=False):
            axes.plot([row["minutes"] for row in rows], [row[name] for row in rows], color=colour, label=name)
        axes.set_ylabel(title)
        axes.set_ylim(0, 1.35 * max(row[name] for row in rows for name in names) or 1)
        axes.grid(color=LIGHT.faint, linewidth=0.8)
        axes.spines[["top", "right"]].set_visible(False)
        axes.legend(loc="upper left", frameon=False, fontsize=8, ncols=2)
    axes.set_xlabel("minutes")
    figure.savefig(file)


async def run(asked: argparse.Namespace) -> None:
    core, load = cores()
    os.sched_setaffinity(0, {load})
    many_files(4 * asked.tables + 200)
    file = asked.folder / "samples.csv"
    if asked.anew:
        shutil.rmtree(asked.folder, ignore_errors=True)
    asked.folder.mkdir(parents=True, exist_ok=True)
    rows = rows_of(file)
    done = rows[-1]["minutes"] if rows else 0.0
    if done:
        print(f"going on after {done:.1f} minutes; --anew begins anew")
    command = [str(Path(sys.executable).with_name("lastcard")), "serve", "--port", "PORT", "--data", str(asked.folder)]
    if done < asked.minutes:
        with Server(command, core, asked.folder / "server.log") as server:
            await soak(server.port, asked, file, done)
    rows = rows_of(file)
    draw(rows, asked.picture)
    print(f"{len(rows)} samples in {file}, drawn in {asked.picture}")


async def soak(port: int, asked: argparse.Namespace, file: Path, done: float) -> None:
    crowd = Crowd(port)
    began = time.perf_counter()
    await populate(crowd, asked.tables)
    reader = asyncio.ensure_future(read(crowd))
    gauges = Gauges(port)
    crowd.take()
    minutes = done
    while minutes < asked.minutes:
        await asyncio.sleep(asked.every)
        await gauges.look()
        before, minutes = minutes, done + (time.perf_counter() - began) / 60
        row = sample(gauges, crowd, asked.folder, minutes, (minutes - before) * 60)
        new = not file.exists()
        with file.open("a", newline="") as text:
            writer = csv.DictWriter(text, list(row))
            if new:
                writer.writeheader()
            writer.writerow(row)
        print("   ".join(f"{name} {row[name]:g}" for name in SHOWN), flush=True)
    crowd.going = False
    reader.cancel()


SHOWN = (
    "minutes",
    "rss_mb",
    "descriptors",
    "lag_mean_ms",
    "lag_p99_ms",
    "act_p99_ms",
    "acts",
    "file_mb",
    "matches",
    "trouble",
)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--minutes", type=float, default=60.0)
    ask.add_argument("--tables", type=int, default=50)
    ask.add_argument("--every", type=float, default=EVERY, help="seconds between samples")
    ask.add_argument("--folder", type=Path, default=BUILD / "soak", help="of the data and of samples.csv")
    ask.add_argument("--picture", type=Path, default=ROOT / "docs" / "soak.png")
    ask.add_argument("--anew", action="store_true", help="forget what was measured")
    try:
        uvloop.run(run(ask.parse_args()))
    except KeyboardInterrupt:
        raise SystemExit("interrupted; the same command goes on from here") from None


if __name__ == "__main__":
    main()
