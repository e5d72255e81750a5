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
import pytest

from server import postgres
from server.clients import Party, Player, Socket
from server.cluster import LEASE, Node, Wire, over_all
from server.evening_people import UNHURRIED, Gathering, Visitor
from server.histories import check_answers, check_owners, history, logs, watch
from server.postgres import Cluster
from server.test_evenings import SHORT, check_counts

pytestmark = pytest.mark.slow
NODES = 3
TABLES = 3
FAULTS = 8  # one of each kind
MORE = range(1, 63)  # seeds, each with twice as many: 1,000 in all
PEOPLE = 6
EVENING = {"format": "swiss", "stages": 2, "seats": 3, "rules": SHORT, "minutes": 0}
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
        self.lines: set[Socket] = set()  # of people
        self.faults: Counter[str] = Counter()
        self.over = asyncio.Event()
        self.parties: list[Party] = []
        self.gatherings: list[Gathering] = []

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

    async def hang_up(self) -> None:
        """Half of all people are cut off."""
        for line in list(self.lines):
            if self.random.random() < 0.5:
                line.transport.abort()

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
            self.hang_up,
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

    async def keep_playing(self, random: Random) -> None:
        http = cast(httpx.AsyncClient, Anybody(self.nodes, random))
        while not self.over.is_set():
            people = random.randrange(2, 4)
            settings = {"rules": random.choice(RULES), "seats": people + 1}
            party = Party(over_all(self.nodes, random, self.lines), settings, people, ("normal",), random)
            await party.play(http)
            await party.check(http)
            self.parties.append(party)

    async def keep_meeting(self, random: Random) -> None:
        """The same with evenings, whose tables go from server to server together."""
        http = cast(httpx.AsyncClient, Anybody(self.nodes, random))
        while not self.over.is_set():
            reach = over_all(self.nodes, random, self.lines)
            visitors = [Visitor(reach, f"P{place}", random) for place in range(1, PEOPLE + 1)]
            gathering = Gathering(reach, EVENING, visitors)
            evening = await gathering.play(http)
            await gathering.check_album(http)
            check_counts(evening, await gathering.records(http))
            self.gatherings.append(gathering)


def check(database: str, parties: list[Party], gatherings: list[Gathering]) -> tuple[int, int]:
    """Whether the history of it all is in order; how many commands were acknowledged, and how often a table moved."""
    moved = check_owners(history(database))
    there = logs(database)
    answered = 0
    for party in parties:
        room = party.players[0].client.room
        assert room is not None
        answered += check_answers(there[room.table], party.players)
    for gathering in gatherings:
        played: dict[str, list[Player]] = {}
        for visitor in gathering.visitors:
            for table, player in visitor.players:
                played.setdefault(table, []).append(player)
        answered += sum(check_answers(there[table], players) for table, players in played.items())
    return answered, moved


@contextmanager
def servers(folder: Path, cluster: Cluster, database: str, wires: list[Wire]) -> Iterator[list[Node]]:
    name = database.rpartition("/")[2]
    with ExitStack() as stack:
        yield [
            stack.enter_context(Node(folder / f"node{number}", cluster.url(name, wire.port), first=UNHURRIED))
            for number, wire in enumerate(wires)
        ]


async def survive(folder: Path, cluster: Cluster, database: str, seed: int, times: int) -> House:
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(Wire(cluster.port)) for _ in range(NODES)]
        opening = servers(folder, cluster, database, wires)
        nodes = await asyncio.to_thread(opening.__enter__)
        try:
            house = House(cluster, database, nodes, wires, Random(seed))
            playing = [house.keep_playing(Random(f"{seed} {table}")) for table in range(TABLES)]
            await asyncio.gather(house.go_wrong(times), *playing, house.keep_meeting(Random(f"{seed} evening")))
        finally:
            for wire in wires:
                wire.thaw()
            for node in nodes:
                if node.process.poll() is None:
                    node.go_on()
            await asyncio.to_thread(opening.__exit__, None, None, None)
    return house


@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.long) for seed in MORE]])
def test_nothing_told_is_lost_doubled_or_out_of_order(seed: int, tmp_path: Path) -> None:
    faults = 2 * FAULTS if seed else FAULTS
    cluster = postgres.wanted()
    database = cluster.database()
    watch(database)
    house = asyncio.run(survive(tmp_path, cluster, database, seed, faults))
    answered, moved = check(database, house.parties, house.gatherings)
    comings = sum(player.connections for party in house.parties for player in party.everybody)
    played = f"{len(house.parties)} matches, {len(house.gatherings)} evenings"
    print(f"seed {seed}: {dict(house.faults)}, {played}, {answered} commands, {comings} connections, {moved} moves")
    assert house.faults.total() == faults
    assert len(house.parties) >= TABLES
    assert house.gatherings
    assert answered > faults
