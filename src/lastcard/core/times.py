"""Times as text (ISO 8601, UTC), and days in a row."""

from __future__ import annotations

from collections.abc import Container
from datetime import UTC, date, datetime, timedelta


def iso(at: float) -> str:
    """A moment, in seconds since 1970, as records and messages tell it; "" for never."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ") if at else ""


def streak(days: Container[date], now: date) -> int:
    """How many days in a row, up to today or yesterday, are among these."""
    day = now if now in days else now - timedelta(days=1)
    length = 0
    while day - timedelta(days=length) in days:
        length += 1
    return length
