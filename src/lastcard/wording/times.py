"""Times in words, where a turn has hours."""

from __future__ import annotations

from typing import Final

from lastcard.wording.catalogues import Catalogue

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def time_left(seconds: float, say: Catalogue) -> str:
    """How much time is left, in the largest unit of which there are two or more."""
    if seconds >= 2 * DAY:
        return say("turns-days-left", count=int(seconds // DAY))
    if seconds >= 2 * HOUR:
        return say("turns-hours-left", count=int(seconds // HOUR))
    return say("turns-minutes-left", count=max(1, int(seconds // MINUTE)))


def turn_time(hours: int, say: Catalogue) -> str:
    """How long a turn may take."""
    if not hours:
        return say("setting-turn-hours-none")
    days, rest = divmod(hours, 24)
    return say("setting-turn-hours-count", count=hours) if rest else say("setting-turn-days-count", count=days)
