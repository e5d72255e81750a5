"""How all tries of a deal came out: counts by score, from which every question is answered without looking at tries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lastcard.protocol.tries import Bar

WIDTHS: Final = (10, 20, 50, 100, 200, 500)  # of bars, in points
BARS: Final = 24


class Field:
    """The scores of a deal, and how often there was each."""

    def __init__(self, counts: Mapping[int, int]) -> None:
        self._counts = dict(counts)
        self.tries = sum(self._counts.values())

    def better_than(self, score: int) -> float | None:
        """The share of all other tries that one with this score beat, equal ones by half; None if there is no other."""
        if self.tries <= 1:
            return None
        below = sum([tries for other, tries in self._counts.items() if other < score])
        equal = self._counts.get(score, 0) - 1
        return (below + equal / 2) / (self.tries - 1)

    def mean(self) -> float | None:
        if not self.tries:
            return None
        return sum([score * tries for score, tries in self._counts.items()]) / self.tries

    def bars(self) -> tuple[int, tuple[Bar, ...]]:
        """How wide the bars of its picture are, and the bars from the lowest score to the highest, without gaps."""
        if not self._counts:
            return WIDTHS[0], ()
        low, high = min(self._counts), max(self._counts)
        width = next((each for each in WIDTHS if high // each - low // each < BARS), (high - low) // BARS + 1)
        heights = dict.fromkeys(range(low // width, high // width + 1), 0)
        for score, tries in self._counts.items():
            heights[score // width] += tries
        return width, tuple([Bar(place * width, tries) for place, tries in heights.items()])
