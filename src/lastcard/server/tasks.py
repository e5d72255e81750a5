"""Background tasks: what goes on beside everything else, until it is done or whoever began it is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from lastcard.core.errors import Problem, cause
from lastcard.server.logs import LOGGER
from lastcard.server.storage.base import Unavailable


class Tasks:
    """Those of one owner."""

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return sum(not task.done() for task in self.under_way)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return task

    def cancel(self) -> None:
        """Ends all of them, without waiting for any."""
        for task in self.under_way:
            task.cancel()

    async def close(self) -> None:
        """Ends all of them."""
        self.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)


async def repeat(work: Callable[[], Awaitable[object]], pause: float, trouble: str, first: float = 0.0) -> None:
    """Has something done over and over, with pauses; what goes wrong is logged, and then it goes on."""
    await asyncio.sleep(first)
    while True:
        try:
            await work()
        except (Problem, Unavailable) as error:
            LOGGER.warning(trouble, extra={"reason": cause(error)})
        except Exception:
            LOGGER.exception(trouble)
        await asyncio.sleep(pause)
