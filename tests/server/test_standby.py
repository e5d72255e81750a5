"""The database is lost for good in the middle of a match: its standby takes over, and nothing that was told is lost."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from server import postgres
from server.clients import Party, Player, Socket, client_of
from server.cluster import Node, over_all
from server.running import free_port
from server.test_proxies import SAID, SETTINGS, Counted

SYNCHRONOUS = "SELECT count(*) AS them FROM pg_stat_replication WHERE sync_state = 'sync'"


class Pair:
    """A PostgreSQL and its standby, which has what was committed before anybody hears of it."""

    def __init__(self, folder: Path) -> None:
        (folder / "first").mkdir()
        self.first = postgres.Cluster(folder / "first")
        self.standby = str(self.first.folder / "standby")
        self._port = free_port()
        line = f"postgresql://lastcard@127.0.0.1:{self.first.port}/postgres"
        self.first._run("pg_basebackup", "-d", line, "-D", self.standby, "-R", "-X", "stream", "-c", "fast")
        self._control("start", "-o", f"-p {self._port}")
        self.first.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.first.sql("SELECT pg_reload_conf()")
        while not self.first.sql(SYNCHRONOUS)[0]["them"]:
            time.sleep(0.05)

    def url(self) -> str:
        name = self.first.database().rpartition("/")[2]
        return f"postgresql://lastcard@127.0.0.1:{self.first.port},127.0.0.1:{self._port}/{name}"

    def _control(self, *arguments: str) -> None:
        command = [
            str(self.first._programs / "pg_ctl"),
            *arguments,
            "-w",
            "-D",
            self.standby,
            "-l",
            f"{self.standby}.log",
        ]
        nothing = subprocess.DEVNULL
        subprocess.run(command, user=self.first._user, cwd="/", stdout=nothing, stderr=nothing, check=True)

    def lose_the_first(self) -> None:
        self.first.stop("immediate")
        self._control("promote")

    def end(self) -> None:
        self._control("stop", "-m", "immediate")


@pytest.fixture
def pair() -> Iterator[Pair]:
    if postgres.programs() is None and not os.environ.get(postgres.NEEDED):
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="lastcard-standby-", dir="/tmp"))
    folder.chmod(0o755)
    pair = Pair(folder)
    yield pair
    pair.end()
    shutil.rmtree(folder)


@pytest.mark.slow
def test_servers_go_on_with_the_standby(pair: Pair, tmp_path: Path) -> None:
    url = pair.url()
    said = 0

    async def count() -> None:
        nonlocal said
        said += 1
        if said == SAID:
            await asyncio.to_thread(pair.lose_the_first)

    async def work(nodes: list[Node]) -> None:
        somewhere = over_all(nodes, Random(1))

        @asynccontextmanager
        async def reach(player: Player) -> AsyncIterator[Socket]:
            async with somewhere(player) as socket:
                yield Counted(socket, count)

        party = Party(reach, SETTINGS, 2, (), Random(1))
        async with client_of(nodes[0]) as http:
            await party.play(http)
            await party.check(http)
        assert said > SAID

    with Node(tmp_path / "node1", url) as one, Node(tmp_path / "node2", url) as other:
        asyncio.run(work([one, other]))
