"""Processes in which the server has others work for it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from threading import Thread
from typing import Final

NICE: Final = 10  # games come first


def give_way() -> None:
    """Comes after the server wherever both want a core, leaves Ctrl-C to it, and ends with it however it ends."""
    if hasattr(os, "nice"):
        os.nice(NICE)
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
