"""A server in a process of its own, on a core of its own, and what it costs."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

TICK = os.sysconf("SC_CLK_TCK")
START = 30.0


def cores() -> tuple[int, int]:
    """One for servers, another for the load, where there is another."""
    mine = sorted(os.sched_getaffinity(0))
    return mine[0], mine[-1]


def many_files(wanted: int) -> None:
    """As many open files as are allowed, here and in the servers started from here."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise SystemExit(f"{wanted} open files are needed, {hard} are allowed: raise the limit (ulimit -Hn)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


class Server:
    """Runs until the `with` block ends; PORT in the command is replaced by a free one. What it says goes to a file."""

    def __init__(self, command: Sequence[str], core: int, log: Path) -> None:
        self.port = free_port()
        self.core = core
        self.log = log
        self.command = [word.replace("PORT", str(self.port)) for word in command]

    def __enter__(self) -> Self:
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, preexec_fn=lambda: os.sched_setaffinity(0, {self.core})
            )
        end = time.monotonic() + START
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5).close()
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    self.process.kill()
                    raise SystemExit(f"did not start, see {self.log}: {' '.join(self.command)}") from None
                time.sleep(0.05)
            else:
                return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def waited(self) -> float:
        """Seconds for which others had the core that it wanted to run on."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9

    def kilobytes(self) -> float:
        """Resident memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1024
