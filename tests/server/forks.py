"""Servers that start in no time: forks of one process that has loaded everything and opened nothing."""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from typing import IO, Final

# Asked over a socket, with what to write to: standard output, the log, and the line on which the keeper of the new
# process tells its number, and its status when it has ended.
FORKING: Final = """
import gc, json, os, signal, socket, sys
from multiprocessing import resource_tracker
from pathlib import Path

asked = socket.socket(fileno=int(sys.argv[1]))
sys.argv[1:] = ["--language", "en"]  # which is chosen while the command line is loaded
import lastcard.server.run
import anyio._backends._asyncio
import encodings.idna
import litestar
import multiprocessing.sharedctypes
import typer._adapters
import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.loops.uvloop
import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl
from lastcard.cli.main import main, program
from lastcard.server import pages
from lastcard.server.app import make_app
from lastcard.server.config import Config
from lastcard.server.routes.about import schemas
from lastcard.server.routes.library import packed_rulebook
from litestar.utils.signature import ParsedSignature

def once(work):
    known = {}
    def done(first, *rest):
        if first not in known:
            known[first] = work(first, *rest)
        return known[first]
    return done

litestar.Litestar.openapi_schema = None  # made when it is asked for, not as each of them starts
ParsedSignature.from_fn = once(ParsedSignature.from_fn)  # the same for all of them, as are the files of the page
pages._file = once(pages._file)
make_app(Config(data=Path()), None), program(), schemas(), packed_rulebook()  # load what they need
resource_tracker.ensure_running()  # one for all of them
gc.collect()
gc.freeze()  # or each fork would go through all of it, and copy it
signal.signal(signal.SIGINT, signal.SIG_IGN)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # keepers end by themselves
while (message := socket.recv_fds(asked, 1_000_000, 3))[0]:
    if not os.fork():
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        out, log, told = message[1]
        child = os.fork()
        if not child:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            asked.close()
            os.dup2(out, 1), os.dup2(log, 2)
            for file in (out, log, told):
                os.close(file)
            sys.stdout, sys.stderr = open(1, "w", encoding="utf-8"), open(2, "w", 1, "utf-8")
            wanted = json.loads(message[0])
            os.environ.clear()
            os.environ.update(wanted["environment"])
            sys.argv[1:] = wanted["arguments"]
            exec(wanted["first"], {})
            main()
        asked.close(), os.close(out), os.close(log)
        os.write(told, b"%d\\n" % child)
        os.write(told, b"%d\\n" % os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        os._exit(0)
    for file in message[1]:
        os.close(file)
"""


@cache
def _parent() -> socket.socket:
    """The line to the process that is forked: one for all tests of this process, which ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        parent = subprocess.Popen(
            [sys.executable, "-c", FORKING, str(theirs.fileno())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
        )
    atexit.register(_end, ours, parent)
    return ours


def _end(line: socket.socket, parent: subprocess.Popen[bytes]) -> None:
    line.close()
    parent.wait()


class Fork:
    """`lastcard` in a process of its own, in English, with what `subprocess.Popen` would have.

    `first` is what the process does before.
    """

    def __init__(
        self, arguments: Sequence[str], log: IO[bytes], environment: Mapping[str, str] = os.environ, first: str = ""
    ) -> None:
        said, out = os.pipe()
        answers, told = os.pipe()
        wanted = {"arguments": arguments, "environment": dict(environment), "first": first}
        socket.send_fds(_parent(), [json.dumps(wanted).encode()], [out, log.fileno(), told])
        os.close(out)
        os.close(told)
        self.stdout = os.fdopen(said, encoding="utf-8")
        self._answers = os.fdopen(answers)
        self.pid = int(self._answers.readline())
        self._status: int | None = None

    def wait(self, timeout: float) -> int:
        """The exit status; that of a signal is negative."""
        if self._status is None:
            if not select.select([self._answers], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("lastcard", timeout)
            self._status = int(self._answers.readline())
            self._answers.close()
        return self._status

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


# lets standard input come from a file
TYPED: Final = "import os, sys; os.dup2(os.open({file!r}, os.O_RDONLY), 0); sys.stdin = open(0, encoding='utf-8')"


def run(
    arguments: Sequence[str], environment: Mapping[str, str], timeout: float, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Runs a command to its end, and has what it said."""
    with tempfile.TemporaryFile() as log, tempfile.NamedTemporaryFile() as lines:
        lines.write(typed.encode())
        lines.flush()
        process = Fork(arguments, log, environment, TYPED.format(file=lines.name))
        with process.stdout:
            out = process.stdout.read()
        status = process.wait(timeout)
        log.seek(0)
        return subprocess.CompletedProcess(arguments, status, out, log.read().decode())
