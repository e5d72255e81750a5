"""Times as text (ISO 8601, UTC)."""

from __future__ import annotations

from datetime import UTC, datetime


def iso(at: float) -> str:
    """A moment, in seconds since 1970, as records and messages tell it; "" for never."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ") if at else ""
