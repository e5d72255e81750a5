"""A real server in a process of its own, and what it takes to talk to it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from server.forks import Fork

LONGEST = 60.0  # seconds for a process to start or end, on a busy machine
# what Python itself says in a worker whose server was killed while it was being started
_ORPHANED = re.compile(r"Traceback .*\n(?: .*\n)*?.* in spawn_main\n(?: .*\n)*EOFError: Ran out of input\n")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class Running:
    """`lastcard serve` on a free port of this machine, with its data in a folder; later flags win over earlier ones.

    It is a fork of what has been loaded already, but where starting it is what is to be seen: then it is `fresh`.
    `first` is what the process does before it serves.
    """

    process: subprocess.Popen[str] | Fork

    def __init__(
        self, folder: Path, *flags: str, port: bool = False, fresh: bool = False, first: str = "", **environment: str
    ) -> None:
        self.folder = folder
        self.port = free_port() if port else 0  # to know it where the server says another address than its own
        limits = ("--new-a-minute", "0", "--tables-per-guest", "0", "--tables-per-address", "0")
        self._flags = (*limits, "--language", "en", *flags)
        self._environment = environment
        self._fresh = fresh
        self._first = first
        self.start()

    def command(self) -> list[str]:
        return [sys.executable, "-c", "from lastcard.cli.main import main; main()"]

    def start(self) -> None:
        """Starts it, or starts it again on the same data and port."""
        self.folder.mkdir(parents=True, exist_ok=True)
        flags = ("--port", str(self.port), "--data", str(self.folder), *self._flags)
        with (self.folder / "log").open("ab") as log:
            self.process = self.launch(["serve", *flags], log)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"https?://(127\.0\.0\.1:(\d+))?\S*", self.said)
        if found is None:
            self.process.wait(LONGEST)
            raise AssertionError(f"the server did not start: {self.said}{self.log}")
        self.port = int(found[2] or self.port)
        self.url = found[0] if found[1] else f"http://127.0.0.1:{self.port}"

    def launch(self, arguments: list[str], log: IO[bytes]) -> subprocess.Popen[str] | Fork:
        environment = {**os.environ, **self._environment}
        if not self._fresh:
            return Fork(arguments, log, environment, self._first)
        command = [*self.command(), *arguments]
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, encoding="utf-8", env=environment
        )

    @property
    def log(self) -> str:
        """What it has written to standard error since the first start."""
        return (self.folder / "log").read_text("utf-8", "replace")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Asks it to stop; its exit status."""
        self.process.send_signal(how)
        return self.wait()

    def kill(self) -> None:
        """Ends it at once, as a power failure would."""
        self.process.kill()
        self.wait()

    def wait(self) -> int:
        """Its exit status, once it has ended."""
        status = self.process.wait(LONGEST)
        if self.process.stdout is not None and not self.process.stdout.closed:
            self.said += self.process.stdout.read()
            self.process.stdout.close()
        return status

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            if kind is None:
                self.stop()
            else:
                self.kill()
        else:
            self.wait()
        if kind is None:
            assert "Traceback" not in _ORPHANED.sub("", self.log), self.log

    # What clients do

    def http(self, **options: Any) -> httpx.Client:
        # without TLS: reading what it takes costs more than all the requests of a test
        alone = httpx.Limits(max_keepalive_connections=0)  # a connection kept may be closed as it is used again
        options = {"limits": alone, "trust_env": False, "timeout": LONGEST, "verify": False, **options}
        return httpx.Client(base_url=self.url, **options)

    def token(self, name: str) -> str:
        """The token of a new guest."""
        with self.http() as client:
            answer = client.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    def open_table(self, token: str, **settings: Any) -> str:
        """The code of a new table."""
        with self.http() as client:
            headers = {"authorization": f"Bearer {token}"}
            answer = client.post("/api/tables", json={"settings": settings}, headers=headers)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    @property
    def socket(self) -> str:
        """Where to play."""
        return f"ws{self.url.removeprefix('http')}/api/play"

    def connect(self, address: str = "", **options: Any) -> ClientConnection:
        """A WebSocket on which nothing has been said yet."""
        where = address or self.socket
        opened: ClientConnection = connect(where, proxy=None, compression=None, open_timeout=LONGEST, **options)
        return opened
