"""Lets bots think. Ours are quick but for the expert; that one and bots of others think in processes of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from threading import Thread
from typing import Final

from lastcard.actions import Action
from lastcard.bots import registry
from lastcard.rules import Ruleset
from lastcard.sitting import STAND_IN
from lastcard.view import View, asked

QUICK: Final = ("easy", "normal", "hard")  # some microseconds a decision
PATIENCE: Final = 5.0  # seconds for a decision, after which the stand-in decides


def decide(bot: str, rules: Ruleset, seed: int, view: View) -> Action | None:
    """What a bot wants to do, from what it sees and a seed; None to let the others act."""
    return registry.player(bot, rules, seed).wants(view)


def decide_surely(bot: str, rules: Ruleset, seed: int, view: View) -> Action | None:
    """The same, with the stand-in's choice where the bot fails, is silent when asked, or says what is not allowed."""
    try:
        action = decide(bot, rules, seed, view)
        if action is None:
            right = not asked(view)
        else:
            right = action.seat == view.viewer and any(action.code & ~1 == each.code for each in view.legal)
    except Exception:
        right = False
    return action if right else decide(STAND_IN, rules, seed, view)


class Thinkers:
    """The processes in which slow bots think, started when the first one has to."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, bot: str, rules: Ruleset, seed: int, view: View) -> Action | None:
        """What a bot wants. One that takes too long is cut short, and with it whoever thinks in the same processes."""
        pool = self._pool = self._pool or ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("spawn"), initializer=_serve_one_master
        )
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.wrap_future(pool.submit(decide_surely, bot, rules, seed, view))
        except (TimeoutError, BrokenExecutor):
            self._end(pool)
            return decide(STAND_IN, rules, seed, view)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._end(self._pool)


def _serve_one_master() -> None:
    """Leaves Ctrl-C to the server, and ends with it however it ends."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)
