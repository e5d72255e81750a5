"""Figures with their 95 % intervals, from counts and sums alone."""

from __future__ import annotations

from math import inf, sqrt
from typing import Final

import msgspec

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


class Estimate(msgspec.Struct, frozen=True):
    """A figure and the interval that holds the true one 95 times of 100."""

    value: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether the interval leaves out zero."""
        return self.low > 0 or self.high < 0

    def plus(self, by: float) -> Estimate:
        return Estimate(by + self.value, by + self.low, by + self.high)

    def times(self, by: float) -> Estimate:
        return Estimate(by * self.value, *sorted((by * self.low, by * self.high)))


class Effect(msgspec.Struct, frozen=True):
    """What comes of rules, at a number of seats; or what they change."""

    turns: Estimate  # actions in a round
    minutes: Estimate  # of a round
    rounds: Estimate  # in a match
    match: Estimate  # its minutes
    luck: Estimate  # the share of who wins a match that is not due to who plays better
    first: Estimate  # the share of the rounds that who begins wins beyond a fair one


def share(wins: int, games: int) -> Estimate:
    """So many of so many, with the interval of Wilson, which also holds for few games and shares near 0 and 1."""
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    found = wins / games
    weight = 1 + Z**2 / games
    centre = (found + Z**2 / (2 * games)) / weight
    half = Z * sqrt(found * (1 - found) / games + Z**2 / (4 * games**2)) / weight
    low = 0.0 if wins == 0 else centre - half
    high = 1.0 if wins == games else centre + half
    return Estimate(found, low, high)


class Sums(msgspec.Struct, frozen=True, array_like=True):
    """Pairs of numbers added up: enough to know the ratio of their means and how sure it is."""

    pairs: int = 0
    x: float = 0.0
    y: float = 0.0
    xx: float = 0.0
    yy: float = 0.0
    xy: float = 0.0

    def __add__(self, other: Sums) -> Sums:
        ours, theirs = msgspec.structs.astuple(self), msgspec.structs.astuple(other)
        return Sums(*(one + another for one, another in zip(ours, theirs, strict=True)))

    @property
    def ratio(self) -> Estimate:
        """The mean of `x` over that of `y`, with the interval of the delta method; of few pairs, without end."""
        if not self.y:
            return Estimate(0.0, -inf, inf)
        found = self.x / self.y
        if self.pairs < 2:
            return Estimate(found, -inf, inf)
        squares = max(0.0, self.xx - 2 * found * self.xy + found**2 * self.yy)
        half = Z * sqrt(squares * self.pairs / (self.pairs - 1)) / abs(self.y)
        return Estimate(found, found - half, found + half)


def pair(x: float, y: float = 1.0) -> Sums:
    return Sums(1, x, y, x * x, y * y, x * y)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """How much more the first is, where neither tells anything of the other."""
    value = one.value - other.value
    half = sqrt(((one.high - one.low) / 2) ** 2 + ((other.high - other.low) / 2) ** 2)
    return Estimate(value, value - half, value + half)
