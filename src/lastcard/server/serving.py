"""Runs the application on Uvicorn until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import Final

import msgspec
import uvicorn

from lastcard.server import logs
from lastcard.server.app import LARGEST, make_app
from lastcard.server.config import Config
from lastcard.server.storage import Store

GRACE: Final = 5  # seconds for what is under way when the server is told to stop
PING: Final = 20.0  # seconds between questions whether a connection is still there, and for the answer
SWITCH: Final = 0.001  # seconds for which a thread may keep the storage thread waiting


class _Server(uvicorn.Server):
    """Says goodbye before it closes connections, and says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], farewell: Callable[[], asyncio.Future[None]]):
        super().__init__(config)
        self._ready = ready
        self._farewell = farewell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._farewell()
        await super().shutdown(sockets)


def serve(config: Config, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serves until a signal comes. `ready` is told the address once people can connect."""
    logs.set_up(config.log)
    _allow_many_files()
    sys.setswitchinterval(SWITCH)
    config = msgspec.structs.replace(config, port=listener.getsockname()[1])
    store = Store(config.data / "lastcard.sqlite3")
    app, state = make_app(config, store)
    server = _Server(
        uvicorn.Config(
            app,
            http="httptools",
            ws="websockets-sansio",
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
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve([listener]))


def _allow_many_files() -> None:
    """Every connection is a file to the system, which may allow few unless asked."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
