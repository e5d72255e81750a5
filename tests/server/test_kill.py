"""A server that is killed under play, again and again, and goes on each time as if nothing had been."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from types import TracebackType

import pytest
from worlds import fits

from lastcard.core.rules import PRESETS
from server.clients import NO_LIMITS, Party, Player, client_of, over_network, party_for
from server.running import LONGEST, Running

pytestmark = pytest.mark.slow
KILLS = 25
TABLES = 4
FORKING = """
import os, sys
from pathlib import Path
import lastcard.server.run
from lastcard.server.app import make_app
from lastcard.cli.serve import serve_command
from lastcard.server.config import Config
import uvicorn.loops.uvloop
import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl

exec(sys.argv[2])
make_app(Config(data=Path()), None)  # loads what it needs
for line in sys.stdin:
    child = os.fork()
    if not child:
        limits = dict(rate=0, per_address=0, new_a_minute=0, tables_per_guest=0, tables_per_address=0)
        serve_command(port=int(line), data=Path(sys.argv[1]), **limits)
    print(child, flush=True)
    os.waitpid(child, 0)
    print("ended", flush=True)
"""


class Quick(Running):
    """A server that starts in no time: a copy of a process that has loaded everything and opened nothing."""

    def __init__(self, folder: Path, first: str = "") -> None:
        """`first` is what the process does before it serves."""
        folder.mkdir(parents=True)
        with (folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", FORKING, str(folder), first],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                encoding="utf-8",
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._asking, self._answering = self.process.stdin, self.process.stdout
        super().__init__(folder)

    def start(self) -> None:
        print(self.port, file=self._asking, flush=True)
        lines = [self._answering.readline() for _ in range(2)]  # in whatever order
        number = re.search(r"^(\d+)$", "".join(lines), re.MULTILINE)
        address = re.search(r"(http://\S+:(\d+))", "".join(lines))
        assert number is not None, self.log
        assert address is not None, self.log
        self.number, self.url, self.port = int(number[1]), address[1], int(address[2])

    def kill(self) -> None:
        os.kill(self.number, signal.SIGKILL)
        assert self._answering.readline() == "ended\n"

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        self._asking.close()
        self._answering.close()
        self.process.wait(LONGEST)
        assert kind is not None or "Traceback" not in self.log, self.log


class Played:
    """What has come together at all tables."""

    def __init__(self) -> None:
        self.matches = 0
        self.done = 0
        self.comings = 0

    def add(self, players: list[Player]) -> None:
        self.matches += 1
        self.done += sum(len(player.done) for player in players)
        self.comings += sum(player.connections for player in players)


async def keep_playing(server: Running, random: Random, played: Played, killed: asyncio.Event) -> None:
    """Plays one match after the other, until there is nothing more to survive."""
    async with client_of(server) as http:
        while not killed.is_set():
            preset = random.choice(list(PRESETS))
            seats = random.choice([seats for seats in range(2, 11) if fits(PRESETS[preset], seats)])
            party = party_for(over_network(server), preset, seats, random)
            await party.play(http)
            await party.check(http)
            played.add(party.everybody)


async def kill_at_random(server: Running, random: Random, times: int, killed: asyncio.Event) -> None:
    for _ in range(times):
        await asyncio.sleep(0.005 * 200 ** random.random())
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    killed.set()


async def survive(server: Running, times: int) -> Played:
    killed, played = asyncio.Event(), Played()
    tables = [keep_playing(server, Random(table), played, killed) for table in range(TABLES)]
    await asyncio.gather(kill_at_random(server, Random(times), times, killed), *tables)
    return played


def test_nothing_is_lost_or_done_twice_however_often_the_server_is_killed(tmp_path: Path, long: bool) -> None:
    kills = 12 * KILLS if long else KILLS
    with Quick(tmp_path / "data") as server:
        played = asyncio.run(survive(server, kills))
    assert played.matches >= TABLES
    assert played.done > kills
    assert played.comings > kills


async def survive_with_experts(server: Running) -> None:
    rules = {"preset": "classic", "match": "single"}
    party = Party(over_network(server), {"rules": rules, "seats": 3}, 2, ("expert",), Random(1))
    killed = asyncio.Event()
    async with client_of(server) as http:
        await asyncio.gather(party.play(http), kill_at_random(server, Random(1), 3, killed))
        await party.check(http)


def test_a_server_from_the_command_line_goes_on_with_its_experts(tmp_path: Path) -> None:
    with Running(tmp_path / "data", *NO_LIMITS) as server:
        asyncio.run(survive_with_experts(server))
