"""Playing through plain ASGI, where another server than ours runs the application: slower, and with fewer limits."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final, cast

from litestar.types import Send

UNREAD: Final = 250_000  # bytes that may wait for a slow reader
PATIENCE: Final = 10.0  # seconds for what was posted before the end


class AsgiLine:
    """A connection to which everything is sent in its order; who leaves too much of it unread is given up."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._unread = 0
        self._finished = False
        self.given_up = False
        self._sending = asyncio.ensure_future(self._send_all())

    def post(self, message: bytes) -> None:
        self._unread += len(message)
        if self._unread > UNREAD:
            self.given_up = True
            self._sending.cancel()
        elif not self._finished:
            self._waiting.put_nowait(message)

    def finish(self) -> None:
        self._finished = True
        self._waiting.put_nowait(None)

    async def close(self) -> None:
        """Lets go of the connection, once who was told goodbye has heard it."""
        if not self._finished:
            self._sending.cancel()
        await asyncio.wait({self._sending}, timeout=PATIENCE)
        self._sending.cancel()

    async def _send_all(self) -> None:
        with suppress(OSError, RuntimeError):  # it has ended meanwhile
            while (message := await self._waiting.get()) is not None:
                await self._send(cast(Any, {"type": "websocket.send", "text": message.decode()}))
                self._unread -= len(message)
            await self._send(cast(Any, {"type": "websocket.close", "code": 1000}))
