"""Five puzzles a day, the same for everybody, and days in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, date, datetime
from typing import Final

from lastcard.core import times
from lastcard.puzzles.model import Collection, Puzzle

FIVE: Final = 5
PRIOR: Final = 20
SLOTS: Final = (
    ("play", "colour", "challenge", "play", "ending"),
    ("play", "target", "challenge", "play", "ending"),
)  # the themes of a day, and of the next


def today() -> date:
    return datetime.now(UTC).date()


def five(collection: Collection, day: date) -> tuple[Puzzle, ...]:
    """The puzzles of a day, from the easiest to the most difficult; no theme has one again before it has had all."""
    number = day.toordinal()
    slots = SLOTS[number % len(SLOTS)]
    chosen: list[Puzzle] = []
    for slot, theme in enumerate(slots):
        by_theme = sorted((each for each in collection.puzzles if each.theme == theme), key=lambda each: each.id)
        turn = _turns(number, theme) + slots[:slot].count(theme)
        if by_theme:
            chosen.append(by_theme[turn % len(by_theme)])
    return tuple(sorted(chosen, key=lambda each: (-each.share, each.id)))


def _turns(number: int, theme: str) -> int:
    """How many puzzles of a theme the days before had."""
    whole, rest = divmod(number, len(SLOTS))
    in_all = sum(slots.count(theme) for slots in SLOTS)
    return whole * in_all + sum(SLOTS[day].count(theme) for day in range(rest))


def streak(days: Iterable[int], now: date) -> int:
    """For how many days in a row, up to today or yesterday, all five were answered; a day is named for each answer."""
    return times.streak({date.fromordinal(day) for day, answers in Counter(days).items() if answers >= FIVE}, now)


def adjusted(share: float, tries: int, solved: int) -> float:
    """The share that find a puzzle: what our solvers say counts as so many people's tries."""
    return (share * PRIOR + solved) / (PRIOR + tries)
