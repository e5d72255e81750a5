"""Retention: chat, reports, what moderators did, and clubs without members are kept for a time only."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Final

from lastcard.core.errors import cause
from lastcard.server.config import Config
from lastcard.server.logs import LOGGER
from lastcard.server.storage.base import Store, Unavailable
from lastcard.server.storage.clubs import forget_empty
from lastcard.server.storage.moderation import Swept

EMPTY: Final = 30  # days for which a club that nobody belongs to waits for somebody to come back
EVERY: Final = 3_600.0  # seconds between two looks
MOST: Final = 500  # of a kind that go at once
PAUSE: Final = 0.5  # seconds after that, in which games go on
DAY: Final = 86_400.0


class Retention:
    """Sweeps a store now and then."""

    def __init__(self, config: Config, store: Store) -> None:
        self._store = store
        self._days = config.keep_chat, config.keep_reports, config.keep_acts
        self._sweeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeping = asyncio.create_task(self._keep_sweeping())

    def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()

    async def _keep_sweeping(self) -> None:
        while True:
            try:
                while max(await self.sweep(time.time())) >= MOST:
                    await asyncio.sleep(PAUSE)
            except Unavailable as error:
                LOGGER.warning("what is too old could not be removed", extra={"reason": cause(error)})
            await asyncio.sleep(EVERY)

    async def sweep(self, now: float) -> Swept:
        """Removes some of what is too old by a clock; how much."""
        chat, reports, acts = [now - days * DAY if days else -math.inf for days in self._days]
        await forget_empty(self._store, now - EMPTY * DAY)
        swept = await self._store.moderation.sweep(chat, reports, acts, now, MOST)
        if any(swept):
            LOGGER.info("removed what was too old", extra=swept._asdict())
        return swept
