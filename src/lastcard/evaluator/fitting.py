"""Trains a net: any inputs that are small whole numbers, and whatever says how wrong it is.

Adam, two hidden layers; all chance follows from a seed, so that the same rows give the same net, bit for
bit, on one machine with one thread of linear algebra.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from lastcard.evaluator.kernels import MOST
from lastcard.evaluator.net import UNIT, write_net
from lastcard.evaluator.sparse import Bytes, Floats, times

LAYERS: Final = (128, 64)
SLOW, FAST = np.float32(0.9), np.float32(0.999)  # how long Adam remembers slopes and their squares
LARGEST: Final = 15.9  # what a weight may be, so that a net's sums stay small


class Trainer:
    """Weights that learn."""

    def __init__(self, inputs: int, seed: int, layers: tuple[int, int] = LAYERS) -> None:
        random = np.random.default_rng(seed)
        widths = (inputs, *layers, 1)
        self.weights: list[Floats] = []
        for above, below in pairwise(widths):
            spread = np.float32(np.sqrt(2 / (min(above, 100))))  # few of many inputs are on
            self.weights.append(random.standard_normal((above, below), dtype=np.float32) * spread)
            self.weights.append(np.zeros(below, dtype=np.float32))
        self.weights[4] *= np.float32(0.1)
        self.slopes = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0
        self._most = np.float32(np.inf)
        self._slopes_1 = np.zeros_like(self.weights[0])

    def hold(self) -> None:
        """From now on units pass on no more than they can in the net of whole numbers."""
        self._most = np.float32(MOST / UNIT)

    def chances(self, rows: Bytes) -> Floats:
        """What the net would say of these rows."""
        return _chances(self._forward(rows)[-1][:, 0])

    def worths(self, rows: Bytes) -> Floats:
        """The same before it is made a chance."""
        return self._forward(rows)[-1][:, 0]

    def step(self, rows: Bytes, targets: Floats, rate: float) -> float:
        """Learns from one batch what is between 0 and 1; returns its mean loss before, the cross-entropy."""

        def wrong(worths: Floats) -> tuple[float, Floats]:
            loss = np.mean(np.logaddexp(np.float32(0), worths) - targets * worths)
            return float(loss), (_chances(worths) - targets) / np.float32(len(targets))

        return self.learn(rows, wrong, rate)

    def learn(self, rows: Bytes, wrong_by: Callable[[Floats], tuple[float, Floats]], rate: float) -> float:
        """Learns from one batch, of whose worths a function tells the mean loss and its slopes; returns the loss."""
        first, second, worths = self._forward(rows)
        loss, slopes = wrong_by(worths[:, 0])
        wrong: Floats = slopes[:, None]
        at_second: Floats = (wrong @ self.weights[4].T) * ((second > 0) & (second < self._most))
        at_first: Floats = (at_second @ self.weights[2].T) * ((first > 0) & (first < self._most))
        times(rows, at_first, self._slopes_1, turned=True)
        self._learn(
            [
                self._slopes_1,
                at_first.sum(axis=0),
                first.T @ at_second,
                at_second.sum(axis=0),
                second.T @ wrong,
                wrong.sum(axis=0),
            ],
            np.float32(rate),
        )
        return loss

    def _forward(self, rows: Bytes) -> tuple[Floats, Floats, Floats]:
        first = np.empty((len(rows), len(self.weights[1])), dtype=np.float32)
        times(rows, self.weights[0], first)
        first += self.weights[1]
        np.clip(first, 0, self._most, out=first)
        second = np.clip(first @ self.weights[2] + self.weights[3], 0, self._most)
        return first, second, second @ self.weights[4] + self.weights[5]

    def _learn(self, slopes: list[Floats], rate: np.float32) -> None:
        """A step of Adam."""
        self.steps += 1
        rate *= np.float32(np.sqrt(1 - float(FAST) ** self.steps) / (1 - float(SLOW) ** self.steps))
        for weight, slope, mean, square in zip(self.weights, slopes, self.slopes, self.squares, strict=True):
            mean *= SLOW
            mean += (1 - SLOW) * slope
            square *= FAST
            square += (1 - FAST) * slope * slope
            weight -= rate * mean / (np.sqrt(square) + np.float32(1e-8))
            np.clip(weight, -LARGEST, LARGEST, out=weight)

    def net(self, kind: str, version: int) -> bytes:
        """The content of the net's file."""
        lists: list[Any] = [weight.tolist() for weight in self.weights]
        return write_net(kind, version, list(zip(lists[::2], lists[1::2], strict=True)))

    def state(self) -> dict[str, npt.NDArray[Any]]:
        """Everything there is, to go on from later."""
        parts = {"weights": self.weights, "slopes": self.slopes, "squares": self.squares}
        named = {f"{name}_{place}": part for name, list_ in parts.items() for place, part in enumerate(list_)}
        return {**named, "steps": np.array(self.steps)}

    def go_on(self, state: dict[str, npt.NDArray[Any]]) -> None:
        """Takes up what `state` said."""
        for name, list_ in (("weights", self.weights), ("slopes", self.slopes), ("squares", self.squares)):
            for place in range(len(list_)):
                list_[place] = state[f"{name}_{place}"].copy()
        self.steps = int(state["steps"])


def _chances(worth: Floats) -> Floats:
    found: Floats = np.float32(1) / (np.float32(1) + np.exp(-worth))
    return found


def batches(count: int, seed: int, size: int) -> Iterator[npt.NDArray[np.int64]]:
    """All of so many rows in an order that follows from the seed, batch by batch."""
    order = np.random.default_rng(seed).permutation(count)
    for first in range(0, count, size):
        yield order[first : first + size]
