"""Measures several servers on one PostgreSQL; into build/bench.json.

What an action costs on PostgreSQL beside SQLite, in turns and in one run, and what passing it on costs another server;
1,000 tables at human pace over two of them; then, behind HAProxy as `deploy/` has it: how long tables wait when their
server is killed, hangs, or is stopped to be replaced, and whether everything that was told is there, once.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import uvloop
from clients import Crowd, Office, Table, connect, tables, until
from figures import BUILD, keep
from load import EVERY, Slice, game, insist, measure, pace, quantile, told
from process import TICK, Server, cores, many_files
from websockets.asyncio.client import connect as dial

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from server import postgres
from server.clients import Party, Player, Socket
from server.histories import check_answers, check_owners, history, logs, watch
from server.proxies import haproxy

THINKING = 0.25  # seconds between hearing and saying
IDLE = 10.0  # seconds in which nobody does anything


def node(core: int, database: str, number: int = 0) -> Server:
    command = game(core, str(BUILD)).command
    port = command.index("--port") + 1
    command[port] = "PORT"
    return Server([*command, "--database", database], core, BUILD / f"bench-node{number}.log")


def database_time(cluster: postgres.Cluster) -> float:
    """Seconds of processor time that the database has taken so far, with what of it has ended."""
    own = int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
    spent = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text().rpartition(")")
        except OSError:  # it has just ended
            continue
        fields = rest.split()
        if int(fields[1]) == own:
            spent += int(fields[11]) + int(fields[12])
        elif int(name.split()[0]) == own:
            spent += sum(map(int, fields[11:15]))
    return spent / TICK


# What an action costs


async def relayed(owner: Server, other: Server, number: int) -> tuple[Crowd, list[Table]]:
    """Tables whose host is at their owner, and all others at another server."""
    crowd, office = Crowd(), Office(owner.port)
    everything = [office.table(place, crowd) for place in range(number)]
    await connect(owner.port, [table.players[0] for table in everything])
    await asyncio.sleep(1.0)
    await connect(other.port, [player for table in everything for player in table.players[1:]])
    await until(lambda: len(crowd.holding) == number, "the tables")
    insist(crowd)
    return crowd, everything


async def costs(core: int, number: int, slices: int, seconds: float) -> dict[str, float]:
    print(f"{number} tables of four as fast as they can, in turns of {seconds:g} s")
    cluster = await asyncio.to_thread(postgres.cluster)
    database = await asyncio.to_thread(cluster.database)
    found: dict[str, list[Slice]] = {"SQLite": [], "PostgreSQL": [], "passed on": []}
    passing: list[float] = []
    storing: list[float] = []
    with ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory(dir=BUILD))
        small = stack.enter_context(game(core, data))
        owner, other = (stack.enter_context(node(core, database, place)) for place in range(2))
        sides = {
            "SQLite": (small, (await tables(small.port, number))[0]),
            "PostgreSQL": (owner, (await tables(owner.port, number))[0]),
            "passed on": (owner, (await relayed(owner, other, number))[0]),
        }
        for turn in range(slices + 1):
            for name, (server, crowd) in sides.items():
                before, stored = other.cpu(), database_time(cluster)
                slice_ = await measure(crowd, server, number, seconds)
                if turn:  # the first is to warm up
                    found[name].append(slice_)
                    print(f"  {name:10} {slice_}")
                    actions = max(slice_.rate * seconds, 1)
                    if name == "passed on":
                        passing.append((other.cpu() - before) / actions * 1e6)
                    elif name == "PostgreSQL":
                        storing.append((database_time(cluster) - stored) / actions * 1e6)
    cost = {name: median(each.cost for each in slices_) for name, slices_ in found.items()}
    ratio = cost["PostgreSQL"] / cost["SQLite"]
    print(f"  ratio by processor time at the owner {ratio:.2f}   (at most 1.15 wanted)")
    far = cost["passed on"] / cost["SQLite"]
    print(f"  passed on, at the owner {far:.2f}; at the other server {median(passing):.0f} µs")
    print(f"  in the database {median(storing):.0f} µs an action, many in each commit")
    return {
        "postgres_cpu_ratio": ratio,
        "relayed_cpu_ratio": far,
        "relay_us": median(passing),
        "postgres_action_us": cost["PostgreSQL"],
        "database_action_us": median(storing),
    }


async def spread(nodes: Sequence[Server], number: int) -> tuple[Crowd, list[Table]]:
    """Tables over two servers; three of four people come to one of them, and the last is passed on by the other."""
    crowd = Crowd()
    everything: list[Table] = []
    for place in range(number):
        here, there = nodes[place % 2], nodes[1 - place % 2]
        everything.append(Office(here.port).table(place, crowd))
        await connect(here.port, everything[-1].players[:3])
        await connect(there.port, everything[-1].players[3:])
    await until(lambda: len(crowd.holding) >= number or bool(crowd.errors), "all tables")
    insist(crowd)
    return crowd, everything


async def at_human_pace(core: int, number: int, seconds: float) -> dict[str, float]:
    """Tables over two servers, each an action in two seconds."""
    print(f"{number:,} tables of four over two servers, an action every {EVERY:g} s each, for {seconds:g} s")
    cluster = await asyncio.to_thread(postgres.cluster)
    database = await asyncio.to_thread(cluster.database)
    with ExitStack() as stack:
        nodes = [stack.enter_context(node(core, database, place)) for place in range(2)]
        empty = [each.kilobytes() for each in nodes]
        crowd, everything = await spread(nodes, number)
        quiet, resting = [each.cpu() for each in nodes], database_time(cluster)
        await asyncio.sleep(IDLE)
        idle = sum(each.cpu() - before for each, before in zip(nodes, quiet, strict=True)) / IDLE
        resting = (database_time(cluster) - resting) / IDLE
        served, stored, commits = [each.cpu() for each in nodes], database_time(cluster), await committed(database)
        crowd.reset()
        late = await pace(everything, seconds)
        await asyncio.sleep(1.0)
        insist(crowd)
        busy = [(each.cpu() - before) / (seconds + 1) for each, before in zip(nodes, served, strict=True)]
        storing, commits = database_time(cluster) - stored, await committed(database) - commits
        size = sum(each.kilobytes() - before for each, before in zip(nodes, empty, strict=True)) / number
        for wire in (player for table in everything for player in table.players):
            wire.close()
    for what, latencies in (("to the actor", crowd.own), ("to all four", crowd.last)):
        print(f"  {what:12} {told(latencies)}")
    print(
        f"  {crowd.actions:,} actions, no errors   servers {busy[0]:.0%} and {busy[1]:.0%}   late {late * 1e3:.1f} ms"
    )
    acting = (sum(busy) - idle) * (seconds + 1) / crowd.actions * 1e6
    commit = (storing - resting * (seconds + 1)) / crowd.actions * 1e6
    batch = crowd.actions / max(commits, 1)
    print(f"  an action {acting:.0f} µs at the servers, {commit:.0f} µs in the database, {batch:.1f} to a commit")
    print(f"  an idle table {idle / number * 1e6:.0f} µs a second, {size:.0f} KB with its four connections")
    return {
        "p99_ms_1000_tables_two_nodes": quantile(crowd.own, 0.99) * 1e3,
        "paced_action_us": acting,
        "paced_database_us": commit,
        "actions_a_commit": batch,
        "idle_table_us_per_s": idle / number * 1e6,
        "idle_database_us_per_s": resting * 1e6,
        "kb_per_table_postgres": size,
    }


async def committed(database: str) -> int:
    """Transactions so far that have written to the log, as the entries of one have one."""
    [row] = await asyncio.to_thread(postgres.ask, database, "SELECT count(DISTINCT xmin::text) FROM log")
    return int(row[0])


# When a server goes


class Slow:
    """A connection of somebody who thinks before they speak."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.transport = socket.transport

    def __aiter__(self) -> AsyncIterator[str | bytes]:
        return self._socket.__aiter__()  # type: ignore[no-any-return]

    async def send(self, message: str) -> None:
        if not message.startswith('{"type":"hello"'):
            await asyncio.sleep(THINKING)
        await self._socket.send(message)


