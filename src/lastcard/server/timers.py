"""Timers: lets every table and evening run when it wants to act by itself."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

from lastcard.server.connections import Connection
from lastcard.table.gathering import Gathering
from lastcard.table.timing import Uptime


class Timers:
    """At most one timer for each table. They are all in the one heap that the event loop has."""

    def __init__(self, uptime: Uptime, run: Callable[[Gathering[Connection]], None]) -> None:
        self._uptime = uptime
        self._run = run
        self._loop = asyncio.get_running_loop()
        self._armed: dict[int, tuple[float, asyncio.Handle]] = {}

    def schedule(self, room: Gathering[Connection]) -> None:
        """Sees to it that a table runs in time; being woken too early costs less than changing the alarm."""
        when = room.next()
        if when is None:
            return
        armed, timer = self._armed.get(room.number, (math.inf, None))
        if armed <= when:
            return
        if timer is not None:
            timer.cancel()
        self.arm(room, when)

    def arm(self, room: Gathering[Connection], when: float) -> None:
        self._armed[room.number] = when, self._loop.call_at(self._uptime.until(when), self.fire, room)

    def fire(self, room: Gathering[Connection]) -> None:
        self.cancel(room)
        self._run(room)

    def cancel(self, room: Gathering[Connection]) -> None:
        _, timer = self._armed.pop(room.number, (0.0, None))
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for _, timer in self._armed.values():
            timer.cancel()
