"""Means with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from lastcard.lab.estimates import Estimate, Z

SAMPLES: Final = 1000  # of a bootstrap
Integers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]
Numbers = Integers | Reals | npt.NDArray[np.bool_]


def stacked(parts: Iterable[Sequence[Sequence[int]]], columns: int) -> Integers:
    """The rows of all parts in one table."""
    return np.array([row for part in parts for row in part], dtype=np.int64).reshape(-1, columns)


def mean(values: Numbers) -> Estimate:
    """The mean of independent values, with the interval of the normal distribution; of a single value, without end."""
    if len(values) == 0:
        return Estimate(0.0, -inf, inf)
    centre = float(np.mean(values))
    half = Z * float(np.std(values, ddof=1)) / sqrt(len(values)) if len(values) > 1 else inf
    return Estimate(centre, centre - half, centre + half)


def count(values: Numbers) -> Estimate:
    """The mean of how often something happened, which nothing can make less than never."""
    found = mean(values)
    return Estimate(found.value, max(0.0, found.low), found.high)


def bootstrap(values: Reals, figure: Callable[[Reals], Reals]) -> tuple[Reals, Reals]:
    """The intervals of figures of the sums of rows: where they lie when rows are drawn again, with replacement.

    `figure` gets the sums of all samples at once, a row each, and gives back a row of figures for each.
    """
    draw = np.random.default_rng(1)  # the same rows give the same intervals
    rows = len(values)
    if rows < 2:
        known = figure(values.sum(axis=0, keepdims=True))[0]
        return np.full_like(known, -inf), np.full_like(known, inf)
    sums = np.array([values[draw.integers(0, rows, rows)].sum(axis=0) for _ in range(SAMPLES)])
    low, high = np.percentile(figure(sums), [2.5, 97.5], axis=0)
    return low, high