class Hall:
    """People at many tables behind a proxy."""

    def __init__(self, port: int, database: str) -> None:
        self.port = port
        self.database = database
        self.codes: dict[Player, str] = {}
        self.parties: dict[str, Party] = {}

    @asynccontextmanager
    async def reach(self, player: Player) -> AsyncIterator[Socket]:
        url = f"ws://127.0.0.1:{self.port}/api/play?table={self.codes[player]}"
        await asyncio.sleep(0.2 * player.random.random())
        async with dial(url, proxy=None, compression=None, open_timeout=3, close_timeout=1) as socket:
            yield Slow(socket)

    async def play(self, number: int) -> None:
        settings = {"rules": {"preset": "classic", "target": 5_000}, "seats": 2}
        party = Party(self.reach, settings, 2, (), Random(number))
        party.watchers.clear()
        none = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # as it asks for several people
        url = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=url, trust_env=False, cookies=none, timeout=30) as http:
            for player in party.players:
                player.token = (await http.post("/api/guests", json={"name": player.client.who.name})).json()["token"]
            headers = {"authorization": f"Bearer {party.players[0].token}"}
            code = (await http.post("/api/tables", json={"settings": party.settings}, headers=headers)).json()["table"]
        self.codes |= dict.fromkeys(party.players, code)
        self.parties[code] = party
        await party.meet(code)

    async def ask(self, query: str, *values: Any) -> list[Any]:
        return await asyncio.to_thread(postgres.ask, self.database, query, *values)

    async def owned(self, server: Server) -> list[int]:
        query = "SELECT rooms.id FROM rooms JOIN nodes ON nodes.id = owner WHERE address = $1"
        return [row[0] for row in await self.ask(query, f"127.0.0.1:{server.port}")]

    async def gone_on(self, rooms: list[int], since: float, seconds: float = 30.0) -> list[float]:
        """For each table, how long after a moment it went on."""
        query = """SELECT room, min(at) FROM log WHERE at > $1 AND room = ANY ($2::bigint[])
            AND entry LIKE '{"type":"acted"%' GROUP BY room"""
        end = time.time() + seconds
        while True:
            found = {row[0]: row[1] - since for row in await self.ask(query, since + 0.02, rooms)}
            if len(found) == len(rooms) or time.time() > end:
                return sorted(found.get(room, seconds) for room in rooms)
            await asyncio.sleep(0.2)

    def check(self) -> tuple[int, int]:
        """Whether everything that was told is there, once; how many commands, and how often a table was taken over."""
        there = logs(self.database)
        answered = sum(check_answers(there[code], party.players) for code, party in self.parties.items())
        return answered, check_owners(history(self.database))

    async def longest_pause(self, since: float) -> float:
        query = """SELECT max(pause) FROM (SELECT at - lag(at) OVER (PARTITION BY room ORDER BY version) AS pause
            FROM log WHERE at > $1 AND entry LIKE '{"type":"acted"%') AS pauses"""
        return float((await self.ask(query, since))[0][0])


