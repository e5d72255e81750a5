"""A PostgreSQL of the tests' own: started once in each process, with a new database for each test that wants one."""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Coroutine, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest

from lastcard.server.storage.postgres.lines import connect
from lastcard.server.storage.postgres.schema import migrate
from server.running import LONGEST, free_port

T = TypeVar("T")
NEEDED = "LASTCARD_TEST_POSTGRES"  # in the environment where tests must not be left out
SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = '{folder}'
fsync = off                     # the tests end its processes, never the machine
max_connections = 200
shared_buffers = 32MB
logging_collector = off
log_min_messages = fatal
timezone = 'UTC'
"""


def programs() -> Path | None:
    """The folder with PostgreSQL's programs: the newest that Debian has installed, or where the path leads."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    elsewhere = shutil.which("initdb")
    return found[-1].parent if found else Path(elsewhere).parent if elsewhere else None


class Cluster:
    """A server with its data in a temporary folder. It refuses to be root's, so then it is that of another user."""

    def __init__(self, folder: Path) -> None:
        programs_found = programs()
        assert programs_found is not None
        self._programs = programs_found
        self._user = "postgres" if os.geteuid() == 0 else None
        self.folder = folder
        self.port = free_port()
        self._names = count(1)
        if self._user:
            owner = pwd.getpwnam(self._user)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "--no-sync", "-A", "trust", "-U", "lastcard", "-E", "UTF8", "--locale=C", "-D", self.data)
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write(SETTINGS.format(folder=folder) + f"port = {self.port}\n")
        self.start()
        self.sql("CREATE DATABASE template_lastcard")
        asyncio.run(_migrated(self.url("template_lastcard")))

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, user=self._user, cwd="/", capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        self._control("start")

    def stop(self, how: str = "fast") -> None:
        self._control("stop", "-m", how)

    def restart(self) -> None:
        """Ends it as a crash would, in the middle of whatever it does, and lets it recover."""
        self._control("restart", "-m", "immediate")

    def _control(self, *arguments: str) -> None:
        command = [str(self._programs / "pg_ctl"), *arguments, "-w", "-t", str(int(LONGEST)), "-D", self.data]
        log = str(self.folder / "log")
        nothing = subprocess.DEVNULL  # a pipe would stay open for as long as the server runs
        subprocess.run([*command, "-l", log], user=self._user, cwd="/", stdout=nothing, stderr=nothing, check=True)

    def url(self, database: str, port: int = 0) -> str:
        return f"postgresql://lastcard@127.0.0.1:{port or self.port}/{database}"

    def database(self) -> str:
        """The address of a new database with our schema and nothing in it."""
        name = f"test_{next(self._names)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE template_lastcard")
        asyncio.run(_unlike_others(self.url(name)))
        return self.url(name)

    def empty(self) -> str:
        """The address of a database without anything."""
        name = f"test_{next(self._names)}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def sql(self, query: str, database: str = "postgres") -> list[Any]:
        return ask(self.url(database) if "://" not in database else database, query)


def ask(url: str, query: str, *values: Any) -> list[Any]:
    async def run() -> list[Any]:
        connection = await asyncpg.connect(url, server_settings={"search_path": "lastcard"})
        try:
            return list(await connection.fetch(query, *values))
        finally:
            await connection.close()

    return asyncio.run(run())


async def _migrated(url: str) -> None:
    connection = await connect(url)
    await migrate(connection, url)
    await connection.close()


async def _unlike_others(url: str) -> None:
    """Each database has a key of its own."""
    connection = await connect(url)
    await connection.execute("UPDATE facts SET value = $1 WHERE name = 'key'", os.urandom(32))
    await connection.close()


@cache
def cluster() -> Cluster:
    """The server of this process, which ends with it."""
    folder = Path(tempfile.mkdtemp(prefix="lastcard-postgres-", dir="/tmp"))
    started = Cluster(folder)
    mine = os.getpid()

    def end() -> None:
        if os.getpid() == mine:
            started.stop("immediate")
            shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    return started


def wanted() -> Cluster:
    """The server, for tests that need it; where there is none they are left out, and the run says so."""
    if programs() is None and not os.environ.get(NEEDED):
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    return cluster()


def together(work: Sequence[Coroutine[Any, Any, T]]) -> list[T]:
    async def run() -> list[T]:
        return list(await asyncio.gather(*work))

    return asyncio.run(run())
