"""A dialogue with a server: lines are read in a thread of their own, so that news can be told while nobody types."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from typing import Any

from lastcard.client.connection import LiveClient
from lastcard.protocol.messages import Command
from lastcard.terminal.plain.lines import Dialogue, Quit, Reader

Typed = queue.SimpleQueue[str | None]


class Typing:
    """One reader of lines for several who want them, one after the other: who has asked last gets what is typed."""

    def __init__(self, read: Reader) -> None:
        self._read = read
        self._typed: Typed = queue.SimpleQueue()
        self._ended = False
        self._lock = threading.Lock()
        self._reader = threading.Thread(target=self._read_all, daemon=True)

    def _read_all(self) -> None:
        line: str | None = ""
        while line is not None:
            line = self._read()
            with self._lock:
                self._ended = line is None
                self._typed.put(line)

    def listen(self) -> Typed:
        """What is typed from now on. Whoever had it before hears that there is no more."""
        with self._lock:
            self._typed.put(None)
            self._typed = queue.SimpleQueue()
            if self._ended:
                self._typed.put(None)
            if self._reader.ident is None:  # not before somebody listens
                self._reader.start()
            return self._typed


class LiveDialogue(Dialogue):
    """Tells what a server says, and answers what is typed meanwhile."""

    _client: LiveClient[Any, Any]
    _typing: Typing
    _typed: Typed
    _loop: asyncio.AbstractEventLoop

    async def _tell_all(self) -> None:
        """Tells news until there are no more that matter here."""
        raise NotImplementedError

    def _answer(self, line: str) -> None:
        """Answers a line, in the thread that reads them."""
        raise NotImplementedError

    async def _converse(self) -> bool:
        """Until there is no more to tell, or to answer; whether it was that we have had enough."""
        self._loop = asyncio.get_running_loop()
        self._typed = self._typing.listen()
        telling = asyncio.create_task(self._tell_all())
        answering = asyncio.create_task(asyncio.to_thread(self._answer_all))
        try:
            await asyncio.wait({telling, answering}, return_when=asyncio.FIRST_COMPLETED)
            if answering.done():
                await self._leave(telling)
            if telling.done():
                telling.result()
            return answering.done()
        finally:
            telling.cancel()
            self._typing.listen()
            await asyncio.wait({telling, answering})

    async def _leave(self, telling: asyncio.Task[None]) -> None:
        """Tells the server that we go, where it is to know; what it says to that is still told."""

    def _answer_all(self) -> None:
        with contextlib.suppress(Quit):
            while True:
                self._answer(self._next_line())

    def _next_typed(self) -> str | None:
        return self._typed.get()

    def _say(self, command: Command) -> None:
        """Says something to the server, from the thread that reads lines."""
        self._loop.call_soon_threadsafe(self._client.say, command)