async def failures(core: int, number: int) -> dict[str, float]:
    cluster = await asyncio.to_thread(postgres.cluster)
    database = await asyncio.to_thread(cluster.database)
    await asyncio.to_thread(watch, database)
    figures: dict[str, float] = {}
    async with AsyncExitStack() as stack:
        nodes = [stack.enter_context(node(core, database, place)) for place in range(3)]
        port = stack.enter_context(haproxy([each.port for each in nodes]))
        await asyncio.sleep(2.0)
        hall = Hall(port, database)
        playing = [asyncio.ensure_future(hall.play(place)) for place in range(number)]
        await asyncio.sleep(10.0)
        for name, how in (("killed", signal.SIGKILL), ("hangs", signal.SIGSTOP)):
            counts = [(len(await hall.owned(each)), each) for each in nodes if each.process.poll() is None]
            victim = max(counts, key=lambda pair: pair[0])[1]
            rooms, since = await hall.owned(victim), time.time()
            victim.process.send_signal(how)
            waits = await hall.gone_on(rooms, since)
            print(f"  {name:8} {len(rooms)} tables: half after {median(waits):.1f} s, the last after {waits[-1]:.1f} s")
            figures["failover_s" if name == "killed" else "hang_s"] = waits[-1]
            victim.process.kill()
            victim.process.wait()
            victim.__enter__()
            await asyncio.sleep(5.0)
        since = time.time()
        for each in nodes:
            each.process.terminate()
            await asyncio.to_thread(each.process.wait)
            await asyncio.to_thread(each.__enter__)
            await asyncio.sleep(3.0)
        figures["drain_s"] = await hall.longest_pause(since)
        print(f"  three servers replaced in turn: no table waited for more than {figures['drain_s']:.1f} s")
        for table in playing:
            if table.done() and table.exception():
                raise SystemExit(f"a table went wrong: {table.exception()!r}")
            table.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    answered, moved = await asyncio.to_thread(hall.check)
    print(f"  {answered:,} commands were acknowledged, and all are there, once, in order; {moved} takeovers")
    return figures


async def run(asked: argparse.Namespace) -> None:
    server, load = cores()
    os.sched_setaffinity(0, {load})
    many_files(max(asked.tables * 12, asked.human * 4) + 200)
    BUILD.mkdir(exist_ok=True)
    figures: dict[str, float] = {}
    if asked.slices:
        figures |= await costs(server, asked.tables, asked.slices, asked.seconds)
    if asked.human:
        figures |= await at_human_pace(server, asked.human, asked.minute)
    if asked.halls:
        print(f"{asked.halls} tables of two behind HAProxy, three servers")
        figures |= await failures(server, asked.halls)
    keep(figures, asked.out)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--tables", type=int, default=100, help="that play as fast as they can, of each kind")
    ask.add_argument("--slices", type=int, default=5, help="turns of each kind; 0: none")
    ask.add_argument("--seconds", type=float, default=4.0, help="of a turn")
    ask.add_argument("--human", type=int, default=1000, help="tables at human pace; 0: none")
    ask.add_argument("--minute", type=float, default=60.0, help="seconds of human pace")
    ask.add_argument("--halls", type=int, default=30, help="tables that lose their servers; 0: none")
    ask.add_argument("--out", type=Path, default=BUILD / "bench.json")
    postgres.cluster()
    uvloop.run(run(ask.parse_args()))


if __name__ == "__main__":
    main()
