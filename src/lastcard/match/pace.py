"""The pace of people: how long a turn or a round takes them."""

from __future__ import annotations

from typing import Final

SECONDS: Final = 4.0  # that a person takes for an action
BETWEEN_ROUNDS: Final = 20.0  # seconds to look at the points


def minutes(actions: float, rounds: int) -> float:
    """How long a match takes at a usual pace."""
    return (actions * SECONDS + (rounds - 1) * BETWEEN_ROUNDS) / 60
