"""Processes in which the server has others work for it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from contextlib import suppress
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final

NICE: Final = 10  # games come first


def put_behind(process: BaseProcess) -> None:
    """Lets a process come after the server wherever both want a core, from its first moment: starting takes a while."""
    assert process.pid is not None
    with suppress(ProcessLookupError):
        if hasattr(os, "sched_setscheduler"):  # the server may have been given precedence over everything
            os.sched_setscheduler(process.pid, os.SCHED_OTHER, os.sched_param(0))
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + NICE)


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
