"""Three servers and a PostgreSQL that go down in every way under play: what was told is there, once, in order."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from typing import Any, cast

import asyncpg
import httpx
import msgspec
import pytest

from server import postgres
from server.clients import Party, Player
from server.cluster import LEASE, Node, Wire, over_all
from server.postgres import Cluster

pytestmark = pytest.mark.slow
NODES = 3
TABLES = 3
FAULTS = 16
RULES = ({"preset": "classic", "match": "single"}, {"preset": "jump-in", "match": "single"})


class Anybody:
    """Asks whichever server, and another one the next time: what `httpx.AsyncClient` is to the parties."""

    def __init__(self, nodes: list[Node], random: Random) -> None:
        self._nodes = nodes
        self._random = random
        none = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        alone = httpx.Limits(max_keepalive_connections=0)
        self._http = httpx.AsyncClient(cookies=none, trust_env=False, timeout=3.0, verify=False, limits=alone)

    async def post(self, path: str, **options: Any) -> httpx.Response:
        return await self._http.post(self._random.choice(self._nodes).url + path, **options)

    async def get(self, path: str, **options: Any) -> httpx.Response:
        return await self._http.get(self._random.choice(self._nodes).url + path, **options)


class House:
    """Three servers, each with its own line to the database."""

    def __init__(self, cluster: Cluster, database: str, nodes: list[Node], wires: list[Wire], random: Random) -> None:
        self.cluster = cluster
        self.database = database
        self.nodes = nodes
        self.wires = wires
        self.random = random
        self.faults: Counter[str] = Counter()
        self.over = asyncio.Event()

    # What goes wrong

    async def kill(self) -> None:
        node = self.random.choice(self.nodes)
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)

    async def pause(self) -> None:
        """For longer than a lease, or not."""
        node = self.random.choice(self.nodes)
        node.pause()
        await asyncio.sleep(self.random.choice([0.3, 1.5, 2.5]) * LEASE)
        node.go_on()

    async def drain(self) -> None:
        node = self.random.choice(self.nodes)
        assert await asyncio.to_thread(node.stop, signal.SIGTERM) == 0
        await asyncio.to_thread(node.start)

    async def cut(self) -> None:
        self.random.choice(self.wires).cut()

    async def freeze(self) -> None:
        wire = self.random.choice(self.wires)
        wire.freeze()
        await asyncio.sleep(self.random.choice([0.2, 1.5, 3.0]) * LEASE)
        wire.thaw()

    async def terminate(self) -> None:
        """Half of the database's connections end."""
        query = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid() AND pid % 2 = $1"""
        line = await asyncpg.connect(self.database)
        await line.execute(query, self.random.randrange(2))
        await line.close()

    async def crash(self) -> None:
        await asyncio.to_thread(self.cluster.restart)

    async def go_wrong(self, times: int) -> None:
        ways: list[Callable[[], Awaitable[None]]] = [
            self.kill,
            self.pause,
            self.drain,
            self.cut,
            self.freeze,
            self.terminate,
            self.crash,
        ]
        bag: list[Callable[[], Awaitable[None]]] = []
        for _ in range(times):
            if not bag:
                bag = self.random.sample(ways, len(ways))
            way = bag.pop()
            await asyncio.sleep(self.random.random() * LEASE)
            await way()
            self.faults[way.__name__] += 1
        self.over.set()

    # What goes on meanwhile

    async def keep_playing(self, random: Random) -> list[Party]:
        played: list[Party] = []
        http = cast(httpx.AsyncClient, Anybody(self.nodes, random))
        while not self.over.is_set() or not played:
            people = random.randrange(2, 4)
            settings = {"rules": random.choice(RULES), "seats": people + 1}
            party = Party(over_all(self.nodes, random), settings, people, ("normal",), random)
            await party.play(http)
            await party.check(http)
            played.append(party)
        return played


def check(database: str, parties: list[Party]) -> int:
    """Sees what was acknowledged in the logs; how many commands that were."""
    logs: dict[str, list[dict[str, Any]]] = {}
    query = "SELECT code, version, entry FROM log JOIN rooms ON rooms.id = log.room ORDER BY code, version"
    for row in postgres.ask(database, query):
        log = logs.setdefault(row["code"], [])
        assert row["version"] == len(log) + 1
        log.append(msgspec.json.decode(row["entry"]))
    answered = 0
    for party in parties:
        room = party.players[0].client.room
        assert room is not None
        answered += _check_table(logs[room.table], party.players)
    return answered


def _check_table(log: list[dict[str, Any]], players: list[Player]) -> int:
    there = Counter(entry["id"] for entry in log if entry.get("id"))
    versions = {entry["id"]: version for version, entry in enumerate(log, 1) if entry.get("id")}
    answers = [answer for player in players for answer in player.answers]
    for answer in answers:
        assert there[answer.id] == 1, answer  # exactly once
        assert answer.version in (0, versions[answer.id]), answer  # where it was told
    known = sorted((answer.known, versions[answer.id]) for answer in answers)
    newest, place = 0, 0
    for answer in sorted(answers, key=lambda each: each.said):  # in the order of real time
        while place < len(known) and known[place][0] < answer.said:
            newest = max(newest, known[place][1])
            place += 1
        assert versions[answer.id] > newest, answer
    return len(answers)


@contextmanager
def servers(folder: Path, cluster: Cluster, database: str, wires: list[Wire]) -> Iterator[list[Node]]:
    name = database.rpartition("/")[2]
    with ExitStack() as stack:
        yield [
            stack.enter_context(Node(folder / f"node{number}", cluster.url(name, wire.port)))
            for number, wire in enumerate(wires)
        ]


async def survive(
    folder: Path, cluster: Cluster, database: str, seed: int, times: int
) -> tuple[list[Party], Counter[str]]:
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(Wire(cluster.port)) for _ in range(NODES)]
        opening = servers(folder, cluster, database, wires)
        nodes = await asyncio.to_thread(opening.__enter__)
        try:
            house = House(cluster, database, nodes, wires, Random(seed))
            playing = [house.keep_playing(Random(f"{seed} {table}")) for table in range(TABLES)]
            _, *played = await asyncio.gather(house.go_wrong(times), *playing)
        finally:
            for wire in wires:
                wire.thaw()
            for node in nodes:
                if node.process.poll() is None:
                    node.go_on()
            await asyncio.to_thread(opening.__exit__, None, None, None)
    return [party for parties in cast(list[list[Party]], played) for party in parties], house.faults


def test_nothing_told_is_lost_doubled_or_out_of_order(tmp_path: Path, long: bool) -> None:
    for seed in range(60 if long else 1):
        cluster = postgres.wanted()
        database = cluster.database()
        parties, faults = asyncio.run(survive(tmp_path / str(seed), cluster, database, seed, FAULTS))
        answered = check(database, parties)
        comings = sum(player.connections for party in parties for player in party.everybody)
        print(f"seed {seed}: {dict(faults)}, {len(parties)} matches, {answered} commands, {comings} connections")
        assert faults.total() == FAULTS
        assert len(parties) >= TABLES
        assert answered > FAULTS
