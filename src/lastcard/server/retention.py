"""Retention: chat, reports, what moderators did, and clubs without members are kept for a time only."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Final

from lastcard.server.config import Config
from lastcard.server.logs import LOGGER
from lastcard.server.storage.base import Store
from lastcard.server.storage.clubs import forget_empty
from lastcard.server.storage.moderation import Swept

EMPTY: Final = 30  # days for which a club that nobody belongs to waits for somebody to come back
MOST: Final = 500  # of a kind that go at once
PAUSE: Final = 0.5  # seconds after that, in which games go on
DAY: Final = 86_400.0


async def sweep_all(config: Config, store: Store) -> None:
    """Removes all that is too old now, bit by bit."""
    while max(await sweep(config, store, time.time())) >= MOST:
        await asyncio.sleep(PAUSE)


async def sweep(config: Config, store: Store, now: float) -> Swept:
    """Removes some of what is too old by a clock; how much."""
    kept = config.keep_chat, config.keep_reports, config.keep_acts
    chat, reports, acts = [now - days * DAY if days else -math.inf for days in kept]
    await forget_empty(store, now - EMPTY * DAY)
    swept = await store.moderation.sweep(chat, reports, acts, now, MOST)
    if any(swept):
        LOGGER.info("removed what was too old", extra=swept._asdict())
    return swept
