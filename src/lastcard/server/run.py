"""Runs the application on Uvicorn until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import math
import signal
import socket
import sys
from collections.abc import Callable
from multiprocessing import resource_tracker
from pathlib import Path
from types import FrameType
from typing import Any, Final, cast

import msgspec
import uvicorn

from lastcard.bots import registry
from lastcard.core.errors import Problem
from lastcard.server import logs, metrics, oidc
from lastcard.server.app import make_app
from lastcard.server.bot_workers import PATIENCE, START
from lastcard.server.collecting import prepare
from lastcard.server.config import Config
from lastcard.server.enforcement import Admins
from lastcard.server.net.limits import ConnectionLimits
from lastcard.server.net.listener import LOOK, Listening
from lastcard.server.routes.faults import LARGEST
from lastcard.server.storage.base import Store
from lastcard.server.storage.copying import FILE
from lastcard.server.storage.opening import postgres
from lastcard.server.storage.sqlite import SqliteStore

TICK: Final = 0.1  # seconds between two of Uvicorn's ticks
GRACE: Final = 5  # seconds for what is under way when the server is told to stop
PING: Final = 20.0  # seconds between questions whether a connection is still there, and for the answer
# Looking for garbage among all that thousands of connections keep alive stops every game for a good part of a second,
# and a game leaves next to nothing behind that needs it: the oldest generation waits for two million objects more.
GARBAGE: Final = (2_000, 10, 100)
SWITCH: Final = 0.001  # seconds for which a thread may keep the storage thread waiting


class _Server(uvicorn.Server):
    """Says goodbye before it closes connections, and says when it is ready."""

    def __init__(self, config: Listening, ready: Callable[[], None], farewell: Callable[[], asyncio.Future[None]]):
        super().__init__(config)
        self._limits = config.limits
        self._looked = 0.0
        self._due = math.inf
        self._ready = ready
        self._farewell = farewell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        now = asyncio.get_running_loop().time()
        metrics.LAG.observe(max(0.0, now - self._due))
        self._due = now + TICK
        if now - self._looked > LOOK:
            self._looked = now
            self._limits.look(cast(Any, list(self.server_state.connections)), now)
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Stops; having done so is all that a signal asked for, so that it is not raised again at the end."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        self._limits.stopping = True  # whatever waits on the sockets

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # first, as whoever is told goodbye connects again at once
        await self._farewell()
        await super().shutdown(sockets)
        if self.force_exit:
            await self.lifespan.shutdown()  # who hurries waits for nobody, but all is closed


def serve(config: Config, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serves until a signal comes. `ready` is told the address once people can connect."""
    config = msgspec.structs.replace(config, port=listener.getsockname()[1])
    logs.set_up(config.log, config.node if config.database else "")
    Admins(config.admins)  # what is wrong with it is told at once, as with this
    oidc.check(config)
    _allow_many_files()
    offer_programs(config.bots)
    if config.collection:
        prepare(config.collection)
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        store = runner.run(open_store(config))
        _serve(config, listener, store, runner, ready)


async def open_store(config: Config) -> Store:
    """The store of a server: a file of its own, or a database that it shares with others."""
    if not config.database:
        return SqliteStore.open(config.data / FILE)
    return await postgres().open(config.database, config.node, config.lease)


def _serve(
    config: Config, listener: socket.socket, store: Store, runner: asyncio.Runner, ready: Callable[[str], None]
) -> None:
    app, state = make_app(config, store, lambda: server.handle_exit(signal.SIGTERM, None))
    server = _Server(
        Listening(
            ConnectionLimits(config, lambda place: state.hub.allowance(place).lane),
            app,
            ws_max_size=LARGEST,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=config.proxies,
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=int(PING),
        ),
        lambda: ready(config.base),
        lambda: asyncio.ensure_future(state.hub.say_goodbye()),
    )
    registry.others()  # takes a moment, for which no game should stop
    resource_tracker.ensure_running()  # as does this, which the first process for slow bots would begin with
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    runner.run(server.serve([listener]))


def offer_programs(folder: str) -> None:
    """Lets people have the programs of a folder at their tables, if these answer as soon as a table wants it."""
    for program in registry.add_folder(Path(folder)) if folder else ():
        limits = program.about.limits
        if limits.seconds > PATIENCE or limits.start > START:
            problem = Problem("program-too-slow", seconds=int(PATIENCE), start=int(START))
            raise Problem("file-problem", file=str(program.file), problem=problem)


def _allow_many_files() -> None:
    """Every connection is a file to the system, which may allow few unless asked."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
