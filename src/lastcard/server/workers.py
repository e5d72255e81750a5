"""Worker processes, which work for the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Final, ParamSpec, TypeVar

from lastcard.core.errors import Problem, cause
from lastcard.server.logs import LOGGER

NICE: Final = 10  # games come first
IDLE: Final = 60.0  # seconds after which a process that has nothing to do ends
P = ParamSpec("P")
T = TypeVar("T")


class WorkFailed(Problem):
    """What a process was to do could not be done: it has been killed, for want of memory perhaps, or has a fault."""

    def __init__(self) -> None:
        super().__init__("server-error")


def put_behind(process: BaseProcess) -> None:
    """Lets a process come after the server wherever both want a core, from its first moment: starting takes a while."""
    assert process.pid is not None
    with suppress(ProcessLookupError):
        if hasattr(os, "sched_setscheduler"):  # the server may have been given precedence over everything
            os.sched_setscheduler(process.pid, os.SCHED_OTHER, os.sched_param(0))
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + NICE)


def check_room(waiting: Sequence[str], where: str, each: int, most: int) -> None:
    """Refuses what is to wait too, where those from one address, or all of them, are as many as may."""
    if waiting.count(where) >= each:
        raise Problem("too-fast")
    if len(waiting) >= most:
        raise Problem("server-full")


def give_way() -> None:
    """In such a process: leaves Ctrl-C to the server, and ends with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()
    if sys.platform == "linux":  # where it ends at once, also if a bot never lets another thread run
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class WorkProcess:
    """A process in which one thing after the other is done for the server; it is there while there is something to do.

    The engine would let nobody else have the processor. `trouble` is what is logged where that fails, `begin` is called
    in the process first, `give_way` at the least.
    """

    def __init__(self, trouble: str, begin: Callable[..., None] = give_way, given: tuple[Any, ...] = ()) -> None:
        self._trouble = trouble
        self._turn = asyncio.Lock()
        self._begin = begin
        self._given = given
        self._process: ProcessPoolExecutor | None = None
        self._end: asyncio.TimerHandle | None = None

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Does this in the process, one call at a time; it may come to a Problem, and anything else is WorkFailed."""
        assert not kwargs
        async with self._turn:
            try:
                return await self._do(partial(work, *args))
            except Problem:
                raise
            except Exception as error:
                usual = isinstance(error, OSError)
                LOGGER.error(self._trouble, extra={"reason": cause(error)}, exc_info=None if usual else error)
                self.close()
                raise WorkFailed from error

    async def _do(self, work: Callable[[], T]) -> T:
        if self._end is not None:
            self._end.cancel()
        loop = asyncio.get_running_loop()
        if self._process is None:
            spawn = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, spawn, initializer=self._begin, initargs=self._given)
        doing = loop.run_in_executor(self._process, work)
        for process in self._processes():
            put_behind(process)
        try:
            return await doing
        finally:
            self._end = loop.call_later(IDLE, self.close)

    def _processes(self) -> list[BaseProcess]:
        return list((getattr(self._process, "_processes", None) or {}).values())

    def close(self) -> None:
        """Ends the process, also in the middle of something."""
        if self._end is not None:
            self._end.cancel()
        if self._process is not None:
            for process in self._processes():
                process.kill()
            self._process.shutdown(wait=False, cancel_futures=True)
            self._process = None
